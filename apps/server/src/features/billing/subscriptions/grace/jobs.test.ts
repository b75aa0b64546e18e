import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endGraces } from '#features/billing/subscriptions/grace/service.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import type { TestSubscription } from '#testing/billing.ts';
import { subscribe } from '#testing/billing.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const DAY_MS = 86_400_000;
const START = new Date('2031-04-01T10:00:00Z');
/** The start of the second period, whose payment fails. */
const FAILED_AT = new Date('2031-05-01T10:00:00Z');
let organization: TestOrganization;
let subscription: TestSubscription;
let payer: string;
let count = 0;

const after = (days: number) => new Date(FAILED_AT.getTime() + days * DAY_MS);

async function update(values: Record<string, unknown>, id = organization.id): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', id).execute(),
  );
}

async function readWorkspace() {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .innerJoin('billing_accounts', 'billing_accounts.organization_id', 'organizations.id')
      .select(['pack', 'is_freezed', 'status', 'past_due_since', 'unpaid_frozen_at', 'seats_members'])
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow(),
  );
}

/** Moves both clocks, and runs the job twice. */
async function runAt(date: Date): Promise<void> {
  product.clock.set(date);
  product.provider.tick();
  await endGraces(product.deps);
  await endGraces(product.deps);
}

async function listSubjects(): Promise<string[]> {
  await sendDueMails(product);
  const subjects = product.mailer.sentMails.filter(({ to }) => to === payer).map(({ subject }) => subject);
  return subjects.filter((subject) => !subject.startsWith('Order '));
}

beforeEach(async () => {
  product.clock.set(START);
  organization = await createOrganization(product, { pack: 'basic', language: 'EN' });
  payer = `books${++count}@people.example`;
  await update({ stripe_customer_email: payer });
  subscription = await subscribe(product, organization);
  product.provider.refuseCard(subscription.customer, true);
  product.clock.set(FAILED_AT);
  product.provider.tick();
  await syncSubscription(product.deps, subscription.id);
});

afterEach(() => {
  product.clock.set(undefined);
});

