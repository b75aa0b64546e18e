import type { SsoRulesBody } from '@quint/contract/workspace/single-sign-on.ts';
import { Secret, TOTP } from 'otpauth';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

interface Client {
  readonly issuer: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** A workspace with a domain that is connected to a provider; `isTested` allows signing in. */
export async function createCompany(
  product: Product,
  { issuer, clientId = 'quint', clientSecret = 'secret' }: Client,
  rules: SsoRulesBody = {},
) {
  const organization = await createOrganization(product);
  const domain = `${newId().slice(-12)}.example`;
  const admin = await createUser(product, { organization, email: `boss@${domain}` });
  const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
  const call = callerOf(product);
  const base = `/organizations/${organization.id}/sso`;
  const settings = async () => (await call('GET', base, { headers: admin.headers })).body.data;
  await call('POST', base, {
    headers: admin.headers,
    payload: { issuer, client_id: clientId, client_secret: clientSecret },
  });
  await call('POST', `${base}/domains`, { headers: admin.headers, payload: { domain } });
  const [claimedDomain] = (await settings()).domains;
  await call('POST', `/sso/domains/${claimedDomain.id}/vouch`, { headers: platform.headers });
  if (Object.keys(rules).length > 0) {
    await call('PATCH', base, { headers: admin.headers, payload: rules });
  }
  /** Allows signing in without a test by the administrator. */
  const open = () =>
    product.deps.db.platform.run((db) =>
      db
        .updateTable('sso_connections')
        .set({ date_tested: new Date(), tested_by: admin.id })
        .where('organization_id', '=', organization.id)
        .execute(),
    );
  return { organization, domain, admin, platform, base, call, settings, open };
}

/** A browser on the sign-in page, with its cookies. */
export function openBrowser(product: Product) {
  const jar = new Map<string, string>();
  const send = async (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: `/api${url}`,
      remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      payload,
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    jar,
    start: (email: string) => send('/auth/sso/start', { email }),
    finish: (query: string, otp?: string) =>
      send('/auth/sso/callback', { query, mode: 'json', ...(otp === undefined ? {} : { otp }) }),
    startTest: (base: string, headers: Readonly<Record<string, string>>) => send(`${base}/test`, {}, headers),
    finishTest: (query: string) => send('/auth/sso/test', { query }),
  };
}

/** Enables one-time codes for an account; returns a recovery code, and a generator of codes. */
export async function switchOnCodes(product: Product, headers: Readonly<Record<string, string>>) {
  const call = callerOf(product);
  const { body } = await call('POST', '/auth/two-factor/set-up', {
    headers,
    payload: { password: PASSWORD },
  });
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) });
  const confirmation = await call('POST', '/auth/two-factor/confirm', {
    headers,
    payload: { otp: totp.generate() },
  });
  const codes = confirmation.body.data.recovery_codes as string[];
  return { recovery: String(codes[0]), codes, totp };
}
