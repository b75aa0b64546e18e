import { describe, expect, it } from 'vitest';
import { cancelOrder } from '#features/billing/orders/cancellation/service.ts';
import { createReportOrder } from '#features/billing/orders/creation/service.ts';
import { returnPayment } from '#features/billing/orders/refunding/jobs.ts';
import { requestRefund } from '#features/billing/orders/refunding/service.ts';
import type { CheckoutRequest } from '#payments/payment-port.ts';
import { createTalent } from '#testing/factories.ts';
import { PRICES, sessionOf, useBuyingWorkspace, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const { organization, admin, buyer, books, forward, createReader } = useBuyingWorkspace(product);

const INSIGHTS = { kind: 'insights', packageKey: '25x-talent-insights' } as const;
const REPORT = PRICES.premiumReport;

const codeOf = (answer: Parameters<typeof errorOf>[0]) => [answer.status, errorOf(answer).code];

const change = (id: string, values: { provider_payment: string | null | undefined }) =>
  product.deps.db.platform.write((db) => db.updateTable('orders').set(values).where('id', '=', id).execute());

describe('a premium report', () => {
  const isUnlocked = async (id: string) => {
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents')
        .select('is_big_five_report_unlocked as is')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    return row.is;
  };

  it('is bought by its talent, whose payment is hidden from the workspace', async () => {
    const { talent, owner } = await createReader();
    const id = await buyer(owner).buy({ kind: 'premium_report' }, REPORT);
    await work(product);
    expect(await isUnlocked(talent.id)).toBe(true);
    expect(await buyer(owner).read(id)).toMatchObject({ status: 'paid', tax: 463, talent: talent.id });
    expect(await buyer().read(id)).toBeUndefined();
    const { workspace, account } = await books();
    expect([workspace.email, account]).toEqual([null, undefined]);
    const response = await product.app.inject({ url: '/api/items/orders', headers: admin().headers });
    expect(response.json().data).toEqual([]);
  });

  it('is bought by a guest of the survey, who has no account', SLOW, async () => {
    const talent = await createTalent(product, organization());
    await createFinishedResult(product, organization(), { talentId: talent.id });
    const guest = { organizationId: organization().id, talentId: talent.id, language: 'DE' } as const;
    const { order, url } = await createReportOrder(product.deps, guest, REPORT);
    const again = await createReportOrder(product.deps, guest, REPORT);
    expect(again).toEqual({ order: expect.objectContaining({ id: order.id }), url });
    const page = product.provider.look(sessionOf(url ?? ''));
    expect(page).toMatchObject({ customer_email: talent.email, names: ['Premium-Bericht'] });
    expect(new URL(page?.success_url ?? '').searchParams.get('type')).toBe('quint-profile');
    product.provider.submit(sessionOf(url ?? ''), 'paid');
    await work(product);
    expect(await isUnlocked(talent.id)).toBe(true);
    const key = { organizationId: organization().id, orderId: order.id };
    expect(await requestRefund(product.deps, key, undefined)).toMatchObject({ status: 'returning' });
    await work(product);
    expect((await books()).orders[0]).toMatchObject({ status: 'refunded', amount_refunded: REPORT });
  });

  it('cannot be paid on a page that was opened while its order was withdrawn', SLOW, async () => {
    const { talent } = await createReader();
    const { payments } = product.deps;
    if (payments === undefined) throw new Error('No provider');
    const organizationId = organization().id;
    const pages: string[] = [];
    const slow = {
      ...payments,
      async openCheckout(request: CheckoutRequest) {
        const page = await payments.openCheckout(request);
        pages.push(page.session);
        const order = { organization_id: organizationId, id: request.orderId };
        await cancelOrder(product.deps, order, undefined);
        return page;
      },
    };
    const guest = { organizationId, talentId: talent.id, language: 'EN' } as const;
    const pendingOrder = createReportOrder({ ...product.deps, payments: slow }, guest, REPORT);
    await expect(pendingOrder).rejects.toMatchObject({ code: 'order.not_open' });
    expect((await books()).orders.map(({ status }) => status)).toEqual(['withdrawn']);
    expect(pages.map((page) => product.provider.look(page)?.status)).toEqual(['expired']);
  });

  it('can be returned once within 30 days', { ...SLOW, timeout: 30_000 }, async () => {
    const { talent } = await createReader();
    const id = await buyer().buy({ kind: 'premium_report', talent: talent.id }, REPORT);
    expect(codeOf(await buyer().act(id, 'refund'))).toEqual([409, 'order.not_refundable']);
    await work(product);
    expect((await buyer().read(id)).refundableUntil).not.toBeNull();
    const presses = await Promise.all([buyer().act(id, 'refund'), buyer().act(id, 'refund')]);
    expect(presses.map(({ body: answer }) => answer.data.status)).toEqual(['returning', 'returning']);
    expect(await isUnlocked(talent.id)).toBe(false);
    product.provider.trouble('late', { times: 3, path: '/v1/refunds' });
    await work(product);
    const order = await buyer().read(id);
    expect(order).toMatchObject({ status: 'refunded', amountRefunded: REPORT, refundableUntil: null });
    expect((await buyer().act(id, 'refund')).body.data.status).toBe('refunded');
    const { actions } = await books();
    expect(actions.filter((action) => action.startsWith('orders.'))).toEqual([
      'orders.place',
      'orders.pay',
      'orders.give',
      'orders.take_back',
      'orders.return',
      'orders.note_refund',
      'orders.refund',
    ]);
    const again = await buyer().buy({ kind: 'premium_report', talent: talent.id }, REPORT);
    await work(product);
    expect((await buyer().read(again)).status).toBe('paid');
  });

  it('cannot be returned after 30 days, nor can anything else', async () => {
    const { talent } = await createReader();
    const report = await buyer().buy({ kind: 'premium_report', talent: talent.id }, REPORT);
    const insights = await buyer().buy(INSIGHTS, 45_000);
    await work(product);
    expect(codeOf(await buyer().act(insights, 'refund'))).toEqual([409, 'order.not_refundable']);
    // Until the end of the thirtieth day.
    await forward(31 * 24 * 60 + 1);
    expect(codeOf(await buyer().act(report, 'refund'))).toEqual([409, 'order.not_refundable']);
    expect(await isUnlocked(talent.id)).toBe(true);
  });

  it('is refunded only once the provider confirms it, and a refusal is shown', SLOW, async () => {
    const { talent } = await createReader();
    const failedCheckout = (await buyer().createOrder(INSIGHTS, 45_000)).body.data;
    product.provider.submit(sessionOf(failedCheckout.url), 'failed');
    const id = await buyer().buy({ kind: 'premium_report', talent: talent.id }, REPORT);
    await work(product);
    const payment = (await books()).orders.at(-1)?.provider_payment;
    const unpaidPayment = product.provider.messageSender.messages
      .map(({ body }) => JSON.parse(body).data.object)
      .findLast(({ status }) => status === 'requires_payment_method');
    await change(id, { provider_payment: unpaidPayment.id });
    await buyer().act(id, 'refund');
    const pendingReturn = returnPayment(product.deps, { organizationId: organization().id, orderId: id });
    await expect(pendingReturn).rejects.toMatchObject({ kind: 'refused' });
    expect((await buyer().read(id)).status).toBe('returning');
    await change(id, { provider_payment: payment });
    product.provider.refund(payment ?? '');
    await returnPayment(product.deps, { organizationId: organization().id, orderId: id });
    expect((await buyer().read(id)).status).toBe('refunded');
  });

  it('that can no longer be granted is refunded', SLOW, async () => {
    const { talent } = await createReader();
    const { data } = (await buyer().createOrder({ kind: 'premium_report', talent: talent.id }, REPORT)).body;
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_big_five_report_unlocked: true })
        .where('id', '=', talent.id)
        .execute(),
    );
    product.provider.submit(sessionOf(data.url), 'paid');
    await work(product);
    expect(await buyer().read(data.order.id)).toMatchObject({
      status: 'refunded',
      amountRefunded: REPORT,
    });
    expect(await isUnlocked(talent.id)).toBe(true);
  });
});
