import {
  readMe,
  acceptUserInvite,
  customEndpoint,
  memoryStorage,
  passwordRequest,
  passwordReset,
  readItems,
  readUsers,
  updateMe,
  withToken,
} from '@directus/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import type { Sdk, SignedClient } from '#testing/sdk.ts';
import { expectSdkRefusal, openBrowser, openSdk } from '#testing/sdk.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { SLOW } from '#testing/tags.ts';

// Signing in, refreshing and errors, with only the public client.

const MINUTE_MS = 60_000;
const product = useProduct();
let sdk: Sdk;
let organization: TestOrganization;
let user: TestUser;
let client: SignedClient;

beforeAll(async () => {
  sdk = await openSdk(product);
  organization = await createOrganization(product);
});
beforeEach(async () => {
  user = await createUser(product, { organization });
  client = sdk.json();
});

const signIn = (as: SignedClient = client) => as.login({ email: user.email, password: PASSWORD });
const tokenOf = (person: TestUser) => person.headers.authorization.replace('Bearer ', '');

describe('in json mode', () => {
  it('returns both tokens and the lifetime of the access token', async () => {
    const session = await signIn();
    expect(session.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(session.refresh_token).toMatch(/^[\w-]{40,}$/);
    expect(session.expires).toBe(15 * MINUTE_MS);
    expect(await client.getToken()).toBe(session.access_token);
  });

  it('ignores the case of an address', async () => {
    await client.login({ email: user.email.toUpperCase(), password: PASSWORD });
    expect(await client.request(readMe({ fields: ['id', 'email'] }))).toEqual({
      id: user.id,
      email: user.email,
    });
  });

  it('contains the conventional claims of a token', SLOW, async () => {
    const { access_token: token } = await signIn();
    const [, claims = ''] = String(token).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      id: user.id,
      role: 'ORG_ADMIN',
      app_access: true,
      admin_access: false,
      iss: 'quint',
      exp: expect.any(Number),
      iat: expect.any(Number),
    });
  });

  it('exchanges the refresh token for a new one', SLOW, async () => {
    const before = await signIn();
    const after = await client.refresh();
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(after.expires).toBe(before.expires);
    expect(await client.request(readItems('roles'))).toEqual([]);
  });

  it('refreshes automatically before the token expires, and not earlier', SLOW, async () => {
    for (const [minutes, isRenewed] of [
      [16, true],
      [1, false],
    ] as const) {
      const storage = memoryStorage();
      const early = sdk.json({ msRefreshBeforeExpires: minutes * MINUTE_MS, storage });
      const first = await signIn(early);
      expect(await early.request(readItems('roles'))).toEqual([]);
      expect((await storage.get())?.refresh_token !== first.refresh_token).toBe(isRenewed);
    }
  });

  it('ends when signing out, without affecting other sessions', SLOW, async () => {
    const other = sdk.json();
    await signIn(other);
    const { refresh_token: refreshToken } = await signIn();
    await client.logout();
    expect(await client.getToken()).toBeNull();
    await expectSdkRefusal(client.request(readItems('roles')), { status: 403, code: 'FORBIDDEN' });
    const dead = customEndpoint({
      path: '/auth/refresh',
      method: 'POST',
      body: JSON.stringify({ mode: 'json', refresh_token: refreshToken }),
    });
    await expectSdkRefusal(client.request(dead), { status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await other.request(readItems('roles'))).toEqual([]);
    expect((await other.refresh()).refresh_token).not.toBeNull();
  });
});

