import { describe, expect, it } from 'vitest';
import { createOrganization, createRole, createUser, PASSWORD } from '#testing/factories.ts';
import { statementsOf } from '#testing/items.ts';
import { mailedToken } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';

// An access token is valid for 15 minutes, but not longer than its session.

const product = useProduct({ worker: true });
const NEW_PASSWORD = 'a brand new phrase';
type Session = Awaited<ReturnType<typeof signIn>>;

/** A user with two sessions that were just used, so that the server has cached the actor. */
async function signInTwice() {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  const role = await createRole(product, organization);
  const [one, other] = [await signIn(product, user.email), await signIn(product, user.email)];
  for (const { headers } of [one, other]) await callerOf(product)('GET', '/items/roles', { headers });
  return { user, role, one, other };
}

/** All kinds of reads, and a write: cached data must not let any of them pass. */
async function expectDead({ headers }: Session, role: { id: string }): Promise<void> {
  const call = callerOf(product);
  for (const path of [
    '/users/me',
    '/users/me?fields=email',
    '/items/roles',
    `/items/roles/${role.id}`,
    '/auth/sessions',
  ]) {
    expect(errorOf(await call('GET', path, { headers }))).toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    });
  }
  const write = await call('PATCH', `/items/roles/${role.id}`, { headers, payload: { name: 'Taken' } });
  expect(errorOf(write)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
}

const expectAlive = async ({ headers }: Session) => {
  const call = callerOf(product);
  for (const path of ['/users/me', '/items/roles'])
    expect((await call('GET', path, { headers })).status).toBe(200);
};

describe('the access token of a session is rejected at its next request', () => {
  it('after signing out', async () => {
    const { role, one, other } = await signInTwice();
    await callerOf(product)('POST', '/auth/logout', { payload: { refresh_token: one.refreshToken } });
    await expectDead(one, role);
    await expectAlive(other);
  });

  it('after it was ended from another session', async () => {
    const { role, one, other } = await signInTwice();
    const call = callerOf(product);
    const { headers } = other;
    const sessions = (await call('GET', '/auth/sessions', { headers })).body.data;
    const { id } = sessions.find(({ current }: { current: boolean }) => !current);
    await call('DELETE', `/auth/sessions/${id}`, { headers, payload: { password: PASSWORD } });
    await expectDead(one, role);
    await expectAlive(other);
  });

  it('after all others were ended', async () => {
    const { role, one, other } = await signInTwice();
    const { headers } = other;
    await callerOf(product)('DELETE', '/auth/sessions', { headers, payload: { password: PASSWORD } });
    await expectDead(one, role);
    await expectAlive(other);
  });

  it('after the password was changed, except in the session of the change', async () => {
    const { role, one, other } = await signInTwice();
    const payload = { password: NEW_PASSWORD, current_password: PASSWORD };
    const answer = await callerOf(product)('PATCH', '/users/me', { headers: other.headers, payload });
    expect(answer.status).toBe(200);
    await expectDead(one, role);
    await expectAlive(other);
  });

  it('after the password was reset', async () => {
    const { user, role, one, other } = await signInTwice();
    const call = callerOf(product);
    const { token } = await mailedToken(product, { to: user.email, kind: 'password-reset' }, () =>
      call('POST', '/password/request', { payload: { email: user.email } }),
    );
    const answer = await call('POST', '/auth/password/reset', { payload: { token, password: NEW_PASSWORD } });
    expect(answer.status).toBe(200);
    await expectDead(one, role);
    await expectDead(other, role);
    const { access_token } = answer.body.data;
    const me = await call('GET', '/users/me', { headers: { authorization: `Bearer ${access_token}` } });
    expect(me.status).toBe(200);
  });

  it('after one of its refresh tokens was replayed', async () => {
    const { role, one, other } = await signInTwice();
    await one.refresh();
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('refresh_tokens')
        .set({ used_at: new Date(Date.now() - 31_000) })
        .where('used_at', 'is not', null)
        .execute(),
    );
    expect((await one.refresh()).status).toBe(401);
    await expectDead(one, role);
    await expectAlive(other);
  });
});

describe('a read with a session token', () => {
  it.each(['/items/roles', '/users/me', '/users/me?fields=email'])('is one statement: %s', async (path) => {
    const { one } = await signInTwice();
    const read = () => callerOf(product)('GET', path, { headers: one.headers });
    await read();
    expect(await statementsOf(read)).toHaveLength(1);
  });
});
