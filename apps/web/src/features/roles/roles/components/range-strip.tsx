import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import type { RoleAttributes, WeightedRange } from '../api.ts';

const STANINES = 9;

function spanOf({ min, max }: WeightedRange): { left: string; width: string } {
  return { left: `${((min - 1) / STANINES) * 100}%`, width: `${((max - min + 1) / STANINES) * 100}%` };
}

/** One range on a track from 1 to 9. */
export function RangeTrack({ trait, range }: { readonly trait: Trait; readonly range: WeightedRange }) {
  const free = range.min === 1 && range.max === 9;
  return (
    <span aria-hidden="true" className="shape-track relative block h-2 overflow-hidden rounded-full bg-mute">
      {!free && (
        <span
          className={cx('shape absolute inset-y-0 rounded-full', TRAIT_FILL[trait])}
          style={spanOf(range)}
        />
      )}
    </span>
  );
}

/** The five ranges of a role in compact form, for lists, with a text alternative. */
export function RangeStrip({ attributes }: { readonly attributes: RoleAttributes }) {
  const { t } = useTranslation('personality');
  return (
    <span className="grid w-full max-w-[330px] grid-cols-5 gap-x-1 sm:gap-x-2">
      {TRAITS.map((trait) => {
        const range = attributes[trait];
        const rangeText = t('range', { min: range.min, max: range.max });
        return (
          <span key={trait} className="flex min-w-0 flex-col gap-1">
            <RangeTrack trait={trait} range={range} />
            <span className="text-xs whitespace-nowrap text-third tabular-nums max-[359px]:text-[11px] max-[359px]:tracking-tight">
              <span className="font-semibold">{trait}</span>
              <span aria-hidden="true">{` ${range.min}–${range.max}`}</span>
              <span className="sr-only">{`: ${rangeText}`}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
