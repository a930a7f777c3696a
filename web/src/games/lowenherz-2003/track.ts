/** Places on a line kept apart: each as near to where it belongs as the others allow. */
export function apart(spots: readonly number[], gap: number, end: number): number[] {
  const order = spots.map((_, i) => i).sort((one, other) => (spots[one] ?? 0) - (spots[other] ?? 0) || one - other);
  const placed = [...spots];
  // Groups of neighbours that touch are spread round their middle, until none touch.
  let groups = order.map((i) => [i]);
  for (;;) {
    for (const group of groups) {
      const middle = group.reduce((sum, i) => sum + (spots[i] ?? 0), 0) / group.length;
      const half = ((group.length - 1) * gap) / 2;
      const start = Math.max(Math.min(middle - half, end - 2 * half), 0);
      group.forEach((i, n) => (placed[i] = start + n * gap));
    }
    const touching = groups.findIndex((group, n) => {
      const next = groups[n + 1]?.[0];
      return next !== undefined && (placed[next] ?? 0) - (placed[group.at(-1) ?? 0] ?? 0) < gap - 0.01;
    });
    if (touching < 0) return placed;
    groups = [
      ...groups.slice(0, touching),
      [...(groups[touching] ?? []), ...(groups[touching + 1] ?? [])],
      ...groups.slice(touching + 2),
    ];
  }
}
