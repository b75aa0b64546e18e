import { compareCodes } from '@quint/domain/base/text-order.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type {
  FitOfTalent,
  RoleFitAnswer,
  RoleFitQuery,
  StrongFitsAnswer,
} from '@quint/contract/measures/matching.ts';
import { MOST_IN_GROUPS } from '@quint/contract/measures/matching.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { groupFits } from '@quint/psychometrics/fit-groups.ts';
import { fitCosts, prepareBand } from '@quint/psychometrics/fit.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { AuditEntry } from '#database/audit.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { RejectedProfile } from '#features/fit/matching/queries.ts';
import { countPending, listRejectedProfiles, listRoles } from '#features/fit/matching/queries.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { normOf, rateEach, readDigits } from '#features/fit/matching/ranking/model.ts';
import type {
  RatedResults,
  StanineProfile,
  TalentQuery,
  Window,
} from '#features/fit/matching/ranking/queries.ts';
import {
  countRated,
  findRanked,
  findUnrated,
  listRated,
  listStanineProfiles,
} from '#features/fit/matching/ranking/queries.ts';
import { FIT_READ, stateOf } from '#features/fit/matching/service.ts';
import type { AlphasByNorm } from '#features/measures/norms/queries.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { findRole } from '#features/roles/roles/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { parseQuery } from '#items/ask/query.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';

/** An audit log entry for more people than this contains no ids: it represents a whole list. */
const NAMED_MAX = 100;

function filterOf(query: RoleFitQuery): Filter {
  const { status, invitation_status: survey, team, talents, filter } = query;
  const more = filter === undefined ? undefined : parseQuery({ filter }).filter;
  return {
    ...(more === undefined ? {} : { _and: [more] }),
    ...(status === undefined ? {} : { status: { _in: status } }),
    ...(survey === undefined ? {} : { invitation_status: { _in: survey } }),
    ...(talents === undefined ? {} : { id: { _in: talents } }),
    ...(team === undefined ? {} : { teams: { teams_id: { _eq: team } } }),
  };
}

function compareKeys(a: RatedResult, b: RatedResult): number {
  return compareCodes(a.talent_id, b.talent_id);
}

/** Results with the alphas of their norms. */
interface MeasuredResults {
  readonly results: readonly RatedResult[];
  readonly alphas: AlphasByNorm;
}

/** People in groups, within a group in the random order of the role; undefined when the role has no requirement. */
export function inGroups(
  { results, alphas }: MeasuredResults,
  { ranges, roleId }: Pick<Ranking, 'ranges' | 'roleId'>,
): RatedResult[][] | undefined {
  const ratings = [...rateEach(results, ranges, alphas)].flatMap(({ score, interval }, index) => {
    const result = results[index];
    return score === null || interval === null || result === undefined ? [] : [{ result, score, interval }];
  });
  if (ratings.length < results.length) return undefined;
  const compareIds = compareDrawn(roleId);
  const groups = groupFits(
    ratings,
    ({ score, interval }) => ({ fit: score, interval }),
    (a, b) => compareIds(a.result.talent_id, b.result.talent_id),
  );
  return groups.map((group) => group.map(({ result }) => result));
}

/** The same order as `findRanked`, computed here because all rows are read anyway. */
function inOrder(
  results: readonly RatedResult[],
  { ranges, worstFirst }: Pick<Ranking, 'ranges' | 'worstFirst'>,
): RatedResult[] {
  const costs = fitCosts(ranges);
  const costOf = (stanines: number) =>
    TRAITS.reduce((sum, trait, index) => {
      const stanine = Math.floor(stanines / 10 ** (4 - index)) % 10;
      return sum + (costs[trait][stanine - 1] ?? 0);
    }, 0);
  const direction = worstFirst ? -1 : 1;
  return results
    .map((result) => ({ result, place: direction * 100_000 * costOf(result.stanines) + result.stanines }))
    .sort((a, b) => a.place - b.place || compareKeys(a.result, b.result))
    .map(({ result }) => result);
}

interface Ranking extends Window {
  readonly talentQuery: TalentQuery;
  readonly roleId: string;
  readonly ranges: RoleRanges;
  readonly worstFirst: boolean;
  readonly isGrouped: boolean;
  /** The people are requested by their keys. */
  readonly isNamed: boolean;
  /** Whether people without a result are included. */
  readonly withUnrated: boolean;
}

