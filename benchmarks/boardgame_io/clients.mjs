// Scripted players, a socket for each seat: whoever is to act lays an edge as soon as it sees that it is its turn.
// node clients.mjs PORT MATCHES PLAYERS; a line of input with seconds starts a measurement, a line of output is its figures.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { EDGES } from "./game.mjs";

const { io } = createRequire(import.meta.url)("socket.io-client");
const [port, matches, players] = process.argv.slice(2).map(Number);
const SIZED = 200; // so many updates are weighed
let acknowledged = 0;
let waited = [];
let bytes = 0;
let updates = 0;
let underway = 0;
let playing = false;
let waiting = []; // those who are to act while nobody plays

function sit(matchID, seat) {
  const playerID = String(seat);
  const socket = io(`http://127.0.0.1:${port}/edges`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const look = (state) => {
    if (sent && state.ctx.currentPlayer !== playerID) {
      acknowledged += 1;
      underway -= 1;
      waited.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== playerID) return;
    if (!playing) return waiting.push(() => look(state));
    sent = performance.now();
    underway += 1;
    const edge = Math.floor(Math.random() * EDGES);
    const action = { type: "MAKE_MOVE", payload: { type: "lay", args: [edge], playerID, credentials: undefined } };
    socket.emit("update", action, state._stateID, matchID, playerID);
  };
  socket.on("update", (_, state, log) => {
    updates += 1;
    if (updates <= SIZED) bytes += JSON.stringify([state, log]).length;
    look(state);
  });
  return new Promise((ready) => {
    socket.on("sync", (_, { state }) => ready(() => look(state)));
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, players));
  });
}

function play() {
  playing = true;
  const now = waiting;
  waiting = [];
  for (const act of now) act();
}

function measure(seconds) {
  acknowledged = updates = bytes = 0;
  waited = [];
  const begun = performance.now();
  play();
  setTimeout(() => {
    playing = false;
    const tell = () => {
      if (underway) return setTimeout(tell, 5); // what was sent is answered first
      const elapsed = (performance.now() - begun) / 1000;
      waited.sort((a, b) => a - b);
      const at = (share) => waited[Math.floor(share * (waited.length - 1))];
      const figures = { moves: acknowledged, seconds: elapsed, ack_p50_ms: at(0.5), ack_p99_ms: at(0.99) };
      console.log(JSON.stringify({ ...figures, update_bytes: bytes / Math.min(updates, SIZED) }));
    };
    tell();
  }, 1000 * seconds);
}

for (let match = 0; match < matches; match++) {
  for (let seat = 0; seat < players; seat++) (await sit(`match-${match}`, seat))();
}
console.log(JSON.stringify({ ready: matches * players }));
for await (const line of createInterface({ input: process.stdin })) measure(Number(line));
process.exit(0);
