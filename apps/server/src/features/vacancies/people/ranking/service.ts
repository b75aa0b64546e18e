import type { BandCounts } from '@quint/contract/vacancies/people.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import type { PersonIndex } from '@quint/psychometrics/first-group.ts';
import { countFirstGroup, listFirstGroup, listGroups } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import type { MeasuredStage, MeasuredTalents } from '#features/vacancies/people/ranking/model.ts';
import { countBands, digestOf, listKeys, toStage } from '#features/vacancies/people/ranking/model.ts';
import { listMeasured } from '#features/vacancies/people/ranking/queries.ts';
import { createMemory } from '#http/memory.ts';

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

const STAGES_IN_MEMORY = 10;
const STAGE_IDLE_MS = 10 * 60_000;
/** The stages that were read last, by a digest of their results. */
const lastStages = createMemory<MeasuredStage>(STAGES_IN_MEMORY, STAGE_IDLE_MS);

/**
 * The results of the people of a stage for counting. The results are read each time; what was computed from the same
 * results is not computed again.
 */
export async function readStage(db: Reader, query: StageQuery): Promise<MeasuredStage> {
  const parts = await listMeasured(db, query);
  const alphas = await listAlphas(db, parts);
  const digest = digestOf(parts, alphas);
  return lastStages.get(digest) ?? lastStages.store(digest, toStage(parts, alphas));
}

/** How many people of a stage are too close to call; zero if the ranges require nothing. */
export const countTied = ({ people, once }: MeasuredStage, ranges: RoleRanges): number =>
  once(`tied ${JSON.stringify(ranges)}`, () => countFirstGroup(people, ranges) ?? 0);

const keysOf = (people: readonly MeasuredTalents[], group: readonly PersonIndex[]) =>
  group.flatMap(([norm, person]) => people[norm]?.keyOf(person) ?? []);

interface Order {
  /** The sizes of groups whose fits are too close to call; undefined without a requirement. */
  readonly sizes: readonly number[] | undefined;
  readonly ids: readonly string[];
}

/** Groups are computed for the pages of this many people at once. */
const PEOPLE_PER_ORDER = 500;

/** The first people of a stage in the order of the list: by groups, in a group in the random order of the role. */
function orderOf({ people, once }: MeasuredStage, roleId: string, { ranges, limit, offset }: Ranking): Order {
  const until = Math.ceil((offset + limit) / PEOPLE_PER_ORDER) * PEOPLE_PER_ORDER;
  return once(`order ${roleId} ${until} ${JSON.stringify(ranges)}`, () => {
    const compareIds = compareDrawn(roleId);
    const groups = listGroups(people, ranges, until);
    return {
      sizes: groups?.map((group) => group.length),
      ids:
        groups === undefined
          ? listKeys(people).toSorted(compareIds)
          : groups.flatMap((group) => keysOf(people, group).toSorted(compareIds)),
    };
  });
}

/** The sizes of the groups up to the end of a page. */
function groupsUntil(sizes: readonly number[], end: number): number[] {
  let sum = 0;
  return sizes.filter((size) => {
    const isOnPage = sum < end;
    sum += size;
    return isOnPage;
  });
}

interface Ranking {
  readonly ranges: RoleRanges;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Ranks the people of a stage, in a group in the random order of the role. Without a requirement all are in that order, in
 * no group.
 */
export async function rankStage(db: Reader, query: StageQuery, ranking: Ranking): Promise<RankedPage> {
  const stage = await readStage(db, query);
  const { people, isAnyOutdated, once } = stage;
  const { ranges, limit, offset } = ranking;
  const { sizes, ids } = orderOf(stage, query.roleId, ranking);
  return {
    total: people.reduce((sum, norm) => sum + norm.people, 0),
    groups: groupsUntil(sizes ?? [], offset + limit),
    bands: once(`bands ${JSON.stringify(ranges)}`, () => countBands(people, ranges)),
    ids: ids.slice(offset, offset + limit),
    isAnyOutdated,
  };
}

/**
 * The people of the first group of a stage, whose fits are too close to call, in no order. Without a requirement there is
 * no group.
 */
export async function listFirstTalents(
  db: Reader,
  query: StageQuery,
  ranges: RoleRanges,
): Promise<readonly string[]> {
  const { people, once } = await readStage(db, query);
  return once(`first ${JSON.stringify(ranges)}`, () => keysOf(people, listFirstGroup(people, ranges)));
}

/** The people of a stage from whom is chosen: the first group, without a requirement all with a result. In no order. */
export async function listPool(
  db: Reader,
  query: StageQuery,
  ranges: RoleRanges,
): Promise<readonly string[]> {
  if (countedTraits(ranges).length > 0) return listFirstTalents(db, query, ranges);
  return listKeys((await readStage(db, query)).people);
}
