import { describe, expect, it } from 'vitest';
import { ITEM_INDEX } from './data/item-index.ts';
import { NORM_VERSION } from './norms.ts';
import { nextWhole, randomStream } from './random.ts';
import { scoreSheet } from './scoring.ts';

// An independent scorer, written from the rules alone: it uses no function of the engine, only the item list. The norm
// figures are repeated here, as published.
const MEANS = { O: 74.09, C: 89.43, E: 79.06, A: 90.05, N: 45.29 };
const SDS = { O: 10.9, C: 14.14, E: 14.61, A: 12.47, N: 11.49 };
const FACETS = { O: 5, C: 6, E: 6, A: 6, N: 4 };
const HALF_WIDTHS = { O: 1.4, C: 1, E: 1.1, A: 1.2, N: 1.2 };
const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;
const ITEMS = ITEM_INDEX.filter(({ workForm }) => workForm);
const SHEETS = 10_000;

/** The normal distribution function by Simpson's rule on the density: slow and simple. */
function phi(z: number): number {
  if (Math.abs(z) > 8) return z > 0 ? 1 : 0;
  const steps = 60;
  const width = z / steps;
  let sum = 0;
  for (let step = 0; step <= steps; step += 1) {
    const weight = step === 0 || step === steps ? 1 : step % 2 === 0 ? 2 : 4;
    sum += weight * Math.exp(-((step * width) ** 2) / 2);
  }
  return 0.5 + (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

const percentiles = new Map<number, number>();

function plainPercentile(z: number): number {
  const cachedPercentile = percentiles.get(z);
  if (cachedPercentile !== undefined) return cachedPercentile;
  const value = Math.min(99, Math.max(1, Math.floor(100 * phi(z) + 0.5)));
  percentiles.set(z, value);
  return value;
}

function plainTrait(z: number, halfWidth: number) {
  const exact = Math.min(9, Math.max(1, 5 + 2 * z));
  const toHalf = (value: number) => Math.min(9, Math.max(1, Math.floor(2 * value + 0.5) / 2));
  const steps = Math.floor(2 * Math.abs(z) + 0.5 + 1e-9);
  return {
    stanine: Math.min(9, Math.max(1, 5 + Math.sign(z) * steps)),
    t: Math.min(80, Math.max(20, Math.floor(50 + 10 * z + 0.5))),
    percentile: plainPercentile(z),
    low: toHalf(exact - halfWidth),
    high: toHalf(exact + halfWidth),
  };
}

/** The five traits of a sheet; null with too many missing answers. */
function plainScore(answers: Readonly<Record<number, number>>) {
  const facets = new Map<string, number[]>();
  for (const { number, facet, key } of ITEMS) {
    const answer = answers[number];
    if (answer === undefined) continue;
    const keyedAnswer = key === 1 ? answer : 5 - answer;
    const values = facets.get(facet) ?? [];
    values.push(1 + ((keyedAnswer - 1) * 4) / 3);
    facets.set(facet, values);
  }
  return Object.fromEntries(
    DOMAINS.map((domain) => {
      const own = [...facets].filter(([facet]) => facet.startsWith(domain)).map(([, values]) => values);
      const answerCount = own.reduce((sum, values) => sum + values.length, 0);
      const sums = own
        .filter((values) => values.length >= 3)
        .map((values) => (4 * values.reduce((sum, value) => sum + value, 0)) / values.length);
      const least = { O: 17, C: 20, E: 20, A: 20, N: 14 }[domain];
      if (sums.length < FACETS[domain] - 1 || answerCount < least) return [domain, null];
      const sum = (FACETS[domain] * sums.reduce((total, value) => total + value, 0)) / sums.length;
      const z = (sum - MEANS[domain]) / SDS[domain];
      return [domain, plainTrait(domain === 'N' ? -z : z, HALF_WIDTHS[domain])];
    }),
  );
}

describe('the engine and an independent scorer', () => {
  it(`agree on ${SHEETS} random sheets, complete ones and ones with gaps`, () => {
    const random = randomStream(20_261_121);
    const different: unknown[] = [];
    for (let sheet = 0; sheet < SHEETS; sheet += 1) {
      // Every second sheet is skewed to one side, so that the ends of the scale occur, too.
      const lean = sheet % 2 === 0 ? 0 : nextWhole(random, -2, 2);
      const answers: Record<number, number> = {};
      for (const { number, key } of ITEMS) {
        answers[number] = Math.min(4, Math.max(1, nextWhole(random, 1, 4) + lean * key));
      }
      const gaps = sheet % 3 === 0 ? nextWhole(random, 1, 10) : 0;
      for (let gap = 0; gap < gaps; gap += 1) {
        delete answers[ITEMS[nextWhole(random, 0, ITEMS.length - 1)]?.number ?? 0];
      }
      const scores = scoreSheet({ instrument: 'ipip-neo-work@2', answers });
      const plain = plainScore(answers);
      for (const domain of DOMAINS) {
        const own = scores.traits[domain === 'N' ? 'ES' : domain];
        const { stanine, t, percentile, low, high } = own ?? {};
        const engine = own === null ? null : { stanine, t, percentile, low, high };
        if (JSON.stringify(engine) !== JSON.stringify(plain[domain]))
          different.push([sheet, domain, engine, plain[domain]]);
      }
      if (scores.versions.norm !== NORM_VERSION) different.push([sheet, scores.versions.norm]);
    }
    expect(different).toEqual([]);
  }, 60_000);
});
