import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST, RETEST_BANDS } from '@quint/domain/measures/measurement.ts';
import type { Accumulation } from '@quint/psychometrics/accumulate.ts';
import { EMPTY_ACCUMULATION } from '@quint/psychometrics/accumulate.ts';
import type { DifStratum } from '@quint/psychometrics/dif.ts';
import { difOf } from '@quint/psychometrics/dif.ts';
import type { Form, ScoredItem } from '@quint/psychometrics/forms.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { alphaInterval, correlationOf } from '@quint/psychometrics/intervals.ts';
import { meanDifference } from '@quint/psychometrics/mean-difference.ts';
import { alphaOf } from '@quint/psychometrics/norms.ts';
import { covariancesOf, omegaInSteps } from '@quint/psychometrics/omega.ts';
import { alphaFromSums } from '@quint/psychometrics/reliability.ts';
import type { Alphas, Domain, Trait } from '@quint/psychometrics/types.ts';
import { DOMAINS, TRAITS } from '@quint/psychometrics/types.ts';
import type { ItemCount, ItemProduct, RetestSum } from '#features/measures/norms/measurement/queries.ts';
import type { FormInLanguage, MeasureSum } from '#features/measures/norms/queries.ts';

/** All counts. */
export interface Counts {
  readonly sums: readonly MeasureSum[];
  readonly products: readonly ItemProduct[];
  readonly retests: readonly RetestSum[];
  readonly boxes: readonly ItemCount[];
}

export type SumsByMeasure = ReadonlyMap<string, Accumulation>;

function isOf({ instrument, language }: FormInLanguage): (row: FormInLanguage) => boolean {
  return (row) => row.instrument === instrument && row.language === language;
}

/** The sums of a form in a language, by measure. */
export function sumsOf(rows: readonly MeasureSum[], form: FormInLanguage): SumsByMeasure {
  return new Map(rows.filter(isOf(form)).map(({ measure, sums }) => [measure, sums]));
}

function itemsOf(form: Form, domain: Domain): ScoredItem[] {
  return form.items.filter((item) => item.domain === domain);
}

const sumOf = (sums: SumsByMeasure, measure: string): Accumulation => sums.get(measure) ?? EMPTY_ACCUMULATION;

/** The sums over people who answered every item of a domain. */
const completeOf = (sums: SumsByMeasure, domain: Domain): Accumulation => sumOf(sums, `complete:${domain}`);

/** Alpha of a domain; null below 100 people who answered all of it, or without variance. */
export function alphaIn(sums: SumsByMeasure, domain: Domain, instrument: string): number | null {
  const scale = completeOf(sums, domain);
  if (scale.n < LEAST_FOR_ALPHA) return null;
  const items = itemsOf(getForm(instrument), domain);
  return alphaFromSums(
    items.map(({ number }) => sumOf(sums, `item:${number}`)),
    scale,
  );
}

export const domainOf = (trait: Trait): Domain => (trait === 'ES' ? 'N' : trait);

/** Rounded to four decimals: summing in another order must not create another norm. */
const roundAlpha = (alpha: number): number => Math.round(alpha * 10_000) / 10_000;

/** The own alphas of all traits; null when one is missing, or allows no error of measurement. */
export function alphasIn(sums: SumsByMeasure, instrument: string): Alphas | null {
  const alphas = TRAITS.map((trait) => [trait, alphaIn(sums, domainOf(trait), instrument)] as const);
  const isKnown = alphas.every(([, alpha]) => alpha !== null && alpha > 0 && alpha < 1);
  return isKnown
    ? (Object.fromEntries(alphas.map(([trait, alpha]) => [trait, roundAlpha(alpha ?? 0)])) as Record<
        Trait,
        number
      >)
    : null;
}

type Scale = MeasurementStudy['scales'][number];
type OmegaStatistics = Pick<Scale, 'omega' | 'omega_low' | 'omega_high' | 'omega_state'>;

const noOmega = (omega_state: Scale['omega_state']): OmegaStatistics => ({
  omega: null,
  omega_low: null,
  omega_high: null,
  omega_state,
});

interface ItemSums {
  readonly sums: SumsByMeasure;
  readonly products: readonly ItemProduct[];
}

