import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';

const product = useProduct();
const NOON = new Date('2026-11-22T11:00:00Z');
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOON);
  organization = await createOrganization(product, { name: `Nordlicht ${newId()}` });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Account lead' });
});
afterEach(() => product.clock.set(undefined));

const ask = (emails: readonly unknown[], more: object = {}) =>
  createStakeholderRequestsAs(product, admin, { roleId: role.id, emails, ...more });
const codesOf = (rejections: readonly { code: string }[]) => rejections.map(({ code }) => code);
const mailTo = (email: string) => {
  const mail = product.mailer.sentMails.findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error(`No mail to ${email}`);
  return mail;
};

describe('Asking stakeholders', () => {
  it('mails each in their language, with a link that only the mail contains', async () => {
    const en = { email: ' Boss@Partner.example ', language: 'EN' };
    const { status, body } = await ask([en, { email: 'chef@partner.example' }], { language: 'DE' });
    expect(status).toBe(200);
    expect(body.data.rejected).toEqual([]);
    expect(body.data.days).toEqual([{ day: '2026-11-22', mails: 2 }]);
    expect(body.data.asked).toMatchObject([
      { email: 'Boss@Partner.example', send_at: null },
      { email: 'chef@partner.example', send_at: null },
    ]);
    await sendDueMails(product, organization.id);
    const english = mailTo('Boss@Partner.example');
    expect(english.subject).toBe(
      `What does the role “Account lead” need? ${organization.name} would like your view`,
    );
    expect(english.from.name).toBe(`${organization.name} via Quint`);
    expect(english.text).toMatch(/\/role-survey#[A-Za-z0-9_-]{40,}/);
    expect(english.text).not.toMatch(/role-survey\?/);
    expect(english.unsubscribeUrl).toBeTruthy();
    expect(mailTo('chef@partner.example').subject).toMatch(/^Was braucht die Rolle „Account lead“\?/);
    const rows = await itemsOf(product, admin).find('ra_surveys', { sort: ['email'] });
    expect(rows).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }]);
    expect(rows[0].date_expires).toBe('2026-12-22T22:59:59.999Z');
    const outboxRows = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('payload').where('organization_id', '=', organization.id).execute(),
    );
    expect(JSON.stringify(outboxRows)).not.toContain('role-survey');
  });

  it.each(['a@b', 'a@', '@b.example', 'a', '', '  ', 'a@b.example, c@d.example', 'a b@c.example'])(
    'rejects the address %j',
    async (email) => {
      const { body } = await ask([email]);
      expect(codesOf(body.data.rejected)).toEqual(['role.stakeholder_email_invalid']);
      expect(body.data.asked).toEqual([]);
    },
  );
});
