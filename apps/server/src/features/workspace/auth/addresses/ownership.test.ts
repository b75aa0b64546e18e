import { describe, expect, it } from 'vitest';
import { tokenOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const OUTSIDER_PASSWORD = 'a phrase of the stranger';

let counter = 0;

/** Signs up in a separate browser; returns the token of the mail and the cookies of that browser. */
async function signUp(
  values: { email?: string; name?: string; password?: string; platform_language?: 'DE' } = {},
  nth = 1,
) {
  const n = ++counter;
  const person = {
    name: `Squatted ${n}`,
    language: 'EN',
    selfsignup: true,
    first_name: 'Sam',
    last_name: 'Stranger',
    email: `owner${n}@people.example`,
    password: OUTSIDER_PASSWORD,
    ...values,
  };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/workspace-automations/create-workspace',
    remoteAddress: `10.8.0.${n}`,
    payload: person,
  });
  expect(answer.statusCode).toBe(200);
  const mail = await waitForMail(product, { to: person.email, kind: 'email-confirmation', nth });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...person, token: tokenOf(mail), cookie };
}

const post = (path: string, payload: object, cookie = '') =>
  callerOf(product)('POST', path, { payload, headers: cookie === '' ? {} : { cookie } });
const check = (token: string, cookie = '') => post('/auth/email/check', { token }, cookie);
const confirm = (token: string, password?: string, cookie = '') =>
  post('/auth/email/confirm', { token, ...(password === undefined ? {} : { password }) }, cookie);
const login = (email: string, password: string) => post('/auth/login', { email, password });

const accountOf = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('users')
      .select(['id', 'is_confirmed', 'email_proven_at', 'active_organization_id'])
      .where('email', '=', email)
      .executeTakeFirst(),
  );

describe('the link that confirms an address', () => {
  it('changes nothing for a program that opens it', async () => {
    const { email, token } = await signUp();
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/auth/email/confirm', '/auth/email/check', '/auth/email/decline']) {
        const answer = await product.app.inject({ method, url: `/api${url}?token=${token}` });
        expect(answer.statusCode).toBe(404);
      }
    }
    const first = await check(token);
    expect(first.status).toBe(200);
    expect(await check(token)).toEqual(first);
    expect(await accountOf(email)).toMatchObject({ is_confirmed: false, email_proven_at: null });
  });

  it('accepts the password of the sign-up in another browser', async () => {
    const { email, token } = await signUp();
    expect((await confirm(token, OUTSIDER_PASSWORD)).status).toBe(204);
    expect((await login(email, OUTSIDER_PASSWORD)).status).toBe(200);
  });
});
