import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { createAuthenticator } from '#testing/software-authenticator.ts';

const ORIGIN = 'https://quint.example:8443';
const product = useProduct({ env: { PUBLIC_URL: ORIGIN } });

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
});
