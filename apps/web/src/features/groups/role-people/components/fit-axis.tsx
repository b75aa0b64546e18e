import type { NormFit } from '@quint/contract/measures/matching.ts';
import { useTranslation } from 'react-i18next';
import { BAND_BORDERS } from '#features/base/fit/components/fit-line.tsx';
import { cx } from '#lib/class-names.ts';
import { NormDensity } from './norm-density.tsx';

/**
 * The position of the axis in the board: under the name on narrow boards, in a column of its own on wide ones. The grid
 * of the rows has the same widths.
 */
export const AXIS_POSITION =
  '[--axis-left:8px] [--axis-right:8px] @min-[860px]:[--axis-left:252px] @min-[860px]:[--axis-right:408px]';
const ON_AXIS = 'left-(--axis-left) right-(--axis-right)';

const ENDS = [0, ...BAND_BORDERS, 100] as const;
const BANDS = [
  ['none', 0, 65],
  ['partial', 65, 85],
  ['strong', 85, 100],
] as const;

/** The names of the bands above the axis, with brackets. */
export function BandHeader() {
  const { t } = useTranslation();
  const { t: rolePeople } = useTranslation('role-people');
  return (
    <div className="sticky top-0 z-10 h-9 bg-surface print:relative">
      <span className="absolute bottom-3 left-0 text-xs text-third @max-[860px]:hidden">
        {rolePeople('column.person')}
      </span>
      <span className="absolute right-[264px] bottom-3 w-[132px] whitespace-nowrap text-xs text-third @max-[860px]:hidden">
        {rolePeople('column.fit')}
      </span>
      <span className="absolute right-[44px] bottom-3 w-[208px] text-xs text-third @max-[860px]:hidden">
        {rolePeople('column.costs')}
      </span>
      <div aria-hidden="true" className={cx('absolute inset-y-0', ON_AXIS)}>
        {BANDS.map(([band, from, to]) => (
          <span
            key={band}
            className="absolute bottom-3 -translate-x-1/2 text-xs whitespace-nowrap text-third"
            style={{ left: `${(from + to) / 2}%` }}
          >
            {band === 'none' ? t('fit.none') : t(`fit.short.${band}`)}
          </span>
        ))}
        <span className="absolute inset-x-0 bottom-1.5 h-px bg-control" />
        {ENDS.map((end) => (
          <span
            key={end}
            className="absolute bottom-0 h-2 w-px bg-control"
            style={{ left: end === 100 ? 'calc(100% - 1px)' : `${end}%` }}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * The background of all rows: the density curve, which stays in place while rows scroll, and a line at each border of a
 * band.
 */
export function AxisGround({ norm }: { readonly norm: NormFit }) {
  return (
    <div aria-hidden="true" className={cx('pointer-events-none absolute inset-y-0', ON_AXIS)}>
      {BAND_BORDERS.map((border) => (
        <span
          key={border}
          className="absolute inset-y-0 border-l border-dashed border-control/60"
          style={{ left: `${border}%` }}
        />
      ))}
      <div className="absolute inset-0 flex flex-col justify-end print:hidden">
        <div className="sticky bottom-[calc(28px+var(--bottom-bar,0px))] h-[min(100%,340px)]">
          <NormDensity hill={norm.hill} />
        </div>
      </div>
    </div>
  );
}

/** The numbers under the axis. */
export function AxisFooter() {
  return (
    <div aria-hidden="true" className={cx('absolute inset-y-0', ON_AXIS)}>
      <span className="absolute inset-x-0 top-0 h-px bg-control" />
      {ENDS.map((end) => (
        <span
          key={end}
          className="absolute top-1.5 -translate-x-1/2 text-xs text-third tabular-nums"
          style={{ left: `${end}%` }}
        >
          {end}
        </span>
      ))}
    </div>
  );
}
