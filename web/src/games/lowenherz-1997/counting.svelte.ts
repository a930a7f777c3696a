/** Whether the ducats of others are counted along: every gain and payment is public, but not everybody wants to be told. */
export const counting = $state({ on: false });
