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

/** The end of the last day on which a premium report may be returned; undefined when that is over or does not apply. */
export function refundableUntil(
  { kind, status, date_paid: paidAt }: Pick<OrderRow, 'kind' | 'status' | 'date_paid'>,
  now: Date,
): Date | undefined {
  const isTheirs = status === 'paid' || status === 'fulfilled';
  if (kind !== 'premium_report' || !isTheirs || paidAt === null) return undefined;
  const until = endAfterDays(paidAt, REFUND_DAYS);
  return until > now ? until : undefined;
}

/** An order as its readers see it. */
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
 * Lines with their localised names, as on checkout pages and invoices. `insights` is the number of talent insights in a
 * package.
 */
export function nameLines(
  lines: readonly PriceLine[],
  language: StoredLanguage,
  insights: number | null = null,
): NamedLine[] {
  const names = language === 'DE' ? orderLinesDe : orderLinesEn;
  return lines.map((line) => ({ ...line, name: interpolate(names[line.key], { insights: insights ?? 0 }) }));
}
