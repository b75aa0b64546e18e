import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, openBrowser } from '#testing/companies.ts';
import type { FalseIssuer } from '#testing/false-issuer.ts';
import { openFalseIssuer } from '#testing/false-issuer.ts';
import { useProduct } from '#testing/product.ts';
import { errorOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

  it.each([
    'a@nordlicht.example@D',
    '"x,"@D',
    'victim@x,a@D',
    '<v@x.example> y@D',
    'x\r\nBcc: v@x\r\nX: y@D',
  ])('with the address %j is refused', async (address) => {
    const email = address.replace(/@D$/, `@${company.domain}`);
    expect(errorOf(await signInWith({ email })).code).toBe('sso.email_invalid');
  });

  it('signed with another key is rejected', async () => {
    issuer.usesForeignKey = true;
    expect(errorOf(await signInWith()).code).toBe('sso.token_signature');
  });

  it('without email_verified counts as verified when the workspace allows it, but not with the value false', async () => {
    const { base, admin, call } = company;
    const set = (takes_unmarked: boolean) =>
      call('PATCH', base, { headers: admin.headers, payload: { takes_unmarked } });
    await set(true);
    const silent = await signInWith({ email_verified: undefined });
    const unverifiedResponse = await signInWith({ email_verified: false });
    await set(false);
    expect(silent.status).toBe(200);
    expect(errorOf(unverifiedResponse).code).toBe('sso.email_unverified');
  });
});

describe('the callback', () => {
  it.each([
    [
      'another state',
      (query: string) => query.replace(/state=[^&]*/, 'state=sign-in.another'),
      'sso.expired',
    ],
    ['no state', (query: string) => query.replace(/&?state=[^&]*/, ''), 'sso.expired'],
    ['no code', (query: string) => query.replace(/code=[^&]*&?/, ''), 'sso.token_invalid'],
    [
      'the issuer of somebody else',
      (query: string) => `${query}&iss=https%3A%2F%2Fevil.example`,
      'sso.token_issuer',
    ],
    [
      'an error of the provider',
      (query: string) => `${query.replace(/code=[^&]*/, 'error=server_error')}`,
      'sso.refused_by_provider',
    ],
  ])('with %s is refused', SLOW, async (_case, change, code) => {
    expect(errorOf(await signInWith({}, change)).code).toBe(code);
  });

  it.each([
    ['invalid_grant', 'sso.expired'],
    ['invalid_client', 'sso.client_refused'],
    ['temporarily_unavailable', 'sso.refused_by_provider'],
  ])('ends with %s of the token endpoint in words', SLOW, async (error, code) => {
    issuer.error = error;
    expect(errorOf(await signInWith()).code).toBe(code);
  });

  it('cannot be completed when the provider was replaced meanwhile', SLOW, async () => {
    const browser = openBrowser(product);
    const { body } = await browser.start(`otto@${company.domain}`);
    const query = issuer.answer(body.data.url);
    issuer.saidIssuer = 'https://evil.example';
    expect(errorOf(await browser.finish(query)).code).toBe('sso.issuer_differs');
  });

  it('reuses the cached discovery document', SLOW, async () => {
    const start = () => openBrowser(product).start(`otto@${company.domain}`);
    await start();
    issuer.saidIssuer = 'https://evil.example';
    expect((await start()).status).toBe(200);
    product.clock.set(new Date(Date.now() + 6 * 60_000));
    const later = await start();
    product.clock.set(undefined);
    expect(errorOf(later).code).toBe('sso.issuer_differs');
  });

  it('reports that the provider is unreachable', SLOW, async () => {
    const other = await openFalseIssuer();
    const otherCompany = await createCompany(product, { issuer: other.issuer });
    await otherCompany.open();
    other.close();
    const answer = await openBrowser(product).start(`otto@${otherCompany.domain}`);
    expect(errorOf(answer).code).toBe('sso.provider_unreachable');
  });
});
