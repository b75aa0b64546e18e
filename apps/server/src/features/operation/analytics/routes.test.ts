import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

describe('/items/analytics_events', () => {
  it('contain the events of all workspaces and guests, only for the platform', SLOW, async () => {
    const organization = await createOrganization(product, { name: 'Counted' });
    const admin = await createUser(product, { organization });
    const event = { action: 'view-slamdoor-talent-insights', date: '2024-03-01' };
    const anonymous_session_id = newId();
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('analytics_events')
        .values([
          { ...event, id: newId(), organization_id: organization.id, user_id: admin.id },
          { ...event, id: newId(), anonymous_session_id },
        ])
        .execute(),
    );
    const platform = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
    const rows = await platform.find('analytics_events', {
      fields: ['action', 'organization.name', 'user', 'anonymousSessionId', 'count', 'date'],
      sort: 'user',
    });
    expect(rows).toEqual([
      { ...event, organization: { name: 'Counted' }, user: admin.id, anonymousSessionId: null, count: 1 },
      { ...event, organization: null, user: null, anonymousSessionId: anonymous_session_id, count: 1 },
    ]);
    expect(
      await platform.find('analytics_events', { aggregate: { sum: 'count' }, groupBy: ['action', 'date'] }),
    ).toEqual([{ ...event, sum: { count: '2' } }]);
    expectRefusal(await itemsOf(product, admin).get('analytics_events'), 403, 'FORBIDDEN');
    expectRefusal(await platform.post('analytics_events', event), 403, 'FORBIDDEN');
    expectRefusal(await platform.remove('analytics_events', []), 403, 'FORBIDDEN');
  });
});

describe('POST /analytics/track-event', () => {
  const EVENT = {
    action: 'view-slamdoor-talent-insights',
    anonymousSessionId: '6f1d2f2e-7d0b-4f0c-9a53-0f6f2f2f9c11',
    count: 1,
    date: '2026-03-01',
  };
  const track = (payload: object, headers: object = {}) =>
    product.app.inject({
      method: 'POST',
      url: '/api/analytics/track-event',
      headers: { ...headers },
      payload,
    });
  const eventsOf = async (anonymousSessionId: string) =>
    itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' })).find('analytics_events', {
      fields: ['action', 'organization', 'user', 'count', 'date'],
      filter: { anonymousSessionId: { _eq: anonymousSessionId } },
      sort: '-date',
    });

  afterEach(() => product.clock.set(undefined));

  it('records no account for a guest, whatever account the event contains', async () => {
    product.clock.set(new Date('2026-03-01T22:00:00Z'));
    const organization = await createOrganization(product);
    const namedUser = await createUser(product, { organization });
    const answer = await track({ ...EVENT, organization: organization.id, user: namedUser.id });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await eventsOf(EVENT.anonymousSessionId)).toEqual([
      { action: EVENT.action, organization: null, user: null, count: 1, date: EVENT.date },
    ]);
  });

  it('uses the account and the workspace of the session, also a paused one, not those of the event', async () => {
    product.clock.set(new Date('2026-03-01T22:00:00Z'));
    const organization = await createOrganization(product, { is_freezed: true });
    const other = await createOrganization(product);
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const anonymousSessionId = '6f1d2f2e-7d0b-4f0c-9a53-0f6f2f2f9c12';
    // East of us it is tomorrow already; a clock that is years off is ignored.
    for (const date of ['2026-03-02', '2019-01-01']) {
      const event = { ...EVENT, anonymousSessionId, date, organization: other.id, user: null };
      expect((await track(event, user.headers)).statusCode).toBe(204);
    }
    const row = { action: EVENT.action, organization: organization.id, user: user.id, count: 1 };
    expect(await eventsOf(anonymousSessionId)).toEqual([
      { ...row, date: '2026-03-02' },
      { ...row, date: '2026-03-01' },
    ]);
  });

  it.each([
    ['an action nobody counts', { action: 'Anna Kowalski looked' }],
    ['another count', { count: 2 }],
    ['a day that is none', { date: '2026-02-30' }],
    ['a time', { date: '2026-03-01T10:00:00Z' }],
    ['no number of the browser', { anonymousSessionId: undefined }],
    ['a name in its place', { anonymousSessionId: 'anna@mail.example' }],
    ['a workspace that is no key', { organization: 'x' }],
  ])('refuses %s', async (_name, change) => {
    const answer = await track({ ...EVENT, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe('INVALID_PAYLOAD');
  });

  it('stops recording for a client over the limit, and only for that one', async () => {
    const user = await createUser(product, { organization: await createOrganization(product) });
    const subject = createHash('sha256').update(user.id).digest('base64url');
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('rate_limits')
        .values({ key: `analytics:${subject}`, window_started_at: new Date(), hits: 300 })
        .execute(),
    );
    const answer = await track(EVENT, user.headers);
    expect(answer.statusCode).toBe(429);
    expect(answer.json().errors[0].extensions.code).toBe('REQUESTS_EXCEEDED');
    const neighbour = await createUser(product, { organization: await createOrganization(product) });
    expect((await track(EVENT, neighbour.headers)).statusCode).toBe(204);
  });
});
