import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { MaskableTalent } from '@quint/domain/base/masking.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isExcluded } from '#features/roles/roles/queries.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import { ROLE_RANGE_COLUMNS } from '#features/roles/roles/model.ts';
import { STATEMENT } from '#features/measures/statements/queries.ts';
import { IS_SHOWN } from '#features/invitations/result-holds/queries.ts';

interface Workspace {
  readonly workspace: string;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
}

/** A member of a group, with the newest finished result. */
interface MemberRow extends MaskableTalent {
  readonly result: SheetScore | null;
  /** The language it was answered in. */
  readonly language: StoredLanguage | null;
  /** There is a result which administrators do not see yet. */
  readonly is_held: boolean;
}

export interface TeamSource extends Workspace {
  readonly name: string;
  readonly report_text: string | null;
  readonly date_created: Date;
  readonly date_latest: Date | null;
  readonly members: readonly (MemberRow & { readonly roles: readonly string[] })[];
  readonly roles: readonly string[];
}

/** The newest finished result of a talent `t` that is not held back. */
const NEWEST = sql`lateral (
  select r.result, r.language, r.date_finished from talents_results r
  where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED' and ${IS_SHOWN}
  order by r.date_finished desc limit 1
)`;

/** A team that is not deleted, with its members. */
export async function findTeamSource(
  db: Reader,
  { organizationId }: OrganizationScope,
  teamId: string,
): Promise<TeamSource | undefined> {
  const { rows } = await readSql<TeamSource>`
    select g.name, g.report_text, g.date_created, o.name as workspace, o.hide_personal_data, o.hide_everybody,
      (select max(n.date_finished) from teams_talents m
        join talents t on t.organization_id = m.organization_id and t.id = m.talents_id
          and t.date_deleted is null and t.date_anonymized is null
        join ${NEWEST} n on true
        where m.organization_id = g.organization_id and m.teams_id = g.id) as date_latest,
      coalesce((select json_agg(json_build_object('first_name', t.first_name, 'last_name', t.last_name,
          'is_directly_invited', t.is_directly_invited, 'is_insight_unlocked', t.is_insight_unlocked, 'result', n.result, 'language', n.language,
          'is_held', exists (select from talents_results h
            where h.organization_id = t.organization_id and h.talent_id = t.id and h.held_until is not null),
          'roles', coalesce((select json_agg(a.name order by a.name collate "und-x-icu") from talent_role_assignments h
            join roles a on a.organization_id = h.organization_id and a.id = h.role_id and a.date_deleted is null
            where h.organization_id = t.organization_id and h.talent_id = t.id and h.team_id = g.id), '[]')
        )
          order by coalesce(nullif(t.last_name, ''), t.first_name) collate "und-x-icu", t.first_name collate "und-x-icu", t.id)
        from teams_talents m
        join talents t on t.organization_id = m.organization_id and t.id = m.talents_id
          and t.date_deleted is null and t.date_anonymized is null
        left join ${NEWEST} n on true
        where m.organization_id = g.organization_id and m.teams_id = g.id), '[]') as members,
      coalesce((select json_agg(a.name order by a.name collate "und-x-icu") from teams_roles l
        join roles a on a.organization_id = l.organization_id and a.id = l.roles_id and a.date_deleted is null
        where l.organization_id = g.organization_id and l.teams_id = g.id), '[]') as roles
    from teams g join organizations o on o.id = g.organization_id
    where g.organization_id = ${organizationId} and g.id = ${teamId} and g.date_deleted is null
  `.execute(db);
  return rows[0];
}

export interface AssessmentSource extends Workspace {
  readonly name: string | null;
  readonly purpose: 'team_evaluation' | 'recruiting';
  readonly date_start: string;
  readonly date_end: string;
  readonly role: RoleRangeColumns & { readonly id: string; readonly name: string };
  readonly participants: readonly (MemberRow & {
    readonly id: string;
    readonly status: InvitationStatus;
    readonly is_left_out: boolean;
    /** What the person says about the result, before masking; null without one. */
    readonly statement: string | null;
    /** As JSON has it; null where only the person ends that. */
    readonly held_until: string | null;
  })[];
}

const ROLE_COLUMNS = sql.join(ROLE_RANGE_COLUMNS.flatMap((name) => [sql.lit(name), sql.ref(`a.${name}`)]));

/** An assessment that is not deleted, with its role, its participants, and their results in it. */
export async function findAssessmentSource(
  db: Reader,
  { organizationId }: OrganizationScope,
  assessmentId: string,
): Promise<AssessmentSource | undefined> {
  const { rows } = await readSql<AssessmentSource>`
    select s.name, s.purpose, s.date_start::text as date_start, s.date_end::text as date_end,
      o.name as workspace, o.hide_personal_data, o.hide_everybody,
      json_build_object('id', a.id, 'name', a.name, ${ROLE_COLUMNS}) as role,
      coalesce((select json_agg(json_build_object('id', t.id, 'first_name', t.first_name, 'last_name', t.last_name,
          'is_directly_invited', t.is_directly_invited, 'is_insight_unlocked', t.is_insight_unlocked, 'result', i.result, 'statement', i.statement, 'language', i.language, 'is_left_out', ${isExcluded},
          'is_held', i.held_until is not null, 'held_until', nullif(i.held_until, 'infinity'),
          'status', case when p.canceled_at is not null then 'CANCELED' else coalesce(i.status, 'INVITED') end
        )
          order by coalesce(nullif(t.last_name, ''), t.first_name) collate "und-x-icu", t.first_name collate "und-x-icu", t.id)
        from assessment_participants p
        join talents t on t.organization_id = p.organization_id and t.id = p.talent_id
          and t.date_deleted is null and t.date_anonymized is null
        left join lateral (
          select r.status, r.held_until, r.language, case when ${IS_SHOWN} then r.result end as result, case when ${IS_SHOWN} then ${STATEMENT} end as statement from talents_results r
          where r.organization_id = p.organization_id and r.talent_id = p.talent_id and r.assessment_id = p.assessment_id
          order by r.date_created desc, r.id desc limit 1
        ) i on true
        where p.organization_id = s.organization_id and p.assessment_id = s.id), '[]') as participants
    from assessments s
    join organizations o on o.id = s.organization_id
    join roles a on a.organization_id = s.organization_id and a.id = s.role_id
    where s.organization_id = ${organizationId} and s.id = ${assessmentId} and s.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** The roles a talent is considered for, by name. */
export function listRolesOfTalent(
  db: Reader,
  { organizationId }: OrganizationScope,
  talentId: string,
): Promise<(RoleRangeColumns & { id: string; name: string })[]> {
  return db
    .selectFrom('roles_talents as l')
    .innerJoin('roles as a', (join) =>
      join.onRef('a.organization_id', '=', 'l.organization_id').onRef('a.id', '=', 'l.roles_id'),
    )
    .select(['a.id', 'a.name', ...ROLE_RANGE_COLUMNS.map((name) => `a.${name}` as const)])
    .where('l.organization_id', '=', organizationId)
    .where('l.talents_id', '=', talentId)
    .where('a.date_deleted', 'is', null)
    .orderBy('a.name', (name) => name.collate('und-x-icu'))
    .orderBy('a.id')
    .execute();
}
