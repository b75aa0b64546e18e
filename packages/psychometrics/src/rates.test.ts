import { describe, expect, it } from 'vitest';
import { rateInterval } from './rates.ts';

describe('rateInterval', () => {
  it('is the published score interval of 15 of 148 and 0 of 20 (Newcombe 1998)', () => {
    const { low, high } = rateInterval({ hits: 15, people: 148 });
    expect([low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.0624, 0.1605]);
    const none = rateInterval({ hits: 0, people: 20 });
    expect(none.low).toBe(0);
    expect(none.high).toBeCloseTo(0.1611, 4);
  });

  it('of misses mirrors that of hits', () => {
    const hits = rateInterval({ hits: 3, people: 11 });
    const misses = rateInterval({ hits: 8, people: 11 });
    expect(misses.low).toBeCloseTo(1 - hits.high, 12);
    expect(misses.high).toBeCloseTo(1 - hits.low, 12);
    expect(rateInterval({ hits: 4, people: 4 }).high).toBe(1);
  });
});
