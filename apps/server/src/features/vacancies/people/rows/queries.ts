import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { RejectionReason } from '@quint/domain/people/people.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import type { MustHavesState } from '@quint/domain/vacancies/must-haves.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { QualityFlag } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import { readCompiled, readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Sql } from '#database/sql.ts';
import { finish, param, raw, sql } from '#database/sql.ts';
import { hasHeldResult, heldResultUntil } from '#features/invitations/result-holds/queries.ts';
import { avatar, fullname, hasNewResult, isMasked } from '#features/people/talents/queries.ts';
import type { MustHavesFilter } from '#features/vacancies/must-haves/queries.ts';
import { mustHavesState } from '#features/vacancies/must-haves/queries.ts';
import type { PeopleSource } from '#features/vacancies/people/queries.ts';
import { IS_UNDECIDED, isAnswerable, peopleOf, readerOf, STAGE } from '#features/vacancies/people/queries.ts';

/** What a row of the list shows of a person, apart from the fit. Times inside JSON are texts. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly is_masked: boolean;
  readonly avatar: string | null;
  readonly stage: Stage;
  readonly is_left_out_of_rankings: boolean;
  readonly is_new: boolean;
  readonly is_held: boolean;
  readonly held_until: Date | null;
  readonly is_undeliverable: boolean;
  readonly interview_at: Date | null;
  readonly ratings_opened_at: Date | null;
  readonly shortlisted_at: Date | null;
  readonly shortlisted_by: string | null;
  readonly hired_at: Date | null;
  readonly rejected_at: Date | null;
  readonly rejected_reason: RejectionReason | null;
  readonly survey: {
    readonly status: InvitationStatus;
    readonly instrument: string;
    readonly answered: number;
    readonly date_last_action: string;
    readonly date_last_invited: string | null;
    readonly date_last_reminded: string | null;
    readonly send_at: string | null;
    readonly date_finished: string | null;
  } | null;
  readonly flags: readonly QualityFlag[];
  readonly proposals: readonly {
    readonly user: string;
    readonly name: string | null;
    readonly is_answerable: boolean;
    readonly declined_at: string | null;
    readonly declined_by: string | null;
  }[];
  readonly answer_at: Date | null;
  readonly is_answer_sent: boolean | null;
  /** Null without a filter. */
  readonly must_haves: MustHavesState | null;
}

const NEWEST_SURVEY = sql`(
  select json_build_object('status', r.status, 'date_last_action', r.date_last_action,
    'date_last_invited', r.date_last_invited, 'date_last_reminded', r.date_last_reminded, 'send_at', r.send_at,
    'date_finished', r.date_finished, 'instrument', r.instrument_version, 'answered', (
      select count(distinct a.item)::int from survey_answers a
      where a.organization_id = r.organization_id and a.result_id = r.id and r.date_finished is null))
  from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id
  order by r.date_created desc, r.id desc limit 1)`;

const FLAGS = sql`coalesce((
  select r.result #> '{quality,flags}' from talents_results r
  where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED' and r.held_until is null
  order by r.date_finished desc, r.id limit 1), '[]')`;

const nameOfAccount = (id: Sql) => sql`(
  select nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') from users u where u.id = ${id})`;

const proposals = (actor: Actor) => sql`coalesce((
  select json_agg(json_build_object('user', p.user_id, 'name', ${nameOfAccount(sql`p.user_id`)},
    'is_answerable', ${IS_UNDECIDED} and ${isAnswerable(actor)},
    'declined_at', p.declined_at, 'declined_by', ${nameOfAccount(sql`p.declined_by`)}) order by p.date_created, p.user_id)
  from shortlist_proposals p
  where p.organization_id = t.organization_id and p.role_id = l.roles_id and p.talent_id = t.id), '[]')`;

const SHORTLISTED_BY = nameOfAccount(sql`l.shortlisted_by`);

const ANSWER_MAIL = sql`left join lateral (
  select m.send_at, m.date_sent from vacancy_mails m
  where m.organization_id = l.organization_id and m.role_id = l.roles_id and m.talent_id = l.talents_id
    and m.date_stopped is null and m.kind <> 'interview'
  order by m.date_created desc limit 1) answer on true`;

interface RowsQuery extends PeopleSource {
  readonly actor: Actor;
  readonly ids: readonly string[];
  readonly mustHaves?: MustHavesFilter | undefined;
}

