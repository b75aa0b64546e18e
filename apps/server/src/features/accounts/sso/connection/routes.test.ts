import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, openBrowser, switchOnCodes } from '#testing/companies.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const abroad = useProduct({ env: { PUBLIC_URL: 'https://hr.example' } });
const CONNECTION = { issuer: 'https://idp.example', client_id: 'quint', client_secret: 'secret' };
let issuer: FalseIssuer;

beforeAll(async () => {
  issuer = await openFalseIssuer();
});
afterAll(() => {
  issuer.close();
});

type Company = Awaited<ReturnType<typeof createCompany>>;

/** A test by the administrator, as their browser runs it. */
async function test({ base, admin, domain }: Company, email = `boss@${domain}`) {
  const browser = openBrowser(product);
  const { body } = await browser.startTest(base, admin.headers);
  issuer.claims = { email, sub: email };
  return browser.finishTest(issuer.answer(body.data.url));
}

const set = ({ base, admin, call }: Company, payload: object) =>
  call('PATCH', base, { headers: admin.headers, payload });

/** A company that enforces SSO, with one emergency administrator. */
async function createEnforcedCompany() {
  const company = await createCompany(product, issuer);
  const { organization, domain, settings } = company;
  const emergency = await createUser(product, { organization, email: `rescue@${domain}` });
  const { recovery, totp } = await switchOnCodes(product, emergency.headers);
  await test(company);
  const { administrators } = await settings();
  const emergencyMember = administrators.find(
    ({ email }: { email: string }) => email === emergency.email,
  ).member;
  const answer = await set(company, { is_enforced: true, emergency_member: emergencyMember });
  expect(answer.status).toBe(204);
  return { ...company, emergency, emergencyMember, recovery, totp };
}

async function enforcedIn(company: Company) {
  const user = await createUser(product, {
    organization: company.organization,
    email: `rescue@${company.domain}`,
  });
  const { recovery } = await switchOnCodes(product, user.headers);
  await test(company);
  const { administrators } = await company.settings();
  const emergencyMember = administrators.find(({ email }: { email: string }) => email === user.email).member;
  expect((await set(company, { is_enforced: true, emergency_member: emergencyMember })).status).toBe(204);
  return { emergency: { user, recovery } };
}

describe('the connection', () => {
  it('is stored with a sealed secret that no response contains', async () => {
    const { settings, organization } = await createCompany(product, issuer);
    const read = await settings();
    expect(read.connection).toMatchObject({
      issuer: issuer.issuer,
      client_id: 'quint',
      makes_accounts: false,
      account_role: 'ORG_USER',
      date_tested: null,
    });
    expect(JSON.stringify(read)).not.toContain('secret"');
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('sso_connections')
        .selectAll()
        .where('organization_id', '=', organization.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row.client_secret.toString('latin1')).not.toContain('secret');
  });

  it.each([
    ['not a URL', 'sso.issuer_invalid'],
    ['http://idp.example', 'sso.address_refused'],
    ['https://10.0.0.1', 'sso.address_refused'],
    ['https://169.254.169.254/latest', 'sso.address_refused'],
  ])('refuses %s', async (address, code) => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const answer = await callerOf(product)('POST', `/organizations/${organization.id}/sso`, {
      headers: admin.headers,
      payload: { ...CONNECTION, issuer: address },
    });
    expect(errorOf(answer).code).toBe(code);
  });

  it('keeps its secret and does not send it to another address', async () => {
    const { base, admin, call } = await createCompany(product, issuer);
    const save = (payload: object) => call('POST', base, { headers: admin.headers, payload });
    expect((await save({ issuer: issuer.issuer, client_id: 'quint', client_secret: '' })).status).toBe(204);
    expect(errorOf(await save({ issuer: issuer.issuer, client_id: 'other' })).code).toBe(
      'sso.secret_required',
    );
  });

  it(
    'names the issuer of a provider that differs, and rejects an address without a provider',
    SLOW,
    async () => {
      const { base, admin, call } = await createCompany(product, issuer);
      const save = (address: string) =>
        call('POST', base, { headers: admin.headers, payload: { ...CONNECTION, issuer: address } });
      issuer.saidIssuer = 'https://login.example/tenant';
      const differs = await save(issuer.issuer);
      issuer.saidIssuer = undefined;
      expect(errorOf(differs)).toMatchObject({
        code: 'sso.issuer_differs',
        message: expect.stringContaining('https://login.example/tenant'),
      });
      expect(errorOf(await save(`${issuer.issuer}/nothing`)).code).toBe('sso.issuer_invalid');
    },
  );

  it('rejects a loopback address when the product is on the internet', SLOW, async () => {
    const organization = await createOrganization(abroad);
    const admin = await createUser(abroad, { organization });
    const answer = await callerOf(abroad)('POST', `/organizations/${organization.id}/sso`, {
      headers: admin.headers,
      payload: { ...CONNECTION, issuer: issuer.issuer },
    });
    expect(errorOf(answer).code).toBe('sso.address_refused');
  });

  it('is not accessible to other workspaces', async () => {
    const { base, call } = await createCompany(product, issuer);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, base, { headers: outsider.headers })).status).toBe(404);
    }
  });

  it('is removed together with all enforcement settings', SLOW, async () => {
    const { base, admin, call, settings } = await createCompany(product, issuer);
    expect((await call('DELETE', base, { headers: admin.headers })).status).toBe(204);
    expect((await settings()).connection).toBeNull();
    expect(errorOf(await call('DELETE', base, { headers: admin.headers })).code).toBe('sso.not_set_up');
  });
});

