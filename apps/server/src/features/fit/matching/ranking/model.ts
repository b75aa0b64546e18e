import type { FitOfTalent, NormFit } from '@quint/contract/measures/matching.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { FitPerson } from '@quint/psychometrics/fit.ts';
import { prepareFit } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { BaseRates } from '@quint/psychometrics/reach.ts';
import type { Alphas, Fit, QualityVerdict, RoleRanges, Trait } from '@quint/psychometrics/types.ts';
import { numbersOf } from '#features/fit/matching/service.ts';
import type { AlphasByNorm } from '#features/measures/norms/queries.ts';

/** Where the stanine of a trait stands among the five digits of a talent's stanines. */
export const DIGIT_WEIGHTS: Readonly<Record<Trait, number>> = { O: 10_000, C: 1000, E: 100, A: 10, ES: 1 };

/** The newest result of a talent that has stanines. */
export interface RatedResult {
  readonly talent_id: string;
  readonly id: string;
  readonly quality: QualityVerdict;
  /** As the talent has them: five digits, O C E A ES. */
  readonly stanines: number;
  readonly z_o: number | null;
  readonly z_c: number | null;
  readonly z_e: number | null;
  readonly z_a: number | null;
  readonly z_es: number | null;
  /** The norm it was computed under. */
  readonly norm_version: string | null;
  /** The name as it may be seen; empty where no groups are made. */
  readonly name: string;
}

/** What is read of the result of a person. */
export const RATED_COLUMNS = [
  'talent_id',
  'id',
  'quality',
  'stanines',
  'z_o',
  'z_c',
  'z_e',
  'z_a',
  'z_es',
  'norm_version',
] as const;
type Column = (typeof RATED_COLUMNS)[number];
/** The columns of many rows as one text each, with commas between the values: far faster to read than the rows. */
export type RatedColumns = Readonly<Record<Column, string>>;

/** The results from their columns, and the names of the people where they were read. */
export function splitColumns(columns: RatedColumns, names: readonly string[]): RatedResult[] {
  const split = (column: Column) => columns[column].split(',');
  const numbersIn = (column: Column) => split(column).map((text) => (text === '' ? null : Number(text)));
  const [ids, qualities, stanines] = [split('id'), split('quality'), split('stanines')];
  const norms = split('norm_version');
  const [o, c, e, a, es] = (['z_o', 'z_c', 'z_e', 'z_a', 'z_es'] as const).map(numbersIn);
  return split('talent_id').map((talent_id, index) => ({
    talent_id,
    id: ids[index] ?? '',
    quality: qualities[index] as RatedResult['quality'],
    stanines: Number(stanines[index]),
    z_o: o?.[index] ?? null,
    z_c: c?.[index] ?? null,
    z_e: e?.[index] ?? null,
    z_a: a?.[index] ?? null,
    z_es: es?.[index] ?? null,
    norm_version: norms[index] === '' ? null : (norms[index] ?? null),
    name: names[index] ?? '',
  }));
}

/** The stanines of a talent from their five digits. */
export function readDigits(digits: number): Readonly<Record<Trait, number>> {
  const { O, C, E, A, ES } = DIGIT_WEIGHTS;
  const digitAt = (weight: number) => Math.floor(digits / weight) % 10;
  return { O: digitAt(O), C: digitAt(C), E: digitAt(E), A: digitAt(A), ES: digitAt(ES) };
}

/** The position of a standard score on the scale 1..9, to the hundredth. */
export const positionOf = (z: number | null) => (z === null ? null : Math.round(500 + 200 * z) / 100);

interface Rule {
  readonly rate: (person: FitPerson, alphas: Alphas | undefined) => Fit;
  readonly reach: BaseRates | null;
}

/** The rule of a role, prepared once for each error of measurement. */
function ruleOf(ranges: RoleRanges): Rule {
  const rateByAlphas = new Map<Alphas | undefined, (person: FitPerson) => Fit>();
  return {
    rate(person, alphas) {
      const rate = rateByAlphas.get(alphas) ?? prepareFit(ranges, { alphas });
      rateByAlphas.set(alphas, rate);
      return rate(person);
    },
    reach: baseRateOf(ranges)?.reach ?? null,
  };
}

function rateResult(result: RatedResult, { rate, reach }: Rule, norms: AlphasByNorm): FitOfTalent {
  const { talent_id, id, quality, z_o, z_c, z_e, z_a, z_es } = result;
  const norm = result.norm_version ?? NORM_VERSION;
  const alphas = norms.get(norm);
  const stanines = readDigits(result.stanines);
  const fit = rate({ stanines, zs: { O: z_o, C: z_c, E: z_e, A: z_a, ES: z_es } }, alphas);
  const { O: o, C: c, E: e, A: a, ES: es } = stanines;
  return {
    talent_id,
    talents_results_id: id,
    ...numbersOf(fit, { reach, quality }),
    norm,
    alphas: alphas ?? null,
    o,
    c,
    e,
    a,
    es,
    positions: {
      O: positionOf(z_o),
      C: positionOf(z_c),
      E: positionOf(z_e),
      A: positionOf(z_a),
      ES: positionOf(z_es),
    },
    costs: fit.contributions.filter(({ cost }) => cost > 0),
  };
}

/** The fits of people, computed as they are read. */
export function* rateEach(
  results: readonly RatedResult[],
  ranges: RoleRanges,
  alphas: AlphasByNorm,
): Generator<FitOfTalent> {
  const rule = ruleOf(ranges);
  for (const result of results) yield rateResult(result, rule, alphas);
}

export function normOf(ranges: RoleRanges): NormFit | null {
  const rate = baseRateOf(ranges);
  if (rate === null) return null;
  const { reach, median, density, inside, version } = rate;
  return { reach, median, hill: [...density], inside, version };
}
