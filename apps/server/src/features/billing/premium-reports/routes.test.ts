import { beforeEach, describe, expect, it } from 'vitest';
import { SEND_PREMIUM_REPORT } from '#features/measures/reports/premium/ownership/jobs.ts';
import type { OrderValues } from '#testing/billing.ts';
import { createOrder } from '#testing/billing.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser, switchOff } from '#testing/factories.ts';
import { sessionOf, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, createInvitation, Device } from '#testing/surveys.ts';
import { newId } from '#database/ids.ts';
import { givePremiumReport } from '#features/measures/reports/premium/ownership/service.ts';
import { testScope } from '#testing/scopes.ts';
import { SLOW } from '#testing/tags.ts';

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

const give = (talentId: string) =>
  product.deps.db.write(testScope(organization.id), (tx) =>
    givePremiumReport(product.deps, tx, { organizationId: organization.id, talentId, orderId: newId() }),
  );

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

  it('shows its price, the payment method, and the order that is open or was paid', SLOW, async () => {
    const { device, talentId } = await createFinishedPerson();
    const read = async () => (await device.call('GET', '/survey/report')).json().data;
    const inviter = { workspace: 'Nordlicht', email: null };
    expect(await read()).toEqual({ amount: 2900, way: 'stripe', isUnlocked: false, order: null, inviter });
    await order(talentId, { status: 'declined' });
    await order(talentId, { status: 'created', date_expires: new Date('2020-01-01') });
    expect((await read()).order).toBeNull();
    await product.deps.db.platform.write((db) =>
      db.updateTable('orders').set({ status: 'expired' }).where('talent_id', '=', talentId).execute(),
    );
    const open = await order(talentId);
    expect((await read()).order).toMatchObject({ id: open, status: 'created', refundableUntil: null });
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('orders')
        .set({ status: 'paid', date_paid: product.clock.now() })
        .where('id', '=', open)
        .execute(),
    );
    await give(talentId);
    expect(await read()).toMatchObject({
      isUnlocked: true,
      order: { id: open, status: 'paid', refundableUntil: expect.stringMatching(/Z$/) },
    });
    const answer = await device.call('GET', `/survey/report/orders/${open}`);
    expect(answer.json().data).toMatchObject({
      id: open,
      number: expect.stringMatching(/^Q-/),
      talent: talentId,
    });
  });

  it(
    'names the contact of an invited person, and none for a person who signed up themselves',
    SLOW,
    async () => {
      const { device, talentId } = await createFinishedPerson();
      const admin = await createUser(product, { organization });
      const set = (values: { user_created?: string; is_directly_invited?: boolean }) =>
        product.deps.db.platform.write((db) =>
          db.updateTable('talents').set(values).where('id', '=', talentId).execute(),
        );
      const read = async () => (await device.call('GET', '/survey/report')).json().data.inviter;
      await set({ user_created: admin.id });
      expect(await read()).toEqual({ workspace: 'Nordlicht', email: admin.email });
      await product.deps.db.platform.write((db) =>
        db.deleteFrom('memberships').where('user_id', '=', admin.id).execute(),
      );
      expect(await read()).toEqual({ workspace: 'Nordlicht', email: null });
      await set({ is_directly_invited: false });
      expect(await read()).toBeNull();
    },
  );

  it('shows no order of the workspace, of another person, or of another kind', async () => {
    const { device, talentId } = await createFinishedPerson();
    const other = await createTalent(product, organization);
    const foreign = [
      await order(talentId, { buyer: 'workspace', status: 'paid', date_paid: new Date() }),
      await order(other.id),
      await order(talentId, { kind: 'insights', insights: 10 }),
      newId(),
    ];
    expect((await device.call('GET', '/survey/report')).json().data.order).toBeNull();
    for (const id of foreign) {
      const answer = await device.call('GET', `/survey/report/orders/${id}`);
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'record.not_found']);
    }
  });

  it('is a request when the workspace does not pay by card', SLOW, async () => {
    const { device } = await createFinishedPerson();
    await switchOff(product, organization, 'FEATURE_CARD_PAYMENT');
    expect((await device.call('GET', '/survey/report')).json().data.way).toBe('offer');
  });

  it('is not offered to the person of a former address', async () => {
    const { device, talentId } = await createFinishedPerson();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('talents')
        .set({ is_claimable: false, email_changed_at: new Date('2999-01-01') })
        .where('id', '=', talentId)
        .execute(),
    );
    await give(talentId);
    for (const path of ['/survey/report', '/survey/report/pdf', `/survey/report/orders/${newId()}`]) {
      expect(codeOf(await device.call('GET', path)), path).toBe('record.not_found');
    }
  });

  it('can be downloaded in both languages once it is unlocked', SLOW, async () => {
    const { device, talentId } = await createFinishedPerson();
    expect(codeOf(await device.call('GET', '/survey/report/pdf'))).toBe('report.locked');
    await give(talentId);
    for (const [language, name] of [
      ['en', 'premium-report'],
      ['de', 'premium-bericht'],
    ]) {
      const first = await device.call('GET', `/survey/report/pdf?language=${language}`);
      expect(first.headers['content-type']).toBe('application/pdf');
      expect(first.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${name}-[\\d-]{10}.pdf"$`),
      );
      const second = await device.call('GET', `/survey/report/pdf?language=${language}`);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    }
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

  it('is refused at a changed price, and for another person’s order', async () => {
    const { device } = await createFinishedPerson();
    const other = await createFinishedPerson();
    for (const amount of [2800, 0, 10_000_000]) {
      expect(codeOf(await orderReport(device, amount))).toBe('order.price_changed');
    }
    for (const amount of [-1, 1.5, 10_000_001]) {
      expect((await orderReport(device, amount)).statusCode).toBe(400);
    }
    const foreign = (await orderReport(other.device)).json().data.order.id;
    expect(codeOf(await device.call('POST', `/survey/report/orders/${foreign}/refund`, {}))).toBe(
      'record.not_found',
    );
    expect(codeOf(await other.device.call('POST', `/survey/report/orders/${foreign}/refund`, {}))).toBe(
      'order.not_refundable',
    );
  });

  it('is a request without a provider, which the platform answers', SLOW, async () => {
    await switchOff(product, organization, 'FEATURE_CARD_PAYMENT');
    const { device } = await createFinishedPerson();
    const checkout = (await orderReport(device)).json().data;
    expect(checkout).toMatchObject({ url: null, order: { way: 'offer', status: 'created', datePaid: null } });
    expect((await device.call('GET', '/survey/report')).json().data).toMatchObject({
      isUnlocked: false,
      order: { id: checkout.order.id, status: 'created' },
    });
    const url = `/survey/report/orders/${checkout.order.id}/cancel`;
    const other = await createFinishedPerson();
    expect(codeOf(await other.device.call('POST', url, {}))).toBe('record.not_found');
    expect((await device.call('POST', url, {})).json().data).toMatchObject({ status: 'withdrawn' });
    expect(codeOf(await device.call('POST', url, {}))).toBe('order.not_open');
    expect((await device.call('GET', '/survey/report')).json().data.order).toBeNull();
  });

  it('is withdrawn before it is paid, after which its page cannot be paid', SLOW, async () => {
    const { device } = await createFinishedPerson();
    const checkout = (await orderReport(device)).json().data;
    const answer = await device.call('POST', `/survey/report/orders/${checkout.order.id}/cancel`, {});
    expect(answer.json().data.status).toBe('withdrawn');
    expect(product.provider.look(sessionOf(checkout.url))?.status).toBe('expired');
    expect((await orderReport(device)).json().data.order.id).not.toBe(checkout.order.id);
  });

  it('can be returned for thirty days and not longer', SLOW, async () => {
    const { device } = await createFinishedPerson();
    const checkout = (await orderReport(device)).json().data;
    product.provider.submit(sessionOf(checkout.url), 'paid');
    await work(product);
    const url = `/survey/report/orders/${checkout.order.id}`;
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('orders')
        .set({ date_paid: new Date(product.clock.now().getTime() - 31 * 24 * 3600 * 1000) })
        .where('id', '=', checkout.order.id)
        .execute(),
    );
    expect((await device.call('GET', url)).json().data.refundableUntil).toBeNull();
    expect(codeOf(await device.call('POST', `${url}/refund`, {}))).toBe('order.not_refundable');
    expect((await device.call('GET', '/survey/report')).json().data.isUnlocked).toBe(true);
  });
});
