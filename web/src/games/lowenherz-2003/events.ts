/** The event that begins a turn. */
export const TURN = "turn-begun";
