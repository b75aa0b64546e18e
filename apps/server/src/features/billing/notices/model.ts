import type { OrderStatus } from '@quint/contract/billing/orders.ts';
import { GRACE_DAYS } from '@quint/domain/billing/prices.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { billingMailsDe } from '@quint/phrases/billing/mails/billing.de.ts';
import { billingMailsEn } from '@quint/phrases/billing/mails/billing.en.ts';
import type { AccountRow } from '#features/billing/accounts/queries.ts';
import type { OrderForNotice } from '#features/billing/notices/queries.ts';
import { formatMailNumber, formatCount } from '#mail/numbers.ts';

export const BILLING_TEXTS: Readonly<Record<Language, typeof billingMailsEn>> = {
  en: billingMailsEn,
  de: billingMailsDe,
};

/** The recipients of an event of an order: the platform for a request, otherwise those who ordered. */
export type OrderNews = 'requested' | 'paid' | 'fulfilled' | 'declined' | 'refunded';

/** The state in which a mail is still true. */
export const STATUS_OF_NEWS: Readonly<Record<OrderNews, OrderStatus>> = {
  requested: 'created',
  paid: 'paid',
  fulfilled: 'fulfilled',
  declined: 'declined',
  refunded: 'refunded',
};

/** The notices of a missing payment, by the days since then. */
export const REMINDER_DAYS = [
  { news: 'failed', afterDays: 0 },
  { news: 'unpaid', afterDays: GRACE_DAYS / 2 },
  { news: 'last', afterDays: GRACE_DAYS - 3 },
] as const;

export type SubscriptionNews =
  | (typeof REMINDER_DAYS)[number]['news']
  | 'frozen'
  | 'cancelled'
  | 'paused'
  | 'ended'
  | 'endedUnpaid'
  | 'smaller';

/** Cents as formatted in mails. */
export function formatCents(cents: number, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

/** Cents with the VAT statement: included for a premium report, added for everything else. */
export function formatPrice(
  { kind, amount, tax }: Pick<OrderForNotice, 'kind' | 'amount' | 'tax'>,
  language: Language,
): string {
  const texts = BILLING_TEXTS[language];
  if (kind === 'enterprise') return texts.byAgreement;
  if (amount === 0) return texts.free;
  const say = (text: string) =>
    interpolate(text, {
      amount: formatCents(amount, language),
      tax: formatCents(tax ?? 0, language),
    });
  if (kind === 'premium_report') return say(texts.withVat);
  return say(tax === null || tax === 0 ? texts.plusVat : texts.plusTax);
}

/** The ordered item as text. */
export function formatOrderContent(
  order: Pick<OrderForNotice, 'kind' | 'insights' | 'period' | 'administrators' | 'members'>,
  language: Language,
): string {
  const { things, periods, insights } = BILLING_TEXTS[language];
  const number = (value: number | null) => (value === null ? '' : formatMailNumber(value, language));
  return interpolate(things[order.kind], {
    insights: order.insights === null ? '' : formatCount(insights, order.insights, language),
    period: periods[order.period ?? 'month'],
    administrators: number(order.administrators),
    members: number(order.members),
  });
}

/** An account before and after a change of its subscription. */
export interface AccountForNotice extends AccountRow {
  readonly unpaid_frozen_at: Date | null;
}

/**
 * The notice for those who pay when the provider reports a changed subscription; undefined for a first subscription and
 * for changes that they made themselves.
 */
export function newsOfChange(
  before: AccountForNotice | undefined,
  after: AccountForNotice,
): SubscriptionNews[] {
  const isSame = before !== undefined && before.subscription === after.subscription;
  if (!isSame || before.status === 'canceled') return [];
  if (after.status === 'canceled') return [after.unpaid_frozen_at === null ? 'ended' : 'endedUnpaid'];
  const news: SubscriptionNews[] = [];
  if (after.status === 'paused' && before.status !== 'paused') news.push('paused');
  if (after.past_due_since !== null && before.past_due_since === null) news.push('failed');
  if (after.cancels_at_end && !before.cancels_at_end) news.push('cancelled');
  const isNewPlan =
    after.next_administrators !== before.next_administrators ||
    after.next_members !== before.next_members ||
    after.next_period !== before.next_period;
  if (after.next_period !== null && isNewPlan) news.push('smaller');
  return news;
}
