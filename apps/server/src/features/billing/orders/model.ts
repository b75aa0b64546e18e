import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Order } from '@quint/contract/billing/orders.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import type { PriceLine } from '@quint/domain/billing/prices.ts';
import { orderNumber, REFUND_DAYS } from '@quint/domain/billing/prices.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { orderLinesDe } from '@quint/phrases/billing/order-lines.de.ts';
import { orderLinesEn } from '@quint/phrases/billing/order-lines.en.ts';
import type { OrderRow } from '#features/billing/orders/queries.ts';
import type { NamedLine } from '#payments/payment-port.ts';

/** Until when a premium report may be given back, the end of a day; undefined where that is over or never was. */
export function refundableUntil(
  { kind, status, date_paid: paidAt }: Pick<OrderRow, 'kind' | 'status' | 'date_paid'>,
  now: Date,
): Date | undefined {
  const isTheirs = status === 'paid' || status === 'fulfilled';
  if (kind !== 'premium_report' || !isTheirs || paidAt === null) return undefined;
  const until = endAfterDays(paidAt, REFUND_DAYS);
  return until > now ? until : undefined;
}

/** An order as those see it who may read it. */
export function orderOf(row: OrderRow, now: Date): Order {
  return {
    id: row.id,
    number: orderNumber(row.id),
    kind: row.kind,
    way: row.way,
    status: row.status,
    lines: [...row.lines],
    amount: row.amount,
    tax: row.tax,
    amountRefunded: row.amount_refunded,
    insights: row.insights,
    period: row.period,
    administrators: row.administrators,
    members: row.members,
    talent: row.talent_id,
    note: row.note,
    refundableUntil: refundableUntil(row, now)?.toISOString() ?? null,
    dateCreated: row.date_created.toISOString(),
    datePaid: row.date_paid?.toISOString() ?? null,
  };
}

/**
 * Lines with their names in a language, as pages of payment and invoices show them. `insights` is how many talent insights
 * a package has.
 */
export function nameLines(
  lines: readonly PriceLine[],
  language: StoredLanguage,
  insights: number | null = null,
): NamedLine[] {
  const names = language === 'DE' ? orderLinesDe : orderLinesEn;
  return lines.map((line) => ({ ...line, name: interpolate(names[line.key], { insights: insights ?? 0 }) }));
}
