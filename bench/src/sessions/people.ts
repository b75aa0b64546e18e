import type pg from 'pg';
import { newId } from '@quint/server/database/ids.ts';
import { hashPassword } from '@quint/server/secrets/passwords.ts';

export interface BenchPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** An account that can sign in. */
export async function insertPerson(client: pg.Client): Promise<BenchPerson> {
  const [id, password] = [newId(), 'correct horse battery'];
  const email = `person-${id}@bench.example`;
  await client.query('insert into users (id, email, password_hash) values ($1, $2, $3)', [
    id,
    email,
    await hashPassword(password),
  ]);
  return { id, email, password };
}

/** Forgets how often anything was tried, so that measuring is not taken for guessing. */
export async function forgetAttempts(client: pg.Client): Promise<void> {
  await client.query('delete from rate_limits');
}

export interface Answer {
  readonly status: number;
  readonly refreshToken: string | undefined;
}

/** Calls one of the routes below /auth as a client that keeps its tokens itself. */
export async function callAuth(port: number, route: 'login' | 'refresh', body: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, mode: 'json' }),
  });
  const { data } = (await answer.json()) as { data?: { refresh_token: string } };
  return { status: answer.status, refreshToken: data?.refresh_token };
}

/** The refresh token of a new sign-in. */
export async function signIn(port: number, { email, password }: BenchPerson): Promise<string> {
  const { status, refreshToken } = await callAuth(port, 'login', { email, password });
  if (refreshToken === undefined) throw new Error(`login: ${status}`);
  return refreshToken;
}
