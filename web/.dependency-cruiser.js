/** Which room of src/ may import from which (`layers.js`), and no cycles. Tests may import anything. */
import { ROOMS, SEPARATE, forbiddenFor } from "./layers.js";

const TEST = "\\.test\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...ROOMS.filter((room) => forbiddenFor(room).length).map((room) => ({
      name: `layers-${room}`,
      comment: `${room}/ is below what it imports (layers.js)`,
      severity: "error",
      from: { path: `^src/${room}/`, pathNot: TEST },
      to: { path: `^src/(${forbiddenFor(room).join("|")})/` },
    })),
    ...SEPARATE.map((room) => ({
      name: `${room}-apart`,
      comment: `a folder of ${room}/ never imports another one`,
      severity: "error",
      from: { path: `^src/${room}/([^/]+)/`, pathNot: TEST },
      to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/$1/` },
    })),
    { name: "no-cycles", severity: "error", from: { pathNot: TEST }, to: { circular: true } },
    {
      name: "no-loose-files",
      comment: "every module is in a room",
      severity: "error",
      from: { path: `^src/(?!(${ROOMS.join("|")})/)` },
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".js"] },
  },
};
