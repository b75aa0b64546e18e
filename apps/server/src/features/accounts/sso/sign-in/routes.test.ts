import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, openBrowser, switchOnCodes } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { IdentityProvider } from '#testing/identity-provider.ts';
import { openIdentityProvider, visitProvider } from '#testing/identity-provider.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const ORIGIN = 'http://localhost:8443';
const product = useProduct({ env: { PUBLIC_URL: ORIGIN } });
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await openIdentityProvider(`${ORIGIN}/auth/sso/callback`);
});
afterAll(async () => {
  await provider.close();
});

const company = async (rules?: Parameters<typeof createCompany>[2]) => {
  const newCompany = await createCompany(product, provider, rules);
  await newCompany.open();
  return newCompany;
};

/** Signs in at the provider with one of its accounts. */
async function signIn(email: string, account: string) {
  const browser = openBrowser(product);
  const { body } = await browser.start(email);
  const answer = await browser.finish(await visitProvider(body.data.url, { account }));
  return { ...answer, browser };
}

const lookUp = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('users as u')
      .leftJoin('memberships as m', 'm.user_id', 'u.id')
      .select(['u.id', 'u.first_name', 'm.user_role', 'm.status', 'm.organization_id'])
      .where('u.email', '=', email)
      .execute(),
  );

const logOf = (organization: { id: string }) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('organization_id', '=', organization.id)
      .orderBy('id')
      .execute(),
  );

async function joinAnother(userId: string) {
  const other = await createOrganization(product);
  await product.deps.db.platform.run((db) =>
    db
      .insertInto('memberships')
      .values({ organization_id: other.id, id: crypto.randomUUID(), user_id: userId, user_role: 'ORG_USER' })
      .execute(),
  );
}

const switchOn = async (headers: Readonly<Record<string, string>>) =>
  (await switchOnCodes(product, headers)).recovery;

describe('the SSO offer', () => {
  it('depends on the domain and reveals nothing about a person', async () => {
    const { domain } = await company();
    const call = callerOf(product);
    const ask = async (name: string) =>
      (await call('POST', '/auth/sso/offer', { payload: { domain: name } })).body.data;
    expect(await ask(domain.toUpperCase())).toEqual({ is_offered: true, is_enforced: false });
    expect(await ask('nobody.example')).toEqual({ is_offered: false, is_enforced: false });
    expect(await ask('not a domain')).toEqual({ is_offered: false, is_enforced: false });
  });

  it('is not made before the connection was tested', SLOW, async () => {
    const { domain } = await createCompany(product, provider);
    const answer = await openBrowser(product).start(`anna@${domain}`);
    expect(errorOf(answer).code).toBe('sso.not_offered');
  });
});

