import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderNews } from '#features/billing/notices/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import { createOrder } from '#testing/billing.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let platform: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'basic', language: 'EN' });
  admin = await createUser(product, { organization });
  platform = await createUser(product, { userRole: 'APP_ADMIN' });
});

async function listMails(to: string) {
  await sendDueMails(product);
  return product.mailer.sentMails.filter((mail) => mail.to === to);
}

async function setUser(id: string, values: Record<string, unknown>): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('users').set(values).where('id', '=', id).execute(),
  );
}

/** Announces an order twice, as when the provider repeats a message. */
async function notifyTwice({ id: orderId }: { readonly id: string }, news: OrderNews): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await product.deps.db.platform.write((tx) =>
      queueOrderNotice(product.deps, tx, { organizationId: organization.id, orderId, news }),
    );
  }
}

describe('a request', () => {
  it('is announced to every administrator of the platform in their language, and to nobody else', async () => {
    const german = await createUser(product, { userRole: 'APP_ADMIN' });
    await setUser(german.id, { platform_language: 'DE' });
    await setUser(platform.id, { platform_language: 'EN' });
    const order = { kind: 'enterprise', members: 120, message: 'We start in May.' };
    const payload = { order, expectedAmount: 0 };
    const { headers } = admin;
    const orderResponse = await callerOf(product)('POST', '/checkout/sessions', { headers, payload });
    expect(orderResponse.body.data).toMatchObject({ url: null, order: { way: 'offer', status: 'created' } });
    const { id, number } = orderResponse.body.data.order;
    const [english] = await listMails(platform.email);
    expect(english?.subject).toBe(`Request ${number} is waiting for an answer`);
    expect(english?.text).toContain(organization.name);
    expect(english?.text).toContain('Enterprise, team members: 120\nPrice by agreement');
    expect(english?.text).toContain('They wrote: We start in May.');
    expect(english?.text).toContain(`/admin/orders?order=${id}`);
    expect(english?.text).not.toMatch(/\bpaid\b/);
    const [other] = await listMails(german.email);
    expect(other?.subject).toBe(`Anfrage ${number} wartet auf eine Antwort`);
    expect(await listMails(admin.email)).toEqual([]);
  });
});

describe('a talent’s premium report', () => {
  it('is announced only to the talent, and to nobody once the person was erased', async () => {
    const talent = await createTalent(product, organization, { language: 'EN' });
    const values = {
      kind: 'premium_report',
      way: 'test',
      status: 'paid',
      amount: 2900,
      talent_id: talent.id,
      buyer: 'talent',
    } as const;
    const row = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('email').where('id', '=', talent.id).executeTakeFirstOrThrow(),
    );
    await notifyTwice(await createOrder(product, organization, values), 'paid');
    const [mail, ...more] = await listMails(row.email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Premium report\n€29\.00 including VAT[^]*an e-mail of its own/);
    expect(mail?.text).not.toContain('/billing');
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_anonymized: new Date() }).where('id', '=', talent.id).execute(),
    );
    const later = await createOrder(product, organization, { ...values, status: 'refunded' });
    await notifyTwice(later, 'refunded');
    expect(await listMails(row.email)).toHaveLength(1);
    expect(await listMails(admin.email)).toEqual([]);
  });
});
