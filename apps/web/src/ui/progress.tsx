import { cx } from '#lib/class-names.ts';

interface ProgressProps {
  /** The accessible name of the bar. */
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** The value in words: "34 of 110". */
  readonly valueText?: string | undefined;
  /** `wide` for the main element of a card; `edge` for the line along the top of a page. */
  readonly look?: keyof typeof LOOK | undefined;
}

const LOOK = { bar: 'h-2 rounded-full', wide: 'h-3 rounded-full', edge: 'h-1' } as const;

export function Progress({ label, value, max = 100, valueText, look = 'bar' }: ProgressProps) {
  const share = max === 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
  return (
    <div className={cx('shape-track flex w-full overflow-hidden bg-mute', LOOK[look])}>
      <progress className="sr-only" aria-label={label} aria-valuetext={valueText} value={value} max={max} />
      <span
        aria-hidden="true"
        className={cx(
          'shape bg-lila transition-[width]',
          look === 'edge' ? 'rounded-r-full' : 'rounded-full',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
