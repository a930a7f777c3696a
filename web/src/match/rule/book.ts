/** The rulebook of a game as data: fetched once, looked up by the ids of rules and chapters. */
import { fetchBook, type Book, type Paragraph } from "../../net/learning";

const books = new Map<string, Promise<Book>>();

/** The rulebook of a game; one that could not be fetched is fetched again when it is wanted again. */
export function bookOf(game: string): Promise<Book> {
  const coming = books.get(game) ?? fetchBook(game);
  books.set(game, coming);
  coming.catch(() => books.delete(game));
  return coming;
}

/** The id of the chapter that a rule belongs to; of a chapter, its own. */
export const chapterOf = (id: string): string => id.replace(/-\d+$/, "");

/** Whether an id is of a whole chapter. */
export const isChapter = (id: string): boolean => chapterOf(id) === id;

/** The paragraphs of a chapter, or the one of a rule. */
export function paragraphsOf(book: Book, id: string): Paragraph[] {
  const paragraphs = book.chapters.find((chapter) => chapter.id === chapterOf(id))?.paragraphs ?? [];
  return isChapter(id) ? paragraphs : paragraphs.filter((paragraph) => paragraph.id === id);
}
