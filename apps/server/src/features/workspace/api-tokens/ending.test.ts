import { afterEach, describe, expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import { switchOnCodes } from '#testing/companies.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds, mailedToken, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
afterEach(() => product.clock.set(undefined));
const DAY_MS = 86_400_000;

const call = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(product)(...args);

function make({ headers }: Pick<TestUser, 'headers'>, proof: object) {
  const expires_at = new Date(product.clock.now().getTime() + 30 * DAY_MS).toISOString();
  const payload = { name: 'Mine', kind: 'personal', scopes: ['roles:read'], expires_at, ...proof };
  return call('POST', '/tokens', { headers, payload });
}

async function createWorld() {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  const admin = await createUser(product, { organization });
  const scopes = ['roles:read'] as const;
  const personal = await createApiToken(product, organization, { scopes, user });
  const others = [
    await createApiToken(product, organization, { scopes, user: admin }),
    await createApiToken(product, organization, { scopes, responsible: admin }),
  ];
  /** The responses for the person's token, and for those of all others. */
  const states = async () => {
    const codes = [];
    for (const { headers } of [personal, ...others]) {
      const answer = await call('GET', '/items/roles?fields=id', { headers });
      codes.push(answer.status === 200 ? 'works' : errorOf(answer).code);
    }
    return codes;
  };
  expect(await states()).toEqual(['works', 'works', 'works']);
  return { organization, user, admin, states };
}

const ENDED_STATES = ['token.revoked', 'works', 'works'];

const auditOf = ({ id }: TestOrganization) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['user_id', 'details'])
      .where('organization_id', '=', id)
      .where('action', '=', 'api_tokens.revoke')
      .execute(),
  );

describe('creating a token', () => {
  it('requires the password or a code, not just a session, and notifies the person', async () => {
    const organization = await createOrganization(product);
    const user = await createUser(product, { organization });
    expect(errorOf(await make(user, {}))).toMatchObject({ status: 400, code: 'proof.required' });
    expect(errorOf(await make(user, { otp: '123456' })).code).toBe('proof.required');
    expect(errorOf(await make(user, { password: 'wrong' })).code).toBe('password.current_wrong');
    expect(await listQueuedKinds(product, user.email)).toEqual([]);
    expect((await make(user, { password: PASSWORD })).status).toBe(200);
    const mail = await waitForMail(product, { to: user.email, kind: 'account-notice' });
    expect(mail.text).toContain('API-Token');
  });

  it.each(['personal', 'workspace'])(
    'needs the password and a code where codes are on: %s',
    SLOW,
    async (kind) => {
      const organization = await createOrganization(product);
      const user = await createUser(product, { organization });
      const { recovery } = await switchOnCodes(product, user.headers);
      const makeWithProof = (proof: object) => make(user, { kind, ...proof });
      expect(errorOf(await makeWithProof({ password: PASSWORD })).code).toBe('proof.code_required');
      expect(errorOf(await makeWithProof({ otp: recovery })).code).toBe('proof.required');
      expect(errorOf(await makeWithProof({ password: PASSWORD, otp: '000000' })).code).toBe('INVALID_OTP');
      expect((await makeWithProof({ password: PASSWORD, otp: recovery })).status).toBe(200);
      expect(errorOf(await makeWithProof({ password: PASSWORD, otp: recovery })).code).toBe('INVALID_OTP');
    },
  );

  it.each(['company', 'passkey'])('takes a sign-in of a moment ago: %s', SLOW, async (method) => {
    const organization = await createOrganization(product);
    const { email, id } = await createUser(product, { organization });
    const session = await signIn(product, email);
    expect(errorOf(await make(session, {})).code).toBe('proof.required');
    const signedIn = (date_created: Date) =>
      product.deps.db.platform.write((db) =>
        db.updateTable('session_families').set({ method, date_created }).where('user_id', '=', id).execute(),
      );
    await signedIn(new Date(Date.now() - 60_000));
    expect((await make(session, {})).status).toBe(200);
    await signedIn(new Date(Date.now() - 3_600_000));
    expect(errorOf(await make(session, {})).code).toBe('proof.required');
  });
});

describe('personal tokens end', () => {
  it('with a new password by mail', SLOW, async () => {
    const { organization, user, states } = await createWorld();
    const { token } = await mailedToken(product, { to: user.email, kind: 'password-reset' }, () =>
      call('POST', '/password/request', { payload: { email: user.email } }),
    );
    const payload = { token, password: 'a brand new phrase' };
    expect((await call('POST', '/auth/password/reset', { payload })).status).toBe(200);
    expect(await states()).toEqual(ENDED_STATES);
    expect(await auditOf(organization)).toEqual([{ user_id: null, details: { because: 'password' } }]);
  });

  it('with a changed password', async () => {
    const { organization, user, states } = await createWorld();
    const payload = { password: 'a brand new phrase', current_password: PASSWORD };
    expect((await call('PATCH', '/users/me', { headers: user.headers, payload })).status).toBe(200);
    expect(await states()).toEqual(ENDED_STATES);
    expect(await auditOf(organization)).toEqual([{ user_id: null, details: { because: 'password' } }]);
  });

  it('when the second factor is reset', SLOW, async () => {
    const { user, admin, states } = await createWorld();
    await switchOnCodes(product, user.headers);
    const { headers } = admin;
    expect((await call('POST', `/users/${user.id}/reset-two-factor`, { headers })).status).toBe(204);
    expect(await states()).toEqual(ENDED_STATES);
  });

  it('together with all other sessions', SLOW, async () => {
    const { user, states } = await createWorld();
    const { headers } = user;
    const payload = { password: PASSWORD };
    expect((await call('DELETE', '/auth/sessions', { headers, payload })).status).toBe(204);
    expect(await states()).toEqual(ENDED_STATES);
  });

  it('with the membership, permanently', async () => {
    const { organization, user, admin, states } = await createWorld();
    const membership = await product.deps.db.platform.read((db) =>
      db.selectFrom('memberships').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow(),
    );
    const { headers } = admin;
    expect((await call('DELETE', `/members/${membership.id}`, { headers })).status).toBe(204);
    await product.deps.db.platform.write((db) => db.insertInto('memberships').values(membership).execute());
    expect(organization.id).toBe(membership.organization_id);
    expect(await states()).toEqual(ENDED_STATES);
  });
});
