import { cx } from '#lib/class-names.ts';

/** Shape before colour: filled circle, filled diamond, hollow square, hollow triangle. */
const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="5.5" className="fill-current" />,
  <path key="diamond" d="M8 1.2 14.8 8 8 14.8 1.2 8Z" className="fill-current" />,
  <rect key="square" x="3" y="3" width="10" height="10" className="fill-surface" strokeWidth="2.2" />,
  <path
    key="triangle"
    d="M8 2.6 14 13H2Z"
    className="fill-surface"
    strokeWidth="2.2"
    strokeLinejoin="round"
  />,
];
const PERSON_INK = ['text-ink', 'text-lila', 'text-ink', 'text-lila'] as const;
export const PERSON_BAR = ['bg-ink/60', 'bg-lila/65', 'bg-ink/60', 'bg-lila/65'] as const;

interface PersonShapeProps {
  /** The place of the person in the comparison. */
  readonly place: number;
  readonly className?: string | undefined;
  /** A rim in the colour of the ground, over a bar. */
  readonly hasHalo?: boolean;
}

/** The shape that stands for a person in every lane, table and print. */
export function PersonShape({ place, className = 'size-4', hasHalo = false }: PersonShapeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={cx(
        'shrink-0 overflow-visible stroke-current forced-color-adjust-none',
        PERSON_INK[place] ?? 'text-ink',
        className,
      )}
    >
      {hasHalo && <g className="stroke-surface stroke-[5px]">{SHAPES[place]}</g>}
      {SHAPES[place]}
    </svg>
  );
}
