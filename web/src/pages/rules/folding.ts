/** Texts as they are searched: large and small letters, accents and kinds of apostrophe make no difference. */

/** A text as it is searched, and for each of its letters where it stands in the text itself; at last where that ends. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", ß: "ss" };
const SPACE = /\s/u;
const COMBINING = /\p{M}/gu;

export function folded(said: string): Folded {
  let text = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of said) {
    const small = letter.toLowerCase();
    const plain = SPACE.test(letter) ? " " : (ALIKE[small] ?? small).normalize("NFKD").replace(COMBINING, "");
    text += plain;
    for (let i = 0; i < plain.length; i += 1) at.push(place);
    place += letter.length;
  }
  return { text, at: [...at, place] };
}

/** The words that a text must hold to be found. */
export const wordsOf = (query: string): string[] => folded(query).text.split(" ").filter(Boolean);

/** Whether a text holds all the words. */
export const holds = ({ text }: Folded, words: readonly string[]): boolean => words.every((word) => text.includes(word));

/** Where words stand in a text, from letter to letter. */
export function placesOf({ text, at }: Folded, words: readonly string[]): [from: number, to: number][] {
  return words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
      places.push([at[from] ?? 0, at[from + word.length] ?? 0]);
    return places;
  });
}