/** The people read for a response. */
interface People extends RatedResults {
  /** Whether these are all people with a result: because all are requested, or because groups need all of them. */
  readonly isWhole: boolean;
  readonly ratedCount: number;
  /** Keys of the people on the page without a result, and the number of all without one. */
  readonly unratedIds: readonly string[];
  readonly unratedCount: number;
}

async function readAll(
  db: Reader,
  { talentQuery, offset, isGrouped, withUnrated, isNamed }: Ranking,
): Promise<People> {
  const { results, isAnyOutdated } = await listRated(db, talentQuery, { withNames: isGrouped, few: isNamed });
  const ids = withUnrated ? await findUnrated(db, talentQuery, { limit: undefined, offset: 0 }) : [];
  const ratedCount = results.length;
  const unratedIds = ids.slice(Math.max(offset - ratedCount, 0));
  return { results, isAnyOutdated, isWhole: true, ratedCount, unratedIds, unratedCount: ids.length };
}

async function readPage(db: Reader, ranking: Ranking, limit: number): Promise<People> {
  const { talentQuery, ranges, offset, worstFirst, isGrouped, withUnrated } = ranking;
  if (limit === 0 && !isGrouped) {
    const { ratedCount, unratedCount } = await countRated(db, talentQuery);
    const nobody = { results: [], isAnyOutdated: false, isWhole: false, unratedIds: [] };
    return { ...nobody, ratedCount, unratedCount: withUnrated ? unratedCount : 0 };
  }
  const mostInGroups = isGrouped ? MOST_IN_GROUPS : -1;
  const order = { limit, offset, costs: fitCosts(ranges), worstFirst, mostInGroups };
  const { ratedCount, unratedCount, ...read } = await findRanked(db, talentQuery, order);
  const isWhole = ratedCount <= mostInGroups;
  // People without a result come after the rated ones.
  const after = { limit: limit - Math.max(ratedCount - offset, 0), offset: Math.max(offset - ratedCount, 0) };
  const hasUnrated = withUnrated && unratedCount > after.offset && after.limit > 0;
  const unratedIds = hasUnrated ? await findUnrated(db, talentQuery, after) : [];
  return { ...read, isWhole, ratedCount, unratedIds, unratedCount: withUnrated ? unratedCount : 0 };
}

/** The people of the page in their order, and the size of each group. */
export function rank(
  { results, isWhole, alphas }: MeasuredResults & Pick<People, 'isWhole'>,
  ranking: Pick<Ranking, 'limit' | 'offset' | 'roleId' | 'ranges' | 'isGrouped' | 'worstFirst'>,
) {
  if (!isWhole) return { page: results, groups: null };
  const { offset, limit, isGrouped } = ranking;
  const groups =
    isGrouped && results.length <= MOST_IN_GROUPS ? inGroups({ results, alphas }, ranking) : undefined;
  const orderedResults = groups?.flat() ?? inOrder(results, ranking);
  const page = orderedResults.slice(offset, limit === undefined ? undefined : offset + limit);
  return { page, groups: groups?.map((group) => group.length) ?? null };
}

/** A `RoleFitAnswer` whose fits are computed while they are written. */
export type LazyRoleFitAnswer = Omit<RoleFitAnswer, 'data'> & { readonly data: Iterable<FitOfTalent> };

/**
 * The fit of talents to a role, as described by `RoleFitAnswer`. Reading people's results is audited. Throws
 * `record.not_found` for an unknown role.
 */
