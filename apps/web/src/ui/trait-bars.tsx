import type { Trait } from '@quint/psychometrics/types.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { cx } from '#lib/class-names.ts';
import { DoubtMark, type WithQuality } from './doubt.tsx';
import { TRAIT_EDGE, TRAIT_FILL } from './trait-fill.ts';

/** A trait for drawing, on the scale from 1 to 9, with the 90 % bar and the range of a role. */
export interface DrawnBar {
  readonly trait: Trait;
  readonly stanine: number;
  readonly position: number;
  readonly low: number;
  readonly high: number;
  readonly range: { readonly min: number; readonly max: number } | undefined;
}

const LETTER: Readonly<Record<Trait, string>> = {
  O: 'text-trait-o',
  C: 'text-trait-c',
  E: 'text-trait-e-text',
  A: 'text-trait-a-text',
  ES: 'text-trait-es',
};

const LOW = 0.5;
const WIDTH = 9;
const percentOf = (value: number) => Math.min(100, Math.max(0, ((value - LOW) / WIDTH) * 100));
const span = (low: number, high: number) => ({
  left: `${percentOf(low)}%`,
  width: `${percentOf(high) - percentOf(low)}%`,
});

function Bar({ bar, isHollow }: { readonly bar: DrawnBar; readonly isHollow: boolean }) {
  const { trait, position, low, high, range } = bar;
  return (
    <span aria-hidden="true" className="relative block h-3.5 w-full">
      {range !== undefined && (
        <span
          className="shape absolute inset-y-0 rounded-[3px] bg-mute-strong"
          style={span(range.min - 0.5, range.max + 0.5)}
        />
      )}
      <span className="shape absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-control/60" />
      <span
        className={cx(
          'shape absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full opacity-45',
          TRAIT_FILL[trait],
        )}
        style={span(low, high)}
      />
      <span
        className={cx(
          'absolute top-1/2 size-2 -translate-1/2 rounded-full',
          isHollow ? cx('border-[1.5px] bg-surface', TRAIT_EDGE[trait]) : cx('shape', TRAIT_FILL[trait]),
        )}
        style={{ left: `${percentOf(position)}%` }}
      />
    </span>
  );
}

interface TraitBarsProps extends WithQuality {
  readonly bars: readonly DrawnBar[];
  /** The name of a trait in words. */
  readonly nameOf: (trait: Trait) => string;
  readonly label: string;
}

/**
 * Five small traits side by side: letter and number, dot for the result, pale bar for its 90 % error. Below them, a
 * note if the result is doubtful.
 */
export function TraitBars({ bars, nameOf, label, quality }: TraitBarsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <ul aria-label={label} className="grid grid-cols-5 gap-x-2.5">
        {bars.map((bar) => (
          <li key={bar.trait} className="flex min-w-0 flex-col gap-1">
            <span className="text-xs leading-none font-semibold tabular-nums">
              <span aria-hidden="true" className={LETTER[bar.trait]}>
                {bar.trait}
              </span>
              <span className="sr-only">{nameOf(bar.trait)}</span> {bar.stanine}
            </span>
            <Bar bar={bar} isHollow={isDoubtful(quality)} />
          </li>
        ))}
      </ul>
      <DoubtMark quality={quality} />
    </div>
  );
}
