import { describe, expect, it } from 'vitest';
import { tokenOf, waitForMail, mailedToken } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { countAccess, createUnprovedAccount } from '#testing/unproved-accounts.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const OUTSIDER_PASSWORD = 'a phrase of the stranger';
const OWN = 'seven quiet herons wading';

let counter = 0;

/** Signs up in a separate browser; returns the token of the mail and the cookies of that browser. */
async function signUp(
  values: { email?: string; name?: string; password?: string; platform_language?: 'DE' } = {},
  nth = 1,
) {
  const n = ++counter;
  const person = {
    name: `Squatted ${n}`,
    language: 'EN',
    selfsignup: true,
    first_name: 'Sam',
    last_name: 'Stranger',
    email: `owner${n}@people.example`,
    password: OUTSIDER_PASSWORD,
    ...values,
  };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/workspace-automations/create-workspace',
    remoteAddress: `10.8.0.${n}`,
    payload: person,
  });
  expect(answer.statusCode).toBe(200);
  const mail = await waitForMail(product, { to: person.email, kind: 'email-confirmation', nth });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...person, token: tokenOf(mail), cookie };
}

const post = (path: string, payload: object, cookie = '') =>
  callerOf(product)('POST', path, { payload, headers: cookie === '' ? {} : { cookie } });
const check = (token: string, cookie = '') => post('/auth/email/check', { token }, cookie);
const confirm = (token: string, password?: string, cookie = '') =>
  post('/auth/email/confirm', { token, ...(password === undefined ? {} : { password }) }, cookie);
const login = (email: string, password: string) => post('/auth/login', { email, password });

const accountOf = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('users')
      .select(['id', 'is_confirmed', 'email_proven_at', 'active_organization_id'])
      .where('email', '=', email)
      .executeTakeFirst(),
  );

/** Invites an address that has no account into a workspace, without a mail. */
async function inviteMember(email: string): Promise<void> {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const payload = { organizationId: organization.id, users: [{ email }], skipUserInviteEmail: true };
  const response = await callerOf(product)('POST', '/invite/users', { headers: admin.headers, payload });
  expect(response.status).toBe(200);
}

