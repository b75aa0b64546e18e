import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { prepareBand } from '@quint/psychometrics/fit.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import type { Alphas, RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import type { MeasuredColumns } from '#features/vacancies/people/ranking/queries.ts';

const KEY_LENGTH = 36;
const DIGITS_BYTES = 4;
const SCORE_BYTES = 8;

/** Results in columns, and whose they are. */
export interface MeasuredTalents extends MeasuredPeople {
  readonly people: number;
  /** The five stanines of each person as digits, O C E A ES. */
  readonly digits: Int32Array;
  /** The key of a person by the index. */
  readonly keyOf: (person: number) => string;
}

/** The results of people who share one error of measurement. A missing score is the middle of its stanine. */
export function toMeasured(columns: MeasuredColumns, alphas: Alphas | undefined): MeasuredTalents {
  const { people, ids } = columns;
  const scores = [columns.z_o, columns.z_c, columns.z_e, columns.z_a, columns.z_es];
  const digits = new Int32Array(people);
  const stanines = new Uint8Array(people * TRAITS.length);
  const zs = new Float64Array(people * TRAITS.length);
  for (let person = 0; person < people; person += 1) {
    const number = columns.stanines.readInt32BE(person * DIGITS_BYTES);
    digits[person] = number;
    let restDigits = number;
    for (let index = TRAITS.length - 1; index >= 0; index -= 1) {
      const at = person * TRAITS.length + index;
      const stanine = restDigits % 10;
      restDigits = (restDigits - stanine) / 10;
      const z = scores[index]?.readDoubleBE(person * SCORE_BYTES) ?? Number.NaN;
      stanines[at] = stanine;
      zs[at] = Number.isNaN(z) ? (stanine - 5) / 2 : z;
    }
  }
  const keyOf = (person: number) => ids.slice(person * KEY_LENGTH, (person + 1) * KEY_LENGTH);
  return { alphas, stanines, zs, people, digits, keyOf };
}

/** The keys of all people. */
export function listKeys(groups: readonly MeasuredTalents[]): string[] {
  return groups.flatMap(({ people, keyOf }) => Array.from({ length: people }, (_, person) => keyOf(person)));
}

/** The number of people in each band of fit; null if the ranges require nothing. */
export function countBands(groups: readonly MeasuredTalents[], ranges: RoleRanges): BandCounts | null {
  const bandOf = prepareBand(ranges);
  if (bandOf === undefined) return null;
  const profiles = new Map<number, number>();
  for (const { digits } of groups) {
    for (const profile of digits) profiles.set(profile, (profiles.get(profile) ?? 0) + 1);
  }
  const counts = { strong: 0, partial: 0, none: 0 };
  for (const [profile, people] of profiles) counts[bandOf(readDigits(profile))] += people;
  return counts;
}
