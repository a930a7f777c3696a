/** From this width on a match has the layout for wide screens, in pixels; styles have the same in their media queries. */
export const WIDE_FROM_PX = 900;
/** From this height on there is room for everything beside the board of a wide screen, in pixels. */
export const TALL_FROM_PX = 860;
/** From these on a narrow screen is a tablet held upright: what is under the board stands in two columns. */
export const UPRIGHT_FROM_PX = { width: 700, height: 860 };
/** With this much of the height left beside the board, such a tablet has room for what lies open and for the log, in pixels. */
export const ROOMY_FROM_PX = 480;
