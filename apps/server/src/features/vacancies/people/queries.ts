import { searchWords } from '@quint/domain/base/search-text.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isHiringManager } from '@quint/domain/workspace/actor.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { hasWords, wordPatterns } from '#database/search.ts';
import type { Sql } from '#database/sql.ts';
import { finish, param, raw, sql, TRUE } from '#database/sql.ts';
import { planForValues } from '#database/statements.ts';
import type { RatedResults } from '#features/fit/matching/ranking/queries.ts';
import { rankedStaninesOf, readResults } from '#features/fit/matching/ranking/queries.ts';
import { fullname } from '#features/people/talents/queries.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import { meetsMustHaves } from '#features/vacancies/must-haves/queries.ts';
import { stageOfSurvey } from '#features/roles/roles/queries.ts';
import type { RowSql } from '#items/declare/collection.ts';

/** The people of one stage whose names match a search. Those who miss a must-have of the filter are left out. */
export interface StageQuery extends PeopleSource {
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  readonly stage: Stage;
  readonly search: string;
  readonly mustHaves?: MustHavesFilter | undefined;
}

const TALENT = raw('t');
const uuid = (value: string) => param(value, 'uuid');

/** The talent `t` as read by an actor. */
export function readerOf(actor: Actor, organizationId: string): RowSql {
  return {
    row: TALENT,
    actor,
    organization: uuid(organizationId),
    isOwn: true,
    user: uuid(actor.userId),
  };
}

/** The stage of the link `l` of a talent `t` to a role. */
export const STAGE = sql`case
  when l.rejected_at is not null or l.hired_at is not null then 'decided'
  when l.shortlisted_at is not null then 'shortlist'
  else ${stageOfSurvey(TALENT)} end`;

/** The people considered for a role, or the participants of one of its assessments. */
export interface PeopleSource {
  readonly roleId: string;
  readonly assessmentId?: string | undefined;
}

/** The people of a list, as the talent `t` and the link `l` to the role, which participants may lack; with more joins. */
export function peopleOf(
  { organizationId }: OrganizationScope,
  { roleId, assessmentId }: PeopleSource,
  joins = raw(''),
): Sql {
  const [organization, role] = [uuid(organizationId), uuid(roleId)];
  const exists = sql`t.date_deleted is null and t.date_anonymized is null`;
  if (assessmentId === undefined) {
    return sql`roles_talents l join talents t on t.organization_id = l.organization_id and t.id = l.talents_id ${joins}
      where l.organization_id = ${organization} and l.roles_id = ${role} and ${exists}`;
  }
  return sql`assessment_participants p join talents t on t.organization_id = p.organization_id and t.id = p.talent_id
      left join roles_talents l on l.organization_id = p.organization_id and l.roles_id = ${role} and l.talents_id = p.talent_id ${joins}
    where p.organization_id = ${organization} and p.assessment_id = ${uuid(assessmentId)} and p.canceled_at is null
      and ${exists}`;
}

/** The conditions of each stage, in place of the computed stage, so that indexes on the links apply. */
const IS_DECIDED = sql`(l.rejected_at is not null or l.hired_at is not null)`;
const IN_STAGE: Readonly<Record<Stage, Sql>> = {
  decided: IS_DECIDED,
  shortlist: sql`l.shortlisted_at is not null and not ${IS_DECIDED}`,
  finished: sql`l.shortlisted_at is null and not ${IS_DECIDED} and t.invitation_status = 'FINISHED'`,
  opened: sql`l.shortlisted_at is null and not ${IS_DECIDED} and t.invitation_status in ('OPENED', 'PENDING')`,
  invited: sql`l.shortlisted_at is null and not ${IS_DECIDED}
    and (t.invitation_status is null or t.invitation_status not in ('OPENED', 'PENDING', 'FINISHED'))`,
};

/** The people of a stage, as the talent `t` and the link `l`. */
export function peopleOfStage({ actor, scope, stage, search, mustHaves, ...source }: StageQuery): Sql {
  const reader = readerOf(actor, scope.organizationId);
  const isMatch = searchWords(search).length === 0 ? TRUE : hasWords(fullname(reader), wordPatterns(search));
  const isNotUnmet = mustHaves === undefined ? TRUE : sql`${meetsMustHaves(reader, mustHaves)} is not false`;
  return sql`${peopleOf(scope, source)} and ${IN_STAGE[stage]} and ${isMatch} and ${isNotUnmet}`;
}

