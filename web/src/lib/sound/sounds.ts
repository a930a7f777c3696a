/** The sounds there are, by what they sound like. A game says in its folder which of its events sounds like what. */

/** The least important first: where two come at once, the more important one is heard. */
const SOUNDS = ["step", "wood", "stone", "coins", "rattle", "chord", "bell", "finale"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sounds of a game's events, by the keys of the events. */
export type EventSounds = Readonly<Partial<Record<string, Sound>>>;

/** How important a sound is, compared with others. */
export const rankOf = (sound: Sound): number => SOUNDS.indexOf(sound);

/** The most important of some sounds, of equal ones the last; null if there is none. */
export function mostImportant(sounds: readonly Sound[]): Sound | null {
  return sounds.reduce<Sound | null>((most, one) => (most && rankOf(most) > rankOf(one) ? most : one), null);
}
