/** Two ends, in this order. */
type Ends = readonly [from: number, to: number];

/**
 * A linear scale: values of a domain to places on a range, in its units (here pixels). A value outside of the domain
 * takes the place of the nearer end.
 */
export function linearScale(domain: Ends, range: Ends): (value: number) => number {
  const [low, high] = domain;
  const [from, to] = range;
  return (value) => {
    const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
    return from * (1 - share) + to * share;
  };
}