describe('in cookie mode', () => {
  it('rejects a page of another site, which does not have the XSRF token', async () => {
    const browser = openBrowser();
    await signIn(sdk.cookie(browser));
    browser.cookies.delete('XSRF-TOKEN');
    await expectSdkRefusal(sdk.cookie(browser).refresh(), { status: 403, code: 'session.origin_refused' });
  });

  it('hides the refresh token from the page', SLOW, async () => {
    const browser = openBrowser();
    const page = sdk.cookie(browser);
    const session = await signIn(page);
    expect(session).not.toHaveProperty('refresh_token');
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      'XSRF-TOKEN',
      'quint_device',
      'quint_refresh_token',
    ]);
    expect(await page.request(readMe({ fields: ['id'] }))).toEqual({ id: user.id });
  });

  it('renews the cookie with each refresh and deletes it at the end', SLOW, async () => {
    const browser = openBrowser();
    const page = sdk.cookie(browser);
    await signIn(page);
    const before = browser.cookies.get('quint_refresh_token');
    const session = await page.refresh();
    expect(session.access_token).toBe(await page.getToken());
    expect(browser.cookies.get('quint_refresh_token')).not.toBe(before);
    await page.logout();
    expect([...browser.cookies.keys()]).toEqual(['quint_device']);
    await expectSdkRefusal(page.refresh(), { status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('signs in a page again that has only its cookies', SLOW, async () => {
    const browser = openBrowser();
    await signIn(sdk.cookie(browser));
    const reloadedClient = sdk.cookie(browser);
    expect(await reloadedClient.getToken()).toBeNull();
    await reloadedClient.refresh();
    expect(await reloadedClient.request(readMe({ fields: ['email'] }))).toEqual({ email: user.email });
  });
});

describe('with a static token', () => {
  it('acts as the person of the token', SLOW, async () => {
    const as = sdk.token(tokenOf(user));
    expect(await as.request(readMe({ fields: ['id'] }))).toEqual({ id: user.id });
    const other = await createUser(product, { organization });
    expect(await as.request(withToken(tokenOf(other), readMe({ fields: ['id'] })))).toEqual({ id: other.id });
  });

  it('distinguishes invalid, forged and expired tokens', async () => {
    const none = sdk.token('abc');
    await expectSdkRefusal(none.request(readItems('roles')), { status: 401, code: 'INVALID_CREDENTIALS' });
    const [head, claims] = tokenOf(user).split('.');
    const forgedClient = sdk.token(`${head}.${claims}.${'A'.repeat(43)}`);
    await expectSdkRefusal(forgedClient.request(readItems('roles')), { status: 403, code: 'INVALID_TOKEN' });
    const as = sdk.token(tokenOf(user));
    product.clock.set(new Date(Date.now() + 16 * MINUTE_MS));
    try {
      await expectSdkRefusal(as.request(readItems('roles')), { status: 401, code: 'TOKEN_EXPIRED' });
      await expectSdkRefusal(as.request(readMe()), { status: 401, code: 'TOKEN_EXPIRED' });
    } finally {
      product.clock.set(undefined);
    }
  });
});

describe('the user’s account', () => {
  it('is read and changed by its user', SLOW, async () => {
    const as = sdk.token(tokenOf(user));
    const fields = ['first_name', 'last_name'] as const;
    expect(await as.request(updateMe({ first_name: 'Änne' } as never, { fields } as never))).toMatchObject({
      first_name: 'Änne',
    });
    expect(await as.request(readMe({ fields: ['id', 'first_name'] }))).toEqual({
      id: user.id,
      first_name: 'Änne',
    });
    const users = await as.request(
      readUsers({ filter: { id: { _eq: user.id } }, fields: ['email'] } as never),
    );
    expect(users).toEqual([{ email: user.email }]);
  });

  it('rejects changes of read-only fields', SLOW, async () => {
    const as = sdk.token(tokenOf(user));
    const change = as.request(updateMe({ role: 'APP_ADMIN' } as never));
    await expectSdkRefusal(change, { status: 403, code: 'FORBIDDEN', field: 'role' });
  });
});

describe('without being signed in', () => {
  it('nothing is returned', async () => {
    await expectSdkRefusal(client.request(readItems('roles')), { status: 403, code: 'FORBIDDEN' });
    await expectSdkRefusal(client.request(readMe()), { status: 401, code: 'INVALID_CREDENTIALS' });
    await expectSdkRefusal(client.request(readUsers()), { status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('an unknown address and a wrong password give the same response', SLOW, async () => {
    const wrong = client.login({ email: user.email, password: 'not the password' });
    await expectSdkRefusal(wrong, { status: 401, code: 'INVALID_CREDENTIALS' });
    const unknownLogin = client.login({ email: 'nobody@people.example', password: PASSWORD });
    await expectSdkRefusal(unknownLogin, { status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it(
    'a sign-in without an address, and a refresh or sign-out without a token, are rejected',
    SLOW,
    async () => {
      const badly = { status: 400, code: 'INVALID_PAYLOAD' };
      await expectSdkRefusal(client.login({ password: PASSWORD } as never), badly);
      await expectSdkRefusal(client.refresh(), badly);
      await expectSdkRefusal(client.logout(), badly);
    },
  );

  it('a password reset link is requested, and an invalid one rejected', SLOW, async () => {
    expect(await client.request(passwordRequest(user.email))).toBeNull();
    const reset = client.request(passwordReset(unknownToken(), 'another battery horse'));
    await expectSdkRefusal(reset, { status: 403, code: 'INVALID_TOKEN' });
    const accept = client.request(acceptUserInvite(unknownToken(), 'another battery horse'));
    await expectSdkRefusal(accept, { status: 403, code: 'INVALID_TOKEN' });
  });

  it('after too many wrong passwords the correct one requires a mailed code', SLOW, async () => {
    const attempts = Array.from({ length: 12 }, () => ({ email: user.email, password: 'wrong' }));
    let last = '';
    for (const attempt of attempts) {
      if (last === 'session.code_mailed') break;
      last = await client.login(attempt).then(
        () => '',
        (error: { errors: { extensions: { code: string } }[] }) => error.errors[0]?.extensions.code ?? '',
      );
    }
    const blockedLogin = client.login({ email: user.email, password: PASSWORD });
    await expectSdkRefusal(blockedLogin, { status: 401, code: 'session.code_mailed' });
  });
});
