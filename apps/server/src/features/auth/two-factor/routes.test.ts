import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { testLadder } from '#testing/ladder.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();

const forEverybody = { refusesOrgUser: false, refusesFrozen: false };
testLadder(product, { method: 'GET', url: '/auth/two-factor', ...forEverybody });
for (const [url, payload] of [
  ['set-up', { password: 'x' }],
  ['confirm', { otp: '1' }],
  ['recovery-codes', { otp: '1' }],
  ['disable', { password: 'x', otp: '1' }],
] as const) {
  testLadder(product, { method: 'POST', url: `/auth/two-factor/${url}`, payload, ...forEverybody });
}

const STEP_MS = 30_000;

/** A person with the app on the phone, at a clock that stands still and moves a step at a time. */
async function withTwoFactor() {
  const user = await createUser(product, { organization: await createOrganization(product) });
  const call = callerOf(product);
  const post = (path: string, payload: object) =>
    call('POST', `/auth/two-factor/${path}`, { payload, headers: user.headers });
  const { body } = await post('set-up', { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) });
  let now = Date.now();
  const nextCode = () => {
    now += STEP_MS;
    product.clock.set(new Date(now));
    return totp.generate({ timestamp: now });
  };
  const login = (otp?: string) =>
    call('POST', '/auth/login', {
      payload: { email: user.email, password: PASSWORD, ...(otp === undefined ? {} : { otp }) },
    });
  return { user, call, post, totp, nextCode, login, uri: String(body.data.uri) };
}

async function withTwoFactorOn() {
  const person = await withTwoFactor();
  const { body } = await person.post('confirm', { otp: person.nextCode() });
  return { ...person, codes: body.data.recovery_codes as string[] };
}

describe('setting up the second factor', () => {
  it('needs the password, and asks for nothing before a first code has proven it', async () => {
    const { user, call, post, login, uri } = await withTwoFactor();
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Quint:${user.email}?issuer=Quint&secret=`);
    expect(errorOf(await post('set-up', { password: 'wrong' }))).toMatchObject({
      status: 400,
      code: 'password.current_wrong',
    });
    expect((await login()).status).toBe(200);
    const state = await call('GET', '/auth/two-factor', { headers: user.headers });
    expect(state.body.data).toEqual({ enabled: false, date_enabled: null, recovery_codes_left: 0 });
  });

  it('refuses a wrong first code and goes on with the right one', async () => {
    const { user, call, post, nextCode } = await withTwoFactor();
    expect(errorOf(await post('confirm', { otp: '000000' }))).toMatchObject({
      status: 401,
      code: 'INVALID_OTP',
    });
    const { body } = await post('confirm', { otp: nextCode() });
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    for (const code of body.data.recovery_codes) expect(code).toMatch(/^([A-Z2-9]{4}-){5}[A-Z2-9]{4}$/);
    const state = await call('GET', '/auth/two-factor', { headers: user.headers });
    expect(state.body.data).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice']);
    expect(errorOf(await post('confirm', { otp: nextCode() })).code).toBe('two_factor.already_on');
    expect(errorOf(await post('set-up', { password: PASSWORD })).code).toBe('two_factor.already_on');
  });

  it('keeps neither secret nor codes readable', async () => {
    const { user, totp, codes } = await withTwoFactorOn();
    const stored = await product.deps.db.platform.read(async (db) => [
      await db.selectFrom('two_factor_secrets').selectAll().where('user_id', '=', user.id).execute(),
      await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
    ]);
    const text = JSON.stringify(stored);
    const bytes = JSON.stringify([...totp.secret.bytes]).slice(1, -1);
    expect(text).not.toContain(bytes);
    expect(text).not.toContain(codes[0]);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code and takes each one once', async () => {
    const { login, nextCode } = await withTwoFactorOn();
    expect(errorOf(await login())).toEqual({
      status: 401,
      code: 'session.second_factor_required',
      message: 'Please enter the code from your authenticator app.',
    });
    const otp = nextCode();
    expect((await login(` ${otp.slice(0, 3)} ${otp.slice(3)} `)).status).toBe(200);
    expect(errorOf(await login(otp)).code).toBe('INVALID_OTP');
    expect((await login(nextCode())).status).toBe(200);
  });

  it('takes one code once, although it comes twice at the same moment', async () => {
    const { login, nextCode } = await withTwoFactorOn();
    const otp = nextCode();
    const answers = await Promise.all([login(otp), login(otp)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('takes the code of the neighbouring step, and none older', async () => {
    const { login, totp, nextCode } = await withTwoFactorOn();
    nextCode();
    const early = nextCode();
    nextCode();
    expect((await login(early)).status).toBe(200);
    const old = totp.generate({ timestamp: product.clock.now().getTime() - 2 * STEP_MS });
    expect(errorOf(await login(old)).code).toBe('INVALID_OTP');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { user, call, login, codes } = await withTwoFactorOn();
    const [code = ''] = codes;
    expect((await login(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(errorOf(await login(code)).code).toBe('INVALID_OTP');
    const state = await call('GET', '/auth/two-factor', { headers: user.headers });
    expect(state.body.data.recovery_codes_left).toBe(9);
  });

  it('says nothing of it to somebody without the password', async () => {
    const { user, call } = await withTwoFactorOn();
    const answer = await call('POST', '/auth/login', { payload: { email: user.email, password: 'wrong' } });
    expect(errorOf(answer).code).toBe('INVALID_CREDENTIALS');
  });

  it('stops after ten wrong codes', async () => {
    const { login } = await withTwoFactorOn();
    const codes = [];
    for (let turn = 1; turn <= 10; turn++) codes.push(errorOf(await login('111111')).code);
    // The code that switched it on was counted too.
    expect(codes.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'INVALID_OTP'));
    expect(codes[9]).toBe('REQUESTS_EXCEEDED');
  });
});

describe('leaving the second factor', () => {
  it('renews the recovery codes with a code', async () => {
    const { post, login, nextCode, codes } = await withTwoFactorOn();
    const { body } = await post('recovery-codes', { otp: nextCode() });
    expect(body.data.recovery_codes).toHaveLength(10);
    expect(errorOf(await login(codes[0])).code).toBe('INVALID_OTP');
    expect((await login(body.data.recovery_codes[0])).status).toBe(200);
  });

  it('is switched off with password and code, and tells by mail', async () => {
    const { user, post, login, nextCode } = await withTwoFactorOn();
    const wrong = await post('disable', { password: 'wrong', otp: nextCode() });
    expect(errorOf(wrong).code).toBe('password.current_wrong');
    expect(errorOf(await post('disable', { password: PASSWORD, otp: '000000' })).code).toBe('INVALID_OTP');
    expect((await post('disable', { password: PASSWORD, otp: nextCode() })).status).toBe(204);
    expect((await login()).status).toBe(200);
    expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice', 'account-notice']);
    expect(errorOf(await post('disable', { password: PASSWORD, otp: nextCode() })).code).toBe(
      'two_factor.not_on',
    );
  });
});