describe('enforcing', () => {
  it('needs a test by the same administrator and an emergency administrator with a second factor', async () => {
    const company = await createCompany(product, issuer);
    const { organization, settings, admin } = company;
    expect(errorOf(await set(company, { is_enforced: true })).code).toBe('sso.emergency_needed');
    const [own] = (await settings()).administrators;
    expect(errorOf(await set(company, { emergency_member: own.member })).code).toBe('sso.emergency_unfit');
    const { codes } = await switchOnCodes(product, admin.headers);
    const payload = { is_enforced: true, emergency_member: own.member };
    expect(errorOf(await set(company, { ...payload, otp: codes[0] })).code).toBe('sso.test_needed');
    expect((await test(company)).body.data).toEqual({
      email: `boss@${company.domain}`,
      organization: organization.id,
    });
    const other = await createUser(product, { organization });
    expect(errorOf(await set({ ...company, admin: other }, payload)).code).toBe('sso.test_needed');
    expect((await set(company, { ...payload, otp: codes[1] })).status).toBe(204);
    expect((await settings()).connection).toMatchObject({ is_enforced: true, is_tested_by_you: true });
  });

  it('does not count a failed test or a normal sign-in as a test', SLOW, async () => {
    const company = await createCompany(product, issuer);
    expect(errorOf(await test(company, 'boss@another.example')).code).toBe('sso.domain_unproved');
    expect((await company.settings()).connection.date_tested).toBeNull();
    const browser = openBrowser(product);
    const { body } = await browser.startTest(company.base, company.admin.headers);
    expect(errorOf(await browser.finish(issuer.answer(body.data.url))).code).toBe('sso.expired');
  });

  it('leaves SSO as the only way to sign in for users of the domain', async () => {
    const company = await createCompany(product, issuer);
    const { organization, domain } = company;
    const member = await createUser(product, { organization, email: `nina@${domain}` });
    const guest = await createUser(product, { organization });
    const before = await signIn(product, member.email);
    const token = await createApiToken(product, organization, { scopes: ['roles:read'], user: member });
    const { emergency } = await enforcedIn(company);
    expect((await before.refresh()).status).toBe(401);
    const read = await callerOf(product)('GET', '/items/roles', { headers: token.headers });
    expect(errorOf(read).code).toBe('token.revoked');
    const login = (email: string, otp?: string) =>
      callerOf(product)('POST', '/auth/login', {
        payload: { email, password: PASSWORD, ...(otp === undefined ? {} : { otp }) },
      });
    expect(errorOf(await login(member.email)).code).toBe('sso.required');
    expect(errorOf(await login(member.email.replace('nina', 'unknown'))).code).toBe('INVALID_CREDENTIALS');
    expect((await login(guest.email)).status).toBe(200);
    expect(errorOf(await login(emergency.user.email)).code).toBe('session.second_factor_required');
    expect((await login(emergency.user.email, emergency.recovery)).status).toBe(200);
    issuer.claims = { email: member.email, sub: 'nina' };
    const browser = openBrowser(product);
    const { body } = await browser.start(member.email);
    expect((await browser.finish(issuer.answer(body.data.url))).status).toBe(200);
  });

  it('excepts the emergency administrator and cannot be bypassed by an invitation', async () => {
    const company = await createEnforcedCompany();
    const { admin, call, emergencyMember, domain, organization } = company;
    const response = await call('DELETE', `/members/${emergencyMember}`, { headers: admin.headers });
    expect(errorOf(response).code).toBe('member.is_emergency');
    expect(errorOf(await set(company, { emergency_member: null })).code).toBe('sso.emergency_needed');
    const offer = await call('POST', '/auth/sso/offer', { payload: { domain } });
    expect(offer.body.data).toEqual({ is_offered: true, is_enforced: true });
    expect(organization.id).toBeTruthy();
  });

  it('lets the platform restore access to a workspace whose secrets cannot be decrypted', SLOW, async () => {
    const company = await createEnforcedCompany();
    const { base, admin, call, platform, domain, organization, emergency, recovery, settings } = company;
    const nina = await createUser(product, { organization, email: `nina@${domain}` });
    // Simulates secrets that were sealed with another SECRET.
    await product.deps.db.platform.write(async (db) => {
      const sealedSecret = Buffer.alloc(60, 1);
      await db
        .updateTable('sso_connections')
        .set({ client_secret: sealedSecret })
        .where('organization_id', '=', organization.id)
        .execute();
      await db
        .updateTable('two_factor_secrets')
        .set({ sealed_secret: sealedSecret })
        .where('user_id', '=', emergency.id)
        .execute();
    });
    const login = (email: string, otp?: string) =>
      call('POST', '/auth/login', {
        payload: { email, password: PASSWORD, ...(otp === undefined ? {} : { otp }) },
      });
    const browser = openBrowser(product);
    expect(errorOf(await browser.start(nina.email))).toMatchObject({
      status: 409,
      code: 'sso.secret_unreadable',
    });
    expect(errorOf(await browser.startTest(base, admin.headers)).code).toBe('sso.secret_unreadable');
    expect(errorOf(await login(nina.email)).code).toBe('sso.required');
    expect((await login(emergency.email, recovery)).status).toBe(200);
    const off = { headers: platform.headers, payload: { is_enforced: false } };
    expect((await call('PATCH', base, off)).status).toBe(204);
    expect((await login(nina.email)).status).toBe(200);
    const save = (client_secret: string) =>
      call('POST', base, {
        headers: platform.headers,
        payload: { issuer: issuer.issuer, client_id: 'quint', client_secret },
      });
    expect(errorOf(await save('')).code).toBe('sso.secret_unreadable');
    expect((await save('secret')).status).toBe(204);
    expect((await settings()).connection.date_tested).not.toBeNull();
    expect((await browser.start(nina.email)).status).toBe(200);
  });

  it('ends password sessions of users when their domain is verified later', SLOW, async () => {
    const company = await createEnforcedCompany();
    const { base, admin, platform, call, organization, settings } = company;
    const member = await createUser(product, { organization, email: `otto@later-${company.domain}` });
    const guest = await createUser(product, { organization });
    const before = [await signIn(product, member.email), await signIn(product, guest.email)];
    const domain = `later-${company.domain}`;
    await call('POST', `${base}/domains`, { headers: admin.headers, payload: { domain } });
    const claimedDomain = (await settings()).domains.find(
      (each: { domain: string }) => each.domain === domain,
    );
    await call('POST', `/sso/domains/${claimedDomain.id}/vouch`, { headers: platform.headers });
    const answers = await Promise.all(before.map(({ refresh }) => refresh()));
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
  });

  it('stops when another provider is set, until that one is tested', SLOW, async () => {
    const company = await createEnforcedCompany();
    const { base, admin, call, settings } = company;
    await call('POST', base, {
      headers: admin.headers,
      payload: { issuer: issuer.issuer, client_id: 'another', client_secret: 'new' },
    });
    expect((await settings()).connection).toMatchObject({ is_enforced: false, date_tested: null });
  });
});
