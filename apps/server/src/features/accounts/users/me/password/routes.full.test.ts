/** @module-tag slow */
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { ESSENTIAL } from '#testing/tags.ts';

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
  it('changes nothing without a new password', async () => {
    const session = await signIn();
    expect((await change({ password: '', current_password: PASSWORD })).status).toBe(200);
    expect((await change({ current_password: 'whatever' })).status).toBe(200);
    expect(await isAlive(session)).toBe(true);
  });

  it('accepts 8 and 255 characters', async () => {
    expect((await change({ password: 'ÄÖÜ-8 ok', current_password: PASSWORD })).status).toBe(200);
    const long = 'ß'.repeat(255);
    expect((await change({ password: long, current_password: 'ÄÖÜ-8 ok' })).status).toBe(200);
    expect((await login(long)).status).toBe(200);
  });

  it('stops an attacker who guesses the current password', ESSENTIAL, async () => {
    const wrong = { password: NEW, current_password: 'wrong wrong' };
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await change(wrong)).body.errors[0].extensions.code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'password.current_wrong'));
    expect(codes[10]).toBe('REQUESTS_EXCEEDED');
    expectRefusal(await change({ password: NEW, current_password: PASSWORD }), 429, 'REQUESTS_EXCEEDED');
  });
});
