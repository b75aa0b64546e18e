import { beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#database/audit.ts';
import { testScope } from '#testing/scopes.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

async function recordAction(action: string, talentIds: readonly string[] = []): Promise<void> {
  const scope = testScope(organization.id);
  const actor = { userId: admin.id, userRole: 'ORG_ADMIN' as const };
  await product.deps.db.write(scope, (db) =>
    recordAudit(db, { scope, actor, action, talentIds, details: { n: 1 } }),
  );
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

describe('/items/audit_log', () => {
  it('shows administrators all entries of their workspace, and none of others', async () => {
    const talent = await createTalent(product, organization);
    await recordAction('results.read', [talent.id]);
    await recordAction('organizations.update');
    const rows = await itemsOf(product, admin).find('audit_log', {
      fields: ['action', 'user.email', 'user_role', 'talent_ids', 'details'],
      sort: '-date_created',
    });
    const who = { user: { email: admin.email }, user_role: 'ORG_ADMIN', details: { n: 1 } };
    expect(rows).toEqual([
      { ...who, action: 'organizations.update', talent_ids: [] },
      { ...who, action: 'results.read', talent_ids: [talent.id] },
    ]);
    const query = { filter: { talent_ids: { _contains: talent.id } }, fields: 'action' };
    expect(await itemsOf(product, admin).find('audit_log', query)).toEqual([{ action: 'results.read' }]);
    const foreign = await createUser(product, { organization: await createOrganization(product) });
    expect(await itemsOf(product, foreign).find('audit_log')).toEqual([]);
  });

  it('shows a talent who looked at their result, alone or among all, and nothing about others', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const [own, other] = [
      await createTalent(product, organization, { user_id: user.id }),
      await createTalent(product, organization),
    ];
    await recordAction('results.read', [own.id, other.id]);
    await recordAction('results.read', [other.id]);
    await recordAction('results.read');
    await recordAction('talents.unlock', [own.id]);
    await recordAction('organizations.update');
    const items = itemsOf(product, user);
    const rows = await items.find('audit_log', { sort: 'date_created' });
    expect(rows.map((row: { action: string }) => row.action)).toEqual([
      'results.read',
      'results.read',
      'talents.unlock',
    ]);
    expect(Object.keys(rows[0]).toSorted()).toEqual([
      'action',
      'date_created',
      'id',
      'organization_id',
      'token_name',
      'user',
      'user_role',
    ]);
    for (const field of ['talent_ids', 'items', 'details']) {
      expectRefusal(await items.get(`audit_log?fields=${field}`), 403, 'FORBIDDEN', { field });
      expectRefusal(await items.get(`audit_log?filter[${field}][_empty]=true`), 403, 'FORBIDDEN', { field });
    }
    const without = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect(await itemsOf(product, without).find('audit_log')).toEqual([]);
  });

  it('is read-only', async () => {
    await recordAction('results.read');
    for (const userRole of ['ORG_ADMIN', 'APP_ADMIN'] as const) {
      const items = itemsOf(product, await createUser(product, { organization, userRole }));
      const [row] = await items.find('audit_log', { filter: { action: 'results.read' } });
      expectRefusal(await items.patch(`audit_log/${row.id}`, { action: 'x.y' }), 403, 'FORBIDDEN');
      expectRefusal(await items.remove(`audit_log/${row.id}`), 403, 'FORBIDDEN');
      expectRefusal(await items.post('audit_log', { action: 'x.y' }), 403, 'FORBIDDEN');
    }
  });
});
