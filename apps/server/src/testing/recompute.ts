import type { ManualData } from '@quint/contract/manual.ts';

/**
 * The figures of a report from the answers and the data file of the manual alone, written after the rules that the manual
 * states in words: no function of the scoring engine takes part.
 */

type Answers = Readonly<Record<number, number>>;
type Trait = 'O' | 'C' | 'E' | 'A' | 'ES';
const TRAITS: readonly Trait[] = ['O', 'C', 'E', 'A', 'ES'];
const DOMAINS = ['O', 'C', 'E', 'A', 'N'] as const;
/** Keeps sums that lie exactly on a border of two stanines on its upper side. */
const TIE = 1e-9;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const halves = (value: number) => Math.floor(2 * value + 0.5) / 2;

/** Normal distribution by Simpson's rule over its density. */
function normalShare(z: number): number {
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

export interface Recomputed {
  readonly facets: Readonly<Record<string, { sum: number; level: 'low' | 'middle' | 'high' } | null>>;
  readonly traits: Readonly<Record<Trait, RecomputedTrait | null>>;
  readonly style: { readonly scores: Readonly<Record<string, number>>; readonly primary: string } | null;
}

function keyedAnswers(data: ManualData, answers: Answers) {
  const [instrument] = data.instruments;
  if (instrument === undefined) throw new Error('the manual describes no questionnaire');
  return instrument.items.flatMap(({ number, facet, key }) => {
    const answer = answers[number];
    if (answer === undefined) return [];
    const keyed = key === 1 ? answer : instrument.boxes.length + 1 - answer;
    return [{ number, facet, keyed }];
  });
}

function facetSums(data: ManualData, answers: Answers): Map<string, number | null> {
  const keyed = keyedAnswers(data, answers);
  const facets = new Set(data.instruments[0]?.items.map(({ facet }) => facet));
  return new Map(
    [...facets].map((facet) => {
      const own = keyed.filter((answer) => answer.facet === facet).map((answer) => answer.keyed);
      if (own.length < data.scoring.least_answers_of_facet) return [facet, null];
      const mapped = own.map((value) => 1 + (value - 1) * data.scoring.box_step);
      return [facet, (4 * sum(mapped)) / mapped.length];
    }),
  );
}

function domainSum(data: ManualData, answers: Answers, domain: string): number | null {
  const own = [...facetSums(data, answers)].filter(([facet]) => facet.startsWith(domain));
  const valid = own.flatMap(([, value]) => (value === null ? [] : [value]));
  const answered = keyedAnswers(data, answers).filter(({ facet }) => facet.startsWith(domain)).length;
  const least = Math.ceil(data.scoring.least_share_of_domain * 4 * own.length);
  if (valid.length < own.length - 1 || answered < least) return null;
  return (own.length * sum(valid)) / valid.length;
}

function traitOf(data: ManualData, trait: Trait, raw: number | null): RecomputedTrait | null {
  const figures = data.norms[0]?.domains[trait === 'ES' ? 'N' : trait];
  if (raw === null || figures === undefined) return null;
  const z = ((trait === 'ES' ? -1 : 1) * (raw - figures.mean)) / figures.sd;
  const place = clamp(5 + 2 * z, 1, 9);
  const { half_width: width } = data.error.traits[trait];
  return {
    z,
    t: clamp(Math.floor(50 + 10 * z + 0.5), 20, 80),
    stanine: stanineOf(z),
    percentile: clamp(Math.floor(100 * normalShare(z) + 0.5), 1, 99),
    low: clamp(halves(place - width), 1, 9),
    high: clamp(halves(place + width), 1, 9),
  };
}

function styleOf(data: ManualData, traits: Recomputed['traits']): Recomputed['style'] {
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

/** Traits, facet levels and style; null where too many answers are missing for any. */
export function recompute(data: ManualData, answers: Answers): Recomputed | null {
  const missing = (data.instruments[0]?.items.length ?? 0) - keyedAnswers(data, answers).length;
  if (missing > data.scoring.most_missing_answers) return null;
  const norm = data.norms[0];
  const facets = [...facetSums(data, answers)].map(([facet, value]) => {
    const figures = norm?.facets[facet];
    if (value === null || figures === undefined) return [facet, null] as const;
    const stanine = stanineOf((value - figures.mean) / figures.sd);
    const level = stanine <= 3 ? 'low' : stanine <= 6 ? 'middle' : 'high';
    return [facet, { sum: value, level }] as const;
  });
  const raw = Object.fromEntries(DOMAINS.map((domain) => [domain, domainSum(data, answers, domain)]));
  const traits = Object.fromEntries(
    TRAITS.map((trait) => [trait, traitOf(data, trait, raw[trait === 'ES' ? 'N' : trait] ?? null)]),
  ) as Recomputed['traits'];
  return { facets: Object.fromEntries(facets), traits, style: styleOf(data, traits) };
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly weight: number;
}
type Ranges = Readonly<Partial<Record<Trait, Range>>>;

const outside = (stanine: number, { min, max }: Range) => Math.max(0, min - stanine, stanine - max);

function counted(ranges: Ranges): [Trait, Range][] {
  return TRAITS.flatMap((trait) => {
    const range = ranges[trait];
    return range === undefined || (range.min === 1 && range.max === 9)
      ? []
      : [[trait, range] as const].map(([t, r]) => [t, r] as [Trait, Range]);
  });
}

function bandOf(data: ManualData, exact: number, farthest: number): 'strong' | 'partial' | 'none' {
  if (exact >= data.fit.strong && farthest < data.fit.far_outside) return 'strong';
  return exact >= data.fit.partial ? 'partial' : 'none';
}

function fitOfStanines(data: ManualData, stanines: Readonly<Record<Trait, number>>, ranges: Ranges) {
  const traits = counted(ranges);
  const weight = sum(traits.map(([, range]) => range.weight));
  const steps = traits.map(([trait, range]) => outside(stanines[trait], range));
  const cost = sum(
    traits.map(([, range], at) => range.weight * Math.min(data.fit.most_steps, steps[at] ?? 0)),
  );
  const exact = 100 - (100 * cost) / (data.fit.most_steps * weight);
  return { exact, band: bandOf(data, exact + TIE, Math.max(...steps)), cost, weight };
}

/** The distribution of the cost when true scores lie normally around z, trait by trait. */
function costShares(data: ManualData, zs: Readonly<Record<Trait, number>>, ranges: Ranges): number[] {
  return counted(ranges).reduce<number[]>(
    (shares, [trait, range]) => {
      const { sem } = data.error.traits[trait];
      // Standard scores are taken to the nearest hundredth.
      const z = Math.round(zs[trait] * 100) / 100;
      const upTo = (stanine: number) =>
        stanine < 1 ? 0 : stanine > 8 ? 1 : normalShare(((stanine - 4.5) / 2 - z) / sem);
      const next: number[] = [];
      for (let stanine = 1; stanine <= 9; stanine += 1) {
        const cost = range.weight * Math.min(data.fit.most_steps, outside(stanine, range));
        const share = upTo(stanine) - upTo(stanine - 1);
        for (const [before, given] of shares.entries()) {
          next[before + cost] = (next[before + cost] ?? 0) + given * share;
        }
      }
      return Array.from(next, (share) => share ?? 0);
    },
    [1],
  );
}

function pointOf(shares: readonly number[], share: number): number {
  let so = 0;
  for (const [cost, part] of shares.entries()) {
    so += part;
    if (so >= share - 1e-9) return cost;
  }
  return shares.length - 1;
}

/** Fit, band, 90 % interval, mean fit of the norm group, and how many of 100 of its sample reach the strong band. */
export function recomputeFit(
  data: ManualData,
  traits: Readonly<Record<Trait, RecomputedTrait>>,
  ranges: Ranges,
) {
  const valueOf = <Key extends 'z' | 'stanine'>(key: Key) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait][key]])) as Record<Trait, number>;
  const { exact, band, cost, weight } = fitOfStanines(data, valueOf('stanine'), ranges);
  const whole = (of: number) => Math.floor(100 - (100 * of) / (data.fit.most_steps * weight) + 0.5 + TIE);
  const shares = costShares(data, valueOf('z'), ranges);
  const tail = (1 - data.error.level) / 2;
  const base =
    100 -
    sum(
      counted(ranges).map(([, range]) =>
        sum(
          data.fit.population_percent.map(
            (percent, at) => range.weight * percent * Math.min(data.fit.most_steps, outside(at + 1, range)),
          ),
        ),
      ),
    ) /
      (data.fit.most_steps * weight);
  const strong = sum(
    data.norm_sample.profiles.map(([digits, people]) => {
      const stanines = Object.fromEntries(TRAITS.map((trait, at) => [trait, Number(digits[at])]));
      return fitOfStanines(data, stanines as Record<Trait, number>, ranges).band === 'strong' ? people : 0;
    }),
  );
  return {
    fit: whole(cost),
    exact,
    band,
    low: whole(Math.max(cost, pointOf(shares, 1 - tail))),
    high: whole(Math.min(cost, pointOf(shares, tail))),
    base,
    reach: Math.floor((100 * strong) / data.norm_sample.people + 0.5),
  };
}

