/** The messages of the WebSocket: the unions that the generated types do not name, and updates as they are used here. */
import type {
  Act,
  Aside as SentAside,
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
  Question as SentQuestion,
  Reasoned,
  Resign,
  Say,
  Sit,
  Stale,
  TakeBack,
  Update as SentUpdate,
  Welcome,
  Why,
} from "./wire.gen";

export type * from "./wire.gen";

export type FromBrowser = Sit | Act | TakeBack | Resign | Offer | Consent | Say | Preview | Why | Hint | Ledger | Log;
export type FromServer = Welcome | SentUpdate | Done | Stale | No | Previewed | Reasoned | Hinted | LedgerOf | LogOf | Chat;

/** A question with all its lines, whole. */
export type Question = Required<Omit<SentQuestion, "legal">> & { legal: string[] };
export type Aside = Omit<SentAside, "legal"> & { legal: string[] };
/** An update with everything in it that was left out because it is as usual. */
export type Update = Required<Omit<SentUpdate, "question" | "aside">> & { question: Question | null; aside: Aside | null };
export type { SentUpdate };

/** An update as it is used here. */
export function received({ question, aside, ...sent }: SentUpdate): Update {
  return {
    events: [],
    whole: false,
    can_take_back: false,
    acted: -1,
    offers: [],
    hints: false,
    result: "",
    seed: "",
    ...sent,
    question: question ? { open: [], ends_undo: [], ...question, legal: wholeLines(question.legal) } : null,
    aside: aside ? { ...aside, legal: wholeLines(aside.legal) } : null,
  };
}

/** Lines that came grouped by their verb. */
function wholeLines(grouped: Record<string, string[]>): string[] {
  return Object.entries(grouped).flatMap(([verb, rests]) => rests.map((rest) => (rest ? `${verb} ${rest}` : verb)));
}
