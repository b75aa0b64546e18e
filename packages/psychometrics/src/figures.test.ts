import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Numbers, and lists and records of at most ten of them, as one line each. */
function figuresOf(name: string, value: unknown): string[] {
  if (typeof value === 'number') return [`${name} = ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const isList = entries.length <= 10 && entries.every(([, entry]) => typeof entry === 'number');
  return isList ? [`${name} = ${entries.map(([key, entry]) => `${key}: ${entry}`).join(', ')}`] : [];
}

// A change of one of these changes results: it needs a new version of the scoring or of the fit rule.
it('the figures that scores, fits and verdicts are calculated with are these', async () => {
  const modules = readdirSync(import.meta.dirname).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  const lines: string[] = [];
  for (const module of modules) {
    const moduleExports = (await import(`./${module}.ts`)) as Record<string, unknown>;
    lines.push(
      ...Object.entries(moduleExports).flatMap(([name, value]) => figuresOf(`${module}: ${name}`, value)),
    );
  }
  expect(lines.toSorted().join('\n')).toMatchInlineSnapshot(`
    "accumulate: EMPTY_ACCUMULATION = n: 0, sum: 0, sumOfSquares: 0
    accumulate: OWN_NORM_LEAST_PEOPLE = 300
    dif: LEAST_PEOPLE_OF_DIF = 200
    differences: CHANCE_OF_HUNDRED = 41
    differences: Z_OF_COMPARED = 2: 1.645, 3: 2.128, 4: 2.394
    fit-steps: MOST_STEPS = 4
    fit: FIT_LIMITS = strong: 85, partial: 65, broad: 90, farOutside: 3
    fit: POPULATION_PERCENT = 0: 4, 1: 7, 2: 12, 3: 17, 4: 20, 5: 17, 6: 12, 7: 7, 8: 4
    group-reach: AGE_SHARES = under_21: 0.05, 21_to_40: 0.45, 41_to_60: 0.42, over_60: 0.08
    group-reach: RATIO_ASKED_BELOW = 0.8
    group-spread: NORM_HALF = 2.7
    groups: FEWEST_DRAWN_ONE_BY_ONE = 10
    groups: FEWEST_SHOWN = 4
    normality-sensitivity: ASSUMED_SKEW = 0.5
    norms: Z_OF_LEVEL = 1.645
    quality: TIMED_SHARE_FOR_MEDIAN = 0.5
    quality: TIMED_SHARE_FOR_TOTAL = 0.9
    range-position: SCALE_HIGH = 9.5
    range-position: SCALE_LOW = 0.5
    rates: NORMAL_95 = 1.959963984540054
    ratio-verdict: FIRM_PEOPLE = 30
    ratio-verdict: LEAST_RATIO = 0.8
    raw-scores: LEAST_ANSWERS_OF_FACET = 3
    raw-scores: SMALLEST_SHARE_OF_DOMAIN = 0.83
    scoring: MOST_MISSING_ANSWERS = 10
    stakeholders: LEAST_RATERS = 3
    style: STYLE_LEAD = 0.5"
  `);
});
