/** The two ends, in this order. */
type Ends = readonly [from: number, to: number];

/**
 * A linear scale from a domain to a range, in the units of the range (here pixels). Values outside the domain map to
 * its nearer end.
 */
export function linearScale(domain: Ends, range: Ends): (value: number) => number {
  const [low, high] = domain;
  const [from, to] = range;
  return (value) => {
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return from * (1 - share) + to * share;
  };
}
