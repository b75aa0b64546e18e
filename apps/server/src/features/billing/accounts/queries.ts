import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { Period } from '@quint/domain/billing/prices.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { SubscriptionStatus } from '#payments/payment-port.ts';

/** The provider's data of a workspace; without a subscription everything about it is null. */
export interface AccountRow {
  readonly customer: string | null;
  readonly subscription: string | null;
  readonly status: SubscriptionStatus | null;
  readonly period: Period | null;
  readonly administrators: number | null;
  readonly members: number | null;
  readonly amount: number | null;
  readonly current_period_end: Date | null;
  readonly cancels_at_end: boolean;
  readonly next_period: Period | null;
  readonly next_administrators: number | null;
  readonly next_members: number | null;
  readonly next_amount: number | null;
  readonly past_due_since: Date | null;
}

export interface WorkspaceRow {
  readonly pack: Pack;
  readonly is_freezed: boolean;
  readonly trial_ends_at: Date | null;
  readonly seats_administrators: number | null;
  readonly seats_members: number | null;
  readonly insights: number;
  readonly email: string | null;
  readonly uses_cards: boolean | null;
  readonly used_administrators: number;
  readonly used_members: number;
}

/** A workspace with its plan and usage; undefined for a deleted one. */
export async function findWorkspace(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<WorkspaceRow | undefined> {
  const { rows } = await readSql<WorkspaceRow>`
    select o.pack, o.is_freezed, o.trial_ends_at, o.seats_administrators, o.seats_members,
      o.talent_insights_budget as insights, o.stripe_customer_email as email,
      (select f.enabled from organization_features f
        where f.organization_id = o.id and f.feature = 'FEATURE_CARD_PAYMENT') as uses_cards,
      (select count(*)::int from memberships m
        where m.organization_id = o.id and m.user_role = 'ORG_ADMIN') as used_administrators,
      (select count(*)::int from talents t
        where t.organization_id = o.id and t.status = 'EMPLOYEE' and t.date_deleted is null
          and t.date_anonymized is null) as used_members
    from organizations o where o.id = ${organizationId} and o.date_deleted is null
  `.execute(db);
  return rows[0];
}

export async function findAccount(
  db: Reader,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('billing_accounts')
    .select([
      'customer',
      'subscription',
      'status',
      'period',
      'administrators',
      'members',
      'amount',
      'current_period_end',
      'cancels_at_end',
      'next_period',
      'next_administrators',
      'next_members',
      'next_amount',
      'past_due_since',
    ])
    .where('organization_id', '=', organizationId)
    .$narrowType<AccountRow>()
    .executeTakeFirst();
}

/** Stores the address for invoices. */
export async function savePaymentEmail(
  db: Writer,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  email: string | null,
): Promise<void> {
  await sql`
    update organizations set stripe_customer_email = ${email}, date_updated = now()
    where id = ${organizationId} and stripe_customer_email is distinct from ${email}
  `.execute(db);
}
