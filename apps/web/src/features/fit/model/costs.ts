import type { FitContribution } from '@quint/contract/matching.ts';

/** A trait outside its range, with what it costs in whole points. */
export interface WholeCost {
  readonly part: FitContribution;
  readonly points: number;
}

/**
 * What each trait costs in whole points that add up to 100 less the fit shown: each is rounded down, and what is left
 * goes to those that lost most by it.
 */
export function wholeCosts(parts: readonly FitContribution[], score: number): readonly WholeCost[] {
  const costing = parts.filter(({ cost }) => cost > 0);
  const floors = costing.map(({ cost }) => Math.floor(cost + 1e-9));
  const left = 100 - score - floors.reduce((sum, floor) => sum + floor, 0);
  const byLoss = costing
    .map(({ cost }, index) => ({ index, loss: cost - (floors[index] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss || a.index - b.index);
  const raised = new Set(byLoss.slice(0, Math.max(0, left)).map(({ index }) => index));
  return costing.map((part, index) => ({ part, points: (floors[index] ?? 0) + (raised.has(index) ? 1 : 0) }));
}

/** A line of what costs: one trait, or several summed. */
export type CostLine =
  | { readonly kind: 'one'; readonly cost: WholeCost }
  /** Two or more; `onlyBorder`: all of them are at the border, within the error. */
  | { readonly kind: 'rest'; readonly costs: readonly WholeCost[]; readonly onlyBorder: boolean };

const pointsFirst = (a: WholeCost, b: WholeCost) =>
  Number(a.part.border) - Number(b.part.border) || b.points - a.points;

/** What costs in at most two lines: what lies clearly outside first, of more than two the rest summed. */
export function costLines(costs: readonly WholeCost[]): readonly CostLine[] {
  const ordered = costs.toSorted(pointsFirst);
  if (ordered.length <= 2) return ordered.map((cost) => ({ kind: 'one', cost }));
  const [first] = ordered;
  const isClear = first !== undefined && !first.part.border;
  const rest = isClear ? ordered.slice(1) : ordered;
  const summed: CostLine = { kind: 'rest', costs: rest, onlyBorder: rest.every(({ part }) => part.border) };
  return isClear ? [{ kind: 'one', cost: first }, summed] : [summed];
}

export function pointsOf(line: CostLine): number {
  return line.kind === 'one' ? line.cost.points : line.costs.reduce((sum, { points }) => sum + points, 0);
}
