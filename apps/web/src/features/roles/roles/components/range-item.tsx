import type { Trait } from '@quint/psychometrics/types.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { RoleAttributes } from '../api.ts';
import { RangeTrack } from './range-strip.tsx';
import { TraitName } from './trait-name.tsx';

interface RangeItemProps {
  readonly trait: Trait;
  readonly range: RoleAttributes[Trait];
  /** Shown for a range that counts more than once. */
  readonly weightLabel: string;
  /** Between the track and its poles. */
  readonly note?: ReactNode;
  /** Below the poles. */
  readonly children?: ReactNode;
}

/** The range of a role for a trait, with its weight and the poles of the trait. */
export function RangeItem({ trait, range, weightLabel, note, children }: RangeItemProps) {
  const { t } = useTranslation('personality');
  const isFree = range.min === 1 && range.max === 9;
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <TraitName trait={trait} />
        <span className="flex items-center gap-2">
          {range.weight > 1 && <Badge>{weightLabel}</Badge>}
          <span className="font-semibold tabular-nums">
            {isFree ? t('anyValue') : t('range', { min: range.min, max: range.max })}
          </span>
        </span>
      </span>
      <RangeTrack trait={trait} range={range} />
      {note}
      <span className="flex justify-between gap-4 text-xs text-third">
        <span>{t(`traits.${trait}.left`)}</span>
        <span className="text-end">{t(`traits.${trait}.right`)}</span>
      </span>
      {children}
    </li>
  );
}
