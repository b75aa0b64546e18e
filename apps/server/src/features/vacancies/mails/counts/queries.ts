import type { SentKind, VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { isSheetOfRole } from '#features/vacancies/mails/recipients/queries.ts';

export interface MailCounts {
  readonly sentCount: number;
  readonly waitingCount: number;
}

/** The mails of administrators that were sent and that wait, by kind. */
export async function countSentKinds(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<ReadonlyMap<VacancyMailKind, MailCounts>> {
  const { rows } = await readSql<MailCounts & { readonly kind: SentKind }>`
    select kind, (count(*) filter (where date_sent is not null))::int as "sentCount",
      (count(*) filter (where date_sent is null and date_stopped is null))::int as "waitingCount"
    from vacancy_mails where organization_id = ${organizationId} and role_id = ${roleId} group by kind
  `.execute(db);
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]));
}

export interface SurveyMailCounts {
  readonly invitations: number;
  readonly plannedInvitations: number;
  readonly reminders: number;
  readonly results: number;
}

/** The people invited to the survey for a role, their reminders, and those who got their result. */
export async function countSurveyMails(
  db: Reader,
  { organizationId }: OrganizationScope,
  roleId: string,
): Promise<SurveyMailCounts> {
  const { rows } = await readSql<SurveyMailCounts>`
    select (count(*) filter (where coalesce(r.withdrawn_from, r.status) in ('SENT', 'OPENED', 'PENDING', 'FINISHED')))::int as invitations,
      (count(*) filter (where r.status in ('SCHEDULED', 'INVITED')))::int as "plannedInvitations",
      coalesce(sum(r.reminder_count), 0)::int as reminders,
      (count(*) filter (where r.status = 'FINISHED' and r.report_file is not null))::int as results
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
      and t.date_deleted is null and t.date_anonymized is null
    where r.organization_id = ${organizationId} and ${isSheetOfRole('r', roleId)}
  `.execute(db);
  return rows[0] ?? { invitations: 0, plannedInvitations: 0, reminders: 0, results: 0 };
}
