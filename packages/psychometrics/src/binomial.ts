const logFactorials: number[] = [0, 0];

/** The natural logarithm of n!, for whole numbers. */
export function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

/** The natural logarithm of the binomial coefficient of `n` and `k`. */
export const logChoose = (n: number, k: number): number =>
  logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** A probability below this share of the highest one adds nothing to a sum of doubles. */
const NEGLIGIBLE = 1e-18;

/** The probabilities of 0 to `n` hits in `n` trials, each a hit with probability `p`. */
export function binomialProbabilities(n: number, p: number): Float64Array {
  const probabilities = new Float64Array(n + 1);
  if (p <= 0 || p >= 1) {
    probabilities[p <= 0 ? 0 : n] = 1;
    return probabilities;
  }
  // Outwards from the most likely number: from the ends, the first terms could underflow.
  const mode = Math.min(n, Math.floor((n + 1) * p));
  const odds = p / (1 - p);
  const highest = Math.exp(logChoose(n, mode) + mode * Math.log(p) + (n - mode) * Math.log1p(-p));
  probabilities[mode] = highest;
  for (let k = mode, at = highest; k < n && at > NEGLIGIBLE * highest; k += 1) {
    at *= ((n - k) / (k + 1)) * odds;
    probabilities[k + 1] = at;
  }
  for (let k = mode, at = highest; k > 0 && at > NEGLIGIBLE * highest; k -= 1) {
    at *= k / ((n - k + 1) * odds);
    probabilities[k - 1] = at;
  }
  return probabilities;
}

/** Converts the probabilities of 0, 1, 2 … hits to cumulative ones, in place. */
export function cumulate(probabilities: Float64Array): Float64Array {
  for (let k = 1; k < probabilities.length; k += 1)
    probabilities[k] = (probabilities[k] ?? 0) + (probabilities[k - 1] ?? 0);
  return probabilities;
}
