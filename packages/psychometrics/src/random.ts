/** A stream of numbers in [0, 1), the same for the same seed. */
export type RandomStream = () => number;

/** Mulberry32; the seed is mixed so that neighbouring seeds give unrelated streams. Not for secrets. */
export function randomStream(seed: number): RandomStream {
  let state = Math.imul((Math.trunc(seed) % 4294967296) ^ 0x9e3779b9, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296;
  };
}

/** One standard normal number (Box and Muller). */
export function nextNormal(random: RandomStream): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** A whole number in low..high, both included. */
export function nextWhole(random: RandomStream, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A number of the gamma distribution with scale 1 and this shape, at least 1 (Marsaglia and Tsang 2000). */
export function nextGamma(random: RandomStream, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = nextNormal(random);
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d * (1 - v + Math.log(v))) return d * v;
  }
}
