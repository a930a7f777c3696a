import { expect, test } from "vitest";
import { folded, holds, placesOf, wordsOf } from "./folding";

const said = (text: string, query: string): string[] =>
  placesOf(folded(text), wordsOf(query)).map(([from, to]) => text.slice(from, to));

test.each([
  ["Un château neutre", "CHATEAU", ["château"]],
  ["Cœur de Lion", "coeur", ["Cœur"]],
  ["Jede Größe zählt", "grosse zahl", ["Größe", "zähl"]],
  ["one’s own", "one's", ["one’s"]],
  ["à la  table\u00a0: oui", "table oui", ["table", "oui"]],
  ["a border, another border", "border", ["border", "border"]],
])("in “%s” is found “%s”", (text, query, found) => {
  expect(said(text, query)).toEqual(found);
});

test("a text is found if it holds all words, in whatever order", () => {
  const text = folded("A border is never placed inside a domain.");
  expect(["inside border", "BORD", "", "border wall"].map((query) => holds(text, wordsOf(query)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
