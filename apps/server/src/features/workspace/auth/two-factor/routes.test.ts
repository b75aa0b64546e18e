import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { randomBytes } from 'node:crypto';
import { newId } from '#database/ids.ts';
import { sealSecret } from '#secrets/sealed-secret.ts';
import { SLOW } from '#testing/tags.ts';

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

  it('requires the password, and is not active before a first code', async () => {
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

  it('stores neither secret nor codes in plain text', SLOW, async () => {
    const { user, totp, codes } = await withTwoFactorOn();
    const storedRows = await product.deps.db.platform.read(async (db) => [
      await db.selectFrom('two_factor_secrets').selectAll().where('user_id', '=', user.id).execute(),
      await db.selectFrom('recovery_codes').selectAll().where('user_id', '=', user.id).execute(),
    ]);
    const text = JSON.stringify(storedRows);
    const bytes = JSON.stringify([...totp.secret.bytes]).slice(1, -1);
    expect(text).not.toContain(bytes);
    expect(text).not.toContain(codes[0]);
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

  it('accepts one code once in concurrent requests', async () => {
    const { login, nextCode } = await withTwoFactorOn();
    const otp = nextCode();
    const answers = await Promise.all([login(otp), login(otp)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('accepts the code of the neighbouring step, and no older one', SLOW, async () => {
    const { login, totp, nextCode } = await withTwoFactorOn();
    nextCode();
    const early = nextCode();
    nextCode();
    expect((await login(early)).status).toBe(200);
    const old = totp.generate({ timestamp: product.clock.now().getTime() - 2 * STEP_MS });
    expect(errorOf(await login(old)).code).toBe('INVALID_OTP');
  });

  it('accepts each recovery code once, in any format', async () => {
    const { user, call, login, codes } = await withTwoFactorOn();
    const [code = ''] = codes;
    expect((await login(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(errorOf(await login(code)).code).toBe('INVALID_OTP');
    const state = await call('GET', '/auth/two-factor', { headers: user.headers });
    expect(state.body.data.recovery_codes_left).toBe(9);
  });

  it('reveals nothing about it without the password', async () => {
    const { user, call } = await withTwoFactorOn();
    const answer = await call('POST', '/auth/login', { payload: { email: user.email, password: 'wrong' } });
    expect(errorOf(answer).code).toBe('INVALID_CREDENTIALS');
  });

  it('requires a mailed code after ten wrong codes', SLOW, async () => {
    const { login } = await withTwoFactorOn();
    const codes = [];
    for (let attempt = 1; attempt <= 11; attempt++) codes.push(errorOf(await login('111111')).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_OTP'));
    expect(codes[10]).toBe('session.code_mailed');
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

  it('renews the recovery codes with a code', SLOW, async () => {
    const { post, login, nextCode, codes } = await withTwoFactorOn();
    const { body } = await post('recovery-codes', { otp: nextCode() });
    expect(body.data.recovery_codes).toHaveLength(10);
    expect(errorOf(await login(codes[0])).code).toBe('INVALID_OTP');
    expect((await login(body.data.recovery_codes[0])).status).toBe(200);
  });
});

describe('a second factor that was set up with another SECRET', () => {
  async function withReplacedSecret() {
    const person = await withTwoFactorOn();
    const sealed_secret = sealSecret(randomBytes(32), person.totp.secret.bytes, person.user.id);
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('two_factor_secrets')
        .set({ sealed_secret })
        .where('user_id', '=', person.user.id)
        .execute(),
    );
    return person;
  }

  it('explains the remedy, and accepts a recovery code', SLOW, async () => {
    const { login, post, nextCode, codes } = await withReplacedSecret();
    const refusal = errorOf(await login(nextCode()));
    expect(refusal).toMatchObject({ status: 409, code: 'two_factor.unreadable' });
    expect(refusal.message).toContain('ask an administrator to reset your second factor');
    const proof = { password: PASSWORD, otp: nextCode() };
    expect(errorOf(await post('disable', proof)).code).toBe('two_factor.unreadable');
    expect((await login(codes[0])).status).toBe(200);
    expect((await post('disable', { password: PASSWORD, otp: codes[1] })).status).toBe(204);
    expect((await login()).status).toBe(200);
  });

  it('can be reset by an administrator', SLOW, async () => {
    const { organization, user, login, nextCode } = await withReplacedSecret();
    expect(errorOf(await login(nextCode())).code).toBe('two_factor.unreadable');
    const { headers } = await createUser(product, { organization });
    const path = `/users/${user.id}/reset-two-factor`;
    expect((await callerOf(product)('POST', path, { headers })).status).toBe(204);
    expect((await login()).status).toBe(200);
  });
});

describe('a lost second factor', () => {
  const reset = (by: TestUser, user: TestUser, payload: object = {}) =>
    callerOf(product)('POST', `/users/${user.id}/reset-two-factor`, { headers: by.headers, payload });
  const auditOf = (organization: TestOrganization) =>
    product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'items'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'two_factor.reset')
        .execute(),
    );

  it(
    'is reset by another administrator, who is audited; all devices are signed out, and a mail is sent',
    SLOW,
    async () => {
      const { organization, user, login, nextCode } = await withTwoFactorOn();
      const admin = await createUser(product, { organization });
      const before = await login(nextCode());
      expect((await reset(admin, user)).status).toBe(204);
      expect((await login()).status).toBe(200);
      const { refresh_token } = before.body.data;
      expect((await callerOf(product)('POST', '/auth/refresh', { payload: { refresh_token } })).status).toBe(
        401,
      );
      expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice', 'account-notice']);
      expect(await auditOf(organization)).toEqual([
        { action: 'two_factor.reset', user_id: admin.id, items: [user.id] },
      ]);
      expect(errorOf(await reset(admin, user)).code).toBe('two_factor.not_on');
    },
  );

  it('cannot be reset by oneself, by others, or by one of several workspaces, but by the platform', async () => {
    const { organization, user, login, nextCode } = await withTwoFactorOn();
    const own = await reset(user, user, { otp: nextCode() });
    expect(errorOf(own)).toMatchObject({ status: 403, code: 'two_factor.own_reset' });
    const second = await createOrganization(product);
    const outsider = await createUser(product, { organization: second });
    expect(errorOf(await reset(outsider, user))).toMatchObject({ status: 404, code: 'record.not_found' });
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('memberships')
        .values({ organization_id: second.id, id: newId(), user_id: user.id, user_role: 'ORG_ADMIN' })
        .execute(),
    );
    const admin = await createUser(product, { organization });
    for (const one of [admin, outsider]) {
      expect(errorOf(await reset(one, user))).toMatchObject({
        status: 403,
        code: 'two_factor.platform_only',
      });
    }
    expect(errorOf(await login()).code).toBe('session.second_factor_required');
    const platform = await createUser(product, { organization: second, userRole: 'APP_ADMIN' });
    expect((await reset(platform, user)).status).toBe(204);
    expect([await auditOf(organization), await auditOf(second)].map((lines) => lines.length)).toEqual([1, 1]);
  });
});
