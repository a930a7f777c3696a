/** Whether a moment of the match is being shown over the board, such as the death of a king: what comes after it waits. */
export const moment = $state({ now: false });
