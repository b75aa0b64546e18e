import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';

const product = useProduct();
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const payload = { password: PASSWORD };

const createMember = async () => createUser(product, { organization: await createOrganization(product) });

const list = async (headers: Readonly<Record<string, string>>) =>
  (await callerOf(product)('GET', '/auth/sessions', { headers })).body.data;

describe('GET /auth/sessions', () => {
  it('lists the user’s sessions with the browser’s description, without an address', async () => {
    const user = await createMember();
    await signIn(product, (await createMember()).email);
    await signIn(product, user.email, 'curl/8.5.0');
    const session = await signIn(product, user.email, FIREFOX);
    const sessions = await list(session.headers);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', os: 'Linux', device: 'desktop', method: 'password', current: true },
      { browser: null, os: null, device: 'other', method: 'password', current: false },
    ]);
    expect(Object.keys(sessions[0]).toSorted()).toEqual(
      ['browser', 'current', 'date_created', 'date_last_used', 'device', 'id', 'method', 'os'].toSorted(),
    );
  });
});

describe('DELETE /auth/sessions/:id', () => {
  it('ends one session', async () => {
    const user = await createMember();
    const other = await signIn(product, user.email);
    const session = await signIn(product, user.email);
    const [, { id }] = await list(session.headers);
    const call = callerOf(product);
    const { headers } = session;
    expect(await call('DELETE', `/auth/sessions/${id}`, { headers, payload })).toEqual({
      status: 204,
      body: undefined,
    });
    expect((await other.refresh()).status).toBe(401);
    expect(await list(headers)).toHaveLength(1);
    expect((await session.refresh()).status).toBe(200);
    expect((await call('DELETE', `/auth/sessions/${id}`, { headers, payload })).status).toBe(404);
  });

  it('responds identically to another person’s and an unknown session', async () => {
    const foreign = await signIn(product, (await createMember()).email);
    const [{ id }] = await list(foreign.headers);
    const { headers } = await createMember();
    const call = callerOf(product);
    const answers = [
      await call('DELETE', `/auth/sessions/${id}`, { headers, payload }),
      await call('DELETE', `/auth/sessions/${UNKNOWN_ID}`, { headers, payload }),
      await call('DELETE', '/auth/sessions/nonsense', { headers, payload }),
    ];
    for (const answer of answers) {
      expect(errorOf(answer)).toMatchObject({ status: 404, code: 'record.not_found' });
    }
    expect((await foreign.refresh()).status).toBe(200);
  });
});
