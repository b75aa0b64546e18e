import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { STAKEHOLDER_RETENTION_DAYS } from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { StoredRanges } from '#features/roles/roles/stakeholders/model.ts';

export type RequestStatus = 'INVITED' | 'SENT' | 'OPENED' | 'FINISHED' | 'CANCELED';

export interface RequestToMail {
  readonly role: string;
  readonly workspace: string;
  readonly asked_by: string | null;
  readonly asked_by_email: string | null;
  readonly message: string | null;
  readonly date_expires: Date;
  readonly mails: number;
  readonly reminders: number;
  readonly has_begun: boolean;
}

/** The data of a mail to a stakeholder; undefined when it should no longer be sent. */
export async function findRequestToMail(
  db: Reader,
  scope: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<RequestToMail | undefined> {
  const { rows } = await readSql<RequestToMail>`
    select r.name as role, o.name as workspace, s.message, s.date_expires, s.mails, s.reminders,
      s.answers <> '{}'::jsonb as has_begun,
      nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as asked_by, u.email as asked_by_email
    from ra_surveys s
    join roles r on r.organization_id = s.organization_id and r.id = s.role_id
    join organizations o on o.id = s.organization_id
    left join users u on u.id = s.user_created
    where s.organization_id = ${scope.organizationId} and s.id = ${id}
      and s.status in ('INVITED', 'SENT', 'OPENED') and s.date_expires > ${now}
      and r.date_deleted is null and r.date_archived is null and o.date_deleted is null
  `.execute(db);
  return rows[0];
}

/** Records that the mail with the link was sent. */
export async function recordMailSent(
  db: StatementWriter,
  scope: OrganizationScope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await sql`
    update ra_surveys set date_sent = ${now}, status = case status when 'INVITED' then 'SENT' else status end
    where organization_id = ${scope.organizationId} and id = ${id} and status in ('INVITED', 'SENT', 'OPENED')
  `.execute(db);
}

export interface RequestRow {
  readonly id: string;
  readonly role_id: string;
  readonly email: string;
  readonly language: StoredLanguage;
  readonly status: RequestStatus;
  readonly mails: number;
  readonly reminders: number;
  readonly date_created: Date;
  readonly date_sent: Date | null;
  readonly date_opened: Date | null;
  readonly date_finished: Date | null;
  readonly date_updated: Date | null;
  readonly date_reminded: Date | null;
  readonly date_expires: Date | null;
  /** The number of the newest mail with the link. */
  readonly mail_status: 'queued' | 'sent' | 'canceled' | 'failed' | null;
  readonly mail_error: string | null;
  readonly send_after: Date | null;
}

const REQUEST = sql`
  s.id, s.role_id, s.email, s.language, s.status, s.mails, s.reminders, s.date_created, s.date_sent, s.date_opened,
  s.date_finished, s.date_updated, s.date_reminded, s.date_expires, m.status as mail_status, m.last_error as mail_error,
  m.send_after
`;

/** All requests of a role, oldest first. */
export async function listRequests(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<RequestRow[]> {
  const { rows } = await readSql<RequestRow>`
    select ${REQUEST} from ra_surveys s
    left join outbox m on m.organization_id = s.organization_id and m.message_key = 'stakeholder:' || s.id || ':' || s.mails
    where s.organization_id = ${scope.organizationId} and s.role_id = ${roleId}
    order by s.date_created, s.id
  `.execute(db);
  return rows;
}

/** A request of a role that is not deleted. */
export async function findRequest(
  db: Reader,
  scope: OrganizationScope,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await readSql<RequestRow>`
    select ${REQUEST} from ra_surveys s
    join roles r on r.organization_id = s.organization_id and r.id = s.role_id and r.date_deleted is null
    left join outbox m on m.organization_id = s.organization_id and m.message_key = 'stakeholder:' || s.id || ':' || s.mails
    where s.organization_id = ${scope.organizationId} and s.id = ${id}
  `.execute(db);
  return rows[0];
}

/** The ranges of all stakeholders who submitted, including those without any. */
export async function listRanges(
  db: Reader,
  scope: OrganizationScope,
  roleId: string,
): Promise<StoredRanges[]> {
  const { rows } = await readSql<{ result: StoredRanges }>`
    select result from ra_survey_results where organization_id = ${scope.organizationId} and role_id = ${roleId}
  `.execute(db);
  return rows.map(({ result }) => result);
}

/** Deletes requests that ended without an answer, with their addresses. Requires the platform role. */
export async function forgetEndedRequests(db: Writer, now: Date): Promise<void> {
  const before = new Date(now.getTime() - STAKEHOLDER_RETENTION_DAYS * 24 * 3600 * 1000);
  await sql`
    delete from ra_surveys where
      (status = 'CANCELED' and coalesce(date_updated, date_created) < ${before})
      or (status in ('INVITED', 'SENT', 'OPENED') and date_expires < ${before})
  `.execute(db);
}
