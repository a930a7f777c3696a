/** The messages of the WebSocket as the unions that the generated types do not name. */
import type {
  Act,
  Chat,
  Consent,
  Done,
  Hint,
  Hinted,
  Ledger,
  LedgerOf,
  Log,
  LogOf,
  No,
  Offer,
  Preview,
  Previewed,
  Reasoned,
  Resign,
  Say,
  Sit,
  Stale,
  TakeBack,
  Update,
  Welcome,
  Why,
} from "./wire.gen";

export type * from "./wire.gen";

export type FromBrowser = Sit | Act | TakeBack | Resign | Offer | Consent | Say | Preview | Why | Hint | Ledger | Log;
export type FromServer = Welcome | Update | Done | Stale | No | Previewed | Reasoned | Hinted | LedgerOf | LogOf | Chat;
