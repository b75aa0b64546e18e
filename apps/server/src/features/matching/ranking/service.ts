import { setImmediate } from 'node:timers/promises';
import { fail } from '@quint/contract/errors.ts';
import type { FitOfTalent, RoleFitAnswer, RoleFitQuery } from '@quint/contract/matching.ts';
import { MOST_IN_GROUPS } from '@quint/contract/matching.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { groupFits } from '@quint/psychometrics/fit-groups.ts';
import type { FitPerson } from '@quint/psychometrics/fit.ts';
import { fitCosts, prepareFit } from '@quint/psychometrics/fit.ts';
import type { Fit, RoleRanges } from '@quint/psychometrics/types.ts';
import type { AuditEntry } from '#database/audit.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { countPending } from '#features/matching/queries.ts';
import type { RatedResult, TalentsAsked, Window } from '#features/matching/ranking/queries.ts';
import { findRanked, findUnrated, listRated } from '#features/matching/ranking/queries.ts';
import { FIT_READ, numbersOf, stateOf } from '#features/matching/service.ts';
import { findRole } from '#features/roles/queries.ts';
import { rangesOf } from '#features/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';

/** People rated at a stretch; after that other requests get their turn. */
const PEOPLE_AT_ONCE = 2000;
/** A line of the audit log that names more people than these names none: it stands for a whole list. */
const NAMED_MAX = 100;
const NAMES = new Intl.Collator('en');

function filterOf(query: RoleFitQuery, userId: string): Filter {
  const { status, invitation_status: survey, team, talents, open_only: isOpenOnly } = query;
  return {
    ...(status === undefined ? {} : { status: { _in: status } }),
    ...(survey === undefined ? {} : { invitation_status: { _in: survey } }),
    ...(talents === undefined ? {} : { id: { _in: talents } }),
    ...(team === undefined ? {} : { teams: { teams_id: { _eq: team } } }),
    ...(isOpenOnly ? { _or: [{ is_directly_invited: { _eq: true } }, { user: { _eq: userId } }] } : {}),
  };
}

interface Rated {
  readonly result: RatedResult;
  readonly fit: FitOfTalent;
}

function rateResult(result: RatedResult, rate: (person: FitPerson) => Fit): FitOfTalent {
  const { talent_id, id, quality, stanines } = result;
  const [o, c] = [Math.floor(stanines / 10_000), Math.floor(stanines / 1000) % 10];
  const [e, a, es] = [Math.floor(stanines / 100) % 10, Math.floor(stanines / 10) % 10, stanines % 10];
  const fit = rate({
    stanines: { O: o, C: c, E: e, A: a, ES: es },
    zs: { O: result.z_o, C: result.z_c, E: result.z_e, A: result.z_a, ES: result.z_es },
  });
  return { talent_id, talents_results_id: id, ...numbersOf(fit), quality, o, c, e, a, es };
}

/** Rates people in stretches, so that the process answers other requests meanwhile. */
async function rateAll(results: readonly RatedResult[], ranges: RoleRanges): Promise<Rated[]> {
  const rate = prepareFit(ranges);
  const rated: Rated[] = [];
  for (const [index, result] of results.entries()) {
    if (index % PEOPLE_AT_ONCE === PEOPLE_AT_ONCE - 1) await setImmediate();
    rated.push({ result, fit: rateResult(result, rate) });
  }
  return rated;
}

function compareKeys(a: Rated, b: Rated): number {
  return a.fit.talent_id < b.fit.talent_id ? -1 : 1;
}

/** People in groups, where the role has a requirement. */
function inGroups(people: readonly Rated[]): Rated[][] {
  return groupFits(
    people,
    ({ fit }) => ({ fit: fit.score ?? 0, interval: fit.interval ?? { low: 0, high: 0 } }),
    (a, b) => NAMES.compare(a.result.name, b.result.name) || compareKeys(a, b),
  );
}

/** The order of `findRanked`, made here because all are read anyway. */
function inOrder(people: Rated[], worstFirst: boolean): Rated[] {
  const direction = worstFirst ? -1 : 1;
  return people.sort(
    (a, b) =>
      direction * ((b.fit.exact ?? 0) - (a.fit.exact ?? 0)) ||
      a.result.stanines - b.result.stanines ||
      compareKeys(a, b),
  );
}

interface Ranking extends Window {
  readonly asked: TalentsAsked;
  readonly ranges: RoleRanges;
  readonly worstFirst: boolean;
  readonly grouped: boolean;
  /** Whether the people without a result are answered too. */
  readonly withUnrated: boolean;
}