/** Omega of a domain from its item sums and products. */
function* omegaIn(
  items: readonly ScoredItem[],
  { sums, products }: ItemSums,
): Generator<void, OmegaStatistics> {
  const ofItems = items.map(({ number }) => sumOf(sums, `item:${number}`));
  const n = ofItems[0]?.n ?? 0;
  const totals = new Map(products.map((row) => [`${row.item_a}:${row.item_b}`, row]));
  const pairs = items.map((one, row) =>
    items.map((other, column) => {
      if (row === column) return { people: ofItems[row]?.n ?? 0, total: ofItems[row]?.sumOfSquares ?? 0 };
      const [a, b] = [Math.min(one.number, other.number), Math.max(one.number, other.number)];
      return totals.get(`${a}:${b}`) ?? { people: 0, total: 0 };
    }),
  );
  if (n < LEAST_FOR_ALPHA || pairs.flat().some(({ people }) => people !== n)) return noOmega('few');
  const covariances = covariancesOf({
    n,
    keys: items.map(({ key }) => key),
    sums: ofItems.map(({ sum }) => sum),
    products: pairs.map((row) => row.map(({ total }) => total)),
  });
  const omega = yield* omegaInSteps(covariances, n);
  if (omega.state !== 'fitted') return noOmega(omega.state);
  const { value, low, high } = omega.estimate;
  return { omega: value, omega_low: low, omega_high: high, omega_state: 'fitted' };
}

function* scaleOf(form: Form, domain: Domain, itemSums: ItemSums): Generator<void, Scale> {
  const { sums } = itemSums;
  const items = itemsOf(form, domain);
  const { n } = completeOf(sums, domain);
  const alpha = alphaIn(sums, domain, form.instrument);
  const interval = alpha === null ? null : alphaInterval(alpha, { people: n, items: items.length });
  return {
    scale: domain,
    n,
    alpha,
    alpha_low: interval?.low ?? null,
    alpha_high: interval?.high ?? null,
    ...(alpha === null ? noOmega('few') : yield* omegaIn(items, itemSums)),
    published_alpha: alphaOf(domain === 'N' ? 'ES' : domain, form.instrument),
  };
}

function retestOf(rows: readonly RetestSum[]): MeasurementStudy['retest'] {
  return RETEST_BANDS.flatMap((weeks) =>
    DOMAINS.flatMap((scale) => {
      const sums = rows.find((row) => row.weeks === weeks && row.scale === scale)?.sums;
      if (sums === undefined) return [];
      const correlation = sums.n < LEAST_FOR_RETEST ? null : correlationOf(sums);
      const { value: r = null, low = null, high = null } = correlation ?? {};
      return [{ scale, weeks, pairs: sums.n, r, low, high }];
    }),
  );
}

function languagesOf(
  { instrument, language }: FormInLanguage,
  rows: readonly MeasureSum[],
): MeasurementStudy['languages'] {
  const other = language === 'DE' ? 'EN' : 'DE';
  const [own, others] = [
    sumsOf(rows, { instrument, language }),
    sumsOf(rows, { instrument, language: other }),
  ];
  return DOMAINS.map((scale) => {
    const [one, two] = [sumOf(own, scale), sumOf(others, scale)];
    const difference = Math.min(one.n, two.n) < LEAST_FOR_ALPHA ? null : meanDifference(one, two);
    return {
      scale,
      other,
      n: one.n,
      other_n: two.n,
      d: difference?.d ?? null,
      low: difference?.low ?? null,
      high: difference?.high ?? null,
      other_alpha: alphaIn(others, scale, instrument),
    };
  });
}

/** A group with counted boxes. */
interface Group {
  readonly language: FormInLanguage['language'];
  readonly dimension: ItemCount['dimension'];
  readonly name: string;
}

type BoxCounts = ReadonlyMap<string, number>;
const keyOf = ({ language, dimension, name }: Group, item: number, stanine: number, box: number): string =>
  [language, dimension, name, item, stanine, box].join('/');

function countsByKey(rows: readonly ItemCount[]): BoxCounts {
  return new Map(
    rows.map(({ language, dimension, group_name: name, item, stanine, box, people }) => [
      keyOf({ language, dimension, name }, item, stanine, box),
      people,
    ]),
  );
}

