import type { FitContribution } from '@quint/contract/matching.ts';
import type { WholeCost as Cost } from '@quint/psychometrics/whole-costs.ts';

export type WholeCost = Cost<FitContribution>;

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
