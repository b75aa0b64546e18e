import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser, switchOff } from '#testing/factories.ts';
import { itemsOf, expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { createStakeholderRequestsAs, createRequests } from '#testing/stakeholders.ts';
import { callerOf } from '#testing/sessions.ts';
import { hashAddress } from '#outbox/addresses.ts';
import { addOptOut } from '#outbox/opt-outs.ts';
import { SLOW } from '#testing/tags.ts';

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

  it.each([
    ['en', 'This e-mail address is invalid. Please enter a complete e-mail address.'],
    ['de', 'Diese E-Mail-Adresse ist ungültig. Bitte gib eine vollständige E-Mail-Adresse ein.'],
  ])('says in %s what is wrong with an address, and asks the others', SLOW, async (language, message) => {
    const { body } = await callerOf(product)('POST', '/role-assistant/surveys', {
      headers: { ...admin.headers, 'accept-language': language },
      payload: { roleId: role.id, emails: ['a@', 'boss@partner.example'] },
    });
    expect(body.data.rejected).toEqual([{ email: 'a@', code: 'role.stakeholder_email_invalid', message }]);
    expect(body.data.asked).toMatchObject([{ email: 'boss@partner.example' }]);
  });

  it('rejects a duplicate address, one asked before, and one that unsubscribed', SLOW, async () => {
    const hash = hashAddress(product.deps.config, 'never@partner.example');
    await product.deps.db.platform.write((db) => addOptOut(db, hash));
    const [knownRequest] = await createRequests(
      product,
      { organization, admin },
      { roleId: role.id, emails: ['known@partner.example'] },
    );
    const { body } = await ask([
      'new@partner.example',
      'NEW@partner.example',
      'Known@partner.example',
      'never@partner.example',
    ]);
    expect(body.data.asked).toMatchObject([{ email: 'new@partner.example' }]);
    expect(codesOf(body.data.rejected)).toEqual([
      'role.stakeholder_twice_in_list',
      'role.stakeholder_already_asked',
      'role.stakeholder_opted_out',
    ]);
    await itemsOf(product, admin).patch(`ra_surveys/${knownRequest?.id}`, { status: 'CANCELED' });
    expect((await ask(['known@partner.example'])).body.data.asked).toHaveLength(1);
  });

  it('accepts administrators, too: they know the job', SLOW, async () => {
    const { body } = await ask([admin.email]);
    expect(body.data.asked).toMatchObject([{ email: admin.email }]);
  });

  it('accepts at most fifty at once', SLOW, async () => {
    const emails = Array.from({ length: 51 }, (_, n) => `rater${n}@partner.example`);
    expectRefusal(await ask(emails), 400, 'role.stakeholders_too_many', { max: 50 });
    expectRefusal(await ask([]), 400, 'role.stakeholders_none');
    expect((await ask(emails.slice(1))).body.data.asked).toHaveLength(50);
  });

  it('asks one address once for two concurrent requests', SLOW, async () => {
    const answers = await Promise.all([ask(['boss@partner.example']), ask(['boss@partner.example'])]);
    expect(answers.flatMap(({ body }) => body.data.asked)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => codesOf(body.data.rejected))).toEqual([
      'role.stakeholder_already_asked',
    ]);
  });

  it('sends mails over the daily budget on the next day', SLOW, async () => {
    const small = await createOrganization(product, { pack: 'basic' });
    const owner = await createUser(product, { organization: small });
    const theirs = await createRole(product, small);
    const emails = Array.from({ length: 50 }, (_, n) => `rater${n}@partner.example`);
    await createStakeholderRequestsAs(product, owner, { roleId: theirs.id, emails });
    const { body } = await createStakeholderRequestsAs(product, owner, {
      roleId: theirs.id,
      emails: ['late@partner.example'],
    });
    expect(body.data.days).toEqual([{ day: '2026-11-23', mails: 1 }]);
    expect(body.data.asked[0].send_at).toBe('2026-11-23T07:00:00.000Z');
  });

  it('accepts a custom text only where allowed, and puts it before the standard text', SLOW, async () => {
    await ask(['boss@partner.example'], { message: 'We talked about it on Monday.' });
    await sendDueMails(product, organization.id);
    const { text } = mailTo('boss@partner.example');
    expect(text).toContain('We talked about it on Monday.');
    expect(text).toMatch(/20 (short statements|kurze Aussagen)/);
    const small = await createOrganization(product, { pack: 'basic' });
    const owner = await createUser(product, { organization: small });
    const theirs = await createRole(product, small);
    const response = await createStakeholderRequestsAs(product, owner, {
      roleId: theirs.id,
      emails: ['boss@partner.example'],
      message: 'Buy now',
    });
    expectRefusal(response, 403, 'invitation.own_words_locked');
  });

  it(
    'rejects a role that is unknown, deleted, of another workspace, or named like an address',
    SLOW,
    async () => {
      const deletedRole = await createRole(product, organization, { date_deleted: NOON });
      const foreign = await createRole(product, await createOrganization(product));
      for (const roleId of [newId(), deletedRole.id, foreign.id]) {
        const response = await ask(['boss@partner.example'], { roleId });
        expectRefusal(response, 404, 'record.not_found');
      }
      const lure = await createRole(product, organization, { name: 'Win at www.prize.example' });
      expectRefusal(await ask(['boss@partner.example'], { roleId: lure.id }), 400, 'name.holds_address');
    },
  );

  it('rejects an archived role, and sends no reminders for it', SLOW, async () => {
    const { body } = await ask(['boss@partner.example']);
    await sendDueMails(product, organization.id);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { is_archived: true });
    expectRefusal(await ask(['other@partner.example']), 409, 'role.archived');
    for (const action of ['remind', 'renew']) {
      const path = `/role-assistant/surveys/${body.data.asked[0].id}/${action}`;
      const response = await callerOf(product)('POST', path, { headers: admin.headers });
      expectRefusal(response, 409, 'role.archived');
    }
  });

  it('requires the role assistant to be on', SLOW, async () => {
    await switchOff(product, organization, 'FEATURE_ROLE_ASSISTANT');
    const off = { feature: 'FEATURE_ROLE_ASSISTANT' };
    expectRefusal(await ask(['boss@partner.example']), 403, 'workspace.feature_off', off);
  });

  it('sends nothing once the request is cancelled or the role deleted', SLOW, async () => {
    const { body } = await ask(['canceled@partner.example', 'gone@partner.example']);
    const [canceledRequest] = body.data.asked;
    await itemsOf(product, admin).patch(`ra_surveys/${canceledRequest.id}`, { status: 'CANCELED' });
    const deletion = { date_deleted: NOON.toISOString() };
    await itemsOf(product, admin).patch(`roles/${role.id}`, deletion);
    const before = product.mailer.sentMails.length;
    await sendDueMails(product, organization.id);
    expect(product.mailer.sentMails.slice(before)).toEqual([]);
  });

  it('previews the mail before it is sent', SLOW, async () => {
    const { body } = await callerOf(product)('POST', '/role-assistant/surveys/preview', {
      headers: admin.headers,
      payload: { role: 'Account lead', language: 'EN', message: 'Hello there' },
    });
    expect(body.data.subject).toContain('“Account lead”');
    expect(body.data.text).toContain('Hello there');
    expect(body.data.html).toContain(admin.email);
  });
});
