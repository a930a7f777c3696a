/** The event that begins a round. */
export const TURN = "round-begun";
