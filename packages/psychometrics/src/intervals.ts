import { fQuantile } from './distributions.ts';
import { NORMAL_95 } from './rates.ts';

export interface Estimate {
  readonly value: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/**
 * The exact interval of Cronbach's alpha: (1 - alpha) / (1 - estimate) follows F with n - 1 and (n - 1)(k - 1) degrees of
 * freedom (Feldt 1965; Feldt, Woodruff and Salih 1987). Needs two people and two items.
 */
export function alphaInterval(
  alpha: number,
  size: { readonly people: number; readonly items: number },
): Estimate {
  const numerator = size.people - 1;
  const denominator = numerator * (size.items - 1);
  const end = (p: number): number => 1 - (1 - alpha) * fQuantile(p, numerator, denominator);
  return { value: alpha, low: end(0.975), high: end(0.025) };
}

/** Running sums of pairs of values: sufficient for a correlation, with nothing about a person. */
export interface PairSums {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** Pearson's r with Fisher's interval, tanh(atanh r ± 1.96 / √(n - 3)); null below four pairs or without variance. */
export function correlationOf({ n, x, y, xx, yy, xy }: PairSums): Estimate | null {
  if (n < 4) return null;
  const [ofX, ofY] = [xx - (x * x) / n, yy - (y * y) / n];
  if (ofX <= 1e-9 || ofY <= 1e-9) return null;
  const r = Math.max(-1, Math.min(1, (xy - (x * y) / n) / Math.sqrt(ofX * ofY)));
  const half = NORMAL_95 / Math.sqrt(n - 3);
  return { value: r, low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}
