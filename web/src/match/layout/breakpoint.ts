/** From this width on a match has the layout for wide screens, in pixels; styles have the same in their media queries. */
export const WIDE_FROM_PX = 900;
