import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { RangeOrigin } from '#features/roles/roles/components/range-origin.tsx';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';

interface TraitResultProps {
  readonly trait: Trait;
  readonly draft: RoleDraft;
  /** The number of people in the range, of 100 in the norm group; undefined until it was computed. */
  readonly inside: number | undefined;
}

/** The range of a trait with the answers behind it. */
export function TraitResult({ trait, draft, inside }: TraitResultProps) {
  const { t } = useTranslation('role-assistant');
  const { t: personality } = useTranslation('personality');
  const range = draft.attributes[trait];
  const { hasRange, isContradictory } = draft.evidence[trait];
  const source = draft.range_sources[trait];
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TraitName trait={trait} />
        <span className={hasRange ? 'font-semibold tabular-nums' : 'text-third'}>
          {hasRange ? personality('range', { min: range.min, max: range.max }) : t('result.free')}
        </span>
      </span>
      <RangeTrack trait={trait} range={range} />
      <span className="flex justify-between gap-4 text-xs text-third">
        <span>{personality(`traits.${trait}.left`)}</span>
        <span className="text-end">{personality(`traits.${trait}.right`)}</span>
      </span>
      {hasRange && inside !== undefined && (
        <span className="text-xs text-second tabular-nums">{t('result.inside', { count: inside })}</span>
      )}
      {isContradictory && <span className="text-xs text-partial-text">{t('ranges.contradictory')}</span>}
      {source !== undefined && <RangeOrigin trait={trait} source={source} />}
    </li>
  );
}