/** Who was read for an answer. */
interface People {
  readonly results: readonly RatedResult[];
  /** Whether these are all who have a result: to answer them all, or because groups follow from all of them. */
  readonly isWhole: boolean;
  readonly rated: number;
  /** Keys of those on the page who have no result, and how many have none at all. */
  readonly unratedIds: readonly string[];
  readonly unrated: number;
}

async function readAll(db: Reader, { asked, offset, grouped, withUnrated }: Ranking): Promise<People> {
  const results = await listRated(db, asked, { named: grouped });
  const ids = withUnrated ? await findUnrated(db, asked, { limit: undefined, offset: 0 }) : [];
  const rated = results.length;
  const unratedIds = ids.slice(Math.max(offset - rated, 0));
  return { results, isWhole: true, rated, unratedIds, unrated: ids.length };
}

async function readPage(db: Reader, ranking: Ranking, limit: number): Promise<People> {
  const { asked, ranges, offset, worstFirst, grouped, withUnrated } = ranking;
  const mostInGroups = grouped ? MOST_IN_GROUPS : -1;
  const order = { limit, offset, costs: fitCosts(ranges), worstFirst, mostInGroups };
  const { results, rated, unrated } = await findRanked(db, asked, order);
  const isWhole = rated <= mostInGroups;
  // The people without a result come after the rated ones.
  const after = { limit: limit - Math.max(rated - offset, 0), offset: Math.max(offset - rated, 0) };
  const hasUnrated = withUnrated && unrated > after.offset && after.limit > 0;
  const unratedIds = hasUnrated ? await findUnrated(db, asked, after) : [];
  return { results, isWhole, rated, unratedIds, unrated: withUnrated ? unrated : 0 };
}

async function rank({ results, isWhole }: People, ranking: Ranking) {
  const people = await rateAll(results, ranking.ranges);
  if (!isWhole) return { fits: people.map(({ fit }) => fit), groups: null };
  const { offset, limit, grouped, worstFirst } = ranking;
  const canGroup = grouped && people.length <= MOST_IN_GROUPS && people[0]?.fit.score !== null;
  const groups = canGroup ? inGroups(people) : null;
  const ordered = groups?.flat() ?? inOrder(people, worstFirst);
  const page = ordered.slice(offset, limit === undefined ? undefined : offset + limit);
  return { fits: page.map(({ fit }) => fit), groups: groups?.map((group) => group.length) ?? null };
}

/**
 * The fit of talents to a role, as `RoleFitAnswer` says. What is read of people's results is noted. Throws
 * `record.not_found` for a role that is not there.
 */
export async function listFitsToRole(
  { deps, registry }: { deps: Deps; registry: Registry },
  { actor, roleId }: { actor: Actor; roleId: string },
  query: RoleFitQuery,
): Promise<RoleFitAnswer> {
  const scope = scopeOfActor(actor);
  const search = query.search === '' ? undefined : query.search;
  const asked = { registry, actor, scope, filter: filterOf(query, actor.userId), search };
  const limit = query.limit < 0 ? undefined : query.limit;
  return deps.db.write(scope, async (tx) => {
    const role = await findRole(tx, scope, roleId);
    if (role === undefined) throw fail('record.not_found');
    const worstFirst = query.sort === 'fit';
    const grouped = query.groups && !worstFirst;
    const { offset, unrated: withUnrated } = query;
    const ranking = { asked, ranges: rangesOf(role), limit, offset, worstFirst, grouped, withUnrated };
    const people = await (limit === undefined ? readAll(tx, ranking) : readPage(tx, ranking, limit));
    const { fits, groups } = await rank(people, ranking);
    await noteRead(tx, { scope, actor, roleId, isPage: limit !== undefined }, fits);
    const state = stateOf(people.results, await countPending(tx, scope));
    const { unratedIds, rated: total, unrated } = people;
    return { data: fits, unrated: [...unratedIds], meta: { ...state, total, unrated, groups } };
  });
}

/** Notes whose results were read: by name of a page, else as a whole list. */
async function noteRead(
  tx: Writer,
  { roleId, isPage, ...who }: Pick<AuditEntry, 'scope' | 'actor'> & { roleId: string; isPage: boolean },
  fits: readonly FitOfTalent[],
): Promise<void> {
  if (fits.length === 0) return;
  const named = isPage && fits.length <= NAMED_MAX ? fits : [];
  await recordAudit(tx, {
    ...who,
    action: 'results.read',
    items: named.map(({ talents_results_id: id }) => id),
    talentIds: named.map(({ talent_id: id }) => id),
    details: { ...FIT_READ, role: roleId, count: fits.length },
  });
}
