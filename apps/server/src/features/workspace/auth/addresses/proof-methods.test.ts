import { beforeEach, describe, expect, it } from 'vitest';
import { requestProof } from '#features/workspace/auth/sign-up/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { codeOf, listQueuedKinds, mailedToken, tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { countAccess, createUnprovedAccount, NO_ACCESS } from '#testing/unproved-accounts.ts';
import { SLOW } from '#testing/tags.ts';

// Every way in which an owner verifies an address ends what another person has set up with it.

const product = useProduct({ worker: true });
const OUTSIDER_PASSWORD = 'a phrase of the stranger';
const OWN = 'seven quiet herons wading';

const post = (path: string, payload: object) => callerOf(product)('POST', path, { payload });
const login = (email: string, password: string) => post('/auth/login', { email, password });

let counter = 0;
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

/** Signs up with another person's address. */
async function signUpAsOutsider(email: string): Promise<string> {
  const name = `Squatted ${++counter}`;
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/workspace-automations/create-workspace',
    remoteAddress: `10.9.0.${counter}`,
    payload: {
      name,
      language: 'EN',
      selfsignup: true,
      first_name: 'Sam',
      last_name: 'Stranger',
      email,
      password: OUTSIDER_PASSWORD,
    },
  });
  expect(answer.statusCode).toBe(200);
  return name;
}

const newAddress = () => `owner${++counter}@ways.example`;

const invite = (email: string) =>
  mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
    callerOf(product)('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users: [{ email }] },
    }),
  );

const workspacesNamed = (name: string) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('organizations').select('id').where('name', '=', name).execute(),
  );

const accountOf = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'is_confirmed', 'email_proven_at', 'active_organization_id'])
      .where('email', '=', email)
      .executeTakeFirst(),
  );

/** The ways in which an owner verifies the address, without the other person's password. */
const PROOF_METHODS: Readonly<Record<string, (user: TestUser) => Promise<void>>> = {
  async 'by a new password'(user) {
    await post('/password/request', { email: user.email });
    const token = tokenOf(await waitForMail(product, { to: user.email, kind: 'password-reset' }));
    expect((await post('/auth/password/reset', { token, password: OWN, mode: 'json' })).status).toBe(200);
    // The session started by the new password is the owner's.
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('session_families')
        .set({ ended_at: new Date() })
        .where('user_id', '=', user.id)
        .where('method', '=', 'password_reset')
        .execute(),
    );
  },
  async 'by the confirmation, with another password'(user) {
    const token = await proofOf(user);
    expect((await post('/auth/email/confirm', { token, password: OWN })).status).toBe(204);
  },
  async 'by saying that it was not them'(user) {
    expect((await post('/auth/email/decline', { token: await proofOf(user) })).status).toBe(204);
  },
  async 'by an invitation'(user) {
    const elsewhere = await createOrganization(product);
    const inviter = await createUser(product, { organization: elsewhere });
    const { token } = await mailedToken(product, { to: user.email, kind: 'member-invitation' }, () =>
      callerOf(product)('POST', '/invite/users', {
        headers: inviter.headers,
        payload: { organizationId: elsewhere.id, users: [{ email: user.email }] },
      }),
    );
    expect((await post('/users/invite/accept', { token, password: OWN })).status).toBe(204);
  },
  async 'by the account after a survey'(user) {
    const elsewhere = await createOrganization(product);
    const invitation = await createInvitation(product, elsewhere, { talent: { email: user.email } });
    const device = new Device(product);
    await device.complete(invitation.token);
    const { token } = await mailedToken(product, { to: user.email, kind: 'member-invitation' }, () =>
      device.call('POST', '/survey/account', {}),
    );
    expect((await post('/users/invite/accept', { token, password: OWN })).status).toBe(204);
  },
};

/** Another person requests the mail that verifies the address again; its owner reads it. */
async function proofOf(user: TestUser): Promise<string> {
  const { token } = await mailedToken(product, { to: user.email, kind: 'email-proof' }, () =>
    requestProof(product.deps, user.id),
  );
  return token;
}

