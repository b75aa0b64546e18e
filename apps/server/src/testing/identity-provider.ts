import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface IdentityClaims {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The accounts by their subject. */
  readonly accounts: Map<string, IdentityClaims>;
  close(): Promise<void>;
}

/** The page on which a person selects an account and allows the product. */
const PAGE = `<!doctype html><html lang="en"><title>Identity provider</title><main><h1>Identity provider</h1>
<form method="post"><label>Account <input name="account" required></label><button>Go on</button></form>
<form method="post"><input type="hidden" name="cancel" value="1"><button>Cancel</button></form></main></html>`;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGE);
    return;
  }
  const form = await readForm(request);
  if (form.has('cancel')) {
    const result = { error: 'access_denied', error_description: 'The person has cancelled' };
    await provider.interactionFinished(request, response, result);
    return;
  }
  const accountId = form.get('account') ?? '';
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope('openid email profile');
  const result = { login: { accountId }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result);
}

/** A real OpenID provider on this machine, with a sign-in page; its accounts are a map that tests fill. */
export async function openIdentityProvider(redirectUri: string): Promise<IdentityProvider> {
  const accounts = new Map<string, IdentityClaims>();
  const [clientId, clientSecret] = ['quint', 'a secret of the provider, for tests only'];
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    cookies: { keys: ['a key of the provider'] },
    pkce: { required: () => true },
  });
  const callback = provider.callback();
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) void interact(provider, request, response);
    else void callback(request, response);
  };
  return {
    issuer,
    clientId,
    clientSecret,
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The browser at the provider: follows redirects with its cookies, and submits the form; returns the final URL. */
export async function visitProvider(
  url: string,
  choice: { account: string } | { cancel: true },
): Promise<string> {
  const jar = new Map<string, string>();
  const { origin } = new URL(url);
  let next = { url, method: 'GET', body: undefined as string | undefined };
  for (let step = 0; step < 12; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next.url, {
      method: next.method,
      redirect: 'manual',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      ...(next.body === undefined ? {} : { body: next.body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const body = new URLSearchParams('cancel' in choice ? { cancel: '1' } : choice).toString();
      next = { url: next.url, method: 'POST', body };
      continue;
    }
    const target = new URL(location, next.url);
    if (target.origin !== origin) return target.search.slice(1);
    next = { url: target.href, method: 'GET', body: undefined };
  }
  throw new Error('The provider did not redirect');
}
