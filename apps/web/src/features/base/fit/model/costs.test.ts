import type { FitContribution } from '@quint/contract/measures/matching.ts';
import { describe, expect, it } from 'vitest';
import { wholeCosts } from '@quint/psychometrics/whole-costs.ts';
import { costLines, pointsOf } from './costs.ts';

function part(trait: FitContribution['trait'], cost: number, border = true): FitContribution {
  return { trait, stanine: 4, min: 5, max: 8, weight: 1, outside: cost === 0 ? 0 : -1, cost, border };
}

const summarizeLines = (parts: readonly FitContribution[], score: number) =>
  costLines(wholeCosts(parts, score)).map((line) => [
    line.kind === 'one' ? line.cost.part.trait : line.costs.map((cost) => cost.part.trait).join(' '),
    pointsOf(line),
  ]);

describe('costLines', () => {
  it('adds up to 100 less the fit, however the single costs round', () => {
    const parts = [part('O', 50 / 7), part('C', 50 / 7), part('E', 25 / 7), part('A', 0)];
    const points = wholeCosts(parts, 82).map((cost) => cost.points);
    expect(points).toEqual([7, 7, 4]);
    expect(wholeCosts([part('C', 6.25), part('O', 9.375)], 84).map((cost) => cost.points)).toEqual([6, 10]);
  });

  it('lists two traits, the one clearly outside its range first', () => {
    expect(summarizeLines([part('O', 5), part('C', 10, false)], 85)).toEqual([
      ['C', 10],
      ['O', 5],
    ]);
    expect(summarizeLines([], 100)).toEqual([]);
  });

  it('lists the clear one of more than two and sums the others', () => {
    const otherParts = [part('C', 5), part('E', 5), part('A', 5), part('ES', 5)];
    expect(summarizeLines([...otherParts, part('O', 15, false)], 65)).toEqual([
      ['O', 15],
      ['C E A ES', 20],
    ]);
    expect(summarizeLines(otherParts.slice(1), 85)).toEqual([['E A ES', 15]]);
  });
});
