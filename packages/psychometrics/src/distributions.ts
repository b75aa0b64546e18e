/** Lanczos, g = 7, n = 9; Numerical Recipes in C, 2nd ed., 6.1. Accurate to about 1e-14 for positive numbers. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Natural logarithm of the gamma function, for x >= 0.5. */
export function logGamma(x: number): number {
  const [first = 1, ...terms] = LANCZOS;
  const series = terms.reduce((sum, term, index) => sum + term / (x + index), first);
  const top = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(top) - top + Math.log(series);
}

const TINY = 1e-300;
const MOST_STEPS = 100_000;

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** Continued fraction of the incomplete beta function by Lentz's method (Numerical Recipes in C, 6.4). */
function betaFraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) return value;
  }
  return value;
}

/** Distribution function of the beta distribution, the regularized incomplete beta function; a, b >= 0.5. */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(a, b, x)) / a
    : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** The point below which a share `p` (0..1) of the beta distribution lies, to about 1e-13. */
export function betaQuantile(p: number, a: number, b: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60 && high - low > 1e-14; step += 1) {
    const middle = (low + high) / 2;
    if (betaCdf(middle, a, b) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The point below which a share `p` (0..1) of the F distribution with these degrees of freedom lies. */
export function fQuantile(p: number, numerator: number, denominator: number): number {
  const x = betaQuantile(p, numerator / 2, denominator / 2);
  return (denominator * x) / (numerator * (1 - x));
}
