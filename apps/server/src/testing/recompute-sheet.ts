import type { ManualData } from '@quint/contract/measures/manual.ts';

/**
 * Computes the figures of a report only from the answers and the data file of the manual, by the rules that the manual
 * describes, without any function of the scoring engine.
 */

export type Answers = Readonly<Record<number, number>>;
export type Trait = 'O' | 'C' | 'E' | 'A' | 'ES';
export const TRAITS: readonly Trait[] = ['O', 'C', 'E', 'A', 'ES'];
const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;
/** Keeps sums exactly on a limit of two stanines on its upper side. */
export const TIE = 1e-9;

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const halves = (value: number) => Math.floor(2 * value + 0.5) / 2;

/** Normal distribution by Simpson's rule over its density. */
export function normalShare(z: number): number {
  if (Math.abs(z) > 8) return z > 0 ? 1 : 0;
  const steps = 2000;
  const width = z / steps;
  const density = (x: number) => Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI);
  let area = density(0) + density(z);
  for (let step = 1; step < steps; step += 1) area += (step % 2 === 1 ? 4 : 2) * density(step * width);
  return 0.5 + (area * width) / 3;
}

const stanineOf = (z: number) => clamp(5 + Math.sign(z) * Math.floor(2 * Math.abs(z) + 0.5 + TIE), 1, 9);

export interface RecomputedTrait {
  readonly z: number;
  readonly t: number;
  readonly stanine: number;
  readonly percentile: number;
  readonly low: number;
  readonly high: number;
}

export interface RecomputedSheet {
  readonly facets: Readonly<Record<string, { sum: number; level: 'low' | 'middle' | 'high' } | null>>;
  readonly traits: Readonly<Record<Trait, RecomputedTrait | null>>;
  readonly style: { readonly scores: Readonly<Record<string, number>>; readonly primary: string } | null;
}

/** The versions for answering and scoring a sheet; by default the newest and the published norm. */
export interface Under {
  readonly instrument?: string;
  readonly norm?: string;
}

export function readUnder(
  data: ManualData,
  { instrument: id = data.instruments[0]?.id, norm: version }: Under,
) {
  const instrument = data.instruments.find((each) => each.id === id);
  const norm = data.norms.find(
    (each) =>
      each.instrument === id && (version === undefined ? each.language === null : each.version === version),
  );
  if (instrument === undefined || norm === undefined)
    throw new Error('the manual does not contain the version');
  return { data, instrument, norm };
}
export type Rules = ReturnType<typeof readUnder>;

export const semOf = ({ norm }: Rules, trait: Trait) => Math.sqrt(1 - norm.alphas[trait]);

export function keyedAnswers({ instrument }: Rules, answers: Answers) {
  return instrument.items.flatMap(({ number, facet, key }) => {
    const answer = answers[number];
    if (answer === undefined) return [];
    const keyedValue = key === 1 ? answer : instrument.boxes.length + 1 - answer;
    return [{ number, facet, keyed: keyedValue }];
  });
}

function facetSums(rules: Rules, answers: Answers): Map<string, number | null> {
  const { data, instrument } = rules;
  const scoredAnswers = keyedAnswers(rules, answers);
  const facets = new Set(instrument.items.map(({ facet }) => facet));
  return new Map(
    [...facets].map((facet) => {
      const own = scoredAnswers.filter((answer) => answer.facet === facet).map((answer) => answer.keyed);
      if (own.length < data.scoring.least_answers_of_facet) return [facet, null];
      const scaledValues = own.map((value) => 1 + (value - 1) * data.scoring.box_step);
      return [facet, (4 * sum(scaledValues)) / scaledValues.length];
    }),
  );
}

function domainSum(rules: Rules, answers: Answers, domain: string): number | null {
  const own = [...facetSums(rules, answers)].filter(([facet]) => facet.startsWith(domain));
  const valid = own.flatMap(([, value]) => (value === null ? [] : [value]));
  const answerCount = keyedAnswers(rules, answers).filter(({ facet }) => facet.startsWith(domain)).length;
  const least = Math.ceil(rules.data.scoring.least_share_of_domain * 4 * own.length);
  if (valid.length < own.length - 1 || answerCount < least) return null;
  return (own.length * sum(valid)) / valid.length;
}

function traitOf(rules: Rules, trait: Trait, raw: number | null): RecomputedTrait | null {
  const statistics = rules.norm.domains[trait === 'ES' ? 'N' : trait];
  if (raw === null) return null;
  const z = ((trait === 'ES' ? -1 : 1) * (raw - statistics.mean)) / statistics.sd;
  const position = clamp(5 + 2 * z, 1, 9);
  const width = Math.round(10 * 2 * rules.data.error.z_of_level * semOf(rules, trait)) / 10;
  return {
    z,
    t: clamp(Math.floor(50 + 10 * z + 0.5), 20, 80),
    stanine: stanineOf(z),
    percentile: clamp(Math.floor(100 * normalShare(z) + 0.5), 1, 99),
    low: clamp(halves(position - width), 1, 9),
    high: clamp(halves(position + width), 1, 9),
  };
}

function styleOf(data: ManualData, traits: RecomputedSheet['traits']): RecomputedSheet['style'] {
  const { lead, formulas } = data.style;
  const scores = Object.entries(formulas).map(([style, { weights, divisor }]) => {
    const parts = Object.entries(weights).map(([trait, weight]) => {
      const z = traits[trait as Trait]?.z;
      return z === undefined ? Number.NaN : weight * z;
    });
    return { style, z: sum(parts) / divisor };
  });
  if (scores.some(({ z }) => Number.isNaN(z))) return null;
  const [first, second] = scores.toSorted((one, other) => other.z - one.z);
  if (first === undefined || second === undefined) return null;
  return {
    scores: Object.fromEntries(scores.map(({ style, z }) => [style, stanineOf(z)])),
    primary: first.z - second.z >= lead - TIE ? first.style : `${first.style}/${second.style}`,
  };
}

/** Traits, facet levels and style; null with too many missing answers for any. */
export function recompute(data: ManualData, answers: Answers, under: Under = {}): RecomputedSheet | null {
  const rules = readUnder(data, under);
  const missingCount = rules.instrument.items.length - keyedAnswers(rules, answers).length;
  if (missingCount > data.scoring.most_missing_answers) return null;
  const facets = [...facetSums(rules, answers)].map(([facet, value]) => {
    const statistics = rules.norm.facets[facet];
    if (value === null || statistics === undefined) return [facet, null] as const;
    const stanine = stanineOf((value - statistics.mean) / statistics.sd);
    const level = stanine <= 3 ? 'low' : stanine <= 6 ? 'middle' : 'high';
    return [facet, { sum: value, level }] as const;
  });
  const raw = Object.fromEntries(DOMAINS.map((domain) => [domain, domainSum(rules, answers, domain)]));
  const traits = Object.fromEntries(
    TRAITS.map((trait) => [trait, traitOf(rules, trait, raw[trait === 'ES' ? 'N' : trait] ?? null)]),
  ) as RecomputedSheet['traits'];
  return { facets: Object.fromEntries(facets), traits, style: styleOf(data, traits) };
}
