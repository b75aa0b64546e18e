import type { Norm } from './norms.ts';
import { facetScores } from './scoring.ts';
import type { Facet, SheetScore } from './types.ts';

/** Facets outside the middle level, by distance from the mean of the norm; ties in the order of the form. */
export function outerFacets(facets: SheetScore['raw']['facets'], norm: Norm): Facet[] {
  const levels = facetScores(facets, norm);
  return (Object.keys(facets) as Facet[])
    .flatMap((facet) => {
      const level = levels[facet]?.level ?? 'middle';
      const sum = facets[facet];
      const facetNorm = norm.facets[facet];
      if (level === 'middle' || typeof sum !== 'number' || facetNorm === undefined) return [];
      return [{ facet, distance: Math.abs(sum - facetNorm.mean) / facetNorm.sd }];
    })
    .toSorted((a, b) => b.distance - a.distance || (a.facet < b.facet ? -1 : 1))
    .map(({ facet }) => facet);
}
