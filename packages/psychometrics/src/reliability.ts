import type { Accumulation } from './accumulate.ts';

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * Cronbach's alpha, k/(k - 1) · (1 - Σ item variances / variance of sums). One row per person, one keyed answer per
 * item, complete rows only. Null with fewer than two people or items, or when the sums have no variance.
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number | null {
  const items = rows[0]?.length ?? 0;
  if (rows.length < 2 || items < 2) return null;
  const sums = rows.map((row) => row.reduce((sum, value) => sum + value, 0));
  const total = variance(sums);
  if (total === 0) return null;
  let itemVariances = 0;
  for (let item = 0; item < items; item += 1) {
    itemVariances += variance(rows.map((row) => row[item] ?? Number.NaN));
  }
  return (items / (items - 1)) * (1 - itemVariances / total);
}

/**
 * The same alpha from running sums of complete rows: those of each item, and those of the sums of all items in the
 * direction of the scale. Null with fewer than two people or items, without any spread, or when items and scale were not
 * answered by the same number of people.
 */
export function alphaFromSums(items: readonly Accumulation[], scale: Accumulation): number | null {
  const { n } = scale;
  if (n < 2 || items.length < 2 || items.some((item) => item.n !== n)) return null;
  const spread = ({ sum, sumOfSquares }: Accumulation): number => (sumOfSquares - (sum * sum) / n) / (n - 1);
  const total = spread(scale);
  if (total <= 1e-9) return null;
  const within = items.reduce((sum, item) => sum + spread(item), 0);
  return (items.length / (items.length - 1)) * (1 - within / total);
}
