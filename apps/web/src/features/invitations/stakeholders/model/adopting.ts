import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import type { MergedTrait } from '@quint/contract/roles/stakeholders.ts';
import { TRAITS, type Trait, type TraitRange } from '@quint/psychometrics/types.ts';
import { sourceOf, type AdoptedRanges } from '../api.ts';

type MergedTraits = Readonly<Record<Trait, MergedTrait>>;
type RangesNow = Readonly<Record<Trait, Required<TraitRange>>>;

/** The traits whose merged range differs from that of the role. */
export function listDifferent(mergedTraits: MergedTraits, now: RangesNow): Trait[] {
  return TRAITS.filter((trait) => {
    const { range } = mergedTraits[trait];
    return range !== null && (range.min !== now[trait].min || range.max !== now[trait].max);
  });
}

/** The merged ranges of these traits with the current weights, and the sources of all ranges after adoption. */
export function planAdoption(
  traits: readonly Trait[],
  {
    mergedTraits,
    now,
    sources,
  }: { readonly mergedTraits: MergedTraits; readonly now: RangesNow; readonly sources: RangeSources },
): { readonly ranges: AdoptedRanges; readonly sources: RangeSources } {
  const adoptions = traits.flatMap((trait) => {
    const { range } = mergedTraits[trait];
    const source = sourceOf(mergedTraits[trait]);
    return range === null || source === undefined
      ? []
      : [{ trait, range: { ...range, weight: now[trait].weight }, source }];
  });
  return {
    ranges: Object.fromEntries(adoptions.map(({ trait, range }) => [trait, range])),
    sources: { ...sources, ...Object.fromEntries(adoptions.map(({ trait, source }) => [trait, source])) },
  };
}

/** The current ranges of these traits. */
export function rangesOf(traits: readonly Trait[], now: RangesNow): AdoptedRanges {
  return Object.fromEntries(traits.map((trait) => [trait, now[trait]]));
}
