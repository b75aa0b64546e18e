import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderNews } from '#features/billing/notices/model.ts';
import { queueOrderNotice } from '#features/billing/notices/service.ts';
import { createOrder } from '#testing/billing.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

async function setWorkspace(values: Record<string, unknown>): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', organization.id).execute(),
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

  it('is not announced after it was answered', SLOW, async () => {
    const order = await createOrder(product, organization, { kind: 'basic', status: 'declined' });
    await notifyTwice(order, 'requested');
    expect(await listMails(platform.email)).toEqual([]);
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

  it.each([
    { page: 'EN', account: null, subject: /^Order / },
    { page: 'DE', account: null, subject: /^Bestellung / },
    { page: 'DE', account: 'EN', subject: /^Order / },
  ] as const)(
    'uses the language of the account, or else of the page: %o',
    SLOW,
    async ({ page, account, subject }) => {
      const user = await createUser(product, { organization });
      await setUser(user.id, { platform_language: account });
      const talent = await createTalent(product, organization, {
        language: page === 'EN' ? 'DE' : 'EN',
        user_id: account === null ? null : user.id,
        email: `buyer.${page}.${account}@mail.example`,
      });
      const order = await createOrder(product, organization, {
        kind: 'premium_report',
        way: 'test',
        status: 'paid',
        amount: 2900,
        talent_id: talent.id,
        buyer: 'talent',
        language: page,
      });
      await notifyTwice(order, 'paid');
      const [mail] = await listMails(`buyer.${page}.${account}@mail.example`);
      expect(mail?.subject).toMatch(subject);
    },
  );

  it('is announced to the workspace that bought it', SLOW, async () => {
    const talent = await createTalent(product, organization, { language: 'DE' });
    const order = await createOrder(product, organization, {
      kind: 'premium_report',
      way: 'test',
      status: 'paid',
      amount: 2900,
      talent_id: talent.id,
    });
    await notifyTwice(order, 'paid');
    expect((await listMails(admin.email))[0]?.text).toContain('on the page of the talent');
  });
});

describe('an order of a workspace', () => {
  const paidOrder = { kind: 'flow', way: 'stripe', status: 'paid', period: 'year', amount: 58_320 } as const;
  const seats = { administrators: 2, members: 10 };

  it(
    'is announced once to the payment e-mail, in the language of the workspace, under the name of the product',
    SLOW,
    async () => {
      await setWorkspace({ stripe_customer_email: 'books1@people.example', language: 'DE' });
      await notifyTwice(await createOrder(product, organization, { ...paidOrder, ...seats }), 'paid');
      const [mail, ...more] = await listMails('books1@people.example');
      expect(more).toEqual([]);
      expect(mail?.from.name).toBe('Quint');
      expect(mail?.subject).toMatch(/^Bestellung Q-[0-9A-F]{8} ist bezahlt$/);
      expect(mail?.text).toContain(
        'Flow für ein Jahr, Administration: 2, Teammitglieder: 10\n583,20\u00a0€ zzgl. USt.',
      );
      expect(mail?.text).toContain('hat jetzt Flow');
      expect(await listMails(admin.email)).toEqual([]);
    },
  );

  it(
    'is announced to all administrators without a payment e-mail, with the VAT that the provider computed',
    SLOW,
    async () => {
      const other = await createUser(product, { organization });
      const invitedUser = await createUser(product, { organization });
      await setUser(invitedUser.id, { is_confirmed: false });
      const values = { kind: 'insights', way: 'test', status: 'paid', insights: 10, amount: 19_000 } as const;
      const order = await createOrder(product, organization, values);
      await product.deps.db.platform.write((db) =>
        db.updateTable('orders').set({ tax: 3610 }).where('id', '=', order.id).execute(),
      );
      await notifyTwice(order, 'paid');
      for (const { email } of [admin, other]) {
        const [mail] = await listMails(email);
        expect(mail?.text).toContain('10 talent insights\n€190.00 plus €36.10 VAT');
        expect(mail?.text).toMatch(/last name and e-mail address.*job profile/);
        expect(mail?.text).toContain('/billing');
      }
      expect(await listMails(invitedUser.email)).toEqual([]);
    },
  );

  it('is not announced as paid after it was refunded', SLOW, async () => {
    await setWorkspace({ stripe_customer_email: 'books2@people.example' });
    const order = await createOrder(product, organization, { ...paidOrder, ...seats, status: 'refunded' });
    await notifyTwice(order, 'paid');
    await notifyTwice(order, 'refunded');
    const mails = await listMails('books2@people.example');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/is being refunded$/)]);
  });
});
