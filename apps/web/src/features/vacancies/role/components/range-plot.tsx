import type { Trait } from '@quint/psychometrics/types.ts';
import { memo, useMemo } from 'react';
import { cx } from '#lib/class-names.ts';
import { TRAIT_INK } from '#ui/trait-fill.ts';
import type { WeightedRange } from '#features/roles/roles/api.ts';
import { dotsOf, normCurveOf, PLOT_HEIGHT, type DotScale } from '../model/plot.ts';

const COLUMN = 10;

interface StackProps {
  readonly people: number;
  /** The number of them with a doubtful result. */
  readonly doubtful: number;
  readonly scale: DotScale;
  readonly ink: string;
  readonly isInside: boolean;
}

/**
 * The people on one stanine: dots in the colour of the trait inside the range, pale ones outside, hollow ones on top.
 */
const Stack = memo(function Stack({ people, doubtful, scale, ink, isInside }: StackProps) {
  const radius = Math.min(4.4, scale.dot / 2 - 0.3);
  return (
    <svg
      viewBox={`0 0 ${COLUMN} ${PLOT_HEIGHT}`}
      className={cx('h-full w-2.5 overflow-visible stroke-current', isInside ? ink : 'text-control')}
    >
      {dotsOf(people, doubtful, scale).map(({ height, isHollow }) => (
        <circle
          key={height}
          cx={COLUMN / 2}
          cy={PLOT_HEIGHT - height}
          r={radius}
          strokeWidth={1}
          className={isHollow ? 'fill-surface' : 'fill-current'}
          {...(isHollow && { 'data-quality': 'doubtful' })}
        />
      ))}
    </svg>
  );
});

interface RangePlotProps {
  readonly trait: Trait;
  readonly range: WeightedRange;
  /** The number of finished people on each stanine; undefined for fewer than four. */
  readonly stack: readonly number[] | undefined;
  /** The number of them with a doubtful result. */
  readonly doubtful: readonly number[] | undefined;
  readonly scale: DotScale;
}

/**
 * The plot above a slider: the finished people as dots, and the norm group as a curve of the same scale. Hidden from
 * screen readers.
 */
export function RangePlot({ trait, range, stack, doubtful, scale }: RangePlotProps) {
  const people = stack?.reduce((sum, count) => sum + count, 0);
  const curve = useMemo(() => normCurveOf(scale, people), [scale, people]);
  return (
    <div aria-hidden="true" className="relative" style={{ height: PLOT_HEIGHT }}>
      <svg
        viewBox={`0 0 9 ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={`${curve}L9 ${PLOT_HEIGHT}L0 ${PLOT_HEIGHT}Z`} className="fill-lila-soft" />
      </svg>
      {stack !== undefined && (
        <span className="absolute inset-0 grid grid-cols-9 justify-items-center">
          {stack.map((count, index) => (
            <Stack
              // oxlint-disable-next-line react/no-array-index-key -- the index is the stanine
              key={index}
              people={count}
              doubtful={doubtful?.[index] ?? 0}
              scale={scale}
              ink={TRAIT_INK[trait]}
              isInside={index + 1 >= range.min && index + 1 <= range.max}
            />
          ))}
        </span>
      )}
    </div>
  );
}
