import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signInBrowser } from '#testing/sessions.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';
import { listQueuedKinds } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

const ORIGIN = 'https://quint.example:8443';
const product = useProduct({ env: { PUBLIC_URL: ORIGIN } });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';

const EMPTY = { id: 'AA', rawId: 'AA', type: 'public-key' };
const REGISTRATION = { ...EMPTY, response: { clientDataJSON: 'AA', attestationObject: 'AA' } };
const ASSERTION = {
  ...EMPTY,
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
};

const createMember = async () => createUser(product, { organization: await createOrganization(product) });

const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  callerOf(product)(method, `/auth/passkeys${path}`, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });

async function creationOptions(user: TestUser, otp?: string) {
  const proof = { password: PASSWORD, ...(otp === undefined ? {} : { otp }) };
  return (await call(user, 'POST', '/options', proof)).body.data;
}

/** A person with a passkey. */
async function withPasskey(options: { counts?: boolean; user?: TestUser; otp?: string } = {}) {
  const user = options.user ?? (await createMember());
  const authenticator = createAuthenticator(ORIGIN, { counts: options.counts ?? true });
  const credential = authenticator.create(await creationOptions(user, options.otp));
  const { body } = await call(user, 'POST', '', { credential, name: 'Phone' });
  return { user, authenticator, id: String(body.data.id) };
}

async function requestOptions() {
  return (await callerOf(product)('POST', '/auth/passkeys/login/options')).body.data;
}

const login = (credential: object) =>
  callerOf(product)('POST', '/auth/passkeys/login', { payload: { credential } });

const REFUSAL = {
  status: 401,
  code: 'passkey.refused',
  message: 'This passkey was not accepted. Please try again.',
};

