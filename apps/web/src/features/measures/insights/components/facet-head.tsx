import type { FacetLevel } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TRAIT_INK } from '#features/roles/roles/components/trait-name.tsx';
import { Badge } from '#ui/badge.tsx';
import type { FacetKey } from '../model/facet-keys.ts';
import { traitOfFacet } from '../model/readings.ts';

interface FacetHeadProps {
  readonly facet: FacetKey;
  readonly level: FacetLevel | null;
}

/** The name of a facet with its level in one word. */
export function FacetHead({ facet, level }: FacetHeadProps) {
  const { t } = useTranslation('insights');
  const trait = traitOfFacet(facet);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-semibold">
        <span aria-hidden="true" className={cx('mr-1.5 font-bold', TRAIT_INK[trait])}>
          {trait}
        </span>
        {t(`facets.${facet}`)}
      </span>
      <Badge tone={level === null || level === 'middle' ? 'neutral' : 'lila'}>
        {level === null ? t('notScored') : t(`levelOf.${level}`)}
      </Badge>
    </span>
  );
}
