import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { covariancesOf, fitFactor, omegaFrom } from './omega.ts';
import type { ItemSums } from './omega.ts';
import { nextNormal, randomStream } from './random.ts';
import { cronbachAlpha } from './reliability.ts';
import { simulateSheet } from './simulate.ts';

const LOADINGS = [0.8, 0.7, 0.6, 0.5, 0.7, 0.6];

/** Sums of people who answered by one factor with these loadings; every item has a variance of 1. */
function sumsOfPeople(people: number, seed: number, loadings: readonly number[] = LOADINGS): ItemSums {
  const random = randomStream(seed);
  const rows = Array.from({ length: people }, () => {
    const level = nextNormal(random);
    return loadings.map(
      (factorLoading) => factorLoading * level + Math.sqrt(1 - factorLoading ** 2) * nextNormal(random),
    );
  });
  return sumsOfRows(
    rows,
    loadings.map(() => 1),
  );
}

function sumsOfRows(rows: readonly (readonly number[])[], keys: readonly (1 | -1)[]): ItemSums {
  return {
    n: rows.length,
    keys,
    sums: keys.map((_, item) => rows.reduce((sum, row) => sum + (row[item] ?? 0), 0)),
    products: keys.map((_, one) =>
      keys.map((__, other) => rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0)),
    ),
  };
}

const makeCovariances = (loadings: readonly number[]) =>
  loadings.map((one, row) => loadings.map((other, column) => (row === column ? 1 : one * other)));

describe('one factor', () => {
  it('finds the planted loadings', () => {
    const factor = fitFactor(makeCovariances(LOADINGS));
    expect(factor.state).toBe('fitted');
    if (factor.state !== 'fitted') return;
    for (const [item, factorLoading] of factor.loadings.entries())
      expect(factorLoading).toBeCloseTo(LOADINGS[item] ?? 0, 7);
  });

  it('reports an item that is explained completely', () => {
    const matrix = [
      [1, 0.9, 0.9],
      [0.9, 1, 0.7],
      [0.9, 0.7, 1],
    ];
    expect(fitFactor(matrix)).toEqual({ state: 'heywood' });
    expect(omegaFrom(matrix, 200)).toEqual({ state: 'heywood' });
  });

  it('reports that nothing is found', () => {
    expect(
      fitFactor([
        [1, 0.5],
        [0.5, 1],
      ]),
    ).toEqual({ state: 'not_converged' });
    expect(
      fitFactor([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
      ]),
    ).toEqual({ state: 'not_converged' });
    expect(omegaFrom(makeCovariances(LOADINGS), 7)).toEqual({ state: 'not_converged' });
  });
});

describe('omega', () => {
  const common = LOADINGS.reduce((sum, factorLoading) => sum + factorLoading, 0) ** 2;
  const truth = common / (common + LOADINGS.reduce((sum, factorLoading) => sum + 1 - factorLoading ** 2, 0));

  it('is deterministic for the same sums', () => {
    const covariances = covariancesOf(sumsOfPeople(150, 1));
    expect(omegaFrom(covariances, 150)).toEqual(omegaFrom(covariances, 150));
  });

  it('has the true value inside its interval in 95 of 100 samples', () => {
    const runs = 40;
    let inside = 0;
    for (let seed = 0; seed < runs; seed += 1) {
      const omega = omegaFrom(covariancesOf(sumsOfPeople(200, seed)), 200);
      if (omega.state !== 'fitted') continue;
      const { low, high, value } = omega.estimate;
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
      if (low <= truth && truth <= high) inside += 1;
    }
    // Three standard errors of a share of .95 in 40 runs.
    expect(inside / runs).toBeGreaterThanOrEqual(0.85);
  });

  it('is close to alpha for the scales of the form', () => {
    const form = getForm('ipip-neo-work@1');
    const items = form.items.filter(({ domain }) => domain === 'C');
    const sheets = Array.from({ length: 250 }, (_, seed) =>
      simulateSheet({ seed, instrument: form.instrument }),
    );
    const rows = sheets.map(({ answers }) => items.map(({ number }) => answers[number] ?? 0));
    const keys = items.map(({ key }) => key);
    const omega = omegaFrom(covariancesOf(sumsOfRows(rows, keys)), rows.length);
    const alpha = cronbachAlpha(rows.map((row) => row.map((value, item) => (keys[item] ?? 1) * value)));
    expect(omega.state === 'fitted' && Math.abs(omega.estimate.value - (alpha ?? 0))).toBeLessThan(0.02);
  });
});
