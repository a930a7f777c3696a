/** What one learns by: the rulebook as data, its examples, and trying them out. */
import { get, post } from "./api";
import type { Example, FirstGame, Tried, Try } from "./wire";

export interface Paragraph {
  id: string;
  sources: { kind: string; edition: string; section: string }[];
  differs: string[];
  examples: string[];
}
export interface Book {
  game: string;
  editions: string[];
  chapters: { id: string; paragraphs: Paragraph[] }[];
}

/** The rulebook of a game, without its sentences. */
export const fetchBook = (game: string): Promise<Book> => get(`/api/rules/${encodeURIComponent(game)}`);

/** An example with all its steps. */
export const fetchExample = (game: string, name: string): Promise<Example> =>
  get(`/api/examples/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);

/** The stages of a game's first game. */
export const fetchFirstGame = (game: string): Promise<FirstGame> => get(`/api/lessons/${encodeURIComponent(game)}`);

/** What becomes of a position by some lines; nothing is kept of it. */
export const tryLines = (trial: Try): Promise<Tried> => post("/api/trials", trial);
