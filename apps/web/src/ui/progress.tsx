import { cx } from '#lib/class-names.ts';

interface ProgressProps {
  /** The accessible name of the bar. */
  readonly label: string;
  readonly value: number;
  readonly max?: number | undefined;
  /** The value in words: "34 of 110". */
  readonly valueText?: string | undefined;
  /** `edge` is the line along the top of a page. */
  readonly look?: 'bar' | 'edge' | undefined;
}

/** A progress bar. */
export function Progress({ label, value, max = 100, valueText, look = 'bar' }: ProgressProps) {
  const share = max === 0 ? 0 : Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      className={cx(
        'shape-track flex w-full overflow-hidden bg-mute',
        look === 'bar' ? 'h-2 rounded-full' : 'h-1',
      )}
    >
      <progress className="sr-only" aria-label={label} aria-valuetext={valueText} value={value} max={max} />
      <span
        aria-hidden="true"
        className={cx('shape bg-lila transition-[width]', look === 'bar' ? 'rounded-full' : 'rounded-r-full')}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