describe('a forgotten password of an unconfirmed sign-up', () => {
  it('is answered with the confirmation mail, which states what it confirms', SLOW, async () => {
    const email = newAddress();
    const name = await signUpAsOutsider(email);
    await waitForMail(product, { to: email, kind: 'email-confirmation' });
    expect((await post('/password/request', { email })).status).toBe(204);
    const mail = await waitForMail(product, { to: email, kind: 'email-confirmation', nth: 2 });
    expect(await listQueuedKinds(product, email)).not.toContain('password-reset');
    const token = tokenOf(mail);
    expect((await post('/auth/email/check', { token })).body.data).toMatchObject({
      workspace: name,
      first_name: 'Sam',
      needs_password: true,
    });
    expect((await post('/auth/email/confirm', { token, password: OWN })).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
    expect((await login(email, OWN)).status).toBe(200);
  });

  it('deletes the account and its workspace when the owner did not sign up', SLOW, async () => {
    const email = newAddress();
    const name = await signUpAsOutsider(email);
    await waitForMail(product, { to: email, kind: 'email-confirmation' });
    await post('/password/request', { email });
    const token = tokenOf(await waitForMail(product, { to: email, kind: 'email-confirmation', nth: 2 }));
    expect((await post('/auth/email/decline', { token })).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    expect(await workspacesNamed(name)).toEqual([]);
  });
});

describe('an invitation to an address that another person has signed up with', () => {
  it(
    'does not show that person’s name, and deletes the sign-up with its workspace once it is accepted',
    SLOW,
    async () => {
      const email = newAddress();
      const name = await signUpAsOutsider(email);
      const { token } = await invite(email);
      expect((await post('/users/invite/check', { token })).body.data).toMatchObject({
        has_account: false,
        first_name: null,
        last_name: null,
      });
      expect((await post('/users/invite/accept', { token, password: OWN })).status).toBe(204);
      expect(await workspacesNamed(name)).toEqual([]);
      expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
      expect((await login(email, OWN)).status).toBe(200);
      const account = await accountOf(email);
      expect(account).toMatchObject({
        first_name: null,
        last_name: null,
        is_confirmed: true,
        active_organization_id: organization.id,
      });
    },
  );

  it(
    'removes the name of a sign-up that took over an invited account, when it is declined',
    SLOW,
    async () => {
      const email = newAddress();
      await invite(email);
      await signUpAsOutsider(email);
      const confirmation = tokenOf(await waitForMail(product, { to: email, kind: 'email-confirmation' }));
      expect((await post('/auth/email/decline', { token: confirmation })).status).toBe(204);
      expect(await accountOf(email)).toMatchObject({
        first_name: null,
        last_name: null,
        email_proven_at: null,
      });
      expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
    },
  );
});

describe('the account after the survey', () => {
  it('deletes another person’s sign-up with the address', SLOW, async () => {
    const email = newAddress();
    const name = await signUpAsOutsider(email);
    const invitation = await createInvitation(product, organization, { talent: { email } });
    const device = new Device(product);
    await device.complete(invitation.token);
    const { token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
      device.call('POST', '/survey/account', {}),
    );
    const response = await post('/users/invite/accept', { token, password: OWN, mode: 'json' });
    expect(response.status).toBe(200);
    expect(await workspacesNamed(name)).toEqual([]);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
    const talent = await product.deps.db.platform.read((db) =>
      db.selectFrom('talents').select('user_id').where('id', '=', invitation.talentId).executeTakeFirst(),
    );
    expect(talent?.user_id).toBe((await accountOf(email))?.id);
  });
});

describe('an account with an unverified address', () => {
  it.each(Object.keys(PROOF_METHODS))('belongs only to its owner %s', async (method) => {
    const { user, session } = await createUnprovedAccount(product, organization);
    const before = await countAccess(product, user.id);
    expect(Object.values(before).every((number) => number > 0)).toBe(true);
    await PROOF_METHODS[method]?.(user);
    expect(await countAccess(product, user.id)).toEqual(NO_ACCESS);
    expect((await session.refresh()).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await callerOf(product)('GET', '/users/me', { headers: session.headers })).status).toBe(401);
  });

  it('stays accessible to a person who knows its password and reads its mail', SLOW, async () => {
    const { user } = await createUnprovedAccount(product, organization);
    const token = await proofOf(user);
    expect((await post('/auth/email/confirm', { token, password: PASSWORD })).status).toBe(204);
    expect(errorOf(await login(user.email, PASSWORD)).code).toBe('session.second_factor_required');
  });
});

describe('a public form filled in by another person', () => {
  it('does not pass on age and gender to the owner, who enters their own', SLOW, async () => {
    const email = newAddress();
    const outsider = new Device(product);
    const form = { entrance: 'b2c', name: 'Sam Stranger', email, consent: true };
    const { next } = (await outsider.call('POST', '/survey/sign-up', form)).json().data;
    await outsider.open(new URL(next, 'http://own.example').searchParams.get('token') ?? '');
    await outsider.call('PATCH', '/survey/demographics', { name: 'Sam Stranger', age: 77, gender: 'male' });
    const linkToken = tokenOf(await waitForMail(product, { to: email, kind: 'survey-link' }));
    const owner = new Device(product);
    expect((await owner.open(linkToken)).json().data).toMatchObject({
      state: 'open',
      demographics_given: false,
    });
    expect((await outsider.call('GET', '/survey/session')).statusCode).toBe(401);
  });

  it(
    'keeps the data that the person entered on the device with which they verify the address',
    SLOW,
    async () => {
      const email = newAddress();
      const device = new Device(product);
      const form = { entrance: 'b2c', name: 'Kim Park', email, consent: true };
      const { next } = (await device.call('POST', '/survey/sign-up', form)).json().data;
      await device.open(new URL(next, 'http://own.example').searchParams.get('token') ?? '');
      await device.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
      const linkToken = tokenOf(await waitForMail(product, { to: email, kind: 'survey-link' }));
      expect((await device.open(linkToken)).json().data).toMatchObject({
        state: 'open',
        demographics_given: true,
      });
    },
  );
});

it('a code that was mailed at sign-in verifies nothing without the password', SLOW, async () => {
  const email = newAddress();
  await signUpAsOutsider(email);
  await waitForMail(product, { to: email, kind: 'email-confirmation' });
  for (let attempt = 0; attempt < 12; attempt++) await login(email, 'not the password of anybody');
  const loginResponse = await login(email, OUTSIDER_PASSWORD);
  expect(['session.code_mailed', 'session.email_unconfirmed']).toContain(errorOf(loginResponse).code);
  if (errorOf(loginResponse).code === 'session.code_mailed') {
    const code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    const answer = await post('/auth/login', { email, password: OUTSIDER_PASSWORD, mail_code: code });
    expect(errorOf(answer).code).toBe('session.email_unconfirmed');
  }
  expect(await accountOf(email)).toMatchObject({ is_confirmed: false, email_proven_at: null });
});
