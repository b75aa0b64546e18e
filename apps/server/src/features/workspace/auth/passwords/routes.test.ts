import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { linkOf, mailedToken, waitForMail, listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true, env: { PUBLIC_URL: 'https://quint.example' } });
const NEW_PASSWORD = 'a brand new phrase';

const createMember = async () => createUser(product, { organization: await createOrganization(product) });

const request = (email: string, options: { url?: string; path?: string } = {}) =>
  callerOf(product)('POST', options.path ?? '/password/request', {
    payload: { email, ...(options.url === undefined ? {} : { url: options.url }) },
  });

const reset = (payload: object) => callerOf(product)('POST', '/auth/password/reset', { payload });

async function requestedToken(email: string): Promise<string> {
  const { answer, token } = await mailedToken(product, { to: email, kind: 'password-reset' }, () =>
    request(email),
  );
  expect(answer.status).toBe(204);
  return token;
}

describe('POST /password/request', () => {
  it('mails a link to the requesting page, in the language of the person', async () => {
    const user = await createMember();
    const answer = await request(user.email.toUpperCase(), { url: '/set-password?from=login' });
    expect(answer).toEqual({ status: 204, body: undefined });
    const mail = await waitForMail(product, { to: user.email, kind: 'password-reset' });
    expect(mail).toMatchObject({
      subject: 'Lege ein neues Passwort fest',
      from: { name: 'Quint' },
      language: 'de',
    });
    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe('https://quint.example/set-password');
    expect(link.searchParams.get('from')).toBe('login');
    expect(link.searchParams.get('token')?.length).toBeGreaterThanOrEqual(40);
  });

  it.each([
    { account: null, page: 'EN', mail: 'en' },
    { account: null, page: 'DE', mail: 'de' },
    { account: 'DE', page: 'EN', mail: 'de' },
    { account: 'EN', page: 'DE', mail: 'en' },
  ])('mails in the language of the account, else of the page: %o', SLOW, async ({ account, page, mail }) => {
    const organization = await createOrganization(product, { language: page === 'EN' ? 'DE' : 'EN' });
    const user = await createUser(product, { organization });
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ platform_language: account }).where('id', '=', user.id).execute(),
    );
    const payload = { email: user.email, language: page };
    await callerOf(product)('POST', '/password/request', { payload });
    const sentMail = await waitForMail(product, { to: user.email, kind: 'password-reset' });
    expect(sentMail.language).toBe(mail);
  });

  it('is also available under /auth', SLOW, async () => {
    const user = await createMember();
    expect((await request(user.email, { path: '/auth/password/request' })).status).toBe(204);
    const mail = await waitForMail(product, { to: user.email, kind: 'password-reset' });
    expect(linkOf(mail).pathname).toBe('/auth/reset');
  });

  it('returns an error when nobody has that address', SLOW, async () => {
    expect(errorOf(await request('nobody@people.example'))).toEqual({
      status: 404,
      code: 'account.not_found',
      message: "Can't find an account with that email. Want to try a different one?",
    });
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('refuses the page %s', SLOW, async (url) => {
    const user = await createMember();
    expect(errorOf(await request(user.email, { url })).code).toBe('invitation.url_not_same_origin');
    expect(await listQueuedKinds(product, user.email)).toEqual([]);
  });

  it('sends five mails an hour for an account, and then only gives the same response', SLOW, async () => {
    const user = await createMember();
    for (let round = 1; round <= 7; round++) expect((await request(user.email)).status).toBe(204);
    expect(await listQueuedKinds(product, user.email)).toEqual(
      Array.from({ length: 5 }, () => 'password-reset'),
    );
  });

  it('still sends a mail to the owner’s known device after others used up theirs', SLOW, async () => {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    for (let round = 1; round <= 6; round++) await request(user.email);
    const answer = await browser.call('POST', '/password/request', { payload: { email: user.email } });
    expect(answer.status).toBe(204);
    expect(await listQueuedKinds(product, user.email)).toHaveLength(6);
  });

  it(
    'mails members without a password, as after the import of a workspace, but nobody who was only invited',
    SLOW,
    async () => {
      const user = await createMember();
      const of = (status: 'active' | 'invited') =>
        product.deps.db.platform.write(async (db) => {
          await db
            .updateTable('users')
            .set({ password_hash: null, is_confirmed: true, email_proven_at: null })
            .where('id', '=', user.id)
            .execute();
          await db.updateTable('memberships').set({ status }).where('user_id', '=', user.id).execute();
        });
      await of('invited');
      expect(errorOf(await request(user.email)).code).toBe('account.not_found');
      await of('active');
      const token = await requestedToken(user.email);
      expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(200);
      const payload = { email: user.email, password: NEW_PASSWORD };
      expect((await callerOf(product)('POST', '/auth/login', { payload })).status).toBe(200);
    },
  );

  it('reveals no address to a network after five requests', SLOW, async () => {
    const call = callerOf(product);
    const ask = (email: string) => call('POST', '/password/request', { payload: { email } });
    for (let round = 1; round <= 5; round++)
      expect((await ask(`nobody${round}@people.example`)).status).toBe(404);
    const user = await createMember();
    expect((await ask('nobody6@people.example')).status).toBe(204);
    expect((await ask(user.email)).status).toBe(204);
    // Others in the same network can still request the mail for their own account.
    expect(await listQueuedKinds(product, user.email)).toEqual(['password-reset']);
  });
});