/** The number of people in each stage. */
export async function countStages(
  db: Reader,
  scope: OrganizationScope,
  source: PeopleSource,
): Promise<Record<Stage, number>> {
  const rows = await readCompiled<{ stage: Stage; count: number }>(
    db,
    planForValues(
      finish(
        sql`select ${STAGE} as stage, count(*)::int as count from ${peopleOf(scope, source)} group by 1`,
      ),
    ),
  );
  const counts = new Map(rows.map(({ stage, count }) => [stage, count]));
  const countOf = (stage: Stage) => counts.get(stage) ?? 0;
  return {
    invited: countOf('invited'),
    opened: countOf('opened'),
    finished: countOf('finished'),
    shortlist: countOf('shortlist'),
    decided: countOf('decided'),
  };
}

/** The keys of the people of a stage. */
export async function listIds(db: Reader, query: StageQuery): Promise<string[]> {
  const rows = await readCompiled<{ id: string }>(
    db,
    finish(sql`select t.id from ${peopleOfStage(query)} order by t.id`),
  );
  return rows.map(({ id }) => id);
}

/** The results of people of a list who can be ranked, in any order. */
export function listResultsOf(
  db: Reader,
  scope: OrganizationScope,
  { ids, ...source }: PeopleSource & { readonly ids: readonly string[] },
): Promise<RatedResults> {
  const stanines = rankedStaninesOf(TALENT);
  const people = sql`select t.id as talent_id, ${stanines} as stanines, '' as name
    from ${peopleOf(scope, source)} and t.id = any(${param(ids, 'uuid[]')}) and ${stanines} is not null`;
  const organization = uuid(scope.organizationId);
  return readResults(db, { withQueries: [], organization, people }, { withNames: false, few: true });
}

/** The order of people without a fit: open surveys by the longest wait, decisions by the latest. */
const ORDER: Readonly<Record<Stage, Sql>> = {
  decided: sql`coalesce(l.hired_at, l.rejected_at) desc`,
  shortlist: sql`l.shortlisted_at`,
  finished: sql`t.date_created`,
  opened: sql`(select max(r.date_last_action) from talents_results r
    where r.organization_id = t.organization_id and r.talent_id = t.id) desc`,
  invited: sql`t.date_last_invited nulls first`,
};

export interface UnratedPage {
  readonly total: number;
  readonly ids: readonly string[];
}

/** The people of a stage without a fit, and their number. `isRanked`: people with a fit are left out. */
export async function findUnrated(
  db: Reader,
  query: StageQuery,
  { limit, offset, isRanked }: { limit: number; offset: number; isRanked: boolean },
): Promise<UnratedPage> {
  const isUnrated = isRanked ? sql`${rankedStaninesOf(TALENT)} is null` : TRUE;
  const [page] = await readCompiled<{ total: number; ids: string[] }>(
    db,
    finish(sql`with people as materialized (
        select t.id, row_number() over (order by ${ORDER[query.stage]}, t.id) as place
        from ${peopleOfStage(query)} and ${isUnrated})
      select count(*)::int as total, coalesce(array_agg(id order by place)
        filter (where place > ${param(offset, 'bigint')} and place <= ${param(offset + limit, 'bigint')}), '{}') as ids
      from people`),
  );
  return page ?? { total: 0, ids: [] };
}

/**
 * Whether the reader can agree or decline the proposal `p`: an administrator those of others, a hiring manager those of
 * administrators.
 */
export function isAnswerable(actor: Actor): Sql {
  const isOpen = sql`(p.declined_at is null and p.user_id <> ${param(actor.userId, 'uuid')})`;
  if (!isHiringManager(actor)) return isOpen;
  return sql`(${isOpen} and exists (select from memberships m
    where m.organization_id = p.organization_id and m.user_id = p.user_id and m.user_role = 'ORG_ADMIN'))`;
}

/** Whether the talent of the link `l` is neither on the shortlist nor decided about. */
export const IS_UNDECIDED = sql`(l.shortlisted_at is null and l.hired_at is null and l.rejected_at is null)`;
