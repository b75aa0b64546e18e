/** The value below which the given share (0..1) of the samples lies; samples in any order. */
function percentile(samples: readonly number[], share: number): number {
  const sortedSamples = samples.toSorted((a, b) => a - b);
  const index = Math.min(sortedSamples.length - 1, Math.max(0, Math.ceil(share * sortedSamples.length) - 1));
  return sortedSamples[index] ?? Number.NaN;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly count: number;
}

/** Median and 95th percentile of samples in any order, in their own unit. */
export function spreadOf(samples: readonly number[]): Spread {
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), count: samples.length };
}

/** Milliseconds as a reader needs them: two digits below ten, none above a hundred. */
export function ms(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ms`;
}

export function times(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(1)}x`;
}

/** The middle of values in any order. */
export function medianOf(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sortedValues.length % 2 === 1
      ? [sortedValues[middle], sortedValues[middle]]
      : [sortedValues[middle - 1], sortedValues[middle]];
  return (low + high) / 2;
}
