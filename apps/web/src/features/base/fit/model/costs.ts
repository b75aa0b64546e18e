import type { FitContribution } from '@quint/contract/measures/matching.ts';
import type { WholeCost as Cost } from '@quint/psychometrics/whole-costs.ts';

export type WholeCost = Cost<FitContribution>;

/** One line of costs: one trait, or several summed. */
export type CostLine =
  | { readonly kind: 'one'; readonly cost: WholeCost }
  /** Two or more traits; `onlyBorder`: all of them are at the border, within the error. */
  | { readonly kind: 'rest'; readonly costs: readonly WholeCost[]; readonly onlyBorder: boolean };

const pointsFirst = (a: WholeCost, b: WholeCost) =>
  Number(a.part.border) - Number(b.part.border) || b.points - a.points;

/** The costs in at most two lines: traits clearly outside first; of more than two, the others are summed. */
export function costLines(costs: readonly WholeCost[]): readonly CostLine[] {
  const sortedCosts = costs.toSorted(pointsFirst);
  if (sortedCosts.length <= 2) return sortedCosts.map((cost) => ({ kind: 'one', cost }));
  const [first] = sortedCosts;
  const isClear = first !== undefined && !first.part.border;
  const remainingCosts = isClear ? sortedCosts.slice(1) : sortedCosts;
  const summaryLine: CostLine = {
    kind: 'rest',
    costs: remainingCosts,
    onlyBorder: remainingCosts.every(({ part }) => part.border),
  };
  return isClear ? [{ kind: 'one', cost: first }, summaryLine] : [summaryLine];
}

export function pointsOf(line: CostLine): number {
  return line.kind === 'one' ? line.cost.points : line.costs.reduce((sum, { points }) => sum + points, 0);
}
