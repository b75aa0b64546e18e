import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { SCALE_HIGH, SCALE_LOW } from '@quint/psychometrics/range-position.ts';
import { ArrowDownToLine, ArrowUpToLine, Check, Minus, MoveHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { DoubtLegend, type WithQuality } from '#ui/doubt.tsx';
import { TRAIT_EDGE, TRAIT_FILL } from '#ui/trait-fill.ts';
import type { PlacedTrait } from '../model/placed-traits.ts';

const INK: Readonly<Record<PlacedTrait['rangePosition'], string>> = {
  outside: 'font-semibold text-partial-text',
  crosses: 'font-semibold text-ink',
  border: 'text-second',
  inside: 'text-third',
  any: 'text-third',
};

const ICON = {
  inside: Check,
  any: Minus,
  above: ArrowUpToLine,
  below: ArrowDownToLine,
  crosses: MoveHorizontal,
  border: MoveHorizontal,
} as const;

function signOf({ rangePosition, side }: PlacedTrait): keyof typeof ICON {
  return rangePosition === 'outside' ? (side ?? 'above') : rangePosition;
}

/** The position of a trait relative to the range, in words with an icon; never by colour alone. */
export function RangePositionLabel({ placedTrait }: { readonly placedTrait: PlacedTrait }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { rangePosition, outside, cost } = placedTrait;
  const Icon = ICON[signOf(placedTrait)];
  const formatPosition = () => {
    if (placedTrait.stanine === null) return t('fit.notScored');
    if (rangePosition === 'border') {
      return cost > 0 ? t('place.border', { cost: format.number(cost, 1) }) : t('place.borderFree');
    }
    if (rangePosition !== 'outside') return t(`place.${rangePosition}`);
    const values = { count: Math.abs(outside), cost: format.number(cost, 1) };
    return outside < 0 ? t('place.below', values) : t('place.above', values);
  };
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 text-sm max-md:gap-1 max-md:text-right max-md:text-xs',
        INK[rangePosition],
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {formatPosition()}
    </span>
  );
}

const percentOf = (value: number) => ((value - SCALE_LOW) / (SCALE_HIGH - SCALE_LOW)) * 100;

type TraitOnScale = Pick<PlacedTrait, 'trait' | 'range' | 'low' | 'high' | 'position' | 'stanine'>;

/** A trait on the scale of nine steps: the range of the role, the exact position of the result, its 90 % bar. */
export function TraitScale({ placedTrait, quality }: WithQuality & { readonly placedTrait: TraitOnScale }) {
  const { trait, range, low, high, position, stanine } = placedTrait;
  return (
    <span aria-hidden="true" className="relative block h-5 w-full">
      <span className="absolute inset-x-0 top-1/2 grid h-2 -translate-y-1/2 grid-cols-9 gap-0.5 overflow-hidden rounded-full">
        {Array.from({ length: 9 }, (_, step) => (
          <span key={step} className="shape-track bg-mute" />
        ))}
      </span>
      {range !== undefined && (
        <span
          className={cx('absolute inset-y-0 overflow-hidden rounded-[5px] border', TRAIT_EDGE[trait])}
          style={{
            left: `${percentOf(range.min - 0.5)}%`,
            width: `${percentOf(range.max + 0.5) - percentOf(range.min - 0.5)}%`,
          }}
        >
          <span className={cx('shape absolute inset-0 opacity-20', TRAIT_FILL[trait])} />
        </span>
      )}
      {stanine !== null && (
        <>
          <span
            className={cx('shape absolute top-1/2 h-[3px] -translate-y-1/2 rounded-full', TRAIT_FILL[trait])}
            style={{ left: `${percentOf(low)}%`, width: `${percentOf(high) - percentOf(low)}%` }}
          />
          <span
            className={cx(
              'absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 forced-color-adjust-none',
              isDoubtful(quality)
                ? cx('bg-surface', TRAIT_EDGE[trait])
                : cx('shape border-surface', TRAIT_FILL[trait]),
            )}
            style={{ left: `${percentOf(position)}%` }}
          />
        </>
      )}
    </span>
  );
}

interface TraitLineProps extends WithQuality {
  readonly placedTrait: PlacedTrait;
  /** Without the words on wide screens, where they are elsewhere. */
  readonly isWide?: boolean | undefined;
}

const COLUMNS_WITH_LABEL = 'grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_1.5rem_minmax(0,11rem)]';
const COLUMNS_WITHOUT_LABEL = 'xl:grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_1.5rem]';

/** One trait of a person compared with a role: name, scale, stanine, words. */
export function TraitLine({ placedTrait, quality, isWide = false }: TraitLineProps) {
  const format = useFormat();
  const value = placedTrait.stanine === null ? '–' : format.number(placedTrait.stanine);
  return (
    <li
      className={cx(
        'grid items-center gap-x-3 py-2 max-md:grid-cols-[auto_minmax(4rem,1fr)_1.25rem] max-md:gap-x-2 max-md:gap-y-1 max-md:py-1',
        COLUMNS_WITH_LABEL,
        isWide && COLUMNS_WITHOUT_LABEL,
      )}
    >
      <TraitName trait={placedTrait.trait} isAligned />
      <span className="max-md:order-last max-md:col-span-3">
        <TraitScale placedTrait={placedTrait} quality={quality} />
      </span>
      <span className="text-right font-bold tabular-nums max-md:order-3">{value}</span>
      <span className={cx('flex min-w-0 max-md:order-2 max-md:justify-end', isWide && 'xl:hidden')}>
        <RangePositionLabel placedTrait={placedTrait} />
      </span>
    </li>
  );
}

/** The labels of the nine steps below the scales. */
export function TraitSteps() {
  return (
    <div aria-hidden="true" className={cx('grid gap-x-3 pb-2 max-xl:hidden', COLUMNS_WITHOUT_LABEL)}>
      <span className="col-start-2 grid grid-cols-9 text-center text-xs text-third tabular-nums">
        {Array.from({ length: 9 }, (_, step) => (
          <span key={step}>{step + 1}</span>
        ))}
      </span>
    </div>
  );
}

/** The legend of the marks on the scale. */
export function TraitLegend({ quality }: WithQuality) {
  const { t } = useTranslation('record');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 pt-2 text-xs text-third">
      <span className="inline-flex items-center gap-1.5">
        <span className="h-2.5 w-5 rounded-[3px] border border-lila bg-lila-soft" />
        {t('fit.legendRange')}
      </span>
      {!isDoubtful(quality) && (
        <span className="inline-flex items-center gap-1.5">
          <span className="shape size-2.5 rounded-full bg-second" />
          {t('fit.legendResult')}
        </span>
      )}
      <DoubtLegend quality={quality} />
      <span className="inline-flex items-center gap-1.5">
        <span className="shape h-[3px] w-5 rounded-full bg-second" />
        {t('fit.legendBar')}
      </span>
    </p>
  );
}
