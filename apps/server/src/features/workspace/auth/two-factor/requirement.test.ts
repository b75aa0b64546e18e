import { afterEach, describe, expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import { switchOnCodes } from '#testing/companies.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { testAccess } from '#testing/test-access.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));
const call = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(product)(...args);
type Headers = Readonly<Record<string, string>>;

const setMethod = (userId: string, method: string) =>
  product.deps.db.platform.write((db) =>
    db.updateTable('session_families').set({ method }).where('user_id', '=', userId).execute(),
  );
const platformPage = async (headers: Headers) => {
  const answer = await call('GET', '/auth/administrators', { headers });
  return answer.status === 200 ? 'works' : errorOf(answer).code;
};
const workspacePage = async (headers: Headers) => {
  const answer = await call('GET', '/items/roles?fields=id', { headers });
  return answer.status === 200 ? 'works' : errorOf(answer).code;
};
const gapOf = async (headers: Headers) =>
  (await call('GET', '/users/me', { headers })).body.data.second_factor;
const require = (by: TestUser, organizationId: string, payload: object) =>
  call('PATCH', `/organizations/${organizationId}/second-factor`, { headers: by.headers, payload });

const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
testAccess(product, {
  method: 'GET',
  url: `/organizations/${UNKNOWN_ID}/second-factor`,
  refusesFrozen: true,
});

describe('an administrator of the platform', () => {
  it('does nothing but set up a second factor before there is one', async () => {
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN', hasFactor: false });
    expect(await platformPage(headers)).toBe('second_factor.missing');
    expect(await workspacePage(headers)).toBe('second_factor.missing');
    expect(await gapOf(headers)).toBe('missing');
    const { totp } = await switchOnCodes(product, headers);
    expect(totp).toBeDefined();
    expect(await platformPage(headers)).toBe('works');
    expect(await gapOf(headers)).toBeUndefined();
  });

  it('signs in with the passkey that is the second factor, not with the password alone', async () => {
    const { email, id } = await createUser(product, { userRole: 'APP_ADMIN' });
    const { headers } = await signIn(product, email);
    expect(await platformPage(headers)).toBe('second_factor.passkey_needed');
    expect(await gapOf(headers)).toBe('passkey_needed');
    // Codes set up with the password would be no second factor.
    const payload = { password: PASSWORD };
    for (const url of ['/auth/two-factor/set-up', '/auth/passkeys/options']) {
      expect(errorOf(await call('POST', url, { headers, payload })).code).toBe(
        'second_factor.passkey_needed',
      );
    }
    await setMethod(id, 'passkey');
    expect(await platformPage((await signIn(product, email)).headers)).toBe('second_factor.passkey_needed');
    await setMethod(id, 'passkey');
    expect(await platformPage(headers)).toBe('works');
  });

  it('is not spared by a company, nor by a cookie', async () => {
    const organization = await createOrganization(product);
    const { email, id } = await createUser(product, {
      organization,
      userRole: 'APP_ADMIN',
      hasFactor: false,
    });
    const { headers } = await signIn(product, email);
    await setMethod(id, 'company');
    expect(await platformPage(headers)).toBe('second_factor.missing');
    const browser = await signInBrowser(product, email);
    const image = await browser.call('GET', `/assets/${UNKNOWN_ID}`);
    expect(errorOf(image).code).toBe('second_factor.missing');
  });

  it('loses the access with the factor, at the next request', async () => {
    const user = await createUser(product, { userRole: 'APP_ADMIN', hasFactor: false });
    const { recovery } = await switchOnCodes(product, user.headers);
    expect(await workspacePage(user.headers)).not.toBe('second_factor.missing');
    const payload = { password: PASSWORD, otp: recovery };
    const off = await call('POST', '/auth/two-factor/disable', { headers: user.headers, payload });
    expect(off.status).toBe(204);
    expect(await platformPage(user.headers)).toBe('second_factor.missing');
    expect(await workspacePage(user.headers)).toBe('second_factor.missing');
  });
});

describe('the local demo', () => {
  const setDemoDate = (date_demo: Date | null) =>
    product.deps.db.platform.write((db) => db.updateTable('installation').set({ date_demo }).execute());

  it('needs no second factor on this machine, and from others it does', async () => {
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN', hasFactor: false });
    const from = async (remoteAddress: string) =>
      (await product.app.inject({ method: 'GET', url: '/api/auth/administrators', headers, remoteAddress }))
        .statusCode;
    expect(await from('127.0.0.1')).toBe(403);
    await setDemoDate(new Date());
    try {
      expect(await from('127.0.0.1')).toBe(200);
      expect(await from('10.1.2.3')).toBe(403);
    } finally {
      await setDemoDate(null);
    }
  });
});

describe('a workspace that requires a second factor', () => {
  async function createStrict() {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const colleague = await createUser(product, { organization });
    const { recovery, totp } = await switchOnCodes(product, admin.headers);
    const token = await createApiToken(product, organization, { scopes: ['roles:read'], user: colleague });
    const ofWorkspace = await createApiToken(product, organization, {
      scopes: ['roles:read'],
      responsible: colleague,
    });
    const payload = { required: true, password: PASSWORD, otp: recovery };
    return { organization, admin, colleague, token, ofWorkspace, payload, totp };
  }

  it('holds for all who administer it, from their next request', async () => {
    const { organization, admin, colleague, token, ofWorkspace, payload } = await createStrict();
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect(await workspacePage(colleague.headers)).toBe('works');
    expect(await workspacePage(token.headers)).toBe('works');
    expect((await require(admin, organization.id, payload)).status).toBe(204);
    expect(await workspacePage(admin.headers)).toBe('works');
    expect(await workspacePage(colleague.headers)).toBe('second_factor.missing');
    expect(await workspacePage(token.headers)).toBe('second_factor.missing');
    expect(await workspacePage(member.headers)).toBe('works');
    expect(await workspacePage(ofWorkspace.headers)).toBe('works');
    const { headers } = await signIn(product, colleague.email);
    await setMethod(colleague.id, 'company');
    expect(await workspacePage(headers)).toBe('works');
    await switchOnCodes(product, colleague.headers);
    expect(await workspacePage(colleague.headers)).toBe('works');
    expect(await workspacePage(token.headers)).toBe('works');
  });

  it('says who has none, to its administrators alone', async () => {
    const { organization, admin, colleague } = await createStrict();
    const url = `/organizations/${organization.id}/second-factor`;
    const { body } = await call('GET', url, { headers: admin.headers });
    expect(body.data).toEqual({
      required: false,
      without: [expect.objectContaining({ id: colleague.id, email: colleague.email, has_company: false })],
    });
    const foreign = await createUser(product, { organization: await createOrganization(product) });
    expect((await call('GET', url, { headers: foreign.headers })).status).toBe(404);
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect((await call('GET', url, { headers: member.headers })).status).toBe(403);
  });

  it('is made so by an administrator who has one, after a proof, and audited', async () => {
    const { organization, admin, colleague, payload } = await createStrict();
    const response = await call('PATCH', `/organizations/${organization.id}/second-factor`, {
      headers: admin.headers,
      payload: { required: true },
      needsVerification: false,
    });
    expect(errorOf(response).code).toBe('proof.required');
    const proof = { required: true, password: PASSWORD };
    expect(errorOf(await require(colleague, organization.id, proof)).code).toBe('second_factor.own_first');
    expect((await require(admin, organization.id, payload)).status).toBe(204);
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'organizations.second_factor')
        .execute(),
    );
    expect(lines).toEqual([{ user_id: admin.id, details: { required: true } }]);
  });
});