describe('signing in', () => {
  it('sends state, nonce, a challenge and the address, and stores them sealed in the browser', async () => {
    const { domain } = await company();
    const browser = openBrowser(product);
    const { body } = await browser.start(`anna@${domain}`);
    const searchParams = Object.fromEntries(new URL(body.data.url).searchParams);
    expect(searchParams).toMatchObject({
      response_type: 'code',
      response_mode: 'query',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: `anna@${domain}`,
      redirect_uri: `${ORIGIN}/auth/sso/callback`,
    });
    const cookie = browser.jar.get('quint_sso') ?? '';
    for (const secret of [searchParams.state, searchParams.nonce]) {
      expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(secret);
    }
  });

  it('links a member by the verified address once and afterwards by the provider’s subject', async () => {
    const { organization, domain } = await company();
    const email = `anna@${domain}`;
    const member = await createUser(product, { organization, email });
    provider.accounts.set('anna-1', { email: email.toUpperCase(), email_verified: true });
    const first = await signIn(email, 'anna-1');
    expect(first.status).toBe(200);
    const headers = { authorization: `Bearer ${first.body.data.access_token}` };
    const me = await callerOf(product)('GET', '/users/me', { headers });
    expect(me.body.data.id).toBe(member.id);
    const sessions = await callerOf(product)('GET', '/auth/sessions', { headers });
    expect(sessions.body.data[0].method).toBe('company');
    // The same person with another address at the provider.
    provider.accounts.set('anna-1', { email: `anna.neu@${domain}`, email_verified: true });
    expect((await signIn(email, 'anna-1')).status).toBe(200);
    expect((await logOf(organization)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sso.connect', 'sso.claim', 'sso.prove', 'sso.link', 'sso.sign_in']),
    );
  });

  it('creates an account with the fewest rights when that is enabled', async () => {
    const { organization, domain } = await company({ makes_accounts: true });
    const email = `berta@${domain}`;
    provider.accounts.set('berta', { email, email_verified: true, given_name: 'Berta', family_name: 'Blau' });
    expect((await signIn(email, 'berta')).status).toBe(200);
    expect(await lookUp(email)).toEqual([
      expect.objectContaining({
        first_name: 'Berta',
        user_role: 'ORG_USER',
        organization_id: organization.id,
      }),
    ]);
    expect((await logOf(organization)).map(({ action }) => action)).toContain('memberships.join');
  });

  it('creates administrators only up to the limit of the plan', SLOW, async () => {
    const { organization, domain } = await company({ makes_accounts: true, account_role: 'ORG_ADMIN' });
    const join = async (name: string) => {
      const email = `${name}@${domain}`;
      provider.accounts.set(email, { email, email_verified: true });
      expect((await signIn(email, email)).status).toBe(200);
      return (await lookUp(email))[0]?.user_role;
    };
    expect(await join('first')).toBe('ORG_ADMIN');
    await product.deps.db.platform.run((db) =>
      db.updateTable('organizations').set({ pack: 'basic' }).where('id', '=', organization.id).execute(),
    );
    expect(await join('second')).toBe('ORG_USER');
  });

  it('accepts the invitation of an unused account', SLOW, async () => {
    const { organization, domain, admin, call } = await company();
    const email = `carl@${domain}`;
    const users = [{ email, user_role: 'ORG_ADMIN' }];
    const response = await call('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users },
    });
    expect(response.status).toBe(200);
    provider.accounts.set('carl', { email, email_verified: true });
    expect((await signIn(email, 'carl')).status).toBe(200);
    expect(await lookUp(email)).toEqual([
      expect.objectContaining({ status: 'active', user_role: 'ORG_ADMIN' }),
    ]);
  });

  it(
    'asks for the second factor when the workspace requires it and accepts the code without a second redirect',
    SLOW,
    async () => {
      const { organization, domain, admin, base, call } = await company();
      await call('PATCH', base, { headers: admin.headers, payload: { asks_second_factor: true } });
      const user = await createUser(product, { organization, email: `dora@${domain}` });
      const recovery = await switchOn(user.headers);
      provider.accounts.set('dora', { email: user.email, email_verified: true });
      const firstAttempt = await signIn(user.email, 'dora');
      expect(errorOf(firstAttempt).code).toBe('session.second_factor_required');
      expect(errorOf(await firstAttempt.browser.finish('', '000000')).code).toBe('INVALID_OTP');
      expect((await firstAttempt.browser.finish('', recovery)).status).toBe(200);
      await call('PATCH', base, { headers: admin.headers, payload: { asks_second_factor: false } });
      expect((await signIn(user.email, 'dora')).status).toBe(200);
    },
  );

  it('always asks an account of several workspaces for its second factor', async () => {
    const { organization, domain } = await company();
    const user = await createUser(product, { organization, email: `emil@${domain}` });
    await joinAnother(user.id);
    await switchOn(user.headers);
    provider.accounts.set('emil', { email: user.email, email_verified: true });
    expect(errorOf(await signIn(user.email, 'emil')).code).toBe('session.second_factor_required');
  });
});

