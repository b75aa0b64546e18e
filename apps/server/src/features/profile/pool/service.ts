import { fail } from '@quint/contract/base/errors.ts';
import { MOST_IN_GROUPS } from '@quint/contract/measures/matching.ts';
import type { PoolAnswer, PoolPerson, PoolQuery } from '@quint/contract/profile/pool.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { fitCosts } from '@quint/psychometrics/fit.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { normOf, rateEach } from '#features/fit/matching/ranking/model.ts';
import { rank } from '#features/fit/matching/ranking/service.ts';
import type { AlphasByNorm } from '#features/measures/norms/queries.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { recordImpressions } from '#features/profile/pool/impressions/queries.ts';
import type { PoolAsked, PoolRow } from '#features/profile/pool/model.ts';
import {
  requiresUnlocked,
  roleFindersOf,
  startsOfPage,
  toPerson,
  toRated,
} from '#features/profile/pool/model.ts';
import * as queries from '#features/profile/pool/queries.ts';
import { countPoolRead } from '#features/profile/pool/reads/service.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findRole } from '#features/roles/roles/queries.ts';

/** At most this many unlocked people are read for one list. */
const MOST_UNLOCKED = 2000;

interface Page {
  /** The people of the page in their order. */
  readonly rows: readonly PoolRow[];
  readonly hasMore: boolean;
  /** The rows of the page at which a group too close to call begins; null without groups. */
  readonly starts: number[] | null;
}

/** The ranges of a role of the workspace. Throws `record.not_found`. */
async function findRanges(
  deps: Deps,
  scope: OrganizationScope,
  roleId: string | undefined,
): Promise<RoleRanges | undefined> {
  if (roleId === undefined) return undefined;
  const role = await deps.db.read(scope, (db) => findRole(db, scope, roleId));
  if (role === undefined) throw fail('record.not_found');
  return rangesOf(role);
}

async function readInOrder(db: Reader, request: PoolAsked, keys: readonly string[]): Promise<PoolRow[]> {
  if (keys.length === 0) return [];
  const rows = new Map(
    (await queries.readPeople(db, request.organizationId, keys)).map((row) => [row.key, row]),
  );
  return keys.flatMap((key) => rows.get(key) ?? []);
}

async function readByName(db: Reader, request: PoolAsked): Promise<Page> {
  const { limit, offset } = request.query;
  const keys = await queries.findByName(db, request, { limit: limit + 1, offset, onlyUnranked: false });
  const rows = await readInOrder(db, request, keys.slice(0, limit));
  return { rows, hasMore: keys.length > limit, starts: null };
}

/** People with a fit, best first, and after them those without one by name. */
async function readByFit(db: Reader, request: PoolAsked, ranges: RoleRanges): Promise<Page> {
  const { limit, offset, role: roleId = '' } = request.query;
  const costs = fitCosts(ranges);
  const order = { limit, offset, costs, worstFirst: false, mostInGroups: MOST_IN_GROUPS };
  const { results, ratedCount, unratedCount } = await queries.findRanked(db, request, order);
  const how = { limit, offset, roleId, ranges, isGrouped: true, worstFirst: false };
  const alphas = await listAlphas(db, results);
  const { page, groups } = rank({ results, alphas, isWhole: ratedCount <= MOST_IN_GROUPS }, how);
  const after = { limit: limit - page.length, offset: Math.max(offset - ratedCount, 0), onlyUnranked: true };
  const others =
    unratedCount > after.offset && after.limit > 0 ? await queries.findByName(db, request, after) : [];
  const rows = await readInOrder(db, request, [...page.map(({ id }) => id), ...others]);
  const starts = groups && startsOfPage(groups, request.query);
  return { rows, hasMore: offset + limit < ratedCount + unratedCount, starts };
}

/** Unlocked people are few: all are read and sorted here. */
async function readUnlocked(db: Reader, request: PoolAsked, ranges: RoleRanges | undefined): Promise<Page> {
  const { limit, offset, role: roleId = '' } = request.query;
  const unlockedRows = await queries.listUnlocked(db, request, MOST_UNLOCKED);
  const pageOf = (rows: readonly PoolRow[], groups: readonly number[] | null): Page => ({
    rows: rows.slice(offset, offset + limit),
    hasMore: offset + limit < rows.length,
    starts: groups && startsOfPage(groups, request.query),
  });
  if (ranges === undefined) return pageOf(unlockedRows, null);
  const results = unlockedRows.flatMap((row) => toRated(row) ?? []);
  const how = { limit: undefined, offset: 0, roleId, ranges, isGrouped: true, worstFirst: false };
  const alphas = await listAlphas(db, results);
  const { page, groups } = rank({ results, alphas, isWhole: true }, how);
  const rows = new Map(unlockedRows.map((row) => [row.key, row]));
  const rankedRows = page.flatMap(({ id }) => rows.get(id) ?? []);
  const others = unlockedRows.filter((row) => toRated(row) === undefined);
  return pageOf([...rankedRows, ...others], groups);
}

