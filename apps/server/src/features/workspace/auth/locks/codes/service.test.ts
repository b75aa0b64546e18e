import { afterEach, describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { codeOf, waitForMail, listQueuedKinds, tokenOf } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn, signInBrowser } from '#testing/sessions.ts';
import { switchOnCodes } from '#testing/companies.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const WRONG = 'wrong password';
const OFFICE = '198.51.100.140';

afterEach(() => product.clock.set(undefined));

const createMember = async () => createUser(product, { organization: await createOrganization(product) });

async function post(path: string, payload: object, remoteAddress?: string) {
  if (remoteAddress === undefined) return callerOf(product)('POST', path, { payload });
  const request = { method: 'POST', url: `/api${path}`, remoteAddress, payload } as const;
  const answer = await product.app.inject(request);
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const login = (payload: object, remoteAddress?: string) => post('/auth/login', payload, remoteAddress);
const refusalOf = async (answer: ReturnType<typeof login>) => errorOf(await answer).code;

/** Wrong passwords for an account, each from a different network. */
async function attack(email: string): Promise<void> {
  for (let attempt = 1; attempt <= 12; attempt++) await login({ email, password: WRONG });
}

describe('the correct password of an account under attack', () => {
  it('signs in from a new device with the code of the mail, once', async () => {
    const { email } = await createMember();
    await attack(email);
    expect(await refusalOf(login({ email, password: PASSWORD }))).toBe('session.code_mailed');
    const code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const enter = (mail_code: string, password = PASSWORD) => login({ email, password, mail_code });
    expect(await refusalOf(enter(other))).toBe('session.code_wrong');
    expect(await refusalOf(enter(code, WRONG))).toBe('session.code_wrong');
    expect((await enter(code)).status).toBe(200);
    expect(await refusalOf(enter(code))).toBe('session.code_wrong');
    // Signing in resets no counter of attackers.
    expect(await refusalOf(login({ email, password: WRONG }))).toBe('session.code_mailed');
  });

  it('still requires the second factor after the code', async () => {
    const user = await createMember();
    const { recovery } = await switchOnCodes(product, user.headers);
    const { email } = user;
    await attack(email);
    await login({ email, password: PASSWORD });
    const mail_code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    const credentials = { email, password: PASSWORD, mail_code };
    expect(await refusalOf(login(credentials))).toBe('session.second_factor_required');
    expect((await login({ ...credentials, otp: recovery })).status).toBe(200);
  });

  it('gives the same response as a wrong one, and only sends a mail', SLOW, async () => {
    const { email } = await createMember();
    await attack(email);
    const right = await login({ email, password: PASSWORD });
    const wrong = await login({ email, password: WRONG });
    expect(wrong).toEqual(right);
    expect(await listQueuedKinds(product, email)).toEqual(['sign-in-code']);
    const unknownEmail = 'nobody.at.all@people.example';
    await attack(unknownEmail);
    expect(await login({ email: unknownEmail, password: PASSWORD })).toEqual(right);
    expect(await listQueuedKinds(product, unknownEmail)).toEqual([]);
  });

  it('is mailed one code in ten minutes, however often it is entered', SLOW, async () => {
    const { email } = await createMember();
    product.clock.set(new Date('2026-11-27T10:00:01Z'));
    await attack(email);
    for (let attempt = 1; attempt <= 5; attempt++) await login({ email, password: PASSWORD });
    expect(await listQueuedKinds(product, email)).toEqual(['sign-in-code']);
  });

  it('rejects an expired code', async () => {
    const { email } = await createMember();
    product.clock.set(new Date('2026-11-27T10:00:01Z'));
    await attack(email);
    await login({ email, password: PASSWORD });
    const mail_code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    product.clock.set(new Date('2026-11-27T10:20:01Z'));
    expect(await refusalOf(login({ email, password: PASSWORD, mail_code }))).toBe('session.code_wrong');
  });

  it('is blocked after ten codes of one network', SLOW, async () => {
    const { email } = await createMember();
    await attack(email);
    const codes: string[] = [];
    for (let attempt = 1; attempt <= 11; attempt++) {
      codes.push(await refusalOf(login({ email, password: PASSWORD, mail_code: '000000' }, OFFICE)));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'session.code_wrong'));
    expect(codes[10]).toBe('REQUESTS_EXCEEDED');
  });
});

