/** What this browser remembers: the language, the theme, the player's name, what is heard, and the links of tables made here. */
import { LANGUAGES, loadTexts, type Language, type Texts } from "../text/texts";
import { remember, remembered } from "./remembered";
import { onOtherLight, rememberedTheme, showTheme, type Theme } from "./theme";

/** How fast the page tells what the others do. */
export const PACES = ["slow", "normal", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const isLanguage = (word: string): word is Language => (LANGUAGES as readonly string[]).includes(word);
const isPace = (word: string): word is Pace => (PACES as readonly string[]).includes(word);

/** The language remembered, or the first of the browser's that we speak. */
function firstLanguage(): Language {
  const wished = [remembered("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wished.find(isLanguage) ?? "en";
}

class Settings {
  /** The sentences, null until they are loaded. */
  texts = $state.raw<Texts | null>(null);
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  name = $state("");
  /** Whether to ask before what cannot be taken back. */
  asks = $state(true);
  /** Whether things move less than they could. */
  calm = $state(false);
  pace = $state<Pace>("normal");
  /** Whether single letters are shortcuts at the table. */
  letters = $state(true);
  /** Whether there is something to hear, and how loud that is, in percent. */
  sound = $state(false);
  volume = $state(60);
  /** Whether the coach looks at moves against bots. */
  coach = $state(false);
  /** Whether the browser tells that it is one's turn while the page is out of sight. */
  notifies = $state(false);

  /** The sentences that are loaded beside those of all games: of a game, and of learning it. */
  #modules: ReadonlySet<string> = new Set();
  /** What is being loaded; what comes next waits for it. */
  #loading: Promise<void> = Promise.resolve();

  /** Reads what is remembered and loads the sentences: in the language of the page, if it has one of its own. */
  async begin(language?: Language): Promise<void> {
    this.setTheme(rememberedTheme());
    this.name = remembered("name");
    this.asks = remembered("asks") !== "no";
    this.setCalm(remembered("calm") === "yes");
    const pace = remembered("pace");
    this.pace = isPace(pace) ? pace : "normal";
    this.letters = remembered("letters") !== "no";
    this.sound = remembered("sound") === "yes";
    this.volume = Number(remembered("volume") || 60);
    this.notifies = remembered("notifies") === "yes";
    this.coach = remembered("coach") === "yes";
    onOtherLight(() => this.setTheme(this.theme));
    await (language ? this.#speak(language) : this.setLanguage(firstLanguage()));
  }

  /** Loads the sentences of these games, unless they are loaded. */
  loadGames(games: readonly string[]): Promise<void> {
    return this.#next(async () => {
      if (games.every((game) => this.#modules.has(game))) return;
      const all = new Set([...this.#modules, ...games]);
      this.texts = await loadTexts(this.language, all);
      this.#modules = all;
    });
  }

  /** Loads the sentences of a game and those with which it is learnt, unless they are loaded. */
  loadLearning(game: string): Promise<void> {
    return this.loadGames(["learn", game, `rules/${game}`, `learn/${game}`, "replay"]);
  }

  /** Sentences are loaded one after the other: what was asked for last stays, and nobody goes on before theirs are here. */
  #next(load: () => Promise<void>): Promise<void> {
    const loaded = this.#loading.then(load);
    this.#loading = loaded.catch(() => undefined);
    return loaded;
  }

  async setLanguage(language: Language): Promise<void> {
    await this.#speak(language);
    remember("language", language);
  }

  #speak(language: Language): Promise<void> {
    return this.#next(async () => {
      this.texts = await loadTexts(language, this.#modules);
      this.language = language;
      document.documentElement.lang = language;
      document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest/${language}`);
    });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    showTheme(theme);
  }

  setAsks(asks: boolean): void {
    this.asks = asks;
    remember("asks", asks ? "yes" : "no");
  }

  setCalm(calm: boolean): void {
    this.calm = calm;
    document.documentElement.toggleAttribute("data-calm", calm);
    remember("calm", calm ? "yes" : "no");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  setLetters(letters: boolean): void {
    this.letters = letters;
    remember("letters", letters ? "yes" : "no");
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember("sound", sound ? "yes" : "no");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember("volume", String(volume));
  }

  setNotifies(notifies: boolean): void {
    this.notifies = notifies;
    remember("notifies", notifies ? "yes" : "no");
  }

  setCoach(coach: boolean): void {
    this.coach = coach;
    remember("coach", coach ? "yes" : "no");
  }

  setName(name: string): void {
    this.name = name;
    remember("name", name);
  }
}

export const settings = new Settings();

/** The tokens of the open seats of a table that was made here, by seat. */
export function tokensOf(match: string): Record<string, string> {
  try {
    return JSON.parse(remembered(`tokens:${match}`) || "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepTokens(match: string, tokens: Record<string, string>): void {
  if (Object.keys(tokens).length) remember(`tokens:${match}`, JSON.stringify(tokens));
}

/** The number of the last thing said at a table that was read here. */
export function lastReadChat(match: string): number {
  return Number(remembered(`heard:${match}`) || -1);
}

export function keepLastReadChat(match: string, number: number): void {
  remember(`heard:${match}`, String(number));
}
