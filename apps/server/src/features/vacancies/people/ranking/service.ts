import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import type { PersonIndex } from '@quint/psychometrics/first-group.ts';
import { listFirstGroup, listGroups } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import type { MeasuredTalents } from '#features/vacancies/people/ranking/model.ts';
import { countBands, listKeys, toMeasured } from '#features/vacancies/people/ranking/model.ts';
import { listMeasured } from '#features/vacancies/people/ranking/queries.ts';

/** A page of the people with a result in the order of the list, in groups whose fits are too close to call. */
interface RankedPage {
  /** The number of all people with a result. */
  readonly total: number;
  /** The sizes of the groups from the first to the end of the page. */
  readonly groups: readonly number[];
  readonly bands: BandCounts | null;
  /** The people of the page. */
  readonly ids: readonly string[];
  readonly isAnyOutdated: boolean;
}

async function readPeople(db: Reader, query: StageQuery) {
  const parts = await listMeasured(db, query);
  const alphas = await listAlphas(db, parts);
  const byNorm = Map.groupBy(parts, ({ norm_version: norm }) => norm ?? NORM_VERSION);
  const people = Array.from(byNorm, ([norm, each]) => toMeasured(each, alphas.get(norm)));
  return { people, isAnyOutdated: parts.some(({ is_outdated: isOutdated }) => isOutdated) };
}

/** The results of the people of a stage for counting. */
export async function readMeasured(db: Reader, query: StageQuery): Promise<MeasuredTalents[]> {
  return (await readPeople(db, query)).people;
}

const keysOf = (people: readonly MeasuredTalents[], group: readonly PersonIndex[]) =>
  group.flatMap(([norm, person]) => people[norm]?.keyOf(person) ?? []);

/** The people from `offset` on in groups of people. Only groups on the page are sorted. */
function pageOf(
  groups: readonly (readonly PersonIndex[])[],
  {
    people,
    roleId,
    limit,
    offset,
  }: { readonly people: readonly MeasuredTalents[]; readonly roleId: string } & Window,
): string[] {
  const compareIds = compareDrawn(roleId);
  const ids: string[] = [];
  let start = 0;
  for (const group of groups) {
    const [from, to] = [Math.max(0, offset - start), Math.min(group.length, offset + limit - start)];
    if (from < to) ids.push(...keysOf(people, group).toSorted(compareIds).slice(from, to));
    start += group.length;
  }
  return ids;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Ranks the people of a stage, in a group in the random order of the role. Without a requirement all are in that order, in
 * no group.
 */
export async function rankStage(
  db: Reader,
  query: StageQuery,
  { ranges, limit, offset }: { readonly ranges: RoleRanges } & Window,
): Promise<RankedPage> {
  const { people, isAnyOutdated } = await readPeople(db, query);
  const { roleId } = query;
  const total = people.reduce((sum, norm) => sum + norm.people, 0);
  const groups = listGroups(people, ranges, offset + limit);
  const ids =
    groups === undefined
      ? listKeys(people)
          .toSorted(compareDrawn(roleId))
          .slice(offset, offset + limit)
      : pageOf(groups, { people, roleId, limit, offset });
  return {
    total,
    groups: groups?.map((group) => group.length) ?? [],
    bands: countBands(people, ranges),
    ids,
    isAnyOutdated,
  };
}

/**
 * The people of the first group of a stage, whose fits are too close to call, in no order. Without a requirement there is
 * no group.
 */
export async function listFirstTalents(db: Reader, query: StageQuery, ranges: RoleRanges): Promise<string[]> {
  const people = await readMeasured(db, query);
  return keysOf(people, listFirstGroup(people, ranges));
}

/** The people of a stage from whom is chosen: the first group, without a requirement all with a result. In no order. */
export async function listPool(db: Reader, query: StageQuery, ranges: RoleRanges): Promise<string[]> {
  if (countedTraits(ranges).length > 0) return listFirstTalents(db, query, ranges);
  return listKeys(await readMeasured(db, query));
}
