/** The value below which the given share (0..1) of the samples lies; samples in any order. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
}

export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95) };
}

/** Milliseconds with two digits. */
export function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

export function ratio(value: number): string {
  return `${value.toFixed(2)}x`;
}
