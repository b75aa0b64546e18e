import { facetNamesEn } from '@quint/phrases/measures/facet-names.en.ts';

/** A facet of the work form, which has a name and texts. */
export type FacetKey = keyof typeof facetNamesEn;

function isFacetKey(facet: string): facet is FacetKey {
  return facet in facetNamesEn;
}

/** The facets of a list that have texts. */
export function facetKeys(facets: readonly string[]): FacetKey[] {
  return facets.filter(isFacetKey);
}
