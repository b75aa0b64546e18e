import { describe, expect, it } from 'vitest';
import type { Density, End } from './report-density.ts';
import { findDensity } from './report-density.ts';

/** A report of a given length in the usual look: the space between parts is a third of it, the rest follows the type. */
function reportOf(pages: number) {
  return ({ spacing, size = 9.4 }: Density): End => {
    const length = pages * (0.67 * (size / 9.4) ** 2 + 0.33 * spacing);
    return { pages: Math.ceil(length), filled: length - Math.floor(length) };
  };
}

describe('The density of a report of eight pages', () => {
  it('is the usual one where that fills the last page', () => {
    expect(findDensity(reportOf(7.6))).toEqual({ spacing: 1 });
  });

  it('is one of the steps where these do', () => {
    expect(findDensity(reportOf(8.1))).toEqual({ spacing: 0.85 });
  });

  it('is found between and beyond the steps where none of them fills the last page', () => {
    for (const layOut of [6.6, 6.2, 5.9].map(reportOf)) {
      const found = findDensity(layOut);
      const end = found === undefined ? undefined : layOut(found);
      expect(end?.pages).toBe(8);
      expect(end?.filled).toBeGreaterThan(1 / 3);
    }
  });

  it('is the best of all where no density gives eight pages', () => {
    const found = findDensity(reportOf(20));
    expect(found?.spacing).toBeLessThan(0.5);
    expect(found?.size).toBe(8.5);
  });

  it('is none where the report cannot be laid out', () => {
    expect(findDensity(() => undefined)).toBeUndefined();
  });
});
