import type { RangeSource, RangeSources } from '@quint/contract/roles/role-sources.ts';
import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import type { TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { TEMPLATE_RANGES } from '@quint/domain/roles/role-templates.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import type { RoleAttributes, WeightedRange } from '#features/roles/roles/api.ts';

/** A range without its weight. */
export type RangeSpan = Pick<WeightedRange, 'min' | 'max'>;

/** A range that stakeholders or a template propose for a trait, with its source. */
interface Proposal {
  readonly range: RangeSpan;
  readonly source: RangeSource;
}
export type Proposals = Readonly<Partial<Record<Trait, readonly Proposal[]>>>;

export function isSameSpan(one: RangeSpan, other: RangeSpan): boolean {
  return one.min === other.min && one.max === other.max;
}

/** The ranges on which stakeholders agree, and before them those of the template that was chosen. */
export function proposalsOf(
  stakeholders: RoleStakeholders | undefined,
  template: TemplateKey | undefined,
): Proposals {
  return Object.fromEntries(
    TRAITS.map((trait): [Trait, readonly Proposal[]] => {
      const { range, rwg, raters } = stakeholders?.traits?.[trait] ?? {};
      const ofTemplate: readonly Proposal[] =
        template === undefined
          ? []
          : [{ range: TEMPLATE_RANGES[template][trait], source: { kind: 'template', template } }];
      if (range === undefined || range === null || typeof rwg !== 'number' || raters === undefined)
        return [trait, ofTemplate];
      return [trait, [...ofTemplate, { range, source: { kind: 'stakeholders', raters, agreement: rwg } }]];
    }),
  );
}

/** The source of a changed range: of the first proposal that it equals; undefined for a range set by hand. */
export function proposedSource(
  proposals: Proposals,
  trait: Trait,
  range: RangeSpan,
): RangeSource | undefined {
  return proposals[trait]?.find((proposal) => isSameSpan(proposal.range, range))?.source;
}

/** The number of colleagues if every changed range is one that they proposed; undefined for any other change. */
export function colleaguesBehind(
  { savedAttributes, next }: { readonly savedAttributes: RoleAttributes; readonly next: RoleAttributes },
  proposals: Proposals,
): number | undefined {
  const raters = TRAITS.filter((trait) => !isSameSpan(savedAttributes[trait], next[trait])).map((trait) => {
    const source = proposedSource(proposals, trait, next[trait]);
    return source?.kind === 'stakeholders' ? source.raters : 0;
  });
  const isAllTheirs = raters.length > 0 && !raters.includes(0);
  return isAllTheirs ? Math.max(...raters) : undefined;
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
    const source = proposedSource(proposals, trait, next[trait]);
    return source === undefined ? [] : [[trait, source] as const];
  });
  if (adoptedSources.length === 0) return undefined;
  const unchangedTraits = TRAITS.filter(
    (trait) => sources[trait] !== undefined && !changedTraits.includes(trait),
  );
  return Object.fromEntries([...unchangedTraits.map((trait) => [trait, sources[trait]]), ...adoptedSources]);
}
