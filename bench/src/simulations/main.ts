import { writeFileSync } from 'node:fs';
import { EXAMPLE_RANGES, simulateBands } from '@quint/psychometrics/band-certainty.ts';
import type { BandCertainty, ExampleRanges } from '@quint/psychometrics/band-certainty.ts';
import { simulateComparisons, simulateFitIntervals } from '@quint/psychometrics/comparison-rates.ts';
import type { ComparisonRates } from '@quint/psychometrics/comparison-rates.ts';
import { RESPONSE_STYLES, countVerdicts } from '@quint/psychometrics/hit-rates.ts';
import type { ResponseStyle, VerdictCounts } from '@quint/psychometrics/hit-rates.ts';
import { CHANCE_OF_HUNDRED } from '@quint/psychometrics/differences.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { ROOT } from '../../../tools/root.ts';
import { currentLoad, describeRun, table, writeSection } from '../report.ts';
import { simulateFacetLevels, simulateMeasurement } from './measurement.ts';
import type { MeasurementStatistics } from './measurement.ts';
import { simulateRoles } from './roles.ts';
import type { RoleStatistics } from './roles.ts';
import { shiftRows, simulateSkew, writeShifts } from './skew.ts';
import { amount, IS_TINY } from '../pace.ts';

const TITLE = 'Rules of measurement, simulated';
const SHEETS = amount(20_000, 40);
const PEOPLE = amount(200_000, 400);
const COMPARISONS = amount(100_000, 200);
const DATA = `${ROOT}/packages/psychometrics/src/data`;
/** How far a share may lie from the one the rule promises. */
const TOLERANCE = 0.01;
/** Of people who are alike, the share of comparisons with a difference on a trait: exact for these limits. */
const FALSE_DIFFERENCES = { 2: 0.1, 3: 0.0842, 4: 0.0782 } as const;
const GROUP_SIZES = [2, 3, 4] as const;

const FIT_EXAMPLES = Object.keys(EXAMPLE_RANGES) as ExampleRanges[];

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`;

function verdictTable(rates: Readonly<Record<ResponseStyle, VerdictCounts>>): string {
  const share = (count: number) => percent(count / SHEETS, 2);
  return table(
    ['answered', 'no flag', 'check', 'doubtful'],
    RESPONSE_STYLES.map((pattern) => {
      const { ok, check, doubtful } = rates[pattern];
      return [pattern.replaceAll('_', ' '), share(ok), share(check), share(doubtful)];
    }),
  );
}

function measurementTable(statistics: readonly MeasurementStatistics[]): string {
  return table(
    [
      'trait',
      'false differences',
      'true scores in the exact bar',
      'in the drawn bar (halves)',
      'second scores in the bar',
      'same level twice',
    ],
    statistics.map((of) => [
      of.trait,
      ...[of.falseDifferences, of.coverage, of.coveredRounded, of.secondInside, of.sameLevel].map((share) =>
        percent(share),
      ),
    ]),
  );
}

type Comparisons = Readonly<Record<(typeof GROUP_SIZES)[number], ComparisonRates>>;

function comparisonTable(comparisons: Comparisons): string {
  return table(
    ['people', ...TRAITS, 'on one trait at least', ...FIT_EXAMPLES.map((name) => `in fit, ${name} ranges`)],
    GROUP_SIZES.map((people) => {
      const { traits, onSomeTrait, fits } = comparisons[people];
      const shares = [
        ...TRAITS.map((trait) => traits[trait]),
        onSomeTrait,
        ...FIT_EXAMPLES.map((name) => fits[name]),
      ];
      return [String(people), ...shares.map((share) => percent(share))];
    }),
  );
}

function roleTable(roles: readonly RoleStatistics[]): string {
  const side = ({ lower, higher, ratio }: RoleStatistics['sex']) =>
    `${lower.group.replaceAll('_', ' ')} ${lower.ofHundred}, ${higher.group.replaceAll('_', ' ')} ${higher.ofHundred}: ${ratio.toFixed(2)}`;
  return table(
    ['role', 'strong of 100, shipped sample', 'newly drawn', 'by sex', 'by age'],
    roles.map(({ name, shippedReach, drawnReach, sex, age }) => [
      name,
      String(shippedReach),
      drawnReach.toFixed(1),
      side(sex),
      side(age),
    ]),
  );
}

interface SimulationResults {
  readonly measurements: readonly MeasurementStatistics[];
  readonly roles: readonly RoleStatistics[];
  readonly comparisons: Comparisons;
  /** Shares of fits by true scores inside the interval. */
  readonly fitCoverage: Readonly<Record<ExampleRanges, number>>;
}

/** Ends with an error where a rule does not keep what it promises. */
function refuseBroken({ measurements, roles, comparisons, fitCoverage }: SimulationResults): void {
  const violations = [
    ...GROUP_SIZES.flatMap((people) => {
      const { traits, onSomeTrait, fits } = comparisons[people];
      const isOff = (share: number) =>
        share > 0.1 + TOLERANCE || Math.abs(share - FALSE_DIFFERENCES[people]) > TOLERANCE;
      return [
        ...TRAITS.filter((trait) => isOff(traits[trait])).map((trait) => `${people} people on ${trait}`),
        ...(100 * onSomeTrait > CHANCE_OF_HUNDRED + 1 ? [`${people} people on some trait`] : []),
        ...FIT_EXAMPLES.filter((name) => fits[name] > 0.1).map((name) => `${people} people in fit, ${name}`),
      ];
    }),
    ...FIT_EXAMPLES.filter((name) => fitCoverage[name] < 0.9).map((name) => `intervals of fit, ${name}`),
    ...measurements.flatMap(({ trait, falseDifferences, coverage }) => [
      ...(Math.abs(falseDifferences - 0.1) > TOLERANCE ? [`differences of ${trait}`] : []),
      ...(Math.abs(coverage - 0.9) > TOLERANCE ? [`bars of ${trait}`] : []),
    ]),
    ...roles
      .filter(({ shippedReach, drawnReach }) => Math.abs(shippedReach - drawnReach) > 1)
      .map(({ name }) => name),
  ];
  if (violations.length > 0) throw new Error(`Not as promised: ${violations.join(', ')}.`);
}

type Bands = Readonly<Record<ExampleRanges, BandCertainty>>;

function bandTable(bands: Bands): string {
  return table(
    [
      'ranges',
      'high by measured scores',
      'of these also by true scores',
      'of those high by true scores, found',
    ],
    Object.entries(bands).map(([name, { measured, real, both }]) => [
      name,
      percent(measured / PEOPLE),
      percent(both / measured),
      percent(both / real),
    ]),
  );
}

function writeBands(bands: Bands): void {
  const lines = Object.entries(bands).map(
    ([name, { measured, real, both }]) =>
      `  ${name}: { measured: ${measured}, real: ${real}, both: ${both} },\n`,
  );
  writeFileSync(
    `${DATA}/band-certainty.ts`,
    `import type { BandCertainty, ExampleRanges } from '../band-certainty.ts';

