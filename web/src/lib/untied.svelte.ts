/** State made in the middle of a derived value. */

/**
 * What `make` returns, made apart from the derived value that asks for it: a derived value does not follow state that was made
 * within it, and would miss every change if it happened to be the first to ask. It is meant for what is kept for good.
 */
export function untied<T>(make: () => T): T {
  let made: { it: T } | undefined;
  $effect.root(() => {
    made = { it: make() };
  });
  return made ? made.it : make(); // outside a browser there are no effects, and nothing is followed
}
