import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RaterKey } from '#features/vacancies/interviews/ratings/queries.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

/** Records that a colleague does not rate an interview. */
export async function excuseRater(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
  excuse: { readonly version: number; readonly at: Date; readonly by: string | null },
): Promise<void> {
  await sql`
    insert into interview_raters (organization_id, role_id, talent_id, user_id, version, excused_at, excused_by)
    values (${organizationId}, ${roleId}, ${talentId}, ${userId}, ${excuse.version}, ${excuse.at}, ${excuse.by})
    on conflict (organization_id, role_id, talent_id, user_id) do update
    set excused_at = excluded.excused_at, excused_by = excluded.excused_by
  `.execute(db);
}

/** Takes that back. The version of a colleague who has not rated anything is open again. */
export async function removeExcuse(
  db: Writer,
  { organizationId }: OrganizationScope,
  { roleId, talentId, userId }: RaterKey,
): Promise<void> {
  const own = sql`r.organization_id = ${organizationId} and r.role_id = ${roleId} and r.talent_id = ${talentId}
    and r.user_id = ${userId}`;
  await sql`
    delete from interview_raters r where ${own} and not exists (
      select from interview_ratings a where a.organization_id = r.organization_id and a.role_id = r.role_id
        and a.talent_id = r.talent_id and a.user_id = r.user_id)
  `.execute(db);
  await sql`update interview_raters r set excused_at = null, excused_by = null where ${own}`.execute(db);
}

export interface ColleagueContact {
  readonly email: string;
  readonly first_name: string | null;
  readonly language: StoredLanguage;
}

/** The address of a member and the language of their mails; undefined for an account without a membership. */
export async function findColleague(
  db: Reader,
  { organizationId }: OrganizationScope,
  userId: string,
): Promise<ColleagueContact | undefined> {
  const { rows } = await readSql<ColleagueContact>`
    select u.email, u.first_name, ${ACCOUNT_LANGUAGE} as language
    from memberships m join users u on u.id = m.user_id join organizations o on o.id = m.organization_id
    where m.organization_id = ${organizationId} and m.user_id = ${userId}
  `.execute(db);
  return rows[0];
}

/** Whether a mail was queued after a time. */
export async function wasMailedSince(
  db: Reader,
  { organizationId }: OrganizationScope,
  { messageKeyStart, since }: { readonly messageKeyStart: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await readSql`
    select from outbox where organization_id = ${organizationId} and starts_with(message_key, ${messageKeyStart})
      and date_created > ${since} limit 1
  `.execute(db);
  return rows.length > 0;
}

export interface MailContext {
  readonly role: string;
  readonly workspace: string;
  /** The colleague who asks; null for one who has left. */
  readonly asker: string | null;
  readonly asker_email: string | null;
}

/** What the mails of an interview name; undefined when the role or the person does not exist any more. */
export async function findMailContext(
  db: Reader,
  { organizationId }: OrganizationScope,
  { roleId, talentId, by }: { readonly roleId: string; readonly talentId: string; readonly by: string },
): Promise<MailContext | undefined> {
  const { rows } = await readSql<MailContext>`
    select r.name as role, o.name as workspace, u.email as asker_email,
      nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as asker
    from roles r join organizations o on o.id = r.organization_id
    join talents t on t.organization_id = r.organization_id and t.id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
    left join memberships m on m.organization_id = r.organization_id and m.user_id = ${by}
    left join users u on u.id = m.user_id
    where r.organization_id = ${organizationId} and r.id = ${roleId} and r.date_deleted is null
      and r.date_archived is null and r.date_filled is null
  `.execute(db);
  return rows[0];
}
