import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendDueReminders } from '#features/invitations/invitations/reminders/service.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { toMessage } from '#mail/smtp.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser, PASSWORD } from '#testing/factories.ts';
import { sendDueMails, tokenOf } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createStakeholderRequestsAs } from '#testing/stakeholders.ts';
import { Device } from '#testing/surveys.ts';

const product = useProduct({ env: { SUPPORT_EMAIL: 'help@quint.example' } });
const DAY_MS = 86_400_000;
let organization: TestOrganization;
let admin: TestUser;
let people = 0;

beforeEach(async () => {
  product.clock.set(undefined);
  organization = await createOrganization(product, { language: 'EN' });
  admin = await createUser(product, { organization });
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('users')
      .set({ first_name: 'Jürgen "Jogi"', last_name: 'Müller, Dr.' })
      .where('id', '=', admin.id)
      .execute(),
  );
});

const newAddress = () => `reply${++people}@mail.example`;
const post = (path: string, payload: object) =>
  callerOf(product)('POST', path, { headers: admin.headers, payload });

/** The header of the last mail to an address, as received by a mail server. */
async function replyToOf(to: string) {
  await sendDueMails(product);
  const mail = product.mailer.sentMails.findLast((candidate) => candidate.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}`);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(toMessage(mail));
  const { replyTo } = await PostalMime.parse(message as Buffer);
  return { replyTo, text: mail.text };
}

const buildReplyTo = () => [{ name: 'Jürgen "Jogi" Müller, Dr.', address: admin.email }];

async function leave(): Promise<void> {
  await createUser(product, { organization });
  await product.deps.db.platform.write((db) =>
    db.deleteFrom('memberships').where('user_id', '=', admin.id).execute(),
  );
}

async function invite(to = newAddress()): Promise<string> {
  await post('/invite/talents', { talents: [{ email: to, first_name: 'Kim', last_name: 'Sommer' }] });
  return to;
}

async function createStakeholder(to = newAddress()): Promise<string> {
  const role = await createRole(product, organization);
  await createStakeholderRequestsAs(product, admin, { roleId: role.id, emails: [to] });
  return to;
}

async function inviteColleague(to = newAddress()): Promise<string> {
  await post('/invite/users', { organizationId: organization.id, users: [{ email: to }] });
  return to;
}

async function changeAddress(to = newAddress()): Promise<string> {
  const { id } = await createTalent(product, organization, { email: to });
  await callerOf(product)('PATCH', `/items/talents/${id}`, {
    headers: admin.headers,
    payload: { email: newAddress() },
  });
  return to;
}

const KINDS = {
  'an invitation': invite,
  'a request to a stakeholder': createStakeholder,
  'an invitation of a colleague': inviteColleague,
  'a notice of a changed address': changeAddress,
};

describe.each(Object.entries(KINDS))('The reply address of %s', (_kind, send) => {
  it('is the person named in the mail', async () => {
    const { replyTo, text } = await replyToOf(await send());
    expect(replyTo).toEqual(buildReplyTo());
    expect(text).toContain('Müller, Dr.');
  });

  it('is not a person who left the workspace', async () => {
    const to = await send();
    await leave();
    expect((await replyToOf(to)).replyTo).toBeUndefined();
  });
});

describe('The reply address of a reminder', () => {
  it('is the inviting person, whom it names', async () => {
    const to = await invite();
    await sendDueMails(product);
    product.clock.set(new Date(Date.now() + 6 * DAY_MS));
    await sendDueReminders(product.deps);
    const before = product.mailer.sentMails.length;
    const { replyTo, text } = await replyToOf(to);
    expect(product.mailer.sentMails.length).toBeGreaterThan(before);
    expect(replyTo).toEqual(buildReplyTo());
    expect(text).toContain(admin.email);
  });

  it('is empty when that person has left the workspace', async () => {
    const to = await invite();
    await sendDueMails(product);
    await leave();
    product.clock.set(new Date(Date.now() + 6 * DAY_MS));
    await sendDueReminders(product.deps);
    const before = product.mailer.sentMails.length;
    const { replyTo, text } = await replyToOf(to);
    expect(product.mailer.sentMails.length).toBeGreaterThan(before);
    expect(replyTo).toBeUndefined();
    expect(text).not.toContain(admin.email);
  });
});

describe('The reply address of the thanks with the result', () => {
  async function finish(): Promise<string> {
    const to = newAddress();
    const talents = [{ email: to, first_name: 'Kim', last_name: 'Sommer' }];
    const { body } = await post('/invite/talents', { talents, inviteType: 'recruiting' });
    await sendDueMails(product);
    const invitation = product.mailer.sentMails.findLast((mail) => mail.to === to);
    if (invitation === undefined) throw new Error('There is no invitation');
    await new Device(product).complete(tokenOf(invitation));
    const resultId: string = body.data.invited[0].result;
    await makeReport(product.deps, { organizationId: organization.id, resultId });
    return to;
  }

  it('is the inviting person', async () => {
    const { replyTo } = await replyToOf(await finish());
    expect(replyTo).toEqual(buildReplyTo());
  });

  it('is not a person who left the workspace', async () => {
    const to = await finish();
    await leave();
    expect((await replyToOf(to)).replyTo).toBeUndefined();
  });
});

/** Mails that follow a first notice, or are sent to a colleague. */
const LATER_KINDS: Readonly<Record<string, () => Promise<string>>> = {
  async 'a reminder to a stakeholder'() {
    const to = newAddress();
    const role = await createRole(product, organization);
    const { body } = await createStakeholderRequestsAs(product, admin, { roleId: role.id, emails: [to] });
    await sendDueMails(product);
    product.clock.set(new Date(Date.now() + 3 * DAY_MS));
    // A new session: the first one has expired by then.
    const colleague = await createUser(product, { organization });
    const url = `/role-assistant/surveys/${body.data.asked[0].id}/remind`;
    const answer = await callerOf(product)('POST', url, { headers: colleague.headers, payload: {} });
    expect(answer.status).toBeLessThan(300);
    return to;
  },
  async 'a notice of a token'() {
    const colleague = await createUser(product, { organization });
    const answer = await post('/tokens', {
      kind: 'workspace',
      name: 'Payroll',
      scopes: ['roles:read'],
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    return colleague.email;
  },
  async 'a feedback about the product'() {
    await post('/feedback', { rating: 4, text: 'The ranges are clear.' });
    return 'help@quint.example';
  },
};

describe.each(Object.entries(LATER_KINDS))('The reply address of %s', (_kind, send) => {
  it('is the person named in the mail', async () => {
    const to = await send();
    const before = product.mailer.sentMails.length;
    const { replyTo, text } = await replyToOf(to);
    expect(product.mailer.sentMails.length).toBeGreaterThan(before);
    expect(replyTo).toEqual(buildReplyTo());
    expect(text).toContain('Müller, Dr.');
  });
});

describe('Mails without a contact person', () => {
  it('have no reply address: a confirmation of a sign-up', async () => {
    const email = newAddress();
    const company = { name: `Reply ${people}`, language: 'EN', selfsignup: true };
    const person = { first_name: 'Gwen', last_name: 'Gründer', email, password: 'a phrase of my own' };
    const payload = { ...company, ...person };
    await callerOf(product)('POST', '/workspace-automations/create-workspace', { payload });
    expect((await replyToOf(email)).replyTo).toBeUndefined();
  });

  it('have no reply address: a new password', async () => {
    await callerOf(product)('POST', '/password/request', { payload: { email: admin.email } });
    expect((await replyToOf(admin.email)).replyTo).toBeUndefined();
  });

  it('have no reply address: the link for a person who signed up', async () => {
    const email = newAddress();
    const signUp = { entrance: 'b2c', name: 'Kim Park', email, consent: true };
    await callerOf(product)('POST', '/survey/sign-up', { payload: signUp });
    expect((await replyToOf(email)).replyTo).toBeUndefined();
  });
});
