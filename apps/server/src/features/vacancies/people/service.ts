import type {
  Vacancy,
  VacancyPeopleAnswer,
  VacancyPeopleQuery,
  VacancyIdsQuery,
  VacancyQuery,
  VacancyPerson,
} from '@quint/contract/vacancies/people.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader, Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { normOf, rateEach } from '#features/fit/matching/ranking/model.ts';
import { recordRead } from '#features/fit/matching/ranking/service.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import { findNextStep } from '#features/vacancies/people/facts/service.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import type { Ask } from '#features/vacancies/people/model.ts';
import { askOf, filterOf, toPerson, toRanges } from '#features/vacancies/people/model.ts';
import type { PeopleSource, StageQuery } from '#features/vacancies/people/queries.ts';
import * as queries from '#features/vacancies/people/queries.ts';
import { countRemindable } from '#features/vacancies/people/reminders/queries.ts';
import { rankStage } from '#features/vacancies/people/ranking/service.ts';
import { listLargestDifferences, listRaters, listRows } from '#features/vacancies/people/rows/queries.ts';

/** Stages in which people are ordered by their fit. */
const RANKED_STAGES: readonly Stage[] = ['finished', 'shortlist', 'decided'];
/** Stages whose people hiring managers do not see. */
export const HIDDEN_FROM_MANAGERS: readonly Stage[] = ['invited', 'opened'];

interface RowsRequest extends PeopleSource {
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly fits: readonly FitOfTalent[];
  /** What to ask each person about. */
  readonly asks: ReadonlyMap<string, Ask>;
  readonly mustHaves: MustHavesFilter | undefined;
}

/** The rows of people in the order of their keys. */
export async function readRows(
  db: Reader,
  scope: OrganizationScope,
  { actor, roleId, assessmentId, ids, fits, asks, mustHaves }: RowsRequest,
): Promise<VacancyPerson[]> {
  const rows = await listRows(db, scope, { actor, roleId, assessmentId, ids, mustHaves });
  const raters = await listRaters(db, scope, { roleId, ids });
  const differences = await listLargestDifferences(db, scope, { roleId, ids });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const fitOf = new Map(fits.map((fit) => [fit.talent_id, fit]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const interview = {
      openedAt: row.ratings_opened_at,
      raters: raters.filter((rater) => rater.talent_id === id),
      difference: differences.get(id),
      userId: actor.userId,
    };
    return [toPerson(row, { fit: fitOf.get(id), ask: asks.get(id), interview })];
  });
}

