import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, signIn } from '#testing/sessions.ts';
import { removeOutlived } from '#features/workspace/auth/sessions/queries.ts';
import { listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

afterEach(() => vi.restoreAllMocks());

const createMember = async () => createUser(product, { organization: await createOrganization(product) });
const list = async (headers: Readonly<Record<string, string>>) =>
  (await callerOf(product)('GET', '/auth/security-events', { headers })).body.data;
const kindsOf = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

/** Uses a refresh token again after the grace period, twice. */
async function replay(session: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  await session.refresh();
  await product.deps.db.platform.write((db) =>
    db
      .updateTable('refresh_tokens')
      .set({ used_at: new Date(Date.now() - 31_000) })
      .where('used_at', 'is not', null)
      .execute(),
  );
  const answers = await Promise.all([session.refresh(), session.refresh()]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
}

/** Whether an event of a given age still exists after the nightly job. */
async function removeAfter(
  db: Parameters<Parameters<typeof product.deps.db.platform.write>[0]>[0],
  event: { id: string; date: Date },
): Promise<boolean> {
  // The product's database role may not change an event: another one replaces it.
  const { rows } = {
    rows: await db.selectFrom('security_events').selectAll().where('id', '=', event.id).execute(),
  };
  const [row] = rows;
  if (row === undefined) return false;
  await db.deleteFrom('security_events').where('id', '=', event.id).execute();
  await db
    .insertInto('security_events')
    .values({ ...row, date_created: event.date })
    .execute();
  await removeOutlived(db);
  const remainingRows = await db
    .selectFrom('security_events')
    .select('id')
    .where('id', '=', event.id)
    .execute();
  return remainingRows.length > 0;
}

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

  it('stores nothing for an unknown address', SLOW, async () => {
    await callerOf(product)('POST', '/auth/login', {
      payload: { email: 'nobody@people.example', password: 'wrong password' },
    });
    const { headers } = await createMember();
    expect(await list(headers)).toEqual([]);
  });

  it('is kept for 90 days', SLOW, async () => {
    const user = await createMember();
    const { headers } = await signIn(product, user.email);
    await signIn(product, user.email);
    const [newest] = await list(headers);
    const age = (days: number) =>
      product.deps.db.platform.write((db) =>
        removeAfter(db, { id: newest.id, date: new Date(Date.now() - days * 86_400_000) }),
      );
    expect(await age(89)).toBe(true);
    expect(await age(91)).toBe(false);
    expect(await list(headers)).toHaveLength(1);
  });
});

describe('a refresh token that is used again', () => {
  it('is reported to the person once, by mail and in the list', SLOW, async () => {
    const user = await createMember();
    const session = await signIn(product, user.email, FIREFOX);
    const { headers } = await signIn(product, user.email);
    await replay(session);
    expect(kindsOf(await list(headers)).filter((kind) => kind === 'refresh_replayed')).toHaveLength(1);
    const mail = await waitForMail(product, { to: user.email, kind: 'account-notice' });
    expect(mail.subject).toBe('Eines deiner Geräte wurde zur Sicherheit abgemeldet');
    expect(mail.text).toContain('ein zweites Mal benutzt');
    expect(mail.text).toContain('/profile');
    expect(await listQueuedKinds(product, user.email)).toEqual(['account-notice']);
  });

  it('is logged without any address', SLOW, async () => {
    const warn = vi.spyOn(product.deps.log, 'warn');
    const user = await createMember();
    await replay(await signIn(product, user.email));
    expect(warn.mock.calls).toEqual([
      [{ event: 'refresh_replayed', user: user.id }, 'a refresh token was used again'],
    ]);
  });
});