export async function listFitsToRole(
  { deps, registry }: { deps: Deps; registry: Registry },
  { actor, roleId }: { actor: Actor; roleId: string },
  query: RoleFitQuery,
): Promise<LazyRoleFitAnswer> {
  const scope = scopeOfActor(actor);
  const search = query.search === '' ? undefined : query.search;
  const talentQuery = { registry, actor, scope, filter: filterOf(query), search };
  const limit = query.limit < 0 ? undefined : query.limit;
  return deps.db.write(scope, async (tx) => {
    const role = await findRole(tx, scope, roleId);
    if (role === undefined) throw fail('record.not_found');
    const worstFirst = query.sort === 'fit';
    const isGrouped = query.groups && !worstFirst;
    const { offset, unrated: withUnrated } = query;
    const order = { limit, offset, worstFirst, isGrouped, withUnrated };
    const ranking = {
      talentQuery,
      roleId,
      ranges: rangesOf(role),
      isNamed: query.talents !== undefined,
      ...order,
    };
    const people = await (limit === undefined ? readAll(tx, ranking) : readPage(tx, ranking, limit));
    const alphas = await listAlphas(tx, people.results);
    const { page, groups } = rank({ ...people, alphas }, ranking);
    await recordRead(tx, { scope, actor, roleId, isPage: limit !== undefined }, page);
    const state = stateOf(people.isAnyOutdated, await countPending(tx, scope));
    const { unratedIds, ratedCount: total, unratedCount } = people;
    const data = rateEach(page, ranking.ranges, alphas);
    const norm = normOf(ranking.ranges);
    return { data, unrated: [...unratedIds], meta: { ...state, total, unrated: unratedCount, groups, norm } };
  });
}

export interface StrongCounts {
  readonly strong: number;
  readonly doubtful: number;
}

/**
 * How many people with these stanine profiles fit with high agreement, without those among them whom the role turned
 * down. A doubtful result does not count; `doubtful` is the number left out for it. Undefined when the role has no
 * requirement.
 */
export function countStrong(
  profiles: readonly StanineProfile[],
  ranges: RoleRanges,
  rejectedProfiles: readonly StanineProfile[] = [],
): StrongCounts | undefined {
  const bandOf = prepareBand(ranges);
  if (bandOf === undefined) return undefined;
  const sumOf = (all: readonly StanineProfile[], name: 'people' | 'doubtful') =>
    all
      .filter(({ stanines }) => bandOf(readDigits(stanines)) === 'strong')
      .reduce((sum, profile) => sum + profile[name], 0);
  const doubtful = sumOf(profiles, 'doubtful') - sumOf(rejectedProfiles, 'doubtful');
  return { strong: sumOf(profiles, 'people') - sumOf(rejectedProfiles, 'people') - doubtful, doubtful };
}

/** The people whom one role turned down. */
export function rejectedFor(rejectedProfiles: readonly RejectedProfile[], roleId: string): RejectedProfile[] {
  return rejectedProfiles.filter(({ role_id: id }) => id === roleId);
}

/**
 * How many talents fit each role of the workspace with high agreement. People with the same stanines are counted
 * together, so the cost hardly depends on the number of people. The read is audited as a whole list.
 */
export async function countStrongFits(
  { deps, registry }: { deps: Deps; registry: Registry },
  actor: Actor,
): Promise<StrongFitsAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const roles = (await listRoles(tx, scope)).filter((role) => role.is_in_use);
    if (roles.length === 0) return { data: [] };
    const profiles = await listStanineProfiles(tx, { registry, actor, scope, filter: {}, search: undefined });
    const rejectedProfiles = await listRejectedProfiles(tx, scope);
    const count = profiles.reduce((sum, { people }) => sum + people, 0);
    const details = { ...FIT_READ, count };
    if (count > 0)
      await recordAudit(tx, { scope, actor, action: 'results.read', items: [], talentIds: [], details });
    return {
      data: roles.map((role) => {
        const ranges = rangesOf(role);
        const reach = baseRateOf(ranges)?.reach ?? null;
        const counts = countStrong(profiles, ranges, rejectedFor(rejectedProfiles, role.id));
        return {
          role_id: role.id,
          strong: counts?.strong ?? null,
          doubtful: counts?.doubtful ?? null,
          reach,
        };
      }),
    };
  });
}

/** Audits whose results were read: the ids of a page, otherwise a whole list. */
export async function recordRead(
  tx: Writer,
  { roleId, isPage, ...who }: Pick<AuditEntry, 'scope' | 'actor'> & { roleId: string; isPage: boolean },
  page: readonly RatedResult[],
): Promise<void> {
  if (page.length === 0) return;
  const namedResults = isPage && page.length <= NAMED_MAX ? page : [];
  await recordAudit(tx, {
    ...who,
    action: 'results.read',
    items: namedResults.map(({ id }) => id),
    talentIds: namedResults.map(({ talent_id: id }) => id),
    details: { ...FIT_READ, role: roleId, count: page.length },
  });
}
