import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addShare, fork, leave, makeMatch, rematch, takeSeat } from "./api";
import { keptShare, MAX_KEPT, shareIn } from "./shares";

type Call = { method: string; path: string; body: Record<string, unknown> };
type Answer = Record<string, unknown> | { status: number; refusal?: Record<string, unknown> };

/** What was asked of the server, in order; each path answers as it is told, else with an empty object. */
let calls: Call[];
let answers: Record<string, () => Answer | null>;

beforeEach(() => {
  calls = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    calls.push({ method, path, body: JSON.parse(body ?? "{}") as Record<string, unknown> });
    const answer = (answers[path] ?? (() => ({})))();
    if (!answer) return Promise.reject(new Error("unreachable"));
    const status = typeof answer["status"] === "number" ? answer["status"] : 200;
    const told = "refusal" in answer ? answer["refusal"] : answer;
    return Promise.resolve({ status, ok: status < 300, json: () => Promise.resolve(told) });
  });
  const made = (): Answer => ({ id: "m", tokens: {}, commitment: "c0", nonce: "awaited" });
  answers = {
    "/api/matches/lionheart": made,
    "/api/matches/old/rematch": made,
    "/api/matches/old/fork": made,
    "/api/matches/m": () => ({ commitment: "c0" }),
  };
});
afterEach(() => vi.unstubAllGlobals());

const asked = (): string[] => calls.map(({ method, path }) => `${method} ${path}`);
const bodyOf = (path: string): Record<string, unknown> => calls.find((call) => call.path === path)?.body ?? {};
const refused = (reason: string): Answer => ({ status: 409, refusal: { rule: "table", reason, params: {} } });
const seats = [{ kind: "me" as const }, { kind: "bot" as const }];

describe.each([
  ["a new match", "/api/matches/lionheart", () => makeMatch("Ada", { game: "lionheart", seats })],
  ["a rematch", "/api/matches/old/rematch", () => rematch("old")],
  ["a fork", "/api/matches/old/fork", () => fork("Ada", "old", { entry: 3, seats })],
])("%s", (_, path, make) => {
  test("is asked for without a nonce, which is sent once the commitment is known", async () => {
    await make();
    expect(asked().slice(-2)).toEqual([`POST ${path}`, "POST /api/matches/m/nonce"]);
    expect(bodyOf(path)).toMatchObject({ commit: true });
    expect(bodyOf(path)).not.toHaveProperty("nonce");
    const { nonce } = bodyOf("/api/matches/m/nonce");
    expect(nonce).toMatch(/^[0-9a-f]{24}$/);
    expect(keptShare("m")).toEqual({ match: "m", commitment: "c0", nonce });
  });

  test("is made though the nonce does not arrive, and the same one is sent later", async () => {
    answers["/api/matches/m/nonce"] = () => null;
    expect(await make()).toMatchObject({ id: "m" });
    const { nonce } = bodyOf("/api/matches/m/nonce");
    answers["/api/matches/m/nonce"] = () => ({});
    await addShare("m", "c0");
    expect(calls.at(-1)?.body).toEqual({ nonce });
  });
});

test("nothing is sent to a match that awaits nothing", async () => {
  answers["/api/matches/old/rematch"] = () => ({ id: "m", tokens: {}, commitment: "c0", nonce: "none" });
  await rematch("old");
  expect(asked()).toEqual(["POST /api/matches/old/rematch"]);
  expect(keptShare("m")).toBeNull();
});

test("a share that came too late is kept as unused", async () => {
  answers["/api/matches/m/nonce"] = () => refused("already-begun");
  await expect(addShare("m", "c0")).rejects.toThrow("already-begun");
  expect(keptShare("m")).toEqual({ match: "m", commitment: "c0", nonce: "" });
});

test("whoever takes a seat sees the commitment first", async () => {
  await takeSeat("m", "token", "Grace");
  expect(asked().slice(-2)).toEqual(["GET /api/matches/m", "POST /api/matches/m/seat"]);
  expect(calls.at(-1)?.body).toMatchObject({ token: "token", nonce: keptShare("m")?.nonce });
  expect(keptShare("m")?.commitment).toBe("c0");
});

test("nothing is kept of a seat that was not got, or left", async () => {
  answers["/api/matches/m/seat"] = () => refused("seat-taken");
  await expect(takeSeat("m", "", "Eve")).rejects.toThrow("seat-taken");
  expect(keptShare("m")).toBeNull();
  answers["/api/matches/m/seat"] = () => ({});
  await takeSeat("m", "", "Eve");
  expect(keptShare("m")).not.toBeNull();
  await leave("m");
  expect(keptShare("m")).toBeNull();
});

test("a seat that was asked for in vain is asked for again with the same share", async () => {
  answers["/api/matches/m/seat"] = () => null;
  await expect(takeSeat("m", "", "Grace")).rejects.toThrow();
  const first = calls.at(-1)?.body;
  answers["/api/matches/m/seat"] = () => ({});
  await takeSeat("m", "", "Grace");
  expect(calls.at(-1)?.body).toEqual(first);
});

test("the commitment that was seen first stays", () => {
  const share = shareIn("m", "c0");
  expect(shareIn("m", "c1")).toEqual(share);
});

test("as many shares are kept as there is room for", () => {
  for (let number = 0; number <= MAX_KEPT; number += 1) shareIn(`m${number}`, "c");
  expect(keptShare("m0")).toBeNull();
  expect(keptShare("m1")).not.toBeNull();
  expect(keptShare(`m${MAX_KEPT}`)).not.toBeNull();
});

test("a browser that keeps nothing plays all the same", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(shareIn("m", "c").nonce).toMatch(/^[0-9a-f]{24}$/);
  expect(keptShare("m")).toBeNull();
});
