import { describe, expect, it } from 'vitest';
import { COMMON_ADULT_DOMAINS, COMMON_ADULT_FACETS } from './data/norm-v1.ts';
import { alphaOf, exactHalfWidthOf, halfWidthOf, NORM_NAME, normFor, semOf } from './norms.ts';
import { DOMAINS, TRAITS } from './types.ts';
import type { Facet } from './types.ts';

describe('the common adult norm', () => {
  it('is marked as provisional', () => {
    expect(NORM_NAME).toBe('provisional norm v1, English-speaking Internet volunteers');
    expect(normFor('ipip-neo-work@2')).toMatchObject({ name: NORM_NAME, version: 'common-adult@1' });
  });

  it('has facet means that add up to the domain means', () => {
    for (const domain of DOMAINS) {
      const facets = (Object.keys(COMMON_ADULT_FACETS) as Facet[]).filter((facet) =>
        facet.startsWith(domain),
      );
      const sum = facets.reduce((total, facet) => total + COMMON_ADULT_FACETS[facet].mean, 0);
      expect(facets).toHaveLength(6);
      // The published means of A differ by 0.4 in the source itself.
      expect(Math.abs(sum - COMMON_ADULT_DOMAINS[domain].mean)).toBeLessThan(0.5);
    }
  });

  it('has separate figures only for the shorter domains of the work form', () => {
    const [work, full] = [normFor('ipip-neo-work@2'), normFor('ipip-neo-120/4')];
    expect(work.domains.O).toEqual({ mean: 74.09, sd: 10.9 });
    expect(work.domains.N).toEqual({ mean: 45.29, sd: 11.49 });
    expect(work.domains.C).toEqual(full.domains.C);
    expect(full.domains.N).toEqual({ mean: 67.32, sd: 16.47 });
    expect(normFor('ipip-neo-120/5')).toBe(full);
  });
});

describe('measurement error', () => {
  it('has the published half widths', () => {
    const widths = (instrument: 'ipip-neo-work@2' | 'ipip-neo-120/4') =>
      TRAITS.map((trait) => halfWidthOf(trait, instrument));
    expect(widths('ipip-neo-120/4')).toEqual([1.4, 1, 1.1, 1.2, 1]);
    expect(widths('ipip-neo-work@2')).toEqual([1.4, 1, 1.1, 1.2, 1.2]);
  });

  it('has half widths of 2 · 1.645 · SEM before they are rounded', () => {
    expect(exactHalfWidthOf('C', 'ipip-neo-work@2')).toBeCloseTo(1.0404, 4);
    expect(exactHalfWidthOf('ES', 'ipip-neo-work@2')).toBeCloseTo(1.1862, 4);
  });

  it('is sqrt(1 - alpha) in z units', () => {
    expect(alphaOf('ES', 'ipip-neo-work@2')).toBe(0.87);
    expect(semOf('E', 'ipip-neo-work@2')).toBeCloseTo(0.3317, 4);
  });
});
