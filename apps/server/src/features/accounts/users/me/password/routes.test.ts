import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const NEW = 'a better battery';
let person: TestUser;

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

async function post(path: string, payload: object): Promise<ApiResponse> {
  const answer = await product.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}

function login(password: string): Promise<ApiResponse> {
  return post('login', { email: person.email, password, mode: 'json' });
}

async function signIn(): Promise<Session> {
  return (await login(PASSWORD)).body.data;
}

async function isAlive({ refresh_token }: Session): Promise<boolean> {
  return (await post('refresh', { refresh_token, mode: 'json' })).status === 200;
}

async function change(
  payload: object,
  headers: Record<string, string> = person.headers,
): Promise<ApiResponse> {
  const answer = await product.app.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

beforeEach(async () => {
  person = await createUser(product, { organization: await createOrganization(product) });
});

describe('changing one’s password', () => {
  it('stores the new password, ends all other sessions and notifies the person by mail', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const answer = await change(
      { password: NEW, current_password: PASSWORD, first_name: 'Ada' },
      { authorization: `Bearer ${here.access_token}` },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.data.first_name).toBe('Ada');
    expect(JSON.stringify(answer.body)).not.toContain(NEW);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false]);
    expect((await login(NEW)).status).toBe(200);
    expectRefusal(await login(PASSWORD), 401, 'INVALID_CREDENTIALS');
    const mails = await product.deps.db.platform.read((db) =>
      db.selectFrom('outbox').select('kind').where('to_email', '=', person.email).execute(),
    );
    expect(mails).toEqual([{ kind: 'account-notice' }]);
  });

  it.each([
    [{ password: NEW }, 'password.current_required'],
    [{ password: NEW, current_password: '' }, 'password.current_required'],
    [{ password: NEW, current_password: 'something else' }, 'password.current_wrong'],
    [{ password: '1234567', current_password: PASSWORD }, 'password.too_short'],
    [{ password: 'x'.repeat(256), current_password: PASSWORD }, 'password.too_long'],
    [{ password: 'Password', current_password: PASSWORD }, 'password.too_common'],
    [{ password: 12_345_678, current_password: PASSWORD }, 'FAILED_VALIDATION'],
  ])('refuses %j with %s and changes nothing', async (payload, code) => {
    const session = await signIn();
    expectRefusal(await change({ first_name: 'Changed', ...payload }), 400, code);
    expect(await isAlive(session)).toBe(true);
    expect((await login(PASSWORD)).status).toBe(200);
    const answer = await product.app.inject({
      url: '/api/users/me?fields=first_name',
      headers: person.headers,
    });
    expect(answer.json().data).toEqual({ first_name: 'Test' });
  });

  it('changes nothing without a new password', SLOW, async () => {
    const session = await signIn();
    expect((await change({ password: '', current_password: PASSWORD })).status).toBe(200);
    expect((await change({ current_password: 'whatever' })).status).toBe(200);
    expect(await isAlive(session)).toBe(true);
  });

  it('accepts 8 and 255 characters', SLOW, async () => {
    expect((await change({ password: 'ÄÖÜ-8 ok', current_password: PASSWORD })).status).toBe(200);
    const long = 'ß'.repeat(255);
    expect((await change({ password: long, current_password: 'ÄÖÜ-8 ok' })).status).toBe(200);
    expect((await login(long)).status).toBe(200);
  });

  it('stops an attacker who guesses the current password', async () => {
    const wrong = { password: NEW, current_password: 'wrong wrong' };
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await change(wrong)).body.errors[0].extensions.code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'password.current_wrong'));
    expect(codes[10]).toBe('REQUESTS_EXCEEDED');
    expectRefusal(await change({ password: NEW, current_password: PASSWORD }), 429, 'REQUESTS_EXCEEDED');
  });
});