describe('guesses of second factor codes by somebody with the password', () => {
  /** A member with codes, a browser where they signed in, and no attempts left for new devices. */
  async function createAttacked() {
    const user = await createMember();
    const browser = await signInBrowser(product, user.email);
    const { codes } = await switchOnCodes(product, user.headers);
    const { email } = user;
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await refusalOf(login({ email, password: PASSWORD, otp: '111111' }))).toBe('INVALID_OTP');
    }
    const [first = ''] = codes;
    return { user, email, browser, first };
  }

  it('do not use up the attempts of a device on which the owner signed in before', SLOW, async () => {
    const { email, browser, first } = await createAttacked();
    const payload = { email, password: PASSWORD, otp: first };
    expect((await browser.call('POST', '/auth/login', { payload })).status).toBe(200);
  });

  it('make new devices require a mailed code, and then the second factor', SLOW, async () => {
    const { email, first } = await createAttacked();
    const credentials = { email, password: PASSWORD };
    expect(await refusalOf(login({ ...credentials, otp: '111111' }))).toBe('session.code_mailed');
    const mail_code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    expect(await refusalOf(login({ ...credentials, mail_code }))).toBe('session.second_factor_required');
    expect(await refusalOf(login({ ...credentials, mail_code, otp: '111111' }))).toBe('INVALID_OTP');
    expect((await login({ ...credentials, mail_code, otp: first })).status).toBe(200);
    expect(await refusalOf(login({ ...credentials, otp: '111111' }))).toBe('session.code_mailed');
  });

  it('do not use up the attempts of a password reset link', SLOW, async () => {
    const { email, first } = await createAttacked();
    await post('/password/request', { email });
    const token = tokenOf(await waitForMail(product, { to: email, kind: 'password-reset' }));
    const payload = { token, password: 'a phrase of my own', otp: first };
    expect((await post('/auth/password/reset', payload)).status).toBe(200);
  });

  it('are limited over all password reset links together', SLOW, async () => {
    const user = await createMember();
    const { codes } = await switchOnCodes(product, user.headers);
    const { email } = user;
    const tokens: string[] = [];
    for (const nth of [1, 2]) {
      await post('/password/request', { email });
      tokens.push(tokenOf(await waitForMail(product, { to: email, kind: 'password-reset', nth })));
    }
    const [first, second] = tokens;
    const password = 'a phrase of my own';
    for (let attempt = 1; attempt <= 10; attempt++) {
      const guess = { token: first, password, otp: '111111' };
      expect(errorOf(await post('/auth/password/reset', guess)).code).toBe('INVALID_OTP');
    }
    const payload = { token: second, password, otp: codes[0] };
    expect(errorOf(await post('/auth/password/reset', payload)).code).toBe('REQUESTS_EXCEEDED');
  });

  it('are limited over all known devices together', SLOW, async () => {
    const user = await createMember();
    const { email } = user;
    const devices = [];
    for (let round = 1; round <= 4; round++) devices.push(await signInBrowser(product, email));
    const { codes } = await switchOnCodes(product, user.headers);
    const answers: string[] = [];
    for (const { call } of devices) {
      for (let attempt = 1; attempt <= 9; attempt++) {
        const payload = { email, password: PASSWORD, otp: '111111' };
        answers.push(errorOf(await call('POST', '/auth/login', { payload })).code);
      }
    }
    expect(answers.filter((code) => code === 'INVALID_OTP')).toHaveLength(30);
    expect(answers.at(-1)).toBe('session.code_mailed');
    const mail_code = codeOf(await waitForMail(product, { to: email, kind: 'sign-in-code' }));
    const payload = { email, password: PASSWORD, mail_code, otp: codes[0] };
    expect((await login(payload)).status).toBe(200);
  });

  it('do not use up the attempts of signed-in people', SLOW, async () => {
    const { user, first } = await createAttacked();
    const payload = { password: PASSWORD, otp: first };
    const { headers } = user;
    const off = await callerOf(product)('POST', '/auth/two-factor/disable', { headers, payload });
    expect(off.status).toBe(204);
  });
});

describe('guesses of the password in a stolen session', () => {
  it('do not prevent the owner from ending it', SLOW, async () => {
    const user = await createMember();
    const stolenSession = await signIn(product, user.email);
    const end = (headers: Readonly<Record<string, string>>, password: string) =>
      callerOf(product)('DELETE', '/auth/sessions', { headers, payload: { password, here: false } });
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(errorOf(await end(stolenSession.headers, WRONG)).code).toBe('password.current_wrong');
    }
    expect(errorOf(await end(stolenSession.headers, PASSWORD)).code).toBe('REQUESTS_EXCEEDED');
    const own = await signIn(product, user.email);
    expect((await end(own.headers, PASSWORD)).status).toBe(204);
    expect((await stolenSession.refresh()).status).toBe(401);
  });
});