/** The boxes of a group, reversed items recoded, by level of the domain. */
function stratumOf(counts: BoxCounts, form: Form, group: Group, item: ScoredItem, stanine: number): number[] {
  return Array.from({ length: form.boxes }, (_, index) => {
    const box = item.key === 1 ? index + 1 : form.boxes - index;
    return counts.get(keyOf(group, item.number, stanine, box)) ?? 0;
  });
}

const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface Comparison {
  readonly dimension: MeasurementStudy['dif'][number]['dimension'];
  readonly reference: Group;
  readonly focal: Group;
}

/** How many people of a group answered the item that most of them answered. */
function sizeOf(counts: BoxCounts, form: Form, group: Group): number {
  const sizes = form.items.map((item) =>
    STANINES.flatMap((stanine) => stratumOf(counts, form, group, item, stanine)).reduce(
      (sum, count) => sum + count,
      0,
    ),
  );
  return Math.max(0, ...sizes);
}

/** Two groups item by item; undefined when one of them is too small. */
function compareItems(
  form: Form,
  counts: BoxCounts,
  { dimension, reference, focal }: Comparison,
): MeasurementStudy['dif'] {
  const people = { reference: 0, focal: 0 };
  const items = form.items.flatMap((item) => {
    const strata = STANINES.map((stanine): DifStratum => ({
      reference: stratumOf(counts, form, reference, item, stanine),
      focal: stratumOf(counts, form, focal, item, stanine),
    }));
    const countIn = (group: keyof DifStratum) =>
      strata.flatMap((stratum) => stratum[group]).reduce((sum, count) => sum + count, 0);
    people.reference = Math.max(people.reference, countIn('reference'));
    people.focal = Math.max(people.focal, countIn('focal'));
    const dif = difOf(strata);
    if (dif === null) return [];
    const { size, p, odds, oddsLow: odds_low, oddsHigh: odds_high, smd } = dif;
    return [{ item: item.number, scale: item.domain, size, p, odds, odds_low, odds_high, smd }];
  });
  if (items.length === 0) return [];
  const everybody = sizeOf(counts, form, { language: focal.language, dimension: 'none', name: 'all' });
  const nameOf = ({ language, name }: Group) => (dimension === 'language' ? language : name);
  return [
    {
      dimension,
      reference: nameOf(reference),
      focal: nameOf(focal),
      reference_n: people.reference,
      focal_n: people.focal,
      ...(dimension === 'language'
        ? {}
        : { left_out: Math.max(0, everybody - people.reference - people.focal) }),
      items,
    },
  ];
}

/** Women compared with men, from 40 years with younger, and German with English, which belongs to the German study. */
function comparisonsOf(language: FormInLanguage['language']): Comparison[] {
  const within = (dimension: 'sex' | 'age', reference: string, focal: string): Comparison => ({
    dimension,
    reference: { language, dimension, name: reference },
    focal: { language, dimension, name: focal },
  });
  const all = (of: FormInLanguage['language']): Group => ({ language: of, dimension: 'none', name: 'all' });
  return [
    within('sex', 'male', 'female'),
    within('age', '16-39', '40+'),
    ...(language === 'DE'
      ? [{ dimension: 'language' as const, reference: all('EN'), focal: all('DE') }]
      : []),
  ];
}

/** The studies from the counts of a form in a language. Pauses several times for each scale and comparison. */
export function* studyOf(key: FormInLanguage, counts: Counts): Generator<void, MeasurementStudy> {
  const form = getForm(key.instrument);
  const sums = sumsOf(counts.sums, key);
  const products = counts.products.filter(isOf(key));
  const scales: Scale[] = [];
  for (const domain of DOMAINS) {
    scales.push(yield* scaleOf(form, domain, { sums, products }));
    yield;
  }
  const boxes = countsByKey(counts.boxes.filter(({ instrument }) => instrument === key.instrument));
  const dif: MeasurementStudy['dif'][number][] = [];
  for (const comparison of comparisonsOf(key.language)) {
    dif.push(...compareItems(form, boxes, comparison));
    yield;
  }
  return {
    ...key,
    people: Math.max(0, ...DOMAINS.map((domain) => sumOf(sums, domain).n)),
    scales,
    retest: retestOf(counts.retests.filter(isOf(key))),
    languages: languagesOf(key, counts.sums),
    dif,
  };
}