describe('a missing payment', () => {
  it('is announced at once, halfway and three days before the end, then freezes the workspace', async () => {
    const { name } = organization;
    const subjects = [`A payment for ${name} has failed`];
    expect(await listSubjects()).toEqual(subjects);
    await runAt(after(6.9));
    expect(await listSubjects()).toEqual(subjects);
    await runAt(after(7));
    subjects.push(`A payment for ${name} is still missing`);
    expect(await listSubjects()).toEqual(subjects);
    await runAt(after(11));
    subjects.push(`${name} is paused on 15 May 2031 unless the invoice is paid`);
    expect(await listSubjects()).toEqual(subjects);
    await runAt(after(13.9));
    expect(await readWorkspace()).toMatchObject({ is_freezed: false, past_due_since: FAILED_AT });
    await runAt(after(14.6));
    subjects.push(`${name} is paused because a payment is missing`);
    expect(await listSubjects()).toEqual(subjects);
    expect(await readWorkspace()).toMatchObject({
      pack: 'flow',
      is_freezed: true,
      status: 'past_due',
      unpaid_frozen_at: after(14.6),
    });
    await runAt(after(15));
    expect(await listSubjects()).toEqual(subjects);
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'organizations.freeze')
        .execute(),
    );
    expect(lines).toEqual([{ user_id: null, details: { because: 'payment' } }]);
    for (const mail of product.mailer.sentMails.filter(({ to }) => to === payer)) {
      expect(mail.text).toContain('/billing');
    }
  });

  it('freezes nothing while the provider cannot be reached', SLOW, async () => {
    product.clock.set(after(14.6));
    product.provider.trouble('down', { times: 100 });
    await expect(endGraces(product.deps)).rejects.toThrow('could not be looked at');
    product.provider.trouble('down', { times: 0 });
    expect(await readWorkspace()).toMatchObject({ is_freezed: false });
    await runAt(after(14.7));
    expect(await readWorkspace()).toMatchObject({ is_freezed: true });
  });

  it('is announced to the administrators without a payment e-mail', SLOW, async () => {
    await update({ stripe_customer_email: null });
    const admins = [await createUser(product, { organization }), await createUser(product, { organization })];
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    await runAt(after(7));
    await sendDueMails(product);
    const mails = product.mailer.sentMails.filter(({ subject }) => subject.includes('still missing'));
    const addresses = mails.map(({ to }) => to);
    for (const { email } of admins) expect(addresses).toContain(email);
    expect(addresses).not.toContain(member.email);
  });

  it(
    'reactivates the workspace when it is made, before or after the end of the grace period',
    SLOW,
    async () => {
      await runAt(after(14.6));
      product.provider.refuseCard(subscription.customer, false);
      product.provider.payOpenInvoices(subscription.customer);
      await syncSubscription(product.deps, subscription.id);
      const open = {
        pack: 'flow',
        is_freezed: false,
        status: 'active',
        past_due_since: null,
        unpaid_frozen_at: null,
      };
      expect(await readWorkspace()).toMatchObject(open);
      await runAt(after(16));
      expect(await readWorkspace()).toMatchObject(open);
    },
  );

  it('freezes nothing when it was made but not reported', SLOW, async () => {
    product.provider.refuseCard(subscription.customer, false);
    product.provider.payOpenInvoices(subscription.customer);
    await runAt(after(14.6));
    expect(await readWorkspace()).toMatchObject({ is_freezed: false, status: 'active' });
  });

  it('does not unfreeze a workspace that the platform froze when it is made', async () => {
    await update({ is_freezed: true });
    await runAt(after(14.6));
    expect(await readWorkspace()).toMatchObject({ is_freezed: true, unpaid_frozen_at: null });
    product.provider.refuseCard(subscription.customer, false);
    product.provider.payOpenInvoices(subscription.customer);
    await syncSubscription(product.deps, subscription.id);
    expect(await readWorkspace()).toMatchObject({ is_freezed: true, status: 'active' });
  });

  it('does not freeze a workspace again that the platform reactivated', SLOW, async () => {
    await runAt(after(14.6));
    await update({ is_freezed: false });
    await runAt(after(15));
    expect(await readWorkspace()).toMatchObject({ is_freezed: false });
  });

  it.each([
    ['on hold', { is_on_hold: true }],
    ['with Enterprise by now', { pack: 'enterprise' }],
    ['that is deleted', { date_deleted: FAILED_AT }],
  ])('does not freeze a workspace %s', SLOW, async (_name, values) => {
    await update(values);
    await runAt(after(14.6));
    expect(await readWorkspace()).toMatchObject({ is_freezed: false });
  });

  it('ends with Basic and frozen when the provider gives up', SLOW, async () => {
    product.provider.endSubscription(subscription.id);
    await syncSubscription(product.deps, subscription.id);
    expect(await readWorkspace()).toMatchObject({
      pack: 'basic',
      is_freezed: true,
      status: 'canceled',
      seats_members: null,
    });
    expect((await listSubjects()).at(-1)).toBe(
      `Flow for ${organization.name} has ended because a payment is missing`,
    );
  });
});

describe('mails about a subscription', () => {
  it('are dropped when they are no longer true', SLOW, async () => {
    product.provider.refuseCard(subscription.customer, false);
    product.provider.payOpenInvoices(subscription.customer);
    await syncSubscription(product.deps, subscription.id);
    expect(await listSubjects()).toEqual([]);
  });

  it('announce the cancellation and the end, and the plan that follows', SLOW, async () => {
    product.provider.refuseCard(subscription.customer, false);
    product.provider.payOpenInvoices(subscription.customer);
    await syncSubscription(product.deps, subscription.id);
    const { dashboard, portal } = product.provider;
    const line = { key: 'base', name: 'Flow', quantity: 1, unit: 4900 };
    const members = { key: 'members', name: 'Members', quantity: 5, unit: 200 };
    dashboard.changePlan(subscription.id, {
      begins: 'end',
      plan: { period: 'month', lines: [line, members] },
    });
    await syncSubscription(product.deps, subscription.id);
    await syncSubscription(product.deps, subscription.id);
    const { name } = organization;
    expect(await listSubjects()).toEqual([`Flow for ${name} changes on 1 June 2031`]);
    const mail = product.mailer.sentMails.findLast(({ to }) => to === payer);
    expect(mail?.text).toContain('Flow for a month, administrators: 1, team members: 5\n€59.00 plus VAT');
    dashboard.keepPlan(subscription.id);
    portal.setCancelling(subscription.id, true);
    await syncSubscription(product.deps, subscription.id);
    expect((await listSubjects()).at(-1)).toBe(`Flow for ${name} ends on 1 June 2031`);
    product.clock.set(new Date('2031-06-01T10:00:00Z'));
    product.provider.tick();
    await syncSubscription(product.deps, subscription.id);
    expect((await listSubjects()).at(-1)).toBe(`Flow for ${name} has ended`);
  });
});
