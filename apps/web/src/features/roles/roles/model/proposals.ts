import type { RangeSource, RangeSources } from '@quint/contract/roles/role-sources.ts';
import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import type { RangeState, RoleAttributes, WeightedRange } from '../api.ts';

/** A range without its weight. */
export type RangeSpan = Pick<WeightedRange, 'min' | 'max'>;

/** A range that stakeholders or a template propose for a trait, with its source. */
export interface Proposal {
  readonly range: RangeSpan;
  readonly source: RangeSource;
}
export type Proposals = Readonly<Partial<Record<Trait, Proposal>>>;

export function isSameSpan(one: RangeSpan, other: RangeSpan): boolean {
  return one.min === other.min && one.max === other.max;
}

/** Whether the first range is within the second and narrower. */
export function isNarrower(one: RangeSpan, other: RangeSpan): boolean {
  return one.min >= other.min && one.max <= other.max && !isSameSpan(one, other);
}

function proposalsBy(find: (trait: Trait) => Proposal | undefined): Proposals {
  return Object.fromEntries(
    TRAITS.flatMap((trait) => {
      const proposal = find(trait);
      return proposal === undefined ? [] : [[trait, proposal]];
    }),
  );
}

/** The range of a trait in the template from which the role was created. */
function templateRange(history: RangeState['range_history'], trait: Trait): Proposal | undefined {
  const version = history.findLast(({ sources }) => sources[trait]?.kind === 'template');
  const source = version?.sources[trait];
  return version && source && { range: version.ranges[trait], source };
}

/**
 * The proposals for the ranges of a role: those on which stakeholders agree, or else those of the template. Never both:
 * where stakeholders disagree, a template must not look like their answer.
 */
export function proposalsOf(
  state: RangeState | undefined,
  stakeholders: RoleStakeholders | undefined,
): Proposals {
  const mergedTraits = stakeholders?.traits;
  const agreedProposals = proposalsBy((trait) => {
    const { range, rwg, raters } = mergedTraits?.[trait] ?? {};
    if (range === undefined || range === null || typeof rwg !== 'number' || raters === undefined) return;
    return { range, source: { kind: 'stakeholders', raters, agreement: rwg } };
  });
  if (Object.keys(agreedProposals).length > 0 || state === undefined) return agreedProposals;
  return proposalsBy((trait) => templateRange(state.range_history, trait));
}

/**
 * The sources of the ranges after saving, if some equal a proposal; undefined if none does. A range with another change
 * was set by hand.
 */
export function sourcesAfter(
  { savedAttributes, next }: { readonly savedAttributes: RoleAttributes; readonly next: RoleAttributes },
  proposals: Proposals,
  sources: RangeSources,
): RangeSources | undefined {
  const changedTraits = TRAITS.filter((trait) => !isSameSpan(savedAttributes[trait], next[trait]));
  const adoptedSources = changedTraits.flatMap((trait) => {
    const proposal = proposals[trait];
    return proposal && isSameSpan(proposal.range, next[trait]) ? [[trait, proposal.source] as const] : [];
  });
  if (adoptedSources.length === 0) return undefined;
  const unchangedTraits = TRAITS.filter(
    (trait) => sources[trait] !== undefined && !changedTraits.includes(trait),
  );
  return Object.fromEntries([...unchangedTraits.map((trait) => [trait, sources[trait]]), ...adoptedSources]);
}
