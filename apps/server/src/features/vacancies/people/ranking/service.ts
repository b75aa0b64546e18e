import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { listFirstGroup } from '@quint/psychometrics/first-group.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { inGroups } from '#features/fit/matching/ranking/service.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import type { MeasuredTalents } from '#features/vacancies/people/model.ts';
import { toMeasured } from '#features/vacancies/people/model.ts';
import type { StageQuery } from '#features/vacancies/people/queries.ts';
import { listStageResults } from '#features/vacancies/people/queries.ts';

/** People with a result in the order of the list, in groups whose fits are too close to call. */
interface RankedPeople {
  readonly order: readonly RatedResult[];
  readonly groups: readonly number[];
  readonly alphas: Awaited<ReturnType<typeof listAlphas>>;
  readonly isAnyOutdated: boolean;
}

/** Ranks the people of a stage. Without a requirement they are in the random order of the role, in no group. */
export async function rankStage(
  db: Reader,
  query: StageQuery,
  { ranges, size }: { readonly ranges: RoleRanges; readonly size: number },
): Promise<RankedPeople> {
  const { results, isAnyOutdated } = await listStageResults(db, query, size);
  const alphas = await listAlphas(db, results);
  const { roleId } = query;
  const groups = inGroups({ results, alphas }, { ranges, roleId });
  if (groups !== undefined) {
    return { order: groups.flat(), groups: groups.map((group) => group.length), alphas, isAnyOutdated };
  }
  const compareIds = compareDrawn(roleId);
  const order = results.toSorted((one, other) => compareIds(one.talent_id, other.talent_id));
  return { order, groups: [], alphas, isAnyOutdated };
}

/** The results of the people of a stage in columns, for counting. */
export async function readMeasured(db: Reader, query: StageQuery, size: number): Promise<MeasuredTalents[]> {
  if (size === 0) return [];
  const { results } = await listStageResults(db, query, size);
  const alphas = await listAlphas(db, results);
  return toMeasured(results, (result) => alphas.get(result.norm_version ?? NORM_VERSION));
}

/**
 * The people of the first group of a stage, whose fits are too close to call, in no order. Much faster than ranking
 * thousands of people. Without a requirement there is no group.
 */
export async function listFirstTalents(
  db: Reader,
  query: StageQuery,
  { ranges, size }: { readonly ranges: RoleRanges; readonly size: number },
): Promise<string[]> {
  const groups = await readMeasured(db, query, size);
  return listFirstGroup(groups, ranges).flatMap(([group, person]) => groups[group]?.ids[person] ?? []);
}
