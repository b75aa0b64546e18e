import type { OrderKind, OrderStatus, OrderWay } from '@quint/contract/billing/orders.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import type { Period } from '@quint/domain/billing/prices.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import {
  ACCOUNT_LANGUAGE,
  LANGUAGE_OF_OWN_ACCOUNT,
  LANGUAGE_WITHOUT_WORKSPACE,
} from '#mail/account-language.ts';
import type { SubscriptionStatus } from '#payments/payment-port.ts';

// All of these require the platform role.

export interface Recipient {
  /** Distinguishes the recipients of one notice. */
  readonly key: string;
  readonly email: string;
  readonly language: StoredLanguage;
}

/** The payers of a workspace: its payment e-mail if there is one, otherwise its administrators. */
export async function listPayers(db: Reader, organizationId: string): Promise<Recipient[]> {
  const { rows } = await readSql<Recipient>`
    select 'payer' as key, o.stripe_customer_email as email, o.language from organizations o
    where o.id = ${organizationId} and o.stripe_customer_email is not null and o.date_deleted is null
    union all
    select u.id::text, u.email, ${ACCOUNT_LANGUAGE} from organizations o
    join memberships m on m.organization_id = o.id and m.user_role = 'ORG_ADMIN' and m.status = 'active'
    join users u on u.id = m.user_id and u.is_confirmed
    where o.id = ${organizationId} and o.stripe_customer_email is null and o.date_deleted is null
  `.execute(db);
  return rows;
}

/** The administrators of a workspace. */
export async function listAdministrators(db: Reader, organizationId: string): Promise<Recipient[]> {
  const { rows } = await readSql<Recipient>`
    select u.id::text as key, u.email, ${ACCOUNT_LANGUAGE} as language from organizations o
    join memberships m on m.organization_id = o.id and m.user_role = 'ORG_ADMIN' and m.status = 'active'
    join users u on u.id = m.user_id and u.is_confirmed
    where o.id = ${organizationId} and o.date_deleted is null
  `.execute(db);
  return rows;
}

export async function listPlatformAdministrators(db: Reader): Promise<Recipient[]> {
  const { rows } = await readSql<Recipient>`
    select u.id::text as key, u.email, ${LANGUAGE_WITHOUT_WORKSPACE} as language from users u
    where u.is_app_admin and u.is_confirmed
  `.execute(db);
  return rows;
}

/**
 * The talent who ordered their own report, with an account or as a guest of the survey; undefined for everything that a
 * workspace ordered, and for a person who was erased meanwhile. E-mails to a guest are in the language of the page.
 */
export async function findBuyingTalent(
  db: Reader,
  { organizationId, orderId }: { organizationId: string; orderId: string },
): Promise<Recipient | undefined> {
  const { rows } = await readSql<Recipient>`
    select t.id::text as key, t.email, coalesce(${LANGUAGE_OF_OWN_ACCOUNT}, r.language) as language from orders r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.id = ${orderId} and r.buyer = 'talent' and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface OrderForNotice {
  readonly id: string;
  readonly kind: OrderKind;
  readonly way: OrderWay;
  readonly status: OrderStatus;
  readonly amount: number;
  readonly tax: number | null;
  readonly amount_refunded: number;
  readonly insights: number | null;
  readonly period: Period | null;
  readonly administrators: number | null;
  readonly members: number | null;
  readonly message: string | null;
  readonly note: string | null;
  readonly workspace: string;
  /** A premium report that a talent ordered for themselves. */
  readonly is_own: boolean;
}

export async function findOrderForNotice(
  db: Reader,
  { organizationId, orderId }: { organizationId: string; orderId: string },
): Promise<OrderForNotice | undefined> {
  const { rows } = await readSql<OrderForNotice>`
    select r.id, r.kind, r.way, r.status, r.amount, r.tax, r.amount_refunded, r.insights, r.period, r.administrators,
      r.members, r.message, r.note, o.name as workspace, r.buyer = 'talent' as is_own
    from orders r join organizations o on o.id = r.organization_id and o.date_deleted is null
    where r.organization_id = ${organizationId} and r.id = ${orderId}
  `.execute(db);
  return rows[0];
}

export interface SubscriptionForNotice {
  readonly workspace: string;
  readonly pack: Pack;
  readonly is_freezed: boolean;
  readonly status: SubscriptionStatus | null;
  readonly period: Period | null;
  readonly current_period_end: Date | null;
  readonly cancels_at_end: boolean;
  readonly next_period: Period | null;
  readonly next_administrators: number | null;
  readonly next_members: number | null;
  readonly next_amount: number | null;
  readonly past_due_since: Date | null;
  readonly unpaid_frozen_at: Date | null;
}

export async function findSubscriptionForNotice(
  db: Reader,
  organizationId: string,
): Promise<SubscriptionForNotice | undefined> {
  const { rows } = await readSql<SubscriptionForNotice>`
    select o.name as workspace, o.pack, o.is_freezed, a.status, a.period, a.current_period_end, a.cancels_at_end, a.next_period,
      a.next_administrators, a.next_members, a.next_amount, a.past_due_since, a.unpaid_frozen_at
    from billing_accounts a join organizations o on o.id = a.organization_id and o.date_deleted is null
    where a.organization_id = ${organizationId}
  `.execute(db);
  return rows[0];
}

/** The newest grant of a workspace; undefined without one. */
export async function findNewestGrant(db: Reader, organizationId: string): Promise<string | undefined> {
  const { rows } = await readSql<{ id: string }>`
    select id from insight_entries where organization_id = ${organizationId} and kind = 'grant' order by id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

export interface GrantForNotice {
  readonly workspace: string;
  readonly amount: number;
  readonly balance: number;
  readonly reason: string | null;
}

export async function findGrantForNotice(
  db: Reader,
  { organizationId, entryId }: { organizationId: string; entryId: string },
): Promise<GrantForNotice | undefined> {
  const { rows } = await readSql<GrantForNotice>`
    select o.name as workspace, e.amount, e.balance, e.reason
    from insight_entries e join organizations o on o.id = e.organization_id and o.date_deleted is null
    where e.organization_id = ${organizationId} and e.id = ${entryId}
  `.execute(db);
  return rows[0];
}
