import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, openBrowser } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { IdentityProvider } from '#testing/identity-provider.ts';
import { openIdentityProvider, visitProvider } from '#testing/identity-provider.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

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
});
