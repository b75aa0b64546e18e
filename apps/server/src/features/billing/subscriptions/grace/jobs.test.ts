import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endGraces } from '#features/billing/subscriptions/grace/service.ts';
import { syncSubscription } from '#features/billing/subscriptions/syncing/service.ts';
import type { TestSubscription } from '#testing/billing.ts';
import { subscribe } from '#testing/billing.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization } from '#testing/factories.ts';
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
});
