import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, openBrowser } from '#testing/companies.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';

const product = useProduct();
let issuer: FalseIssuer;
let company: Awaited<ReturnType<typeof createCompany>>;

beforeAll(async () => {
  issuer = await openFalseIssuer();
  company = await createCompany(product, { issuer: issuer.issuer }, { makes_accounts: true });
  await company.open();
});
afterAll(() => {
  issuer.close();
});
beforeEach(() => {
  issuer.claims = {};
  issuer.usesForeignKey = false;
  issuer.error = undefined;
  issuer.saidIssuer = undefined;
});

const NOW = Math.floor(Date.now() / 1000);

/** Signs in with an ID token that has these claims in addition to valid ones. */
async function signInWith(
  claims: Readonly<Record<string, unknown>> = {},
  changeQuery = (query: string) => query,
) {
  const email = `otto@${company.domain}`;
  const browser = openBrowser(product);
  const { body } = await browser.start(email);
  const query = changeQuery(issuer.answer(body.data.url));
  issuer.claims = { email, ...claims };
  return browser.finish(query);
}

describe('an ID token', () => {
  it('is accepted when it is valid, also with a clock that is slightly off', async () => {
    expect((await signInWith()).status).toBe(200);
    expect((await signInWith({ iat: NOW + 40, exp: NOW - 20 })).status).toBe(200);
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'sso.token_issuer'],
    ['for another application', { aud: 'another' }, 'sso.token_audience'],
    [
      'for several applications, ours not the first',
      { aud: ['quint', 'another'], azp: 'another' },
      'sso.token_audience',
    ],
    ['of another sign-in', { nonce: 'another' }, 'sso.token_nonce'],
    ['without a nonce', { nonce: undefined }, 'sso.token_nonce'],
    ['that has expired', { exp: NOW - 120 }, 'sso.token_clock'],
    ['that is not valid yet', { nbf: NOW + 3600 }, 'sso.token_clock'],
    ['without an address', { email: undefined }, 'sso.email_missing'],
    ['whose address is none', { email: 'otto' }, 'sso.email_invalid'],
    ['whose subject is empty', { sub: '' }, 'sso.subject_missing'],
    ['whose subject is blank', { sub: '  ' }, 'sso.subject_missing'],
    ['whose address is not verified', { email_verified: false }, 'sso.email_unverified'],
    ['that says nothing about it', { email_verified: undefined }, 'sso.email_unverified'],
    ['with an address of another domain', { email: 'otto@another.example' }, 'sso.domain_unproved'],
  ])('%s is refused', async (_case, claims, code) => {
    expect(errorOf(await signInWith(claims)).code).toBe(code);
  });
});
