import { describe, expect, it, vi } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const WRONG = 'wrong password';

const createMember = async () => createUser(product, { organization: await createOrganization(product) });
const createAdmin = () => createUser(product, { userRole: 'APP_ADMIN' });

async function loginFrom(remoteAddress: string, email: string, password = WRONG): Promise<number | string> {
  const payload = { email, password };
  const response = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    payload,
  });
  return response.statusCode === 200 ? 200 : String(response.json().errors[0].extensions.code);
}

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

  it('is not locked by attackers, and has ten separate attempts', SLOW, async () => {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    await guessAt(user.email);
    expect(await login(callerOf(product), user.email, PASSWORD)).toBe('session.code_mailed');
    expect(await login(browser.call, user.email, PASSWORD)).toBe(200);
    for (let attempt = 1; attempt <= 10; attempt++)
      expect(await login(browser.call, user.email)).toBe('INVALID_CREDENTIALS');
    expect(await login(browser.call, user.email, PASSWORD)).toBe('session.code_mailed');
  });

  it('is recognised by a cookie that reveals nothing, and only for this account', async () => {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    const device = browser.cookies.find(({ name }) => name === 'quint_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const text = Buffer.from(device?.value ?? '', 'base64url').toString('latin1');
    expect(text).not.toContain(user.id);
    expect(text).not.toContain(user.email);
    const other = await createMember();
    await guessAt(other.email);
    expect(await login(browser.call, other.email, PASSWORD)).toBe('session.code_mailed');
  });

  it('does not reset the attempts of attackers by signing in', SLOW, async () => {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    for (let attempt = 1; attempt <= 10; attempt++)
      expect(await login(callerOf(product), user.email)).toBe('INVALID_CREDENTIALS');
    expect(await login(browser.call, user.email, PASSWORD)).toBe(200);
    expect(await login(callerOf(product), user.email)).toBe('session.code_mailed');
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

  it('is logged once, without any address', SLOW, async () => {
    const warn = vi.spyOn(product.deps.log, 'warn');
    const user = await createMember();
    await guessAt(user.email);
    await login(callerOf(product), user.email);
    const line = { event: 'locked_out', limit: 'login-account', user: user.id };
    expect(warn.mock.calls).toEqual([[line, 'too many attempts to sign in']]);
    warn.mockRestore();
  });

  it('of a known device is lifted together with it', SLOW, async () => {
    const { headers } = await createAdmin();
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    for (let attempt = 1; attempt <= 11; attempt++) await login(browser.call, user.email);
    expect(await login(browser.call, user.email, PASSWORD)).toBe('session.code_mailed');
    await callerOf(product)('DELETE', `/auth/locked-accounts/${user.id}`, { headers });
    expect(await login(browser.call, user.email, PASSWORD)).toBe(200);
  });
});

describe('guesses from one network', () => {
  it('are blocked after ten different accounts, whatever sign-ins succeed in between', async () => {
    const own = await createMember();
    const from = '198.51.100.70';
    const answers: (number | string)[] = [];
    for (let attempt = 1; attempt <= 20; attempt++) {
      answers.push(await loginFrom(from, `victim${attempt}@people.example`));
      if (attempt % 9 === 0) await loginFrom(from, own.email, PASSWORD);
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'));
    expect(answers.slice(10)).toEqual(Array.from({ length: 10 }, () => 'session.code_mailed'));
  });

  it('are counted by account: typing mistakes and many sign-ins block nobody', SLOW, async () => {
    const from = '198.51.100.71';
    const clumsy = await createMember();
    for (let attempt = 1; attempt <= 9; attempt++)
      expect(await loginFrom(from, clumsy.email)).toBe('INVALID_CREDENTIALS');
    expect(await loginFrom(from, clumsy.email, PASSWORD)).toBe(200);
    for (let round = 1; round <= 12; round++) {
      expect(await loginFrom(from, (await createMember()).email, PASSWORD)).toBe(200);
    }
  });

  it('are counted by /64 in IPv6', SLOW, async () => {
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await loginFrom(`2001:db8:7:7::${attempt}`, `six${attempt}@people.example`)).toBe(
        'INVALID_CREDENTIALS',
      );
    }
    expect(await loginFrom('2001:db8:7:7:ffff::1', 'six11@people.example')).toBe('session.code_mailed');
    expect(await loginFrom('2001:db8:7:8::1', 'six11@people.example')).toBe('INVALID_CREDENTIALS');
  });

  it('are blocked as well when concurrent', SLOW, async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, attempt) =>
        loginFrom('198.51.100.72', `parallel${attempt}@people.example`),
      ),
    );
    expect(answers.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  });
});
