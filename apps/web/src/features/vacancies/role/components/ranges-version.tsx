import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import { isSameSpan } from '../model/proposals.ts';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';

interface RangesVersionProps {
  readonly attributes: RoleAttributes;
  /** The version to compare with; differences are highlighted. */
  readonly other: RoleAttributes;
}

/**
 * One of two versions of the five ranges: how many people fit, and each range on its track. May be used inside a label.
 */
export function RangesVersion({ attributes, other }: RangesVersionProps) {
  const { t } = useTranslation('role-ranges');
  const share = baseRateOf(attributes)?.reach.strong;
  return (
    <span className="flex flex-col gap-1.5 pt-1 tabular-nums">
      <span>{share === undefined ? t('sentence.nothing') : t('versions.share', { count: share })}</span>
      {TRAITS.map((trait) => {
        const range = attributes[trait];
        const isSame = isSameSpan(range, other[trait]);
        const isSameWeight = range.weight === other[trait].weight;
        const isWeightShown = range.weight > 1 || !isSameWeight;
        return (
          <span
            key={trait}
            data-differs={!isSame || !isSameWeight}
            className={cx('flex flex-col gap-1', isSame && isSameWeight ? 'text-third' : 'text-ink')}
          >
            <span className="flex items-baseline justify-between gap-3">
              <TraitName trait={trait} />
              <span className="flex gap-2">
                <span className={cx(!isSame && 'font-bold')}>
                  {hasRequirement(range) ? t('row.range', range) : t('row.free')}
                </span>
                {isWeightShown && (
                  <span className={cx(!isSameWeight && 'font-bold')}>
                    {t('versions.weight', { weight: range.weight })}
                  </span>
                )}
              </span>
            </span>
            <RangeTrack trait={trait} range={range} />
          </span>
        );
      })}
    </span>
  );
}
