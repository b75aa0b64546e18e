import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { PlanStatus } from '#features/billing/orders/creation/model.ts';
import type { OrderKey, OrderRow } from '#features/billing/orders/queries.ts';

export interface PlacingWorkspace extends PlanStatus {
  readonly uses_cards: boolean | null;
  readonly customer: string | null;
}

/** The values of a workspace that decide about its orders; undefined for a deleted one. Locks it. */
export async function findPlanStatus(
  tx: Writer,
  organizationId: string,
): Promise<PlacingWorkspace | undefined> {
  const { rows } = await sql<PlacingWorkspace>`
    select o.pack, o.is_freezed, o.trial_ends_at, o.seats_administrators, o.seats_members,
      a.status as subscription_status, a.customer,
      (select f.enabled from organization_features f
        where f.organization_id = o.id and f.feature = 'FEATURE_CARD_PAYMENT') as uses_cards
    from organizations o left join billing_accounts a on a.organization_id = o.id
    where o.id = ${organizationId} and o.date_deleted is null
  `.execute(tx);
  return rows[0];
}

/** The language of an account's screens; undefined when it follows the browser. */
export async function findLanguage(tx: Reader, userId: string): Promise<StoredLanguage | undefined> {
  const { rows } = await readSql<{ platform_language: StoredLanguage | null }>`
    select platform_language from users where id = ${userId}
  `.execute(tx);
  return rows[0]?.platform_language ?? undefined;
}

export interface ReportStatus {
  readonly is_unlocked: boolean;
  readonly is_finished: boolean;
  /** Whether the result is on hold for everybody except its person. */
  readonly is_held: boolean;
}

/** Whether the premium report of a talent can be ordered; undefined for a talent of another workspace or a deleted one. */
export async function findReportStatus(
  db: Reader,
  { organizationId, talentId }: { readonly organizationId: string; readonly talentId: string },
): Promise<ReportStatus | undefined> {
  const { rows } = await readSql<ReportStatus>`
    select t.is_big_five_report_unlocked as is_unlocked, r.id is not null as is_finished,
      coalesce(r.held_until is not null, false) as is_held
    from talents t
    left join talents_results r on r.organization_id = t.organization_id and r.talent_id = t.id
      and r.status = 'FINISHED' and r.result is not null
    where t.organization_id = ${organizationId} and t.id = ${talentId}
      and t.date_deleted is null and t.date_anonymized is null
    order by r.date_finished desc limit 1
  `.execute(db);
  return rows[0];
}

/** The open order for a plan, for talent insights, or for the report of a talent. */
export async function findOpenFor(
  tx: Reader,
  target: { readonly organizationId: string } & Pick<OrderRow, 'kind' | 'talent_id'>,
): Promise<string | undefined> {
  const { organizationId, kind, talent_id: talentId } = target;
  const isPlan = kind !== 'insights' && kind !== 'premium_report';
  const kinds = isPlan ? ['basic', 'flow', 'enterprise'] : [kind];
  const { rows } = await readSql<{ id: string }>`
    select id from orders
    where organization_id = ${organizationId} and status = 'created' and kind = any(${kinds}::text[])
      and talent_id is not distinct from ${talentId}
  `.execute(tx);
  return rows[0]?.id;
}

/** The invoice address for the provider: the payment e-mail of the workspace, otherwise that of the buyer. */
export async function findBuyerEmail(
  db: Reader,
  { organizationId, id }: OrderKey,
): Promise<string | undefined> {
  const { rows } = await readSql<{ email: string | null }>`
    select coalesce(
      case when r.buyer = 'workspace' then o.stripe_customer_email end,
      (select u.email from users u where u.id = r.user_created),
      (select t.email from talents t
        where r.buyer = 'talent' and t.organization_id = r.organization_id and t.id = r.talent_id)
    ) as email
    from orders r join organizations o on o.id = r.organization_id
    where r.organization_id = ${organizationId} and r.id = ${id}
  `.execute(db);
  return rows[0]?.email ?? undefined;
}

/** Stores the checkout page of an open order; false when the order has ended or has another page. */
export async function savePage(
  tx: Writer,
  { organizationId, id }: OrderKey,
  { session, url, now }: { readonly session: string; readonly url: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update orders set provider_session = ${session}, provider_url = ${url}, date_updated = ${now}
    where organization_id = ${organizationId} and id = ${id} and status = 'created'
      and (provider_session is null or provider_session = ${session})
    returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Deletes a customer id that the provider no longer knows. */
export async function forgetCustomer(tx: Writer, organizationId: string): Promise<void> {
  await sql`
    update billing_accounts set customer = null, date_updated = now()
    where organization_id = ${organizationId} and (status is null or status = 'canceled')
  `.execute(tx);
}
