/** The messages of the WebSocket as the unions that the generated types do not name. */
import type {
  Act,
  Done,
  Ledger,
  LedgerOf,
  No,
  Preview,
  Previewed,
  Reasoned,
  Sit,
  Stale,
  TakeBack,
  Update,
  Welcome,
  Why,
} from "./wire.gen";

export type * from "./wire.gen";

export type FromBrowser = Sit | Act | TakeBack | Preview | Why | Ledger;
export type FromServer = Welcome | Update | Done | Stale | No | Previewed | Reasoned | LedgerOf;
