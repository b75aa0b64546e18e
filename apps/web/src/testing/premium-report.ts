import type { Order, PremiumReport } from '@quint/contract/billing/orders.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { makeOrder } from './billing.ts';

export const REPORT_ORDER: Order = makeOrder({
  id: '0190c0de-0000-7000-8000-0000004b1d09',
  kind: 'premium_report',
  status: 'paid',
  lines: [{ key: 'premium_report', quantity: 1, unit: 2900, amount: 2900 }],
  amount: 2900,
  tax: 463,
  insights: null,
  talent: 'anna',
  refundableUntil: '2026-12-18T12:00:00.000Z',
  datePaid: '2026-11-18T12:00:00.000Z',
});

/** The premium report on a fake server: its requests and answers. */
export interface FakeReport {
  report: PremiumReport;
  /** The returned orders. */
  readonly refunds: string[];
  /** The withdrawn orders. */
  readonly withdrawals: string[];
  /** Makes the next refund or withdrawal fail. */
  isDown: boolean;
}

/** Serves the premium report to each of its readers. */
export function fakePremiumReport(report: Partial<PremiumReport> = {}): FakeReport {
  const fake: FakeReport = {
    report: { amount: 2900, way: 'stripe', isUnlocked: false, order: null, inviter: null, ...report },
    refunds: [],
    withdrawals: [],
    isDown: false,
  };
  const read = () => HttpResponse.json({ data: fake.report });
  const readOrder = () => HttpResponse.json({ data: fake.report.order });
  const giveBack = ({ params }: { readonly params: Readonly<Record<string, unknown>> }) => {
    if (fake.isDown) return HttpResponse.json({ errors: [] }, { status: 409 });
    fake.refunds.push(String(params['id']));
    const order = { ...REPORT_ORDER, status: 'returning' as const, refundableUntil: null };
    fake.report = { ...fake.report, isUnlocked: false, order };
    return HttpResponse.json({ data: order });
  };
  const withdraw = ({ params }: { readonly params: Readonly<Record<string, unknown>> }) => {
    if (fake.isDown) return HttpResponse.json({ errors: [] }, { status: 409 });
    fake.withdrawals.push(String(params['id']));
    const order = { ...REPORT_ORDER, status: 'withdrawn' as const, refundableUntil: null };
    fake.report = { ...fake.report, order: null };
    return HttpResponse.json({ data: order });
  };
  api.use(
    http.get('*/api/own-report', read),
    http.get('*/api/survey/report', read),
    http.get('*/api/billing', () => HttpResponse.json({ data: { way: fake.report.way } })),
    http.get('*/api/items/orders', () =>
      HttpResponse.json({ data: fake.report.order === null ? [] : [{ id: fake.report.order.id }] }),
    ),
    http.get('*/api/checkout/sessions/:id', readOrder),
    http.post('*/api/checkout/sessions/:id/refund', giveBack),
    http.post('*/api/survey/report/orders/:id/refund', giveBack),
    http.post('*/api/checkout/sessions/:id/cancel', withdraw),
    http.post('*/api/survey/report/orders/:id/cancel', withdraw),
  );
  return fake;
}
