/** A trait outside its range, with its cost in whole points. */
export interface WholeCost<Part> {
  readonly part: Part;
  readonly points: number;
}

/**
 * The cost of each trait in whole points that add up to 100 less the displayed fit: each is rounded down, and the
 * difference goes to those with the largest remainders. Traits without a cost are left out.
 */
export function wholeCosts<Part extends { readonly cost: number }>(
  parts: readonly Part[],
  fit: number,
): readonly WholeCost<Part>[] {
  const costlyParts = parts.filter(({ cost }) => cost > 0);
  const floors = costlyParts.map(({ cost }) => Math.floor(cost + 1e-9));
  const remainingPoints = 100 - fit - floors.reduce((sum, floor) => sum + floor, 0);
  const byLoss = costlyParts
    .map(({ cost }, index) => ({ index, loss: cost - (floors[index] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss || a.index - b.index);
  const raisedIndices = new Set(byLoss.slice(0, Math.max(0, remainingPoints)).map(({ index }) => index));
  return costlyParts.map((part, index) => ({
    part,
    points: (floors[index] ?? 0) + (raisedIndices.has(index) ? 1 : 0),
  }));
}

/** The same for one of these traits; 0 if it costs nothing or there is no fit. */
export function wholeCostOf<Name>(
  parts: readonly { readonly trait: Name; readonly cost: number }[],
  trait: Name,
  fit: number | null,
): number {
  if (fit === null) return 0;
  return wholeCosts(parts, fit).find(({ part }) => part.trait === trait)?.points ?? 0;
}
