import { describe, expect, it } from 'vitest';
import { DRAWN_PROFILES } from './data/norm-sample.ts';
import { DOMAIN_CORRELATION_ORDER, DOMAIN_CORRELATIONS } from './data/norm-v1.ts';
import { drawNormSample } from './draw-norm-sample.ts';
import { POPULATION_PERCENT } from './fit.ts';
import { normSample } from './norm-sample.ts';
import { TRAITS } from './types.ts';
import type { Trait } from './types.ts';

const { steps, people, size } = normSample();
const stepOf = (kind: number, trait: Trait) => steps[kind * TRAITS.length + TRAITS.indexOf(trait)] ?? 0;
const mean = (valueOf: (kind: number) => number) =>
  people.reduce((sum, count, kind) => sum + count * valueOf(kind), 0) / size;

describe('the norm sample', () => {
  it('equals the output of its script', () => {
    expect(drawNormSample()).toBe(DRAWN_PROFILES);
    expect(size).toBe(20_000);
  });

  it.each(TRAITS)('has the defined distribution over the nine stanines of %s', (trait) => {
    for (const [step, percent] of POPULATION_PERCENT.entries()) {
      const share = 100 * mean((kind) => Number(stepOf(kind, trait) === step));
      expect(Math.abs(share - percent)).toBeLessThan(1.2);
    }
  });

  it('has the published correlations, except for rounding to stanines', () => {
    const traitOf = (index: number): Trait => {
      const domain = DOMAIN_CORRELATION_ORDER[index] ?? 'O';
      return domain === 'N' ? 'ES' : domain;
    };
    for (const [i, row] of DOMAIN_CORRELATIONS.entries()) {
      for (const [j, publishedCorrelation] of row.slice(0, i).entries()) {
        const [a, b] = [traitOf(i), traitOf(j)];
        const [ma, mb] = [mean((kind) => stepOf(kind, a)), mean((kind) => stepOf(kind, b))];
        const covariance = mean((kind) => (stepOf(kind, a) - ma) * (stepOf(kind, b) - mb));
        const spread = (trait: Trait, middle: number) =>
          Math.sqrt(mean((kind) => (stepOf(kind, trait) - middle) ** 2));
        const r = covariance / (spread(a, ma) * spread(b, mb));
        const mirroredCorrelation = a === 'ES' || b === 'ES' ? -publishedCorrelation : publishedCorrelation;
        expect(Math.abs(r - mirroredCorrelation)).toBeLessThan(0.03);
      }
    }
  });
});
