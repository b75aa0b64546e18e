import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowSeats, Period } from '@quint/domain/billing/prices.ts';
import { syncSubscriptions } from '#features/billing/orders/settlement/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { chooseSeats, useBuyingWorkspace, work } from '#testing/payments.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ payments: true });
const withoutProvider = useProduct();
const { organization, buyer, books } = useBuyingWorkspace(product);

const FLOW = { kind: 'flow', administrators: 2, members: 10, period: 'month' } as const;
const FLOW_AMOUNT = 4900 + 1000 + 10 * 200;
const PAYER = 'books@people.example';

let subscription: string;
let customer: string;

const open = (on: typeof product, headers: Record<string, string>) =>
  callerOf(on)('POST', '/billing/portal', { headers });

/** Handles the messages of the provider about changes on its page. */
async function settle(): Promise<void> {
  await work(product);
  await syncSubscriptions(product.deps);
}

async function choose(seats: FlowSeats, period: Period = 'month'): Promise<void> {
  const { payments: port } = product.deps;
  if (port === undefined) throw new Error('The product needs { payments: true }');
  await chooseSeats({ port, provider: product.provider }, { customer, subscription }, { ...seats, period });
  await settle();
}

/** The notices that the payers got about the subscription. */
async function listSubjects(): Promise<string[]> {
  await sendDueMails(product);
  const { name } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', organization().id)
      .executeTakeFirstOrThrow(),
  );
  const subjects = product.mailer.sentMails.filter(({ to }) => to === PAYER).map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes(name)).map((subject) => subject.replace(name, 'us'));
}

describe('the portal of the provider', () => {
  it('is opened for the customer, with a return link to billing', SLOW, async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { headers } = await createUser(product, { organization: organization() });
    const { status, body } = await open(product, headers);
    expect([status, body.data.url]).toEqual([200, 'http://localhost:8080/billing']);
  });

  it('does not exist for a workspace that has not paid yet, or without a provider', async () => {
    for (const on of [product, withoutProvider]) {
      const { headers } = await createUser(on, { organization: await createOrganization(on) });
      expect(errorOf(await open(on, headers))).toMatchObject({ status: 409, code: 'subscription.none' });
    }
  });
});

describe('in the portal', () => {
  beforeEach(async () => {
    await buyer().buy(FLOW, FLOW_AMOUNT);
    await work(product);
    const { account } = await books();
    subscription = account?.subscription ?? '';
    customer = account?.customer ?? '';
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('organizations')
        .set({ stripe_customer_email: PAYER, language: 'EN' })
        .where('id', '=', organization().id)
        .execute(),
    );
  });

  it('seats and the period are changed at once', async () => {
    await choose({ administrators: 3, members: 20 });
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', administrators: 3, members: 20 },
      account: { status: 'active', members: 20, amount: 10_900, next_members: null },
    });
    expect(await listSubjects()).toEqual([]);
    await choose({ administrators: 1, members: 0 });
    expect(await books()).toMatchObject({
      workspace: { pack: 'flow', administrators: 1, members: 0 },
      account: { status: 'active', administrators: 1, amount: 4900 },
    });
    await choose({ administrators: 2, members: 10 }, 'year');
    expect((await books()).account).toMatchObject({ period: 'year', members: 10, amount: 85_320 });
  });
});