describe('registering a passkey', () => {
  it('requests a discoverable credential with user verification', async () => {
    const user = await createMember();
    const options = await creationOptions(user);
    expect(options).toMatchObject({
      rp: { id: 'quint.example', name: 'Quint' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('accepts a challenge once, and only from the person it was created for', async () => {
    const [user, other] = [await createMember(), await createMember()];
    const options = await creationOptions(user);
    const make = () => ({ credential: createAuthenticator(ORIGIN).create(options) });
    expect(errorOf(await call(other, 'POST', '', make())).code).toBe('passkey.not_registered');
    const answers = await Promise.all([call(user, 'POST', '', make()), call(user, 'POST', '', make())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('requires the password', async () => {
    const answer = await call(await createMember(), 'POST', '/options', { password: 'wrong' });
    expect(errorOf(answer).code).toBe('password.current_wrong');
  });

  it(
    'stores it under a name, notifies by mail, and excludes it from the next registration',
    SLOW,
    async () => {
      const user = await createMember();
      const credential = createAuthenticator(ORIGIN).create(await creationOptions(user));
      const { status, body } = await call(user, 'POST', '', { credential });
      expect(status).toBe(200);
      expect(body.data).toEqual({
        id: expect.any(String),
        name: 'Passkey',
        is_synced: false,
        date_created: expect.any(String),
        date_last_used: null,
      });
      expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice']);
      expect((await creationOptions(user)).excludeCredentials).toMatchObject([{ id: credential.id }]);
    },
  );

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a key of another host', { rpId: 'evil.example' }],
    ['a challenge that was never ours', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a person who was not verified', { isUnverified: true }],
    ['certificates, which we do not follow', { format: 'packed', statement: { x5c: [], alg: -7 } }],
    ['an unknown format', { format: 'homemade' }],
  ])('refuses %s', SLOW, async (_name, quirks) => {
    const user = await createMember();
    const credential = createAuthenticator(ORIGIN).create(await creationOptions(user), quirks);
    expect(errorOf(await call(user, 'POST', '', { credential }))).toMatchObject({
      status: 400,
      code: 'passkey.not_registered',
    });
    expect((await call(user, 'GET', '')).body.data).toEqual([]);
  });

  it('rejects invalid data, a late response, and a known credential', SLOW, async () => {
    const user = await createMember();
    expect(errorOf(await call(user, 'POST', '', { credential: REGISTRATION })).code).toBe(
      'passkey.not_registered',
    );
    const authenticator = createAuthenticator(ORIGIN);
    const options = await creationOptions(user);
    product.clock.set(new Date(Date.now() + 6 * 60_000));
    const late = await call(user, 'POST', '', { credential: authenticator.create(options) });
    product.clock.set(undefined);
    expect(errorOf(late).code).toBe('passkey.not_registered');
    const again = async (person: TestUser) =>
      call(person, 'POST', '', { credential: authenticator.create(await creationOptions(person)) });
    expect((await again(user)).status).toBe(200);
    expect(errorOf(await again(await createMember())).code).toBe('passkey.not_registered');
  });
});

describe('signing in with a passkey', () => {
  it('replaces the second factor, too', async () => {
    const user = await createMember();
    const post = (path: string, payload: object) =>
      callerOf(product)('POST', `/auth/two-factor/${path}`, { payload, headers: user.headers });
    const { secret } = (await post('set-up', { password: PASSWORD })).body.data;
    const confirmation = await post('confirm', {
      otp: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    });
    const alone = await call(user, 'POST', '/options', { password: PASSWORD });
    expect(errorOf(alone).code).toBe('proof.code_required');
    const [otp] = confirmation.body.data.recovery_codes;
    const { authenticator } = await withPasskey({ user, otp });
    expect((await login(authenticator.get(await requestOptions()))).status).toBe(200);
  });

  it('needs no user name and nothing else', SLOW, async () => {
    const { user, authenticator } = await withPasskey();
    const options = await requestOptions();
    expect(options).toMatchObject({ rpId: 'quint.example', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const { status, body } = await login(authenticator.get(options));
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.data.access_token}` };
    const me = await callerOf(product)('GET', '/users/me', { headers });
    expect(me.body.data.email).toBe(user.email);
    const sessions = await callerOf(product)('GET', '/auth/sessions', { headers });
    expect(sessions.body.data).toMatchObject([{ method: 'passkey', current: true }]);
    expect((await call(user, 'GET', '')).body.data[0].date_last_used).not.toBeNull();
  });

  it(
    'works with authenticators without counters, and rejects a copy of one with a counter',
    SLOW,
    async () => {
      const withoutCounter = await withPasskey({ counts: false });
      expect((await login(withoutCounter.authenticator.get(await requestOptions()))).status).toBe(200);
      expect((await login(withoutCounter.authenticator.get(await requestOptions()))).status).toBe(200);
      const { authenticator } = await withPasskey();
      expect((await login(authenticator.get(await requestOptions()))).status).toBe(200);
      authenticator.rewind(1);
      expect(errorOf(await login(authenticator.get(await requestOptions())))).toEqual(REFUSAL);
    },
  );

  it('accepts a response once', async () => {
    const { authenticator } = await withPasskey({ counts: false });
    const answer = authenticator.get(await requestOptions());
    const answers = await Promise.all([login(answer), login(answer)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(errorOf(await login(answer))).toEqual(REFUSAL);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a key of another host', { rpId: 'evil.example' }],
    ['a challenge that was never ours', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a person who was not verified', { isUnverified: true }],
    ['the handle of another account', { userHandle: 'AAAA' }],
  ])('refuses %s', SLOW, async (_name, quirks) => {
    const { authenticator } = await withPasskey();
    expect(errorOf(await login(authenticator.get(await requestOptions(), quirks)))).toEqual(REFUSAL);
  });

  it('rejects a challenge for registering, an unknown key, another key with the same id, and invalid data', async () => {
    const { user, authenticator } = await withPasskey();
    const { challenge } = await creationOptions(user);
    const options = await requestOptions();
    expect(errorOf(await login(authenticator.get({ ...options, challenge })))).toEqual(REFUSAL);
    const foreignAssertion = createAuthenticator(ORIGIN).get(await requestOptions());
    expect(errorOf(await login(foreignAssertion))).toEqual(REFUSAL);
    const own = authenticator.get(await requestOptions());
    const forgedAssertion = createAuthenticator(ORIGIN).get(await requestOptions());
    expect(errorOf(await login({ ...forgedAssertion, id: own.id, rawId: own.rawId }))).toEqual(REFUSAL);
    expect(errorOf(await login(ASSERTION))).toEqual(REFUSAL);
  });
});

describe('managing passkeys', () => {
  it('renames and deletes one’s own', SLOW, async () => {
    const { user, authenticator, id } = await withPasskey();
    expect((await call(user, 'PATCH', `/${id}`, { name: ' Laptop ' })).body.data).toMatchObject({
      id,
      name: 'Laptop',
    });
    expect(errorOf(await call(user, 'PATCH', `/${id}`, { name: ' ' })).code).toBe('INVALID_PAYLOAD');
    const wrong = await call(user, 'DELETE', `/${id}`, { password: 'wrong password' });
    expect(errorOf(wrong)).toMatchObject({ status: 400, code: 'password.current_wrong' });
    const response = await callerOf(product)('DELETE', `/auth/passkeys/${id}`, {
      headers: user.headers,
      needsVerification: false,
    });
    expect(errorOf(response).code).toBe('proof.required');
    expect((await call(user, 'DELETE', `/${id}`, { password: PASSWORD })).status).toBe(204);
    expect((await call(user, 'GET', '')).body.data).toEqual([]);
    expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice', 'account-notice']);
    expect(errorOf(await login(authenticator.get(await requestOptions())))).toEqual(REFUSAL);
  });

  it('responds identically to those of others and unknown ones', async () => {
    const { id } = await withPasskey();
    const other = await createMember();
    for (const key of [id, UNKNOWN_ID, 'nonsense']) {
      expect(errorOf(await call(other, 'PATCH', `/${key}`, { name: 'x' })).code).toBe('record.not_found');
      expect(errorOf(await call(other, 'DELETE', `/${key}`, { password: PASSWORD })).code).toBe(
        'record.not_found',
      );
    }
    expect((await call(other, 'GET', '')).body.data).toEqual([]);
  });
});

describe('a network that requests many passkey challenges', () => {
  it('does not use up the attempts of a browser that signed in before', SLOW, async () => {
    const { email } = await createMember();
    const browser = await signInBrowser(product, email);
    const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ask = (headers: Readonly<Record<string, string>>) =>
      product.app.inject({
        method: 'POST',
        url: '/api/auth/passkeys/login/options',
        remoteAddress: '198.51.100.160',
        headers,
      });
    for (let round = 1; round <= 100; round++) expect((await ask({})).statusCode).toBe(200);
    expect((await ask({})).statusCode).toBe(429);
    expect((await ask({ cookie })).statusCode).toBe(200);
  });
});
