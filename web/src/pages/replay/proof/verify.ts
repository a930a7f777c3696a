/**
 * Was the chance of a match honest? Derived again in the browser, from the seed and what the players added to it.
 *
 * The rules are not here: with each draw the server tells what could come and with what weight. What comes of it is
 * worked out here, and compared with the log. docs/notation.md says how.
 */
import { fromHex, hmac, sha256, toHex, type Bytes, type Hash } from "./sha256";
import type { Retold } from "../../../net/wire";
import { CHANCE } from "../../../match/seat";

const SPAN = 2n ** 64n;

/** What a proof needs of a match. */
export type Proof = Pick<Retold, "commitment" | "seed" | "nonces" | "seating" | "own" | "weights" | "draws" | "entries">;

/** One entry of chance, or the draw of the seats: what the log says, and what the seed gives. */
export interface Checked {
  /** Null for the seats. */
  entry: number | null;
  line: string;
  due: string;
  right: boolean;
}

/** The answer; `wrong` with the first entry that differs, or with none if it is the commitment that does not fit. */
export type Verdict =
  | { answer: "verified"; checked: number }
  | { answer: "not-verifiable"; why: "no-seed" | "no-commitment" }
  | { answer: "wrong"; first: Checked | null };

/** Derives all chance again, entry by entry; each is told as it is done, with how many there are in all. */
export async function verify(
  proof: Proof,
  tell: (checked: Checked, all: number) => void,
  hash: Hash = sha256,
): Promise<Verdict> {
  if (!proof.seed) return { answer: "not-verifiable", why: "no-seed" };
  if (!proof.commitment) return { answer: "not-verifiable", why: "no-commitment" };
  if ((await commitmentOf(proof.seed, hash)) !== proof.commitment) return { answer: "wrong", first: null };
  const key = await keyOf(proof.seed, proof.nonces, hash);
  const draws = new Map(proof.draws.map((draw) => [draw.entry, draw]));
  const entries = proof.entries.filter(({ seat, number }) => seat === CHANCE && number >= proof.own);
  let first: Checked | null = null;
  const all = entries.length + (proof.seating.length ? 1 : 0);
  const compare = (entry: number | null, line: string, due: string): void => {
    const checked = { entry, line, due, right: due === line };
    if (!checked.right) first ??= checked;
    tell(checked, all);
  };
  if (proof.seating.length) compare(null, proof.seating.join(" "), await seatingOf(proof, hash));
  for (const { number, line } of entries) {
    const draw = draws.get(number);
    const due = draw
      ? draw.lead +
        (
          await outcomes(
            key,
            number,
            draw.picks.map((one) => proof.weights[one] ?? {}),
            hash,
          )
        ).join(" ")
      : "";
    compare(number, line, due);
  }
  return first ? { answer: "wrong", first } : { answer: "verified", checked: all };
}

/** The places that the seats are drawn from, by the seed and the shares in the order of the places. */
export async function seatingOf(
  { seed, nonces, seating }: Pick<Proof, "seed" | "nonces" | "seating">,
  hash: Hash = sha256,
): Promise<string> {
  const byPlace = seating.map((_, place) => nonces[seating.indexOf(place)] ?? "");
  const numbers = numbersOf(await hmac(fromHex(seed), ["seating", ...byPlace].join("\n"), hash));
  const orders = permutations(seating.map((_, place) => place)).map((order) => [order.join(" "), 1] as const);
  return pick(fromList(numbers), Object.fromEntries(orders));
}

function permutations(places: readonly number[]): number[][] {
  if (!places.length) return [[]];
  return places.flatMap((one) => permutations(places.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

async function* fromList(numbers: readonly bigint[]): AsyncGenerator<bigint, never> {
  yield* numbers;
  throw new Error("no more words");
}

/** Bytes cut into numbers of 64 bits. */
function numbersOf(bytes: Bytes): bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.byteLength / 8 }, (_, i) => view.getBigUint64(8 * i));
}

/** What is shown of a seed when the table is set up. */
export async function commitmentOf(seed: string, hash: Hash = sha256): Promise<string> {
  return toHex(await hash(fromHex(seed)));
}

/** The key of a match: the seed and every player's share. */
export function keyOf(seed: string, nonces: readonly string[], hash: Hash = sha256): Promise<Bytes> {
  return hmac(fromHex(seed), nonces.join("\n"), hash);
}

/** The endless numbers of one entry. */
export async function* wordsOf(key: Bytes, entry: number, hash: Hash = sha256): AsyncGenerator<bigint, never> {
  for (let block = 0; ; block += 1) {
    yield* numbersOf(await hmac(key, `${entry}:${block}`, hash));
  }
}

/** One of the outcomes, as likely as its weight; words that would favour some are passed over. */
export async function pick(words: AsyncIterator<bigint>, weights: Readonly<Record<string, number>>): Promise<string> {
  const total = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0));
  if (total <= 0n) return "";
  let word = SPAN;
  while (word >= SPAN - (SPAN % total)) word = (await words.next()).value as bigint;
  let rest = word % total;
  for (const outcome of Object.keys(weights).sort()) {
    rest -= BigInt(weights[outcome] ?? 0);
    if (rest < 0n) return outcome;
  }
  return "";
}

async function outcomes(
  key: Bytes,
  entry: number,
  weights: readonly Record<string, number>[],
  hash: Hash,
): Promise<string[]> {
  const words = wordsOf(key, entry, hash);
  const picked: string[] = [];
  for (const one of weights) picked.push(await pick(words, one));
  return picked;
}
