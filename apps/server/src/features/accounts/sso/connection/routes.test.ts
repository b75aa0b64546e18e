import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, openBrowser, switchOnCodes } from '#testing/companies.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();
const CONNECTION = { issuer: 'https://idp.example', client_id: 'quint', client_secret: 'secret' };
let issuer: FalseIssuer;

beforeAll(async () => {
  issuer = await openFalseIssuer();
});
afterAll(() => {
  issuer.close();
});

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
});
