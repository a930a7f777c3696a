/** From this width on a match has the layout for wide screens, in pixels; styles have the same in their media queries. */
export const WIDE_FROM_PX = 900;
/** From this height on there is room for everything beside the board of a wide screen, in pixels. */
export const TALL_FROM_PX = 860;
