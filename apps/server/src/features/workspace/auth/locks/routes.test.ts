import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const WRONG = 'wrong password';

const createMember = async () => createUser(product, { organization: await createOrganization(product) });
const createAdmin = () => createUser(product, { userRole: 'APP_ADMIN' });

const answer = (call: ReturnType<typeof callerOf>, payload: object) =>
  call('POST', '/auth/login', { payload });

/** 200, or the error code. */
async function login(call: ReturnType<typeof callerOf>, email: string, password = WRONG) {
  const response = await answer(call, { email, password });
  return response.status === 200 ? 200 : errorOf(response).code;
}

/** Ten wrong passwords and the eleventh, each from a different network. */
async function guessAt(email: string): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt++) {
    expect(await login(callerOf(product), email)).toBe('INVALID_CREDENTIALS');
  }
  expect(await login(callerOf(product), email)).toBe('session.code_mailed');
}

describe('a device on which the owner signed in before', () => {
  it('is not recognised when its cookie was modified', async () => {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    const value = browser.cookies.find(({ name }) => name === 'quint_device')?.value ?? '';
    const changedCookie = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    await guessAt(user.email);
    const response = await callerOf(product)('POST', '/auth/login', {
      payload: { email: user.email, password: PASSWORD },
      headers: { cookie: `quint_device=${changedCookie}` },
    });
    expect(errorOf(response).code).toBe('session.code_mailed');
  });
});

describe('a lock', () => {
  const listLocked = async (headers: Readonly<Record<string, string>>) =>
    (await callerOf(product)('GET', '/auth/locked-accounts', { headers })).body.data;

  it('is listed for the platform, which can lift it', SLOW, async () => {
    const { headers } = await createAdmin();
    const user = await createMember();
    const isListed = async () => (await listLocked(headers)).some(({ id }: { id: string }) => id === user.id);
    await guessAt(user.email);
    expect(await listLocked(headers)).toContainEqual({
      id: user.id,
      email: user.email,
      date_locked: expect.any(String),
      date_ends: expect.any(String),
    });
    const path = `/auth/locked-accounts/${user.id}`;
    expect((await callerOf(product)('DELETE', path, { headers })).status).toBe(204);
    expect(await isListed()).toBe(false);
    expect(await login(callerOf(product), user.email, PASSWORD)).toBe(200);
    const { headers: own } = await signIn(product, user.email);
    const events = (await callerOf(product)('GET', '/auth/security-events', { headers: own })).body.data;
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(0, 4)).toEqual(['signed_in', 'signed_in', 'lock_lifted', 'locked_out']);
    expect(kinds.filter((kind: string) => kind === 'locked_out')).toHaveLength(1);
  });

  it('of an unknown account returns 404', async () => {
    const { headers } = await createAdmin();
    const response = await callerOf(product)('DELETE', `/auth/locked-accounts/${UNKNOWN_ID}`, { headers });
    expect(errorOf(response)).toMatchObject({ status: 404, code: 'record.not_found' });
  });
});