describe('the link that confirms an address', () => {
  it('changes nothing for a program that opens it', async () => {
    const { email, token } = await signUp();
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/auth/email/confirm', '/auth/email/check', '/auth/email/decline']) {
        const answer = await product.app.inject({ method, url: `/api${url}?token=${token}` });
        expect(answer.statusCode).toBe(404);
      }
    }
    const first = await check(token);
    expect(first.status).toBe(200);
    expect(await check(token)).toEqual(first);
    expect(await accountOf(email)).toMatchObject({ is_confirmed: false, email_proven_at: null });
  });

  it('accepts the password of the sign-up in another browser', async () => {
    const { email, token } = await signUp();
    expect((await confirm(token, OUTSIDER_PASSWORD)).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(200);
  });

  it('shows who asked and for what', SLOW, async () => {
    const { email, name, token, cookie } = await signUp();
    const signUpDetails = { state: 'open', email, first_name: 'Sam', last_name: 'Stranger', workspace: name };
    expect((await check(token)).body.data).toMatchObject({ ...signUpDetails, needs_password: true });
    expect((await check(token, cookie)).body.data).toMatchObject({ ...signUpDetails, needs_password: false });
  });

  it('needs no password in the browser of the sign-up', SLOW, async () => {
    const { email, token, cookie } = await signUp();
    expect((await confirm(token, undefined, cookie)).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(200);
    expect((await check(token)).body.data).toMatchObject({ state: 'confirmed', needs_password: false });
    expect((await confirm(token)).status).toBe(204);
  });

  it('gives the address back to its owner, and removes another person’s password', async () => {
    const { email, token } = await signUp();
    expect(errorOf(await confirm(token))).toMatchObject({ status: 400, code: 'account.password_needed' });
    expect(errorOf(await confirm(token, 'short')).code).toBe('password.too_short');
    expect((await accountOf(email))?.is_confirmed).toBe(false);
    expect((await confirm(token, OWN)).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
    expect((await login(email, OWN)).status).toBe(200);
  });

  it('does not confuse the browsers of two sign-ups', SLOW, async () => {
    const [theirs, another] = [await signUp(), await signUp()];
    expect(errorOf(await confirm(theirs.token, undefined, another.cookie)).code).toBe(
      'account.password_needed',
    );
    const forgedCookie = another.cookie.replace(/=[\w-]+\./, `=${(await accountOf(theirs.email))?.id}.`);
    expect(errorOf(await confirm(theirs.token, undefined, forgedCookie)).code).toBe(
      'account.password_needed',
    );
  });

  it('does not use the password of a second sign-up in the browser of the first', SLOW, async () => {
    const owner = await signUp({ password: OWN });
    const secondSignUp = await signUp({ email: owner.email }, 2);
    expect(errorOf(await confirm(owner.token, undefined, owner.cookie)).code).toBe('INVALID_TOKEN');
    expect((await check(secondSignUp.token, owner.cookie)).body.data).toMatchObject({ needs_password: true });
    expect((await confirm(secondSignUp.token, OWN, owner.cookie)).status).toBe(204);
    expect((await login(owner.email, OUTSIDER_PASSWORD)).status).toBe(401);
    expect((await login(owner.email, OWN)).status).toBe(200);
  });

  it('deletes another person’s sign-up when the owner declines it', SLOW, async () => {
    const { email, name, token } = await signUp();
    expect((await post('/auth/email/decline', { token })).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    const workspaces = await product.deps.db.platform.read((db) =>
      db.selectFrom('organizations').select('id').where('name', '=', name).execute(),
    );
    expect(workspaces).toEqual([]);
    expect(errorOf(await confirm(token, OWN)).code).toBe('INVALID_TOKEN');
    expect(errorOf(await post('/auth/email/decline', { token })).code).toBe('INVALID_TOKEN');
  });

  it('cannot be declined once the address is confirmed', SLOW, async () => {
    const { email, token } = await signUp();
    expect((await confirm(token, OWN)).status).toBe(204);
    expect(errorOf(await post('/auth/email/decline', { token })).code).toBe('INVALID_TOKEN');
    expect((await login(email, OWN)).status).toBe(200);
  });

  it(
    'keeps the workspace of a confirmed account while another sign-up with the address arrives',
    SLOW,
    async () => {
      for (let round = 0; round < 8; round++) {
        const { email, token } = await signUp();
        const second = { name: `Second ${round}`, selfsignup: true, first_name: 'A', last_name: 'B', email };
        await Promise.all([
          confirm(token, OWN),
          post('/workspace-automations/create-workspace', { ...second, password: OUTSIDER_PASSWORD }),
        ]);
        const account = await accountOf(email);
        const workspace = await product.deps.db.platform.read((db) =>
          db
            .selectFrom('memberships')
            .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
            .select('organizations.id')
            .where('memberships.user_id', '=', account?.id ?? '')
            .executeTakeFirst(),
        );
        expect(workspace?.id).toBe(account?.active_organization_id);
      }
    },
  );
});

describe('an address that another workspace has invited', () => {
  it('can still be used for a sign-up by its owner, who may then join or not', SLOW, async () => {
    const email = `invited${++counter}@people.example`;
    await inviteMember(email);
    const owner = await signUp({ email, password: OWN });
    expect((await confirm(owner.token, undefined, owner.cookie)).status).toBe(204);
    const session = await login(email, OWN);
    expect(session.status).toBe(200);
    const headers = { authorization: `Bearer ${session.body.data.access_token}` };
    const me = await callerOf(product)('GET', '/users/me', { headers });
    expect(me.body.data).toMatchObject({ role: { name: 'ORG_ADMIN' } });
  });

  it('gets the mail of its sign-up in the language of that sign-up', SLOW, async () => {
    const email = `invited${++counter}@people.example`;
    await inviteMember(email);
    const { cookie, token } = await signUp({ email, password: OWN, platform_language: 'DE' });
    const mail = await waitForMail(product, { to: email, kind: 'email-confirmation' });
    expect(mail.html).toContain('lang="de"');
    expect((await confirm(token, undefined, cookie)).status).toBe(204);
  });

  it('is not confirmed with the password of a second sign-up in the browser of the first', SLOW, async () => {
    const email = `invited${++counter}@people.example`;
    await inviteMember(email);
    const owner = await signUp({ email, password: OWN });
    const secondSignUp = await signUp({ email }, 2);
    expect((await check(secondSignUp.token, owner.cookie)).body.data).toMatchObject({ needs_password: true });
    expect(errorOf(await confirm(secondSignUp.token, undefined, owner.cookie)).code).toBe(
      'account.password_needed',
    );
    expect(errorOf(await confirm(owner.token, undefined, owner.cookie)).code).toBe('INVALID_TOKEN');
    expect((await confirm(secondSignUp.token, OWN, owner.cookie)).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(401);
    expect((await login(email, OWN)).status).toBe(200);
  });
});

describe('an account with an unverified address', () => {
  it('loses all previous access when the owner sets a password by mail, without the previous second factor', async () => {
    const { user, session } = await createUnprovedAccount(product, await createOrganization(product));
    expect(await countAccess(product, user.id)).toMatchObject({ codes: 1, passkeys: 1, tokens: 3 });
    await post('/password/request', { email: user.email });
    const token = tokenOf(await waitForMail(product, { to: user.email, kind: 'password-reset' }));
    expect((await post('/auth/password/reset', { token, password: OWN })).status).toBe(200);
    expect(await countAccess(product, user.id)).toMatchObject({ codes: 0, passkeys: 0, tokens: 0 });
    expect((await session.refresh()).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
  });

  it('loses all previous access when the owner accepts an invitation', SLOW, async () => {
    const { user, session } = await createUnprovedAccount(product, await createOrganization(product));
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const { token } = await mailedToken(product, { to: user.email, kind: 'member-invitation' }, () =>
      callerOf(product)('POST', '/invite/users', {
        headers: admin.headers,
        payload: { organizationId: organization.id, users: [{ email: user.email }] },
      }),
    );
    expect((await post('/users/invite/check', { token })).body.data).toMatchObject({ has_account: false });
    expect((await post('/users/invite/accept', { token, password: OWN })).status).toBe(204);
    expect(await countAccess(product, user.id)).toMatchObject({ codes: 0, passkeys: 0, tokens: 0 });
    expect((await session.refresh()).status).toBe(401);
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, OWN)).status).toBe(200);
  });
});

describe('a mailed link that its owner did not request', () => {
  it('for a new password is revoked on request, and the password stays', SLOW, async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    await post('/password/request', { email: user.email });
    const token = tokenOf(await waitForMail(product, { to: user.email, kind: 'password-reset' }));
    expect((await post('/auth/password/decline', { token })).status).toBe(204);
    expect(errorOf(await post('/auth/password/reset', { token, password: OWN })).code).toBe('INVALID_TOKEN');
    expect((await login(user.email, PASSWORD)).status).toBe(200);
    expect(errorOf(await post('/auth/password/decline', { token: unknownToken() })).code).toBe(
      'INVALID_TOKEN',
    );
  });

  it('into a workspace is declined, which deletes the invitation with its account', SLOW, async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const email = `declining${++counter}@people.example`;
    const { token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
      callerOf(product)('POST', '/invite/users', {
        headers: admin.headers,
        payload: { organizationId: organization.id, users: [{ email }] },
      }),
    );
    expect((await post('/users/invite/check', { token })).body.data.inviter).toContain('Test Person');
    expect((await post('/users/invite/decline', { token })).status).toBe(204);
    expect(await accountOf(email)).toBeUndefined();
    expect(errorOf(await post('/users/invite/decline', { token })).code).toBe('INVALID_TOKEN');
  });
});
