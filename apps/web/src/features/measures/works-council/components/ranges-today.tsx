import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { Badge } from '#ui/badge.tsx';

/** The five ranges of a role with their poles, and the weights above 1. */
export function RangesToday({ ranges }: { readonly ranges: RoleAttributes }) {
  const { t } = useTranslation('works-council');
  const { t: personality } = useTranslation('personality');
  return (
    <ul className="flex flex-col gap-4">
      {TRAITS.map((trait) => {
        const range = ranges[trait];
        const isFree = range.min === 1 && range.max === 9;
        return (
          <li key={trait} className="flex flex-col gap-1.5">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <TraitName trait={trait} />
              <span className="flex items-center gap-2">
                {range.weight > 1 && <Badge>{t('role.weight', { weight: range.weight })}</Badge>}
                <span className="font-semibold tabular-nums">
                  {isFree
                    ? personality('anyValue')
                    : personality('range', { min: range.min, max: range.max })}
                </span>
              </span>
            </span>
            <RangeTrack trait={trait} range={range} />
            <span className="flex justify-between gap-4 text-xs text-third">
              <span>{personality(`traits.${trait}.left`)}</span>
              <span className="text-end">{personality(`traits.${trait}.right`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
