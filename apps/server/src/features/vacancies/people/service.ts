import type {
  Vacancy,
  VacancyPeopleAnswer,
  VacancyPeopleQuery,
  VacancyQuery,
  VacancyPerson,
} from '@quint/contract/vacancies/people.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { NextStepKind } from '@quint/domain/vacancies/next-step.ts';
import { nextStepOf, SHEET_DAYS } from '@quint/domain/vacancies/next-step.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import type { MeasuredPeople } from '@quint/psychometrics/first-group.ts';
import { countFirstGroup } from '@quint/psychometrics/first-group.ts';
import { countedTraits } from '@quint/psychometrics/fit.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { RatedResult } from '#features/fit/matching/ranking/model.ts';
import { normOf, rateEach } from '#features/fit/matching/ranking/model.ts';
import { inGroups, recordRead } from '#features/fit/matching/ranking/service.ts';
import { listAlphas } from '#features/measures/norms/queries.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { VacancyRow } from '#features/vacancies/access/queries.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { Fact, FactName } from '#features/vacancies/people/facts/queries.ts';
import { readFacts } from '#features/vacancies/people/facts/queries.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import type { Ask } from '#features/vacancies/people/model.ts';
import { askOf, filterOf, toMeasured, toPerson, toRanges } from '#features/vacancies/people/model.ts';
import type { PeopleSource, StageQuery } from '#features/vacancies/people/queries.ts';
import * as queries from '#features/vacancies/people/queries.ts';
import { listLargestDifferences, listRaters, listRows } from '#features/vacancies/people/rows/queries.ts';

/** Stages in which people are ordered by their fit. */
const RANKED: readonly Stage[] = ['finished', 'shortlist', 'decided'];
/** Stages whose people hiring managers do not see. */
export const HIDDEN_FROM_MANAGERS: readonly Stage[] = ['invited', 'opened'];

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
  const { results, isAnyOutdated } = await queries.listStageResults(db, query, size);
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
export async function readMeasured(db: Reader, query: StageQuery, size: number): Promise<MeasuredPeople[]> {
  if (size === 0) return [];
  const { results } = await queries.listStageResults(db, query, size);
  const alphas = await listAlphas(db, results);
  return toMeasured(results, (result) => alphas.get(result.norm_version ?? NORM_VERSION));
}

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
    const size = (await queries.countStages(tx, scope, source))[stage];
    if (isHiringManager(actor) && HIDDEN_FROM_MANAGERS.includes(stage)) {
      return { data: [], meta: { state: 'calculated', total: size, groups: [] } };
    }
    const isRanked = RANKED.includes(stage);
    const ranked = isRanked ? await rankStage(tx, query, { ranges, size }) : undefined;
    const order = ranked?.order ?? [];
    const page = order.slice(offset, offset + limit);
    const fits = ranked === undefined ? [] : [...rateEach(page, ranges, ranked.alphas)];
    const unrated = await queries.findUnrated(tx, query, {
      limit: limit - page.length,
      offset: Math.max(0, offset - order.length),
      isRanked,
    });
    const ids = [...page.map((result) => result.talent_id), ...unrated.ids];
    const asks = new Map(page.map((result) => [result.talent_id, askOf(result, ranges, ranked?.alphas)]));
    const data = await readRows(tx, scope, { actor, roleId, assessmentId, ids, fits, asks, mustHaves });
    await recordRead(tx, { scope, actor, roleId, isPage: true }, page);
    const state = ranked?.isAnyOutdated === true ? 'recalculating' : 'calculated';
    const total = order.length + unrated.total;
    return { data, meta: { state, total, groups: [...(ranked?.groups ?? [])] } };
  });
}

const FACT_OF: Readonly<Partial<Record<NextStepKind, FactName>>> = {
  read: 'unread',
  remind: 'quiet',
  fill: 'hired',
  agree: 'proposed',
  open_sheet: 'sheetsDue',
  wait_interview: 'interviewsLater',
};

const NO_FACT: Fact = { count: 0, people: [], date: null };

type RoleQuery = Omit<StageQuery, 'stage' | 'search'>;

/** The size of the first group among those who have finished, and the people whose raters differ. */
async function readComparisons(
  db: Reader,
  query: RoleQuery,
  { ranges, stages }: { readonly ranges: RoleRanges; readonly stages: Vacancy['stages'] },
) {
  const { scope, roleId } = query;
  const finished = { ...query, stage: 'finished', search: '' } as const;
  const people = await readMeasured(db, finished, stages.finished);
  const met = await queries.findUnrated(
    db,
    { ...query, stage: 'shortlist', search: '' },
    { limit: stages.shortlist, offset: 0, isRanked: false },
  );
  const differences = await listLargestDifferences(db, scope, { roleId, ids: met.ids });
  const apart = [...differences].flatMap(([id, difference]) => (difference >= 2 ? [id] : []));
  return { tied: countFirstGroup(people, ranges) ?? 0, apart };
}

/** The next step of a vacancy, and the people it is about. */
async function findNextStep(
  db: Reader,
  query: RoleQuery,
  {
    role,
    stages,
    now,
  }: { readonly role: VacancyRow; readonly stages: Vacancy['stages']; readonly now: Date },
): Promise<Vacancy['next']> {
  const ranges = rangesOf(role);
  const facts = await readFacts(db, query.scope, { ...query, now, sheetDays: SHEET_DAYS });
  const { tied, apart } = await readComparisons(db, query, { ranges, stages });
  const kind = nextStepOf({
    state: role.state,
    hasRequirement: countedTraits(ranges).length > 0,
    people: Object.values(stages).reduce((sum, count) => sum + count, 0),
    unread: facts.unread.count,
    tied,
    shortlisted: stages.shortlist,
    ratedApart: apart.length,
    sheetsDue: facts.sheetsDue.count,
    quiet: facts.quiet.count,
    hired: facts.hired.count,
    proposed: facts.proposed.count,
    interviewsLater: facts.interviewsLater.count,
    open: stages.invited + stages.opened,
    isRunByReader: !isHiringManager(query.actor),
  });
  const { count, people, date } = await nameFact(db, { ...query, kind, facts, tied, apart });
  return {
    kind,
    count,
    names: people.map(({ name }) => name),
    talents: people.map(({ id }) => id),
    date: date === null ? null : new Date(date).toISOString(),
  };
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
      next: await findNextStep(db, query, { role, stages, now: deps.clock.now() }),
    };
  });
}

/** The people that the next step is about. */
async function nameFact(
  db: Reader,
  {
    kind,
    facts,
    tied,
    apart,
    actor,
    scope,
    ...source
  }: RoleQuery & {
    readonly kind: NextStepKind;
    readonly facts: Readonly<Record<FactName, Fact>>;
    readonly tied: number;
    readonly apart: readonly string[];
  },
): Promise<Fact> {
  if (kind === 'narrow') return { ...NO_FACT, count: tied };
  if (kind === 'compare_ratings') {
    const rows = await listRows(db, scope, { actor, ...source, ids: apart });
    return { count: apart.length, people: rows.map(({ id, name }) => ({ id, name })), date: null };
  }
  const name = FACT_OF[kind];
  return name === undefined ? NO_FACT : facts[name];
}

async function findFilledBy(
  db: Reader,
  { actor, scope, roleId, talentId }: RoleQuery & { readonly talentId: string | null },
): Promise<string | null> {
  if (talentId === null) return null;
  const [row] = await listRows(db, scope, { actor, roleId, ids: [talentId] });
  return row?.name ?? null;
}