/** The fits of rows; null without a role, without a result, and for people who object. */
function fitsOfRows(
  rows: readonly PoolRow[],
  ranges: RoleRanges | undefined,
  alphas: AlphasByNorm,
): PoolPerson['fit'][] {
  if (ranges === undefined) return rows.map(() => null);
  const results = rows.map(toRated);
  const fits = rateEach(
    results.flatMap((result) => result ?? []),
    ranges,
    alphas,
  );
  return results.map((result) => (result === undefined ? null : (fits.next().value ?? null)));
}

function askedBy(deps: Deps, actor: Actor, query: PoolQuery): PoolAsked {
  const { organizationId } = scopeOfActor(actor);
  const pair = roleFindersOf(deps.config);
  const finders = query.variant === 'role_finder' && pair.includes(organizationId) ? pair : undefined;
  // For other workspaces, applicants of role finders are only those in the pool.
  if (query.variant === 'role_finder' && finders === undefined) throw fail('FORBIDDEN');
  return { organizationId, finders, query, hides: actor.hidesPersonalData === true };
}

/**
 * People of other workspaces who are open for work, masked, and the data of the unlocked ones. Records for them in
 * which workspace they were shown. The response has no total, because numbers must not reveal hidden people. Throws
 * `record.not_found` for an unknown role, `REQUESTS_EXCEEDED` beyond the limit.
 */
export async function listPool(deps: Deps, actor: Actor, query: PoolQuery): Promise<PoolAnswer> {
  const scope = scopeOfActor(actor);
  await countPoolRead(deps, scope, actor);
  const request = askedBy(deps, actor, query);
  const ranges = await findRanges(deps, scope, query.role);
  const page = await deps.db.platform.read((db) => {
    if (requiresUnlocked(query)) return readUnlocked(db, request, ranges);
    return ranges === undefined ? readByName(db, request) : readByFit(db, request, ranges);
  });
  await recordPage(deps, scope, page.rows);
  const { hides } = request;
  const alphas = await deps.db.platform.read((db) => listAlphas(db, page.rows));
  const fits = fitsOfRows(page.rows, ranges, alphas);
  return {
    data: page.rows.map((row, index) => toPerson(row, fits[index] ?? null, { hides, alphas })),
    meta: {
      has_more: page.hasMore,
      starts: page.starts,
      norm: ranges === undefined ? null : normOf(ranges),
      is_role_finder: roleFindersOf(deps.config).includes(scope.organizationId),
    },
  };
}

async function recordPage(deps: Deps, scope: OrganizationScope, rows: readonly PoolRow[]): Promise<void> {
  const shownIds = rows.flatMap(({ id }) => id ?? []);
  if (shownIds.length > 0)
    await deps.db.platform.run((db) => recordImpressions(db, scope.organizationId, shownIds));
}

/**
 * One person of the pool. Throws `pool.gone` when they are not, or no longer, in it, `record.not_found` for the role,
 * `REQUESTS_EXCEEDED` beyond the limit.
 */
export async function readPoolPerson(
  deps: Deps,
  actor: Actor,
  { id, roleId }: { id: string; roleId: string | undefined },
): Promise<PoolPerson> {
  const scope = scopeOfActor(actor);
  await countPoolRead(deps, scope, actor);
  const ranges = await findRanges(deps, scope, roleId);
  const { organizationId } = scope;
  const row = await deps.db.platform.read(async (db) => {
    const pair = roleFindersOf(deps.config);
    const finders = pair.includes(organizationId) ? pair : [];
    const may = await queries.mayFind(db, { organizationId, finders }, id);
    return may ? (await queries.readPeople(db, organizationId, [id]))[0] : undefined;
  });
  if (row === undefined) throw fail('pool.gone');
  await recordPage(deps, scope, [row]);
  const alphas = await deps.db.platform.read((db) => listAlphas(db, [row]));
  const [fit] = fitsOfRows([row], ranges, alphas);
  return toPerson(row, fit ?? null, { hides: actor.hidesPersonalData === true, alphas });
}
