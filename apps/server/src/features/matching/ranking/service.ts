import { setImmediate } from 'node:timers/promises';
import { fail } from '@quint/contract/errors.ts';
import type { FitOfTalent, RoleFitAnswer, RoleFitQuery } from '@quint/contract/matching.ts';
import { MOST_IN_GROUPS } from '@quint/contract/matching.ts';
import type { Actor } from '@quint/domain/actor.ts';
import { groupFits } from '@quint/psychometrics/fit-groups.ts';
import { fitCosts, prepareFit } from '@quint/psychometrics/fit.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { AuditEntry } from '#database/audit.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { LatestResult } from '#features/matching/queries.ts';
import { countPending } from '#features/matching/queries.ts';
import type { NamedResult, TalentsAsked, Window } from '#features/matching/ranking/queries.ts';
import {
  countRated,
  findRanked,
  findRankedOfMany,
  findUnrated,
  listRated,
} from '#features/matching/ranking/queries.ts';
import { FIT_READ, isComplete, numbersOf, personOf, stateOf } from '#features/matching/service.ts';
import { findRole } from '#features/roles/queries.ts';
import { rangesOf } from '#features/roles/model.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Filter, Registry } from '#items/declare/collection.ts';

/** People rated at a stretch; after that other requests get their turn. */
const PEOPLE_AT_ONCE = 2000;
/** Up to this many people are sorted one by one; of more, the distinct combinations of stanines are. */
const FEW_PEOPLE = 20_000;
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

type Rated<Result> = { readonly result: Result; readonly fit: FitOfTalent };

/** Rates people in stretches, so that the process answers other requests meanwhile. */
async function rateAll<Result extends LatestResult>(
  results: readonly Result[],
  ranges: RoleRanges,
): Promise<Rated<Result>[]> {
  const rate = prepareFit(ranges);
  const rated: Rated<Result>[] = [];
  for (const [index, result] of results.entries()) {
    if (index % PEOPLE_AT_ONCE === PEOPLE_AT_ONCE - 1) await setImmediate();
    if (!isComplete(result)) continue;
    const { talent_id, id, quality, o, c, e, a, es } = result;
    const numbers = numbersOf(rate(personOf(result)));
    rated.push({ result, fit: { talent_id, talents_results_id: id, ...numbers, quality, o, c, e, a, es } });
  }
  return rated;
}

function compareKeys(a: Rated<NamedResult>, b: Rated<NamedResult>): number {
  return a.fit.talent_id < b.fit.talent_id ? -1 : 1;
}

function stanineDigits({ o, c, e, a, es }: FitOfTalent): number {
  return Number(`${o}${c}${e}${a}${es}`);
}

interface Ranked {
  /** What was read of the results. */
  readonly results: readonly LatestResult[];
  readonly fits: readonly FitOfTalent[];
  readonly rated: number;
  readonly groups: number[] | null;
}

/** People in groups, where the role has a requirement. */
function inGroups(people: readonly Rated<NamedResult>[]): Rated<NamedResult>[][] {
  return groupFits(
    people,
    ({ fit }) => ({ fit: fit.score ?? 0, interval: fit.interval ?? { low: 0, high: 0 } }),
    (a, b) => NAMES.compare(a.result.name, b.result.name) || compareKeys(a, b),
  );
}

/** The order of `findRanked`, made here because all are read anyway. */
function inOrder(people: Rated<NamedResult>[], worstFirst: boolean): Rated<NamedResult>[] {
  const direction = worstFirst ? -1 : 1;
  return people.sort(
    (a, b) =>
      direction * ((b.fit.exact ?? 0) - (a.fit.exact ?? 0)) ||
      stanineDigits(a.fit) - stanineDigits(b.fit) ||
      compareKeys(a, b),
  );
}

interface Ranking extends Window {
  readonly asked: TalentsAsked;
  readonly ranges: RoleRanges;
  readonly worstFirst: boolean;
  readonly grouped: boolean;
}

/** Reads all people asked for: to answer them all, or because groups follow from all of them. */
async function rankAll(db: Reader, ranking: Ranking): Promise<Ranked> {
  const results = await listRated(db, ranking.asked, { named: ranking.grouped });
  const people = await rateAll(results, ranking.ranges);
  const canGroup = ranking.grouped && people.length <= MOST_IN_GROUPS && people[0]?.fit.score !== null;
  const groups = canGroup ? inGroups(people) : null;
  const ordered = groups?.flat() ?? inOrder(people, ranking.worstFirst);
  const end = ranking.limit === undefined ? undefined : ranking.offset + ranking.limit;
  return {
    results,
    fits: ordered.slice(ranking.offset, end).map(({ fit }) => fit),
    rated: people.length,
    groups: groups?.map((group) => group.length) ?? null,
  };
}

async function rank(db: Reader, ranking: Ranking): Promise<Ranked> {
  const { asked, ranges, limit, grouped } = ranking;
  if (limit === undefined && ranking.offset === 0) return rankAll(db, ranking);
  const count = await countRated(db, asked, FEW_PEOPLE);
  if (grouped && count <= MOST_IN_GROUPS) return rankAll(db, ranking);
  const order = { ...ranking, costs: fitCosts(ranges) };
  const found =
    count <= FEW_PEOPLE
      ? { results: await findRanked(db, asked, order), count }
      : await findRankedOfMany(db, asked, order);
  const people = await rateAll(found.results, ranges);
  return { results: found.results, fits: people.map(({ fit }) => fit), rated: found.count, groups: null };
}

/** The people without a result on the page: those who come after the rated ones. */
function listUnrated(db: Reader, { asked, limit, offset }: Ranking, { fits, rated }: Ranked) {
  const window = {
    limit: limit === undefined ? undefined : limit - fits.length,
    offset: Math.max(offset - rated, 0),
  };
  return findUnrated(db, asked, window);
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
    const ranking = { asked, ranges: rangesOf(role), limit, offset: query.offset, worstFirst, grouped };
    const ranked = await rank(tx, ranking);
    const unrated = query.unrated ? await listUnrated(tx, ranking, ranked) : { ids: [], count: 0 };
    await noteRead(tx, { scope, actor, roleId, isPage: limit !== undefined }, ranked.fits);
    const state = stateOf(ranked.results, await countPending(tx, scope));
    const { fits, rated: total, groups } = ranked;
    return {
      data: [...fits],
      unrated: unrated.ids,
      meta: { ...state, total, unrated: unrated.count, groups },
    };
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
