interface SparklineProps {
  /** Oldest first; the last is the current number. */
  readonly numbers: readonly number[];
}

const WIDTH = 128;
const HEIGHT = 28;
const MARGIN = 4;

/** The history of a number as a line without an axis; the number and its label are beside it. */
export function Sparkline({ numbers }: SparklineProps) {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const steps = Math.max(1, numbers.length - 1);
  const spread = high - low;
  const points = numbers.map((number, index) => {
    const share = spread === 0 ? 0.5 : (number - low) / spread;
    return {
      x: MARGIN + (index / steps) * (WIDTH - 2 * MARGIN),
      y: HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN),
    };
  });
  const last = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full max-w-36 overflow-visible text-lila forced-color-adjust-none"
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last !== undefined && <circle cx={last.x} cy={last.y} r="3" fill="currentColor" />}
    </svg>
  );
}