describe('a sign-in is refused for', () => {
  it('a person without an account when accounts are not created automatically', async () => {
    const { organization, domain } = await company();
    const email = `fritz@${domain}`;
    provider.accounts.set('fritz', { email, email_verified: true });
    expect(errorOf(await signIn(email, 'fritz')).code).toBe('sso.no_account');
    expect(await lookUp(email)).toEqual([]);
    expect(await logOf(organization)).toContainEqual({
      action: 'sso.refuse',
      details: { reason: 'sso.no_account', test: false, count: 1 },
    });
    for (let again = 0; again < 10; again += 1) await signIn(email, 'fritz');
    const refusals = (await logOf(organization)).filter(({ action }) => action === 'sso.refuse');
    expect(refusals.map(({ details }) => details)).toEqual([
      { reason: 'sso.no_account', test: false, count: 1 },
      { reason: 'sso.no_account', test: false, count: 10 },
    ]);
  });

  it('an account of another workspace, which remains unchanged', async () => {
    const { domain } = await company({ makes_accounts: true });
    const other = await createOrganization(product);
    const user = await createUser(product, { organization: other, email: `gerd@${domain}` });
    provider.accounts.set('gerd', { email: user.email, email_verified: true });
    expect(errorOf(await signIn(user.email, 'gerd')).code).toBe('sso.other_account');
    expect(await lookUp(user.email)).toHaveLength(1);
  });

  it('another user of the company with the address of a member', async () => {
    const { organization, domain } = await company();
    const user = await createUser(product, { organization, email: `hanna@${domain}` });
    provider.accounts.set('hanna-1', { email: user.email, email_verified: true });
    provider.accounts.set('hanna-2', { email: user.email, email_verified: true });
    expect((await signIn(user.email, 'hanna-1')).status).toBe(200);
    expect(errorOf(await signIn(user.email, 'hanna-2')).code).toBe('sso.other_person');
  });

  it('administrators of the platform', async () => {
    const { organization, domain } = await company();
    const user = await createUser(product, { organization, email: `ida@${domain}`, userRole: 'APP_ADMIN' });
    provider.accounts.set('ida', { email: user.email, email_verified: true });
    expect(errorOf(await signIn(user.email, 'ida')).code).toBe('sso.platform_account');
  });

  it('a member who was removed', async () => {
    const { organization, domain, admin, call } = await company({ makes_accounts: true });
    const email = `jan@${domain}`;
    provider.accounts.set('jan', { email, email_verified: true });
    expect((await signIn(email, 'jan')).status).toBe(200);
    const [membership] = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select('m.id')
        .where('u.email', '=', email)
        .where('m.organization_id', '=', organization.id)
        .execute(),
    );
    expect((await call('DELETE', `/members/${membership?.id}`, { headers: admin.headers })).status).toBe(204);
    expect(errorOf(await signIn(email, 'jan')).code).toBe('sso.other_account');
  });

  it('a cancelled sign-in, a response for another browser and a response that was used', async () => {
    const { domain } = await company({ makes_accounts: true });
    const email = `kai@${domain}`;
    provider.accounts.set('kai', { email, email_verified: true });
    const browser = openBrowser(product);
    const first = await browser.start(email);
    const response = await browser.finish(await visitProvider(first.body.data.url, { cancel: true }));
    expect(errorOf(response).code).toBe('sso.cancelled');
    const second = await browser.start(email);
    const query = await visitProvider(second.body.data.url, { account: 'kai' });
    expect(errorOf(await openBrowser(product).finish(query)).code).toBe('sso.expired');
    const otherBrowser = openBrowser(product);
    await otherBrowser.start(email);
    expect(errorOf(await otherBrowser.finish(query)).code).toBe('sso.expired');
    expect((await browser.finish(query)).status).toBe(200);
    expect(errorOf(await browser.finish(query)).code).toBe('sso.expired');
  });

  it('an expired attempt', SLOW, async () => {
    const { domain } = await company({ makes_accounts: true });
    const browser = openBrowser(product);
    const { body } = await browser.start(`lea@${domain}`);
    provider.accounts.set('lea', { email: `lea@${domain}`, email_verified: true });
    const query = await visitProvider(body.data.url, { account: 'lea' });
    product.clock.set(new Date(Date.now() + 11 * 60_000));
    const answer = await browser.finish(query);
    product.clock.set(undefined);
    expect(errorOf(answer).code).toBe('sso.expired');
  });

  it('a client with a wrong secret', SLOW, async () => {
    const newCompany = await createCompany(product, { ...provider, clientSecret: 'another one' }, {});
    await newCompany.open();
    const email = `mia@${newCompany.domain}`;
    provider.accounts.set('mia', { email, email_verified: true });
    expect(errorOf(await signIn(email, 'mia')).code).toBe('sso.client_refused');
  });
});
