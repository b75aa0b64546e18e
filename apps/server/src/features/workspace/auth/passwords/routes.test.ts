import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { unknownToken } from '#testing/link-tokens.ts';
import { linkOf, mailedToken, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';

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
});
