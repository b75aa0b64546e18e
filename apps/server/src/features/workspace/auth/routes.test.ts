import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

async function login(email: string, password: string, mode = 'json') {
  return product.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password, mode } });
}

function cookiesOf(answer: Awaited<ReturnType<typeof login>>): Record<string, string> {
  return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
}

async function refreshWith(token: string) {
  return product.app.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    payload: { refresh_token: token, mode: 'json' },
  });
}

describe('POST /auth/login', () => {
  it('returns an access token and, in json mode, a refresh token', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const answer = await login(user.email.toUpperCase(), PASSWORD);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data.expires).toBe(900_000);
    expect(data.refresh_token.length).toBeGreaterThan(40);
    const me = await product.app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${data.access_token}` },
    });
    expect(me.json().data.email).toBe(user.email);
  });

  it('sets the refresh token as an HttpOnly cookie in cookie mode', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const answer = await login(user.email, PASSWORD, 'cookie');
    expect(answer.json().data).not.toHaveProperty('refresh_token');
    const cookie = answer.cookies.find((entry) => entry.name === 'quint_refresh_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7 * 86_400 });
    // The app treats this one as the sign of a signed-in user: it persists when the browser is closed.
    const sign = answer.cookies.find((entry) => entry.name === 'XSRF-TOKEN');
    expect(sign).toMatchObject({ path: '/', maxAge: 7 * 86_400 });
  });

  it('gives the same response for a wrong password and an unknown account', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const wrong = await login(user.email, 'wrong password');
    const unknownResponse = await login('nobody@people.example', 'wrong password');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      errors: [
        { message: 'Email address or password is wrong.', extensions: { code: 'INVALID_CREDENTIALS' } },
      ],
    });
    expect(unknownResponse.json()).toEqual(wrong.json());
  });

  it('responds in German on request', async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': 'de' },
      payload: { email: 'nobody@people.example', password: 'x', mode: 'json' },
    });
    expect(answer.json().errors[0].message).toBe('E-Mail-Adresse oder Passwort ist falsch.');
  });

  it('treats a 256-character password like any wrong one', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const answer = await login(user.email, 'x'.repeat(256));
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ['malformed JSON', 'application/json', '{"email":', 400, 'INVALID_PAYLOAD'],
    ['no e-mail', 'application/json', '{"password":"x"}', 400, 'INVALID_PAYLOAD'],
    ['an empty body', 'application/json', '', 400, 'INVALID_PAYLOAD'],
    ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['plain text', 'text/plain', '{"email":"a","password":"b"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a prototype key',
      'application/json',
      '{"__proto__":{"a":1},"email":"a","password":"b"}',
      400,
      'INVALID_PAYLOAD',
    ],
  ])('refuses %s', async (_name, type, payload, status, code) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0].extensions.code).toBe(code);
  });

  it('requires a mailed code after ten wrong passwords', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const from = (n: number) => ({ remoteAddress: `198.51.100.${n}` });
    for (let attempt = 1; attempt <= 10; attempt++) {
      const payload = { email: user.email, password: 'wrong password' };
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload,
        ...from(attempt),
      });
      expect(answer.statusCode).toBe(401);
    }
    const payload = { email: user.email, password: PASSWORD };
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      ...from(11),
    });
    expect(response.statusCode).toBe(401);
    expect(response.json().errors[0].extensions.code).toBe('session.code_mailed');
  });
});

describe('POST /auth/refresh', () => {
  it('rotates the token; within the grace period the old one gets a valid response, too', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const { refresh_token: first } = (await login(user.email, PASSWORD)).json().data;
    const both = await Promise.all([refreshWith(first), refreshWith(first)]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const [second, third] = both.map((answer) => answer.json().data.refresh_token);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await refreshWith(second)).statusCode).toBe(200);
    expect((await refreshWith(third)).statusCode).toBe(200);
  });

  it('ends the whole family when a used token is sent after the grace period', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const { refresh_token: first } = (await login(user.email, PASSWORD)).json().data;
    const second = (await refreshWith(first)).json().data.refresh_token;
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('refresh_tokens')
        .set({ used_at: new Date(Date.now() - 31_000) })
        .where('used_at', 'is not', null)
        .execute(),
    );
    expect((await refreshWith(first)).json().errors[0].extensions.code).toBe('INVALID_CREDENTIALS');
    expect((await refreshWith(second)).statusCode).toBe(401);
  });

  it('requires our own page in cookie mode', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const cookies = cookiesOf(await login(user.email, PASSWORD, 'cookie'));
    const call = (headers: Record<string, string>) =>
      product.app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        cookies,
        headers,
        payload: { mode: 'cookie' },
      });
    expect((await call({})).json().errors[0].extensions.code).toBe('session.origin_refused');
    const xsrf = cookies['XSRF-TOKEN'] ?? '';
    const foreign = await call({ 'x-xsrf-token': xsrf, origin: 'https://evil.example' });
    expect(foreign.json().errors[0].extensions.code).toBe('session.origin_refused');
    expect((await call({ 'x-xsrf-token': xsrf })).statusCode).toBe(200);
  });

  it('deletes the cookies when the token is rejected, but not on a server error', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const cookies = cookiesOf(await login(user.email, PASSWORD, 'cookie'));
    const call = (cookieOverrides: Record<string, string> = {}) =>
      product.app.inject({
        method: 'POST',
        url: '/api/auth/refresh',
        cookies: { ...cookies, ...cookieOverrides },
        headers: { 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' },
        payload: { mode: 'cookie' },
      });
    const owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    await owner.query('alter table refresh_tokens rename to refresh_tokens_away');
    const faultResponse = await call();
    await owner.query('alter table refresh_tokens_away rename to refresh_tokens');
    expect([faultResponse.statusCode, faultResponse.cookies]).toEqual([500, []]);
    expect((await call()).statusCode).toBe(200);
    const refusalResponse = await call({ quint_refresh_token: 'unknown' });
    expect(refusalResponse.statusCode).toBe(401);
    expect(refusalResponse.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['quint_refresh_token', ''],
      ['XSRF-TOKEN', ''],
    ]);
  });

  it('returns 400 without a token and 401 with an unknown one', async () => {
    const none = await product.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {} });
    expect(none.json().errors[0].extensions.code).toBe('INVALID_PAYLOAD');
    expect((await refreshWith('unknown')).statusCode).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const { refresh_token } = (await login(user.email, PASSWORD)).json().data;
    const out = await product.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload: { refresh_token },
    });
    expect(out.statusCode).toBe(204);
    expect(out.body).toBe('');
    expect((await refreshWith(refresh_token)).statusCode).toBe(401);
  });
});

describe('GET /users/me', () => {
  it('returns 401 without a token and with a broken one, and 403 with one signed by another key', async () => {
    const call = (authorization?: string) =>
      product.app.inject({
        url: '/api/users/me',
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      });
    expect((await call()).json().errors[0]).toEqual({
      message: 'NO CURRENT USER',
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
    expect((await call('Bearer abc')).json().errors[0]).toEqual({
      message: 'This access token cannot be read. Please sign in again.',
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
    const foreign = 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IngifQ.c2lnbmF0dXJl';
    expect((await call(foreign)).statusCode).toBe(403);
  });

  it('returns the current state of the workspace', async () => {
    const organization = await createOrganization(product);
    const user = await createUser(product, { organization });
    const call = () => product.app.inject({ url: '/api/users/me', headers: user.headers });
    const before = (await call()).json().data;
    expect(before.role).toEqual({ name: 'ORG_ADMIN', admin_access: false });
    expect(before.active_workspace).toMatchObject({
      id: organization.id,
      is_freezed: false,
      pack: { name: 'Flow' },
    });
    expect(before.active_workspace.features).toMatchObject({ FEATURE_TEAMS: true, FEATURE_CHAT: false });
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    expect((await call()).json().data.active_workspace.is_freezed).toBe(true);
  });
});