interface PageRequest {
  readonly ranges: RoleRanges;
  /** The must-haves of the role, to say who meets them. */
  readonly mustHaves: MustHavesFilter | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a stage: people with a result by their fit, then the others. */
async function readPage(
  tx: Writer,
  query: StageQuery,
  { ranges, mustHaves, limit, offset }: PageRequest,
): Promise<VacancyPeopleAnswer> {
  const { actor, scope, roleId, assessmentId, stage } = query;
  const isRanked = RANKED_STAGES.includes(stage);
  const ranking = isRanked ? await rankStage(tx, query, { ranges, limit, offset }) : NO_RANKING;
  const { page, alphas } = await readResultsOf(tx, query, ranking.ids);
  const fits = [...rateEach(page, ranges, alphas)];
  const unratedPage = await queries.findUnrated(tx, query, {
    limit: limit - ranking.ids.length,
    offset: Math.max(0, offset - ranking.total),
    isRanked,
  });
  const ids = [...ranking.ids, ...unratedPage.ids];
  const asks = new Map(page.map((result) => [result.talent_id, askOf(result, ranges, alphas)]));
  const data = await readRows(tx, scope, { actor, roleId, assessmentId, ids, fits, asks, mustHaves });
  await recordRead(tx, { scope, actor, roleId, isPage: true }, page);
  const state = ranking.isAnyOutdated ? 'recalculating' : 'calculated';
  const { total, groups, bands } = ranking;
  return { data, meta: { state, total: total + unratedPage.total, groups: [...groups], bands } };
}

const NO_RANKING = { total: 0, groups: [], bands: null, ids: [], isAnyOutdated: false };

/** The results of people in their order, and the alphas of their norms. */
async function readResultsOf(
  db: Reader,
  { scope, roleId, assessmentId }: StageQuery,
  ids: readonly string[],
) {
  const { results } = await queries.listResultsOf(db, scope, { roleId, assessmentId, ids });
  const resultOf = new Map(results.map((result) => [result.talent_id, result]));
  return { page: ids.flatMap((id) => resultOf.get(id) ?? []), alphas: await listAlphas(db, results) };
}

/**
 * The people of one stage of a role. Hiring managers see people from the stage finished on, and only the number of the
 * others. With `must_haves` those who miss a must-have are left out; hiring managers read nothing of job profiles, so for
 * them it changes nothing. Reading results is audited. Throws `record.not_found`.
 */
export async function listPeople(
  deps: Deps,
  actor: Actor,
  {
    roleId,
    assessment: assessmentId,
    stage,
    search,
    limit,
    offset,
    must_haves: isFiltered,
  }: VacancyPeopleQuery & { readonly roleId: string },
): Promise<VacancyPeopleAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.write(scope, async (tx) => {
    const role = await findVacancy(tx, scope, { actor, roleId, assessmentId });
    const ranges = rangesOf(role);
    const mustHaves = filterOf(actor, role.must_haves, deps.clock.now());
    const source = { actor, scope, roleId, assessmentId };
    const query = { ...source, stage, search, mustHaves: isFiltered ? mustHaves : undefined };
    if (isHiringManager(actor) && HIDDEN_FROM_MANAGERS.includes(stage)) {
      const { [stage]: total } = await queries.countStages(tx, scope, source);
      return { data: [], meta: { state: 'calculated', total, groups: [], bands: null } };
    }
    return readPage(tx, query, { ranges, mustHaves, limit, offset });
  });
}

/**
 * The keys of all people of a stage, for a selection; with `must_haves` without those who miss one. Throws
 * `record.not_found`.
 */
export async function listPeopleIds(
  deps: Deps,
  actor: Actor,
  {
    roleId,
    assessment: assessmentId,
    stage,
    search,
    must_haves: isFiltered,
  }: VacancyIdsQuery & { readonly roleId: string },
): Promise<string[]> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const role = await findVacancy(db, scope, { actor, roleId, assessmentId });
    const mustHaves = isFiltered ? filterOf(actor, role.must_haves, deps.clock.now()) : undefined;
    return queries.listIds(db, { actor, scope, roleId, assessmentId, stage, search, mustHaves });
  });
}

/** A role while it is being filled: its state, the number of people in each stage, the next step. */
export async function getVacancy(
  deps: Deps,
  actor: Actor,
  { roleId, assessment: assessmentId }: VacancyQuery & { readonly roleId: string },
): Promise<Vacancy> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const role = await findVacancy(db, scope, { actor, roleId, assessmentId });
    const ranges = rangesOf(role);
    const query = { actor, scope, roleId, assessmentId };
    const stages = await queries.countStages(db, scope, query);
    return {
      id: role.id,
      name: role.name,
      state: role.state,
      date_recruiting: role.date_recruiting?.toISOString() ?? null,
      date_filled: role.date_filled?.toISOString() ?? null,
      filled_by: await findFilledBy(db, { ...query, talentId: role.filled_by_talent }),
      is_run_by_reader: !isHiringManager(actor),
      ranges: toRanges(ranges),
      norm: normOf(ranges),
      stages,
      remindable:
        isHiringManager(actor) || stages.invited + stages.opened === 0
          ? { invited: 0, opened: 0 }
          : await countRemindable(db, query, deps.clock.now()),
      next: await findNextStep(db, query, { role, stages, now: deps.clock.now() }),
    };
  });
}

async function findFilledBy(
  db: Reader,
  {
    actor,
    scope,
    roleId,
    talentId,
  }: Omit<StageQuery, 'stage' | 'search'> & { readonly talentId: string | null },
): Promise<string | null> {
  if (talentId === null) return null;
  const [row] = await listRows(db, scope, { actor, roleId, ids: [talentId] });
  return row?.name ?? null;
}
