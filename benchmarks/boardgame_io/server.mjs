// boardgame.io's own server with its own store, which is in memory. It says its port, and its processor time when asked.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");
const server = Server({ games: [game], origins: [/./] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(JSON.stringify({ port: appServer.address().port }));

for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ cpu_us: user + system, rss: process.memoryUsage().rss }));
}
process.exit(0);