describe('POST /auth/password/reset', () => {
  it('sets the password, ends all sessions and signs in', async () => {
    const user = await createMember();
    const old = await signIn(product, user.email);
    const token = await requestedToken(user.email);
    const answer = await reset({ token, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    const { access_token, refresh_token } = answer.body.data;
    const call = callerOf(product);
    const me = await call('GET', '/users/me', { headers: { authorization: `Bearer ${access_token}` } });
    expect(me.body.data.email).toBe(user.email);
    expect((await old.refresh()).status).toBe(401);
    expect((await call('POST', '/auth/refresh', { payload: { refresh_token } })).status).toBe(200);
    const login = (password: string) =>
      call('POST', '/auth/login', { payload: { email: user.email, password } });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
    const notice = await waitForMail(product, { to: user.email, kind: 'account-notice' });
    expect(notice.text).toContain('das Passwort deines Kontos wurde geändert');
  });

  it('rejects an expired and an invalid token', async () => {
    const user = await createMember();
    const token = await requestedToken(user.email);
    product.clock.set(new Date(Date.now() + 61 * 60_000));
    const late = await reset({ token, password: NEW_PASSWORD });
    product.clock.set(undefined);
    expect(errorOf(late)).toEqual({
      status: 403,
      code: 'password.token_expired',
      message: 'The token to reset your password expired',
    });
    expect(errorOf(await reset({ token: unknownToken(), password: NEW_PASSWORD }))).toMatchObject({
      status: 403,
      code: 'INVALID_TOKEN',
    });
  });

  it('sets the refresh token as a cookie in cookie mode', SLOW, async () => {
    const user = await createMember();
    const token = await requestedToken(user.email);
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/auth/password/reset',
      payload: { token, password: NEW_PASSWORD, mode: 'cookie' },
    });
    expect(answer.json().data).not.toHaveProperty('refresh_token');
    const cookie = answer.cookies.find(({ name }) => name === '__Host-quint_refresh_token');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: '/' });
  });

  it('accepts a token once, and only one of several', async () => {
    const user = await createMember();
    const [first, second] = [await requestedToken(user.email), await requestedToken(user.email)];
    expect(first).not.toBe(second);
    const answers = await Promise.all([
      reset({ token: first, password: NEW_PASSWORD }),
      reset({ token: first, password: `${NEW_PASSWORD}!` }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(errorOf(await reset({ token: second, password: NEW_PASSWORD }))).toMatchObject({
      status: 403,
      code: 'INVALID_TOKEN',
    });
  });

  it(
    'accepts 8 to 255 characters and no common password, and keeps the token valid for another try',
    SLOW,
    async () => {
      const organization = await createOrganization(product, { name: 'Nordstern Werke' });
      const user = await createUser(product, { organization });
      const token = await requestedToken(user.email);
      const codes = [];
      const personalTerms = [user.email, `${organization.name}!`];
      for (const password of ['x'.repeat(7), 'x'.repeat(256), 'Password1', ...personalTerms]) {
        codes.push(errorOf(await reset({ token, password })).code);
      }
      expect(codes).toEqual([
        'password.too_short',
        'password.too_long',
        'password.too_common',
        'password.own_word',
        'password.own_word',
      ]);
      expect((await reset({ token, password: 'y'.repeat(255) })).status).toBe(200);
    },
  );
});

describe('with ACCOUNT_DISCLOSURE=off', () => {
  const silent = useProduct({ env: { ACCOUNT_DISCLOSURE: 'off' } });

  it('returns 204 whether there is an account or not, after the same time', async () => {
    const user = await createUser(silent, { organization: await createOrganization(silent) });
    const timeRequest = async (email: string) => {
      const startTime = performance.now();
      const { status } = await callerOf(silent)('POST', '/password/request', { payload: { email } });
      return { status, ms: performance.now() - startTime };
    };
    const knownResult = await timeRequest(user.email);
    const unknownResult = await timeRequest('nobody@people.example');
    expect([knownResult.status, unknownResult.status]).toEqual([204, 204]);
    expect(knownResult.ms).toBeGreaterThan(390);
    expect(unknownResult.ms).toBeGreaterThan(390);
    expect(await listQueuedKinds(silent, user.email)).toEqual(['password-reset']);
    expect(await listQueuedKinds(silent, 'nobody@people.example')).toEqual([]);
  });
});

describe('POST /auth/password/account', () => {
  const read = (token: string) => callerOf(product)('POST', '/auth/password/account', { payload: { token } });

  it('returns the account of a link until it is used, and only for such links', SLOW, async () => {
    const user = await createMember();
    const token = await requestedToken(user.email);
    const { email, date_created: date } = (await read(token)).body.data;
    expect(email).toBe(user.email);
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(3_600_000);
    expect(errorOf(await read(token.slice(0, -1)))).toMatchObject({ code: 'link.damaged' });
    expect(errorOf(await read(unknownToken()))).toMatchObject({ status: 403, code: 'INVALID_TOKEN' });
    expect((await reset({ token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await read(token)).body.errors[0].extensions).toMatchObject({
      code: 'INVALID_TOKEN',
      state: 'used',
    });
  });

  it('reports an expired link before a password is entered', SLOW, async () => {
    const user = await createMember();
    const token = await requestedToken(user.email);
    product.clock.set(new Date(Date.now() + 2 * 86_400_000));
    expect(errorOf(await read(token)).code).toBe('password.token_expired');
    product.clock.set(undefined);
  });
});
