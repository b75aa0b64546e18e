import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { PremiumReport } from '@quint/contract/billing/orders.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The person of a sheet, as the buyer of their own premium report. */
export interface SheetOwner {
  readonly talent_id: string;
  readonly language: StoredLanguage;
  /** Null when the sheet was answered under a different address from that of the record. */
  readonly email: string | null;
  readonly is_finished: boolean;
}

export async function findSheetOwner(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<SheetOwner | undefined> {
  const { rows } = await readSql<SheetOwner>`
    select r.talent_id, r.language, r.status = 'FINISHED' as is_finished,
      case when t.is_claimable or r.date_finished > t.email_changed_at then t.email end as email
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface ReportOwner {
  readonly organizationId: string;
  readonly talentId: string;
}

/** Whether the premium report of a talent is unlocked; undefined for a deleted one. */
export async function findUnlocked(
  db: Reader,
  { organizationId, talentId }: ReportOwner,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('talents')
    .select('is_big_five_report_unlocked')
    .where('organization_id', '=', organizationId)
    .where('id', '=', talentId)
    .where('date_deleted', 'is', null)
    .where('date_anonymized', 'is', null)
    .executeTakeFirst();
  return row?.is_big_five_report_unlocked;
}

/** Workspace and administrator that invited a talent by name; undefined for other talents and for administrators. */
export async function findInviter(
  db: Reader,
  { organizationId, talentId }: ReportOwner,
): Promise<PremiumReport['inviter'] | undefined> {
  const { rows } = await readSql<NonNullable<PremiumReport['inviter']>>`
    select o.name as workspace, (
      select u.email from memberships m join users u on u.id = m.user_id
      where m.organization_id = t.organization_id and m.user_id = t.user_created and m.status = 'active' and m.user_role = 'ORG_ADMIN'
    ) as email
    from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.is_directly_invited
      and not exists (select from memberships a
        where a.organization_id = t.organization_id and a.user_id = t.user_id and a.user_role = 'ORG_ADMIN')
  `.execute(db);
  return rows[0];
}

/**
 * A person's order of their own premium report: the open one, otherwise the last one that was paid or fulfilled and not
 * refunded. Orders of the workspace for the person do not count.
 */
export async function findOwnOrderId(
  db: Reader,
  { organizationId, talentId }: ReportOwner,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await readSql<{ id: string }>`
    select id from orders
    where organization_id = ${organizationId} and talent_id = ${talentId} and kind = 'premium_report'
      and buyer = 'talent'
      and (status in ('paid', 'fulfilled', 'returning') or (status = 'created' and (date_expires is null or date_expires > ${now})))
    order by status = 'created' desc, date_created desc limit 1
  `.execute(db);
  return rows[0]?.id;
}
