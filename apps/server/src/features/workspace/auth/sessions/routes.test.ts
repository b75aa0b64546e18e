import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

  it('keeps its sign-in time after a refresh', SLOW, async () => {
    const user = await createMember();
    const session = await signIn(product, user.email);
    const [before] = await list(session.headers);
    const { access_token } = (await session.refresh()).body.data;
    const after = await list({ authorization: `Bearer ${access_token}` });
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before.id, date_created: before.date_created, current: true });
    expect(Date.parse(after[0].date_last_used)).toBeGreaterThan(Date.parse(before.date_last_used));
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

  it.each(['', `/${UNKNOWN_ID}`])('asks for the password first: /auth/sessions%s', async (id) => {
    const user = await createMember();
    const other = await signIn(product, user.email);
    const { headers } = await signIn(product, user.email);
    const call = callerOf(product);
    const path = `/auth/sessions${id}`;
    const without = await call('DELETE', path, { headers, payload: {} });
    expect(errorOf(without)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' });
    const wrong = await call('DELETE', path, { headers, payload: { password: 'wrong password' } });
    expect(errorOf(wrong)).toMatchObject({ status: 400, code: 'password.current_wrong' });
    expect((await other.refresh()).status).toBe(200);
  });
});

describe('DELETE /auth/sessions', () => {
  it('ends all others, but none of other people', async () => {
    const user = await createMember();
    const foreign = await signIn(product, (await createMember()).email);
    const others = [await signIn(product, user.email), await signIn(product, user.email)];
    const session = await signIn(product, user.email);
    await callerOf(product)('DELETE', '/auth/sessions', { headers: session.headers, payload });
    for (const other of others) expect((await other.refresh()).status).toBe(401);
    expect(await list(session.headers)).toMatchObject([{ current: true }]);
    expect((await session.refresh()).status).toBe(200);
    expect((await foreign.refresh()).status).toBe(200);
  });
});

describe('DELETE /auth/sessions with `here`', () => {
  it('ends this session, too, and shows it in the recent activity', SLOW, async () => {
    const user = await createMember();
    const sessions = [await signIn(product, user.email), await signIn(product, user.email)];
    const { headers } = await signIn(product, user.email);
    const everywhere = { ...payload, here: true };
    const answer = await callerOf(product)('DELETE', '/auth/sessions', { headers, payload: everywhere });
    expect(answer.status).toBe(204);
    for (const session of sessions) expect((await session.refresh()).status).toBe(401);
    expect(errorOf(await callerOf(product)('GET', '/auth/sessions', { headers })).code).toBe('TOKEN_EXPIRED');
    const { headers: fresh } = await signIn(product, user.email);
    const events = await callerOf(product)('GET', '/auth/security-events', { headers: fresh });
    expect(events.body.data[1]).toMatchObject({ kind: 'all_sessions_ended' });
  });
});

describe('two tabs', () => {
  it('refresh concurrently 300 times without being signed out, and a replay ends them', SLOW, async () => {
    const user = await createMember();
    let { refreshToken } = await signIn(product, user.email);
    const first = refreshToken;
    const call = callerOf(product);
    const refresh = () => call('POST', '/auth/refresh', { payload: { refresh_token: refreshToken } });
    for (let race = 1; race <= 300; race++) {
      const answers = await Promise.all([refresh(), refresh()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      refreshToken = answers[race % 2]?.body.data.refresh_token;
    }
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('refresh_tokens')
        .set({ used_at: new Date(Date.now() - 31_000) })
        .where('used_at', 'is not', null)
        .execute(),
    );
    const replay = await call('POST', '/auth/refresh', { payload: { refresh_token: first } });
    expect(replay.status).toBe(401);
    expect((await refresh()).status).toBe(401);
    const families = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('session_families')
        .select(['user_id', 'ended_because'])
        .where('ended_because', '=', 'replay')
        .execute(),
    );
    expect(families).toEqual([{ user_id: user.id, ended_because: 'replay' }]);
  });
});
