import type { RecommendedTraining, TrainingRequest } from '@quint/contract/profile/trainings.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Condition: a talent is considered for or holds a role that is not a draft. */
export async function isRoleOfTalent(
  db: Reader,
  { organizationId }: OrganizationScope,
  { talentId, roleId }: { talentId: string; roleId: string },
): Promise<boolean> {
  const { rows } = await readSql<{ id: string }>`
    select r.id from roles r
    where r.organization_id = ${organizationId} and r.id = ${roleId} and r.draft_state is null and r.date_deleted is null
      and (exists (select from roles_talents l
          where l.organization_id = r.organization_id and l.roles_id = r.id and l.talents_id = ${talentId})
        or exists (select from talent_role_assignments a
          join teams g on g.organization_id = a.organization_id and g.id = a.team_id and g.date_deleted is null
          where a.organization_id = r.organization_id and a.role_id = r.id and a.talent_id = ${talentId}))
  `.execute(db);
  return rows.length > 0;
}

/** A trait outside its range, and the position of the result. */
export interface Need {
  readonly trait: Trait;
  readonly direction: 'below' | 'above';
}

interface RecommendationQuery {
  readonly roleId: string;
  readonly needs: readonly Need[];
  readonly language: Language;
  /** The talent whose registrations are shown. */
  readonly requestsOf: string | null;
}

/**
 * Courses on offer for these needs, in order: those a workspace has selected for the role, or all if it has selected
 * none. Courses in the reader's language come first.
 */
export async function listRecommended(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, needs, language, requestsOf }: RecommendationQuery,
): Promise<RecommendedTraining[]> {
  const traits = needs.map(({ trait }) => trait);
  const directions = needs.map(({ direction }) => direction);
  const isInLanguage = sql`c.language = ${language.toUpperCase()}`;
  const { rows } = await readSql<RecommendedTraining>`
    select c.id, case when ${isInLanguage} then c.title else coalesce(c.other_title, c.title) end as title,
      case when ${isInLanguage} then c.description else coalesce(c.other_description, c.description) end as description,
      c.language, c.provider, c.url, c.trait, c.direction,
      case when q.id is not null then json_build_object('id', q.id, 'state', q.state,
        'date_created', to_char(q.date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as request
    from unnest(${traits}::text[], ${directions}::text[]) with ordinality n (trait, direction, place)
    join training_courses c on c.trait = n.trait and c.direction = n.direction and c.date_retired is null
    left join training_requests q on q.organization_id = ${organizationId} and q.talent_id = ${requestsOf}
      and q.course_id = c.id
    where exists (select from roles_training_courses l
        where l.organization_id = ${organizationId} and l.roles_id = ${roleId} and l.training_courses_id = c.id)
      or not exists (select from roles_training_courses l
        where l.organization_id = ${organizationId} and l.roles_id = ${roleId})
    order by n.place, ${isInLanguage} desc, c.title collate "und-x-icu", c.id
  `.execute(db);
  return rows;
}

/** The data of the mail about a registration; undefined when its person is deleted. */
export async function findRequested(
  db: Reader,
  { organizationId }: OrganizationScope,
  requestId: string,
): Promise<{ course: string; workspace: string } | undefined> {
  const { rows } = await readSql<{ course: string; workspace: string }>`
    select c.title as course, o.name as workspace
    from training_requests q
    join training_courses c on c.id = q.course_id
    join organizations o on o.id = q.organization_id
    join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
    where q.organization_id = ${organizationId} and q.id = ${requestId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

const REQUESTS_LISTED = 1000;

/** The newest registrations of all workspaces. Requires the platform role. */
export async function listRequests(db: Reader): Promise<TrainingRequest[]> {
  const { rows } = await readSql<TrainingRequest>`
    select q.id, q.state, json_build_object('id', c.id, 'title', c.title) as course, o.name as workspace,
      q.first_name, q.last_name, q.email, q.phone, q.situation,
      to_char(q.date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date_created
    from training_requests q
    join training_courses c on c.id = q.course_id
    join organizations o on o.id = q.organization_id and o.date_deleted is null
    join talents t on t.organization_id = q.organization_id and t.id = q.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    order by q.date_created desc, q.id desc limit ${REQUESTS_LISTED}
  `.execute(db);
  return rows;
}

/** Stores the platform's progress on a registration; false for an unknown one. Requires the platform role. */
export async function setRequestState(db: Writer, requestId: string, state: string): Promise<boolean> {
  const { rows } = await sql`
    update training_requests set state = ${state} where id = ${requestId} returning id
  `.execute(db);
  return rows.length > 0;
}

export async function isOffered(db: Reader, courseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('training_courses')
    .select('id')
    .where('id', '=', courseId)
    .where('date_retired', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
