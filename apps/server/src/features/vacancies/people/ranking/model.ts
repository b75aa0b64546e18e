import { createHash } from 'node:crypto';
import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { prepareBand } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import type { Alphas, RoleRanges } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { createMemory } from '#http/memory.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import type { MeasuredBytes } from '#features/vacancies/people/ranking/queries.ts';

const KEY_BYTES = 16;
const DIGITS_BYTES = 4;
const SCORE_BYTES = 8;
const PERSON_BYTES = KEY_BYTES + DIGITS_BYTES + TRAITS.length * SCORE_BYTES;
/** The bytes after which a key as text has a hyphen. */
const KEY_PARTS = [4, 6, 8, 10, KEY_BYTES];

/** More than the orders and counts for the ranges of a role and for those being tried. */
const VALUES_PER_STAGE = 50;

/** Results for counting, and whose they are. */
export interface MeasuredTalents extends MeasuredPeople {
  readonly people: number;
  /** The five stanines of each person as digits, O C E A ES. */
  readonly digits: Int32Array;
  /** The key of a person by the index. */
  readonly keyOf: (person: number) => string;
}

/** The results of the people of a stage, and what was computed from them. */
export interface MeasuredStage {
  readonly people: readonly MeasuredTalents[];
  readonly isAnyOutdated: boolean;
  /** Computes a value once; `name` says what it depends on besides the results. */
  readonly once: <Value>(name: string, compute: () => Value) => Value;
}

/** Values that are computed once; the oldest are computed again. */
function createOnce(): MeasuredStage['once'] {
  const values = createMemory<{ readonly value: unknown }>(VALUES_PER_STAGE);
  return <Value>(name: string, compute: () => Value) => {
    const { value } = values.get(name) ?? values.store(name, { value: compute() });
    return value as Value;
  };
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
function toMeasured(parts: readonly MeasuredBytes[], alphas: Alphas | undefined): MeasuredTalents {
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

/** The results of a stage with the error of measurement of each norm. */
export function toStage(
  parts: readonly MeasuredBytes[],
  alphas: ReadonlyMap<string, Alphas | undefined>,
): MeasuredStage {
  const byNorm = Map.groupBy(parts, ({ norm_version: norm }) => norm ?? NORM_VERSION);
  return {
    people: Array.from(byNorm, ([norm, each]) => toMeasured(each, alphas.get(norm))),
    isAnyOutdated: parts.some(({ is_outdated: isOutdated }) => isOutdated),
    once: createOnce(),
  };
}

/** A digest of everything that `toStage` reads. */
export function digestOf(
  parts: readonly MeasuredBytes[],
  alphas: ReadonlyMap<string, Alphas | undefined>,
): string {
  const digest = createHash('sha256').update(JSON.stringify([...alphas]));
  for (const { norm_version: norm, people, is_outdated: isOutdated, bytes } of parts) {
    digest.update(JSON.stringify([norm, people, isOutdated])).update(bytes);
  }
  return digest.digest('base64');
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
