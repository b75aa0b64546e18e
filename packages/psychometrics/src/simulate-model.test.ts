import { describe, expect, it } from 'vitest';
import { choleskyOf } from './cholesky.ts';
import { simulationModel } from './simulate-model.ts';

describe('simulationModel', () => {
  it.each([4, 5] as const)('splits the variance of every item of the %d-box form', (boxes) => {
    const model = simulationModel(boxes);
    expect(model.cuts).toHaveLength(boxes - 1);
    expect(model.facets.size).toBe(30);
    for (const { sd, domainShare, facetShare } of model.facets.values()) {
      expect(sd).toBeGreaterThan(0);
      expect(domainShare).toBeGreaterThan(0);
      expect(facetShare).toBeGreaterThan(0);
      expect(domainShare + facetShare).toBeLessThan(1);
    }
  });

  it('is computed once', () => {
    expect(simulationModel(4)).toBe(simulationModel(4));
  });
});

describe('choleskyOf', () => {
  it('is the root of the matrix', () => {
    const factor = choleskyOf([
      [1, 0.6],
      [0.6, 1],
    ]);
    expect(factor).toEqual([
      [1, 0],
      [0.6, expect.closeTo(0.8, 12)],
    ]);
  });

  it('rejects an invalid correlation matrix', () => {
    expect(() =>
      choleskyOf([
        [1, 1.2],
        [1.2, 1],
      ]),
    ).toThrow('positive definite');
  });
});
