import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { cx } from '#lib/class-names.ts';
import type { ComparedPerson } from '../model/comparison.ts';

/** Shapes differ first, colours second: circle, diamond, square, triangle. */
const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="5" />,
  <path key="diamond" d="M8 1.8 14.2 8 8 14.2 1.8 8Z" />,
  <rect key="square" x="3" y="3" width="10" height="10" />,
  <path key="triangle" d="M8 2.6 14 13H2Z" strokeLinejoin="round" />,
];
const PERSON_INK = ['text-ink', 'text-lila', 'text-ink', 'text-lila'] as const;
export const PERSON_BAR = ['bg-ink/60', 'bg-lila/65', 'bg-ink/60', 'bg-lila/65'] as const;

interface PersonShapeProps {
  /** The position in the comparison selects the shape; it is hollow when the result is doubtful. */
  readonly of: Pick<ComparedPerson, 'index' | 'quality'>;
  readonly className?: string | undefined;
  /** An outline in the background colour, where the shape is drawn over a bar. */
  readonly hasHalo?: boolean;
}

/** The shape of a person in every row, table and print. */
export function PersonShape({ of, className = 'size-4', hasHalo = false }: PersonShapeProps) {
  const { index, quality } = of;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cx(
        'shrink-0 overflow-visible stroke-current forced-color-adjust-none',
        PERSON_INK[index] ?? 'text-ink',
        className,
      )}
    >
      {hasHalo && <g className="stroke-surface stroke-[5px]">{SHAPES[index]}</g>}
      <g className={isDoubtful(quality) ? 'fill-surface' : 'fill-current'} strokeWidth="2.2">
        {SHAPES[index]}
      </g>
    </svg>
  );
}
