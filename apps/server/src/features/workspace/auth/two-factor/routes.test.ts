import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();

const STEP_MS = 30_000;

/** A person with an authenticator app, and a clock that only moves in steps. */
async function withTwoFactor() {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
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
  return { organization, user, call, post, totp, nextCode, login, uri: String(body.data.uri) };
}

async function withTwoFactorOn() {
  const person = await withTwoFactor();
  const { body } = await person.post('confirm', { otp: person.nextCode() });
  return { ...person, codes: body.data.recovery_codes as string[] };
}

describe('setting up the second factor', () => {
  it('rejects a wrong first code and continues with the correct one', async () => {
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
});

describe('signing in with a second factor', () => {
  it('requires a code and accepts each one once', async () => {
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
});

describe('removing the second factor', () => {
  it('requires password and code, and notifies by mail', async () => {
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
