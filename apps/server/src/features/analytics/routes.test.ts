import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

testLadder(product, { method: 'GET', url: '/items/analytics_events', refusesFrozen: false });

describe('/items/analytics_events', () => {
  it('are those of all workspaces and of nobody, for the platform alone', async () => {
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
