import { describe, expect, it } from "vitest";
import { ownSha256, sha256, toHex, type Hash } from "./sha256";
import cases from "./verify.cases.json";
import { commitmentOf, keyOf, pick, seatingOf, verify, wordsOf, type Checked, type Proof, type Verdict } from "./verify";

const proofs = cases.matches as unknown as Record<string, Proof>;
const HASHES: [string, Hash][] = [
  ["the browser's hash", sha256],
  ["our own hash", ownSha256],
];

async function answered(proof: Proof, hash: Hash = sha256): Promise<{ verdict: Verdict; told: Checked[] }> {
  const told: Checked[] = [];
  const verdict = await verify(proof, (checked) => told.push(checked), hash);
  return { verdict, told };
}

function lionheart(): Proof {
  return structuredClone(proofs["lionheart/king-eliminated"]);
}

describe.each(HASHES)("with %s", (_, hash) => {
  it.each(cases.keys)("derives what Python derives ($nonces)", async ({ seed, nonces, commitment, key, words }) => {
    expect(await commitmentOf(seed, hash)).toBe(commitment);
    const derived = await keyOf(seed, nonces, hash);
    expect(toHex(derived)).toBe(key);
    for (const [entry, numbers] of Object.entries(words)) {
      const stream = wordsOf(derived, Number(entry), hash);
      for (const number of numbers) expect(String((await stream.next()).value)).toBe(number);
    }
  });

  it.each(Object.entries(proofs))("finds %s honest", async (_name, proof) => {
    const { verdict, told } = await answered(proof, hash);
    const seats = proof.seating.length ? [proof.seating.join(" ")] : [];
    expect(verdict).toEqual({ answer: "verified", checked: seats.length + proof.draws.length });
    expect(told.map(({ due }) => due)).toEqual([...seats, ...proof.entries.map(({ line }) => line)]);
  });

  it.each(cases.seatings)("draws the seats that Python draws ($places)", async ({ seed, places, seating }) => {
    const nonces = seating.map((place) => places[place] ?? "");
    expect(await seatingOf({ seed, nonces, seating }, hash)).toBe(seating.join(" "));
  });
});

it.each([0, 3, 55, 56, 63, 64, 65, 119, 120, 1000])("hashes %d bytes as the browser does", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
  expect(toHex(await ownSha256(bytes))).toBe(toHex(await sha256(bytes)));
});

it.each(cases.picks)("picks $outcome as Python does", async ({ words, weights, outcome }) => {
  async function* given(): AsyncGenerator<bigint, never> {
    for (const word of words) yield BigInt(word);
    throw new Error("no more words");
  }
  expect(await pick(given(), weights as unknown as Record<string, number>)).toBe(outcome);
});

describe("what is not honest", () => {
  it("is named by its first entry", async () => {
    const proof = lionheart();
    const [second, last] = [proof.entries[1], proof.entries.at(-1)];
    if (!second || !last) throw new Error("too few entries");
    const due = second.line;
    second.line = "roll panic";
    last.line = "roll panic";
    const { verdict } = await answered(proof);
    expect(verdict).toEqual({ answer: "wrong", first: { entry: second.number, line: "roll panic", due, right: false } });
  });

  it("is a draw that nobody accounts for", async () => {
    const proof = lionheart();
    const hidden = proof.draws.pop();
    const { verdict } = await answered(proof);
    expect(verdict).toMatchObject({ answer: "wrong", first: { entry: hidden?.entry, due: "" } });
  });

  it("is another seed, or another player's share", async () => {
    const proof = lionheart();
    proof.seed = "00".repeat(32);
    expect((await answered(proof)).verdict).toEqual({ answer: "wrong", first: null });
    const shared = { ...lionheart(), nonces: ["ada", ""] };
    expect((await answered(shared)).verdict).toMatchObject({ answer: "wrong" });
  });

  it("is another seating than the seed gives", async () => {
    const proof = { ...proofs["lowenherz-2003/seats-drawn"], seating: [2, 0, 1] };
    const { verdict } = await answered(proof);
    expect(verdict).toEqual({ answer: "wrong", first: { entry: null, line: "2 0 1", due: "1 2 0", right: false } });
  });

  it("cannot be told without a seed or a commitment", async () => {
    expect((await answered({ ...lionheart(), seed: "" })).verdict).toEqual({ answer: "not-verifiable", why: "no-seed" });
    expect((await answered({ ...lionheart(), commitment: "" })).verdict).toEqual({
      answer: "not-verifiable",
      why: "no-commitment",
    });
  });

  it("is not looked for in what a fork took over", async () => {
    const proof = lionheart();
    const first = proof.entries[0];
    if (!first) throw new Error("no entries");
    first.line = "roll panic";
    proof.own = first.number + 1;
    expect((await answered(proof)).verdict).toMatchObject({ answer: "verified", checked: proof.entries.length - 1 });
  });
});
