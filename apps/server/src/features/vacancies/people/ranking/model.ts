import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { prepareBand } from '@quint/psychometrics/fit.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import type { Alphas, RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import type { MeasuredBytes } from '#features/vacancies/people/ranking/queries.ts';

const KEY_BYTES = 16;
const DIGITS_BYTES = 4;
const SCORE_BYTES = 8;
const PERSON_BYTES = KEY_BYTES + DIGITS_BYTES + TRAITS.length * SCORE_BYTES;
/** The bytes after which a key as text has a hyphen. */
const KEY_PARTS = [4, 6, 8, 10, KEY_BYTES];

/** Results for counting, and whose they are. */
export interface MeasuredTalents extends MeasuredPeople {
  readonly people: number;
  /** The five stanines of each person as digits, O C E A ES. */
  readonly digits: Int32Array;
  /** The key of a person by the index. */
  readonly keyOf: (person: number) => string;
}

/** The key that starts at a byte, as text. */
function readKey(bytes: Buffer, start: number): string {
  return KEY_PARTS.map((end, index) =>
    bytes.toString('hex', start + (KEY_PARTS[index - 1] ?? 0), start + end),
  ).join('-');
}

/** Reads the results of some people into those of all with their norm, from the number `first` on. */
function readPart(
  { people, bytes }: MeasuredBytes,
  first: number,
  { digits, stanines, zs }: Pick<MeasuredTalents, 'digits' | 'stanines' | 'zs'>,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let person = 0; person < people; person += 1) {
    const start = person * PERSON_BYTES + KEY_BYTES;
    const number = view.getInt32(start);
    digits[first + person] = number;
    let restDigits = number;
    for (let index = TRAITS.length - 1; index >= 0; index -= 1) {
      const at = (first + person) * TRAITS.length + index;
      const stanine = restDigits % 10;
      restDigits = (restDigits - stanine) / 10;
      const z = view.getFloat64(start + DIGITS_BYTES + index * SCORE_BYTES);
      stanines[at] = stanine;
      zs[at] = Number.isNaN(z) ? (stanine - 5) / 2 : z;
    }
  }
}

/** The results of people who share one error of measurement. A missing score is the middle of its stanine. */
export function toMeasured(parts: readonly MeasuredBytes[], alphas: Alphas | undefined): MeasuredTalents {
  const people = parts.reduce((sum, part) => sum + part.people, 0);
  const columns = {
    digits: new Int32Array(people),
    stanines: new Uint8Array(people * TRAITS.length),
    zs: new Float64Array(people * TRAITS.length),
  };
  const firsts: number[] = [];
  let first = 0;
  for (const part of parts) {
    readPart(part, first, columns);
    firsts.push(first);
    first += part.people;
  }
  const keyOf = (person: number): string => {
    const index = firsts.findLastIndex((each) => each <= person);
    const [part, start] = [parts[index], firsts[index]];
    if (part === undefined || start === undefined) throw new RangeError('not a person of these results');
    return readKey(part.bytes, (person - start) * PERSON_BYTES);
  };
  return { alphas, people, ...columns, keyOf };
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
