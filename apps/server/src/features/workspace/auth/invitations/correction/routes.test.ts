import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { MEMBER_INVITATION_MAIL } from '#features/workspace/auth/invitations/emails.ts';
import { createSmtpMailer } from '#mail/smtp.ts';
import { createSendMail } from '#outbox/send-mail.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import type { SmtpCatcher } from '#testing/smtp.ts';
import { openSmtpCatcher } from '#testing/smtp.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let catcher: SmtpCatcher;
let deps: Deps;
let organization: TestOrganization;
let admin: TestUser;

beforeAll(async () => {
  catcher = await openSmtpCatcher();
  deps = { ...product.deps, mailer: createSmtpMailer(catcher.url) };
});
afterAll(async () => {
  deps.mailer.close();
  await catcher.close();
});
beforeEach(async () => {
  catcher.answer(undefined);
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

let counter = 0;
const newEmail = () => `typo${++counter}@people.example`;

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, by = admin) =>
  callerOf(product)(method, path, { headers: by.headers, ...(payload === undefined ? {} : { payload }) });

async function invite(email: string, more: object = {}): Promise<string> {
  const payload = { organizationId: organization.id, users: [{ email, ...more }], url: '/welcome' };
  return (await call('POST', '/invite/users', payload)).body.data.invited[0].id;
}

/** Sends the newest mail to an address as its job does. */
async function sendTo(email: string): Promise<void> {
  const { id } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('to_email', '=', email)
      .where('status', '=', 'queued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  const payload = { organizationId: organization.id, outboxId: id };
  await createSendMail(deps, [MEMBER_INVITATION_MAIL])({ payload, isLastTry: false }).catch(() => undefined);
}

async function readInvited() {
  const fields = 'id,status,user_role,mail_error,date_mail_failed,user.email,user.first_name';
  const { body } = await call('GET', `/items/memberships?fields=${fields}&filter[status]=invited`);
  return body.data;
}

const readAudit = () =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'items'])
      .where('organization_id', '=', organization.id)
      .orderBy('id')
      .execute(),
  );

describe('the mail of an invitation to a workspace', () => {
  it('is marked when it is refused, until the invitation is sent again', SLOW, async () => {
    const email = newEmail();
    const id = await invite(email);
    expect(await readInvited()).toMatchObject([{ id, mail_error: null, date_mail_failed: null }]);
    catcher.answer(550);
    await sendTo(email);
    expect(await readInvited()).toMatchObject([
      { id, mail_error: 'EENVELOPE 550', date_mail_failed: expect.any(String) },
    ]);
    catcher.answer(undefined);
    expect((await call('POST', `/invite/users/${id}/resend`)).status).toBe(200);
    expect(await readInvited()).toMatchObject([{ id, mail_error: null, date_mail_failed: null }]);
    await sendTo(email);
    expect(catcher.recipients).toContain(email);
    expect(await readInvited()).toMatchObject([{ id, mail_error: null }]);
  });

  it('marks only the invitation of that workspace', async () => {
    const email = newEmail();
    await invite(email);
    const other = await createOrganization(product);
    const otherAdmin = await createUser(product, { organization: other });
    const payload = { organizationId: other.id, users: [{ email }] };
    expect((await call('POST', '/invite/users', payload, otherAdmin)).status).toBe(200);
    catcher.answer(550);
    const { id } = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('organization_id', '=', other.id)
        .where('to_email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    const job = { payload: { organizationId: other.id, outboxId: id }, isLastTry: false };
    await createSendMail(deps, [MEMBER_INVITATION_MAIL])(job).catch(() => undefined);
    expect(await readInvited()).toMatchObject([{ mail_error: null }]);
    const response = await call(
      'GET',
      '/items/memberships?fields=mail_error&filter[status]=invited',
      undefined,
      otherAdmin,
    );
    expect(response.body.data).toEqual([{ mail_error: 'EENVELOPE 550' }]);
  });
});

describe('PATCH /invite/users/:id', () => {
  it('invites the corrected address with the same role, and withdraws the former invitation', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const id = await invite(wrong, { first_name: 'Ida', user_role: 'WORKS_COUNCIL' });
    catcher.answer(550);
    await sendTo(wrong);
    catcher.answer(undefined);
    const answer = await call('PATCH', `/invite/users/${id}`, { email: ` ${right} ` });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ email: right, user_role: 'WORKS_COUNCIL', send_at: null });
    expect(await readInvited()).toEqual([
      {
        id: answer.body.data.id,
        status: 'invited',
        user_role: 'WORKS_COUNCIL',
        mail_error: null,
        date_mail_failed: null,
        user: { email: right, first_name: 'Ida' },
      },
    ]);
    await sendTo(right);
    expect(catcher.recipients).toContain(right);
    const accounts = await product.deps.db.platform.read((db) =>
      db.selectFrom('users').select('id').where('email', '=', wrong).execute(),
    );
    expect(accounts).toEqual([]);
    expect(await readAudit()).toEqual([
      { action: 'memberships.invite', user_id: admin.id, items: [id] },
      { action: 'memberships.withdraw', user_id: admin.id, items: [id] },
      { action: 'memberships.invite', user_id: admin.id, items: [answer.body.data.id] },
    ]);
  });

  it('changes nothing for an invalid address or that of a member', async () => {
    const id = await invite(newEmail());
    const before = await readInvited();
    const none = await call('PATCH', `/invite/users/${id}`, { email: 'nobody' });
    expect(errorOf(none)).toMatchObject({ status: 400, code: 'account.email_invalid' });
    const member = await call('PATCH', `/invite/users/${id}`, { email: admin.email.toUpperCase() });
    expect(errorOf(member)).toMatchObject({ status: 400, code: 'user.exists' });
    expect(await readInvited()).toEqual(before);
  });

  it('responds identically to another workspace’s and an unknown one, and reports a member as not open', async () => {
    const id = await invite(newEmail());
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    for (const unreachable of [id, newId()]) {
      const answer = await call('PATCH', `/invite/users/${unreachable}`, { email: newEmail() }, outsider);
      expect(errorOf(answer)).toMatchObject({ status: 404, code: 'record.not_found' });
    }
    const own = await call('GET', '/items/memberships?fields=id&filter[status]=active');
    const answer = await call('PATCH', `/invite/users/${own.body.data[0].id}`, { email: newEmail() });
    expect(errorOf(answer).code).toBe('invitation.not_open');
  });
});
