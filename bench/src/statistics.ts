/** The value below which the given share (0..1) of the samples lies; samples in any order. */
export function percentile(samples: readonly number[], share: number): number {
  const sortedSamples = samples.toSorted((a, b) => a - b);
  const index = Math.min(sortedSamples.length - 1, Math.max(0, Math.ceil(share * sortedSamples.length) - 1));
  return sortedSamples[index] ?? Number.NaN;
}

/** The median of values in any order. */
export function medianOf(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  const high = sortedValues[middle] ?? Number.NaN;
  return sortedValues.length % 2 === 1 ? high : ((sortedValues[middle - 1] ?? Number.NaN) + high) / 2;
}