/** Simulated people per example. */
export const SIMULATED_PEOPLE = ${PEOPLE};

/** High agreement by measured and by true scores, counted by \`npm run simulations\`. */
export const BAND_CERTAINTY: Readonly<Record<ExampleRanges, BandCertainty>> = {
${lines.join('')}};
`,
  );
}

function writeRates(rates: Readonly<Record<ResponseStyle, VerdictCounts>>): void {
  const lines = RESPONSE_STYLES.map((pattern) => {
    const { ok, check, doubtful } = rates[pattern];
    return `  ${pattern}: { ok: ${ok}, check: ${check}, doubtful: ${doubtful} },\n`;
  });
  writeFileSync(
    `${DATA}/hit-rates.ts`,
    `import type { ResponseStyle, VerdictCounts } from '../hit-rates.ts';

/** Simulated sheets per way of answering. */
export const SIMULATED_SHEETS = ${SHEETS};

/** Verdicts of the checks of response quality on simulated sheets, counted by \`npm run simulations\`. */
export const HIT_RATES: Readonly<Record<ResponseStyle, VerdictCounts>> = {
${lines.join('')}};
`,
  );
}

// `npm run simulations`: what the rules of measurement keep of what they promise. Seeded, so always the same figures.
const loadBefore = currentLoad();
const measurements = simulateMeasurement();
const roles = simulateRoles();
console.log('Comparing people who are alike …');
const comparisons: Comparisons = {
  2: simulateComparisons(2, COMPARISONS),
  3: simulateComparisons(3, COMPARISONS),
  4: simulateComparisons(4, COMPARISONS),
};
const fitCoverage = simulateFitIntervals(COMPARISONS);
const rates = Object.fromEntries(
  RESPONSE_STYLES.map((pattern) => {
    console.log(`Simulating ${SHEETS} sheets: ${pattern.replaceAll('_', ' ')} …`);
    return [pattern, countVerdicts(pattern, SHEETS)];
  }),
) as Record<ResponseStyle, VerdictCounts>;
if (!IS_TINY) writeRates(rates);
const bands = Object.fromEntries(
  Object.keys(EXAMPLE_RANGES).map((example) => [example, simulateBands(example as ExampleRanges, PEOPLE)]),
) as Bands;
if (!IS_TINY) writeBands(bands);
const shifts = simulateSkew();
if (!IS_TINY) writeShifts(shifts);
const text = [
  'Seeded, the same on every machine. Bars and differences: 400,000 people a trait with a true score and two parallel forms.',
  measurementTable(measurements),
  `People who are alike: the share of ${COMPARISONS.toLocaleString('en-GB')} comparisons in which two of them differ. The limits share 10 % among the pairs (Bonferroni), which leaves 8.4 % of three people and 7.8 % of four on a trait.`,
  comparisonTable(comparisons),
  `Fit by true scores inside the 90 % interval: ${FIT_EXAMPLES.map((name) => `${name} ranges ${percent(fitCoverage[name])}`).join(', ')}.`,
  `Facets (alpha .68): the same level twice in ${percent(simulateFacetLevels())}.`,
  'Base rates: the shipped sample of the norm group beside 200,000 newly drawn people. Impact: published norms of groups, share with high agreement.',
  roleTable(roles),
  `High agreement by measured and by true scores, ${PEOPLE.toLocaleString('en-GB')} people for each example of ranges.`,
  bandTable(bands),
  'High agreement of 100 people where the scales are skewed by 0.5 to the left or right, in all 32 combinations.',
  table(['role', 'normal curve', 'lowest', 'highest'], shiftRows(shifts)),
  `Checks of response quality: ${SHEETS.toLocaleString('en-GB')} sheets for each way of answering.`,
  verdictTable(rates),
  describeRun(loadBefore),
].join('\n\n');
console.log(`\n## ${TITLE}\n\n${text}`);
if (!IS_TINY) writeSection(TITLE, () => text);
// A few people show nothing.
if (!IS_TINY) refuseBroken({ measurements, roles, comparisons, fitCoverage });
