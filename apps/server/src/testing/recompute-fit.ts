import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { RecomputedTrait, Rules, Trait, Under } from './recompute-sheet.ts';
import { normalShare, readUnder, semOf, sum, TIE, TRAITS } from './recompute-sheet.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly weight: number;
}
type Ranges = Readonly<Partial<Record<Trait, Range>>>;

const outside = (stanine: number, { min, max }: Range) => Math.max(0, min - stanine, stanine - max);

function listCountedRanges(ranges: Ranges): [Trait, Range][] {
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
  const traits = listCountedRanges(ranges);
  const weight = sum(traits.map(([, range]) => range.weight));
  const steps = traits.map(([trait, range]) => outside(stanines[trait], range));
  const cost = sum(
    traits.map(([, range], at) => range.weight * Math.min(data.fit.most_steps, steps[at] ?? 0)),
  );
  const exact = 100 - (100 * cost) / (data.fit.most_steps * weight);
  return { exact, band: bandOf(data, exact + TIE, Math.max(...steps)), cost, weight };
}

/** The distribution of the cost when true scores are normally distributed around z, trait by trait. */
function costShares(rules: Rules, zs: Readonly<Record<Trait, number>>, ranges: Ranges): number[] {
  return listCountedRanges(ranges).reduce<number[]>(
    (shares, [trait, range]) => {
      const sem = semOf(rules, trait);
      // Standard scores are rounded to hundredths.
      const z = Math.round(zs[trait] * 100) / 100;
      const upTo = (stanine: number) =>
        stanine < 1 ? 0 : stanine > 8 ? 1 : normalShare(((stanine - 4.5) / 2 - z) / sem);
      const next: number[] = [];
      for (let stanine = 1; stanine <= 9; stanine += 1) {
        const cost = range.weight * Math.min(rules.data.fit.most_steps, outside(stanine, range));
        const share = upTo(stanine) - upTo(stanine - 1);
        for (const [before, shareBefore] of shares.entries()) {
          next[before + cost] = (next[before + cost] ?? 0) + shareBefore * share;
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
  { ranges, under = {} }: { ranges: Ranges; under?: Under },
) {
  const valueOf = <Key extends 'z' | 'stanine'>(key: Key) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait][key]])) as Record<Trait, number>;
  const { exact, band, cost, weight } = fitOfStanines(data, valueOf('stanine'), ranges);
  const whole = (of: number) => Math.floor(100 - (100 * of) / (data.fit.most_steps * weight) + 0.5 + TIE);
  const shares = costShares(readUnder(data, under), valueOf('z'), ranges);
  const tail = (1 - data.error.level) / 2;
  const base =
    100 -
    sum(
      listCountedRanges(ranges).map(([, range]) =>
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
export function recomputeDifference(
  data: ManualData,
  trait: Trait,
  [one, other]: readonly [{ z: number; under?: Under }, { z: number; under?: Under }],
  groupSize: 'two' | 'three' | 'four' = 'two',
): boolean {
  const [first, second] = [one, other].map(({ under = {} }) => semOf(readUnder(data, under), trait));
  const limit = data.error.z_of_compared[groupSize] * 2 * Math.sqrt((first ?? 0) ** 2 + (second ?? 0) ** 2);
  return Math.abs(2 * one.z - 2 * other.z) >= limit;
}
