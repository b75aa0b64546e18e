import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, signIn } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

afterEach(() => vi.restoreAllMocks());

const createMember = async () => createUser(product, { organization: await createOrganization(product) });
const list = async (headers: Readonly<Record<string, string>>) =>
  (await callerOf(product)('GET', '/auth/security-events', { headers })).body.data;
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

describe('GET /auth/security-events', () => {
  it('lists the events of the user’s account, newest first, with the device and no address', async () => {
    const user = await createMember();
    await signIn(product, (await createMember()).email);
    const other = await signIn(product, user.email);
    const call = callerOf(product);
    await call('POST', '/auth/login', {
      payload: { email: user.email, password: 'wrong password' },
      headers: { 'user-agent': FIREFOX },
    });
    const { headers } = await signIn(product, user.email, FIREFOX);
    await call('POST', '/auth/logout', { payload: { refresh_token: other.refreshToken } });
    await call('DELETE', '/auth/sessions', { headers, payload: { password: PASSWORD } });
    const payload = { password: 'a brand new phrase', current_password: PASSWORD };
    await call('PATCH', '/users/me', { headers, payload });
    const events = await list(headers);
    expect(kindsOf(events)).toEqual([
      'password_changed',
      'other_sessions_ended',
      'signed_out',
      'signed_in',
      'sign_in_failed',
      'signed_in',
    ]);
    const firefox = { browser: 'Firefox', os: 'Linux', device: 'desktop' };
    expect(events[0]).toMatchObject(firefox);
    expect(events[3]).toMatchObject({ ...firefox, method: 'password' });
    expect(events[4]).toMatchObject({ ...firefox, method: null });
    expect(Object.keys(events[0]).toSorted()).toEqual(
      ['browser', 'date_created', 'device', 'id', 'kind', 'method', 'os'].toSorted(),
    );
  });
});
