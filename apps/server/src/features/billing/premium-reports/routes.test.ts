import { beforeEach, describe, expect, it } from 'vitest';
import { SEND_PREMIUM_REPORT } from '#features/measures/reports/premium/ownership/jobs.ts';
import type { OrderValues } from '#testing/billing.ts';
import { createOrder } from '#testing/billing.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { sessionOf, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ payments: true });
let organization: TestOrganization;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
});

/** A person who has finished the survey, with a device that is verified as theirs. */
async function createFinishedPerson() {
  const invitation = await createInvitation(product, organization, { result: { language: 'EN' } });
  const device = new Device(product);
  await device.complete(invitation.token, 2);
  return { ...invitation, device };
}

const codeOf = (answer: { json: () => { errors?: { extensions: { code: string } }[] } }) =>
  answer.json().errors?.[0]?.extensions.code;

/** Orders the person's own report; returns the key of the order. */
async function order(talentId: string, values: Partial<OrderValues> = {}): Promise<string> {
  const own = { kind: 'premium_report', way: 'stripe', amount: 2900, buyer: 'talent' } as const;
  return (await createOrder(product, organization, { ...own, talent_id: talentId, ...values })).id;
}

describe('the person’s premium report after the survey', () => {
  it('needs a verified session and a finished survey', async () => {
    const nobody = new Device(product);
    expect((await nobody.call('GET', '/survey/report')).statusCode).toBe(401);
    const open = await createInvitation(product, organization);
    const device = new Device(product);
    await device.open(open.token);
    expect(codeOf(await device.call('GET', '/survey/report'))).toBe('result.not_finished');
    expect(codeOf(await device.call('GET', '/survey/report/pdf'))).toBe('result.not_finished');
  });
});

describe('GET /own-report', () => {
  it('is limited to the user’s own record', async () => {
    const talent = await createTalent(product, organization);
    await createFinishedResult(product, organization, { talentId: talent.id });
    const owner = await createOwner(product, organization, talent.id);
    const mine = await order(talent.id);
    const read = async (headers: Record<string, string>) =>
      product.app.inject({ url: '/api/own-report', headers });
    expect((await read(owner.headers)).json().data).toMatchObject({
      amount: 2900,
      isUnlocked: false,
      order: { id: mine, status: 'created' },
    });
    const admin = await createUser(product, { organization });
    expect((await read(admin.headers)).statusCode).toBe(403);
  });
});

describe('buying one’s premium report after the survey', () => {
  const AMOUNT = 2900;
  const orderReport = (device: Device, expectedAmount = AMOUNT) =>
    device.call('POST', '/survey/report/orders', { expectedAmount });

  it('is paid at the provider, unlocks the report, sends its mail, and can be returned for the money', async () => {
    const { device, talentId, email } = await createFinishedPerson();
    const checkout = (await orderReport(device)).json().data;
    expect(checkout.order).toMatchObject({
      kind: 'premium_report',
      way: 'stripe',
      status: 'created',
      amount: AMOUNT,
    });
    const session = sessionOf(checkout.url);
    const page = product.provider.look(session);
    expect(page).toMatchObject({ customer_email: email, amount_total: AMOUNT });
    const back = new URL(page?.success_url ?? '');
    expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      '/checkout/return',
      { order: checkout.order.id, type: 'quint-profile', redirectAfterCheckout: '/survey/result' },
    ]);
    // Another tab continues the same order.
    expect((await orderReport(device)).json().data).toMatchObject({
      order: { id: checkout.order.id },
      url: checkout.url,
    });

    product.provider.submit(session, 'paid');
    await work(product);
    const url = `/survey/report/orders/${checkout.order.id}`;
    expect((await device.call('GET', url)).json().data).toMatchObject({ status: 'paid', amount: AMOUNT });
    expect((await device.call('GET', '/survey/report')).json().data.isUnlocked).toBe(true);
    expect(codeOf(await orderReport(device))).toBe('order.has_already');
    const payload = { organizationId: organization.id, talentId, orderId: checkout.order.id };
    const lostPayloads = await product.deps.db.platform.read((db) =>
      product.deps.jobs.findWithoutJob(db, SEND_PREMIUM_REPORT, [payload]),
    );
    expect(lostPayloads).toEqual([]);
    expect((await device.call('GET', '/survey/report/pdf')).statusCode).toBe(200);

    const refunds = await Promise.all([
      device.call('POST', `${url}/refund`, {}),
      device.call('POST', `${url}/refund`, {}),
    ]);
    expect(refunds.map((answer) => answer.json().data.status)).toEqual(['returning', 'returning']);
    expect(codeOf(await device.call('GET', '/survey/report/pdf'))).toBe('report.locked');
    await work(product);
    expect((await device.call('GET', url)).json().data).toMatchObject({
      status: 'refunded',
      amountRefunded: AMOUNT,
      refundableUntil: null,
    });
    // It can be bought again.
    expect((await device.call('GET', '/survey/report')).json().data).toMatchObject({
      isUnlocked: false,
      order: null,
    });
    expect((await orderReport(device)).json().data.order.status).toBe('created');
    const audit = await product.deps.db.platform.read((db) =>
      db.selectFrom('audit_log').select('details').where('organization_id', '=', organization.id).execute(),
    );
    expect(JSON.stringify(audit)).not.toContain(email);
  });
});
