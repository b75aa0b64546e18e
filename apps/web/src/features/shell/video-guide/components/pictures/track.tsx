import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAIT_FILL, TRAIT_STROKE } from './parts.tsx';

interface TrackProps {
  readonly trait: Trait;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The range of a role, as a band. */
  readonly range?: readonly [min: number, max: number] | undefined;
  /** Both ends of the range have handles. */
  readonly handles?: boolean | undefined;
  readonly value?: number | undefined;
  /** The error in both directions from the value. */
  readonly error?: number | undefined;
}

const STEPS = 9;

/** A trait on its scale from 1 to 9. */
export function Track({ trait, x, y, width, range, handles = false, value, error = 1 }: TrackProps) {
  const step = width / STEPS;
  const middleOf = (stanine: number) => x + (stanine - 0.5) * step;
  const [min, max] = range ?? [0, 0];
  return (
    <>
      <rect x={x} y={y - 4} width={width} height="8" rx="4" className="fill-mute-strong" />
      {range !== undefined && (
        <rect
          x={x + (min - 1) * step}
          y={y - 7}
          width={(max - min + 1) * step}
          height="14"
          rx="7"
          className={`${TRAIT_FILL[trait]} opacity-30`}
        />
      )}
      {handles &&
        [x + (min - 1) * step + 7, x + max * step - 7].map((middle) => (
          <circle
            key={middle}
            cx={middle}
            cy={y}
            r="8"
            strokeWidth="2.5"
            className={`fill-surface ${TRAIT_STROKE[trait]}`}
          />
        ))}
      {value !== undefined && (
        <>
          <line
            x1={middleOf(value - error)}
            x2={middleOf(value + error)}
            y1={y}
            y2={y}
            strokeWidth="3"
            strokeLinecap="round"
            className={TRAIT_STROKE[trait]}
          />
          <circle
            cx={middleOf(value)}
            cy={y}
            r="7"
            strokeWidth="2"
            className={`${TRAIT_FILL[trait]} stroke-surface`}
          />
        </>
      )}
    </>
  );
}