/** The people among `ids` who are in the list, in any order. */
export function listRows(
  db: Reader,
  scope: OrganizationScope,
  { actor, ids, mustHaves, ...source }: RowsQuery,
): Promise<PersonRow[]> {
  const reader = readerOf(actor, scope.organizationId);
  const keys = param(ids, 'uuid[]');
  const isNew = sql`coalesce(${hasNewResult(reader, sql`r.talent_id = any(${keys})`)}, false)`;
  const state = mustHaves === undefined ? raw('null') : mustHavesState(reader, mustHaves);
  return readCompiled<PersonRow>(
    db,
    finish(sql`select t.id, ${fullname(reader)} as name, ${isMasked(reader)} as is_masked, ${avatar(reader)} as avatar,
        ${STAGE} as stage, t.rankings_objected_at is not null as is_left_out_of_rankings, ${isNew} as is_new,
        ${hasHeldResult(reader)} as is_held, ${heldResultUntil(reader)} as held_until,
        t.mail_error is not null as is_undeliverable, l.interview_at, l.ratings_opened_at,
        l.shortlisted_at, ${SHORTLISTED_BY} as shortlisted_by, l.hired_at, l.rejected_at, l.rejected_reason,
        ${NEWEST_SURVEY} as survey, ${FLAGS} as flags, ${proposals(actor)} as proposals,
        answer.send_at as answer_at, answer.date_sent is not null as is_answer_sent, ${state} as must_haves
      from ${peopleOf(scope, source, ANSWER_MAIL)} and t.id = any(${keys})`),
  );
}

/** Who rates the interview of a person, and whether they are done. */
export interface RaterRow {
  readonly talent_id: string;
  readonly user_id: string;
  readonly name: string | null;
  readonly is_done: boolean;
}

/**
 * The raters of interviews: who decides about the role and was not excused, and who began to rate. Members whose access
 * ended count only if they submitted before.
 */
export async function listRaters(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, ids }: { readonly roleId: string; readonly ids: readonly string[] },
): Promise<readonly RaterRow[]> {
  const { rows } = await readSql<RaterRow>`
    with deciders as (
      select d.user_id from role_deciders d
      join memberships m on m.organization_id = d.organization_id and m.user_id = d.user_id and m.status = 'active'
      where d.organization_id = ${organizationId} and d.role_id = ${roleId}
    ), needed as (
      select p.talent_id, d.user_id from unnest(${ids}::uuid[]) as p (talent_id) cross join deciders d
      union
      select x.talent_id, x.user_id from interview_raters x
      where x.organization_id = ${organizationId} and x.role_id = ${roleId} and x.talent_id = any(${ids}::uuid[])
        and (x.submitted_at is not null or exists (
          select from memberships m where m.organization_id = x.organization_id and m.user_id = x.user_id
            and m.status = 'active' and (m.user_role = 'ORG_ADMIN' or m.user_id in (select d.user_id from deciders d))))
    )
    select n.talent_id, n.user_id, nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as name,
      x.submitted_at is not null as is_done
    from needed n
    join users u on u.id = n.user_id
    left join interview_raters x on x.organization_id = ${organizationId} and x.role_id = ${roleId}
      and x.talent_id = n.talent_id and x.user_id = n.user_id
    where x.excused_at is null
    order by n.talent_id, u.first_name collate "und-x-icu", u.last_name collate "und-x-icu", n.user_id
  `.execute(db);
  return rows;
}

/** The largest difference between the ratings of one question, for each person whose ratings are visible. */
export async function listLargestDifferences(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, ids }: { readonly roleId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await readSql<{ talent_id: string; difference: number }>`
    select talent_id, max(difference)::int as difference from (
      select g.talent_id, max(g.rating) - min(g.rating) as difference from interview_ratings g
      join roles_talents l on l.organization_id = g.organization_id and l.roles_id = g.role_id
        and l.talents_id = g.talent_id and l.ratings_opened_at is not null
      join interview_raters x on x.organization_id = g.organization_id and x.role_id = g.role_id
        and x.talent_id = g.talent_id and x.user_id = g.user_id and x.submitted_at is not null
      where g.organization_id = ${organizationId} and g.role_id = ${roleId} and g.talent_id = any(${ids}::uuid[])
        and g.rating is not null
      group by g.talent_id, g.question having count(*) > 1) questions
    group by talent_id
  `.execute(db);
  return new Map(rows.map(({ talent_id: id, difference }) => [id, difference]));
}