/** Whether two people differ on a trait beyond the error of measurement of both. */
export function recomputeDifference(data: ManualData, trait: Trait, one: number, other: number): boolean {
  const { sem } = data.error.traits[trait];
  return Math.abs(2 * one - 2 * other) >= data.error.z_of_level * 2 * sem * Math.SQRT2;
}

function longest(matches: readonly boolean[]): number {
  let best = 0;
  let run = 0;
  for (const match of matches) {
    run = match ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const means = [0, 1].map((side) => sum(pairs.map((pair) => pair[side as 0 | 1])) / pairs.length);
  const [mx = 0, my = 0] = means;
  const xy = sum(pairs.map(([x, y]) => (x - mx) * (y - my)));
  const xx = sum(pairs.map(([x]) => (x - mx) ** 2));
  const yy = sum(pairs.map(([, y]) => (y - my) ** 2));
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null;
}

/** Names of the flags of response quality that follow from answers and seconds, sorted; box 1 at every second place aside. */
export function recomputeFlags(data: ManualData, answers: Answers, seconds: Answers): string[] {
  const [instrument] = data.instruments;
  if (instrument === undefined) return [];
  const keyed = new Map(keyedAnswers(data, answers).map((answer) => [answer.number, answer]));
  const boxes = instrument.order.flatMap((number) => (keyed.has(number) ? [answers[number] ?? 0] : []));
  const times = instrument.order.flatMap((number) =>
    answers[number] === undefined || seconds[number] === undefined ? [] : [seconds[number]],
  );
  const sorted = times.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  const facets = Map.groupBy(keyed.values(), ({ facet }) => facet);
  const halvesOf = [...facets.values()].flatMap((items) => {
    const [a, b, c, d] = items.toSorted((one, other) => one.number - other.number).map((item) => item.keyed);
    if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
    return [[a + b, c + d] as const];
  });
  const r = correlation(halvesOf);
  const distances = data.quality.pairs.flatMap(([one, other]) => {
    const [first, second] = [keyed.get(one)?.keyed, keyed.get(other)?.keyed];
    return first === undefined || second === undefined ? [] : [Math.abs(first - second)];
  });
  const values: Readonly<Record<string, number | null>> = {
    long_run: 1 + longest(boxes.map((box, at) => at > 0 && box === boxes[at - 1])),
    common_box:
      Math.max(...[1, 2, 3, 4].map((box) => boxes.filter((each) => each === box).length)) / boxes.length,
    one_sided: boxes.filter((box) => box > 2).length / boxes.length,
    even_odd: r === null ? null : (2 * r) / (1 + Math.abs(r)),
    inconsistency: sum(distances) / distances.length,
    fast_items: median,
    fast_total: sum(times),
    instructed: instrument.instructed.filter(({ number, expected }) => answers[number] !== expected).length,
  };
  return Object.entries(values)
    .filter(([index, value]) => {
      const { at_least: atLeast, above, below } = data.quality.limits[index]?.flag ?? {};
      if (value === null) return false;
      return value >= (atLeast ?? Infinity) || value > (above ?? Infinity) || value < (below ?? -Infinity);
    })
    .map(([index]) => index)
    .toSorted();
}
