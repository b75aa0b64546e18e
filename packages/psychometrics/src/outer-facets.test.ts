import { describe, expect, it } from 'vitest';
import { normFor } from './norms.ts';
import { outerFacets } from './outer-facets.ts';
import type { Facet } from './types.ts';

const NORM = normFor('ipip-neo-work@2');

/** A sum a given number of standard deviations from the mean. */
function sumAt(facet: Facet, z: number): number {
  const facetNorm = NORM.facets[facet];
  if (facetNorm === undefined) throw new Error(`No norm of ${facet}`);
  return facetNorm.mean + z * facetNorm.sd;
}

describe('The facets outside the middle level', () => {
  it('come by their distance from the mean, in either direction', () => {
    const sums = { O1: sumAt('O1', 1), C2: sumAt('C2', -1.8), E2: sumAt('E2', 1.3), A4: sumAt('A4', 0.2) };
    expect(outerFacets(sums, NORM)).toEqual(['C2', 'E2', 'O1']);
  });

  it('leave out what was not scored, and keep their order at a tie', () => {
    const sums = { E1: sumAt('E1', 2), C1: null, A1: sumAt('A1', 2) };
    expect(
      outerFacets(sums, { ...NORM, facets: { E1: { mean: 12, sd: 3 }, A1: { mean: 12, sd: 3 } } }),
    ).toEqual(
      outerFacets(
        { A1: sums.A1, E1: sums.E1 },
        { ...NORM, facets: { E1: { mean: 12, sd: 3 }, A1: { mean: 12, sd: 3 } } },
      ),
    );
    expect(outerFacets({ C1: null }, NORM)).toEqual([]);
  });
});
