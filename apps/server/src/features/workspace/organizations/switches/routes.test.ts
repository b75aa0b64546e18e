import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let platform: ReturnType<typeof itemsOf>;

async function change(features: unknown) {
  const answer = await platform.patch(`organizations/${organization.id}?fields=featureSettings`, {
    features,
  });
  return answer.body.data?.featureSettings ?? answer;
}

/** The entries of the workspace by name. */
async function overrides(): Promise<Record<string, boolean>> {
  const rows = await platform.get(`organizations/${organization.id}?fields=features.name,features.enabled`);
  const entries: { name: string; enabled: boolean }[] = rows.body.data.features;
  return Object.fromEntries(entries.map(({ name, enabled }) => [name, enabled]));
}

async function keyOf(name: string): Promise<string> {
  const [row] = await platform.find('features', { filter: { name }, fields: 'id' });
  return row.id;
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
});

describe('/items/features', () => {
  it('lists nine switches with their defaults, for everybody, with or without a workspace', async () => {
    for (const items of [itemsOf(product, admin), platform]) {
      const rows = await items.find('features', { fields: ['name', 'default'], sort: 'name' });
      expect(rows).toHaveLength(9);
      expect(rows).toContainEqual({ name: 'FEATURE_TEAMS', default: true });
      expect(rows).toContainEqual({ name: 'FEATURE_CHAT', default: false });
    }
  });

  it('is read-only', async () => {
    const id = await keyOf('FEATURE_CHAT');
    for (const items of [itemsOf(product, admin), platform]) {
      expectRefusal(await items.patch(`features/${id}`, { default: true }), 403, 'FORBIDDEN');
      expectRefusal(await items.post('features', { name: 'FEATURE_X', default: true }), 403, 'FORBIDDEN');
    }
  });
});

describe('features of a workspace', () => {
  it('override the default, by name or key, as a list or as changes', async () => {
    expect(await change([{ name: 'FEATURE_TEAMS', enabled: false }])).toMatchObject({
      FEATURE_TEAMS: false,
      FEATURE_GOALS: true,
      FEATURE_CHAT: false,
    });
    await change({ create: [{ feature: await keyOf('FEATURE_CHAT'), enabled: true }] });
    expect(await overrides()).toEqual({ FEATURE_TEAMS: false, FEATURE_CHAT: true });
    await change({ create: [{ name: 'FEATURE_CHAT', enabled: false }], update: [] });
    expect(await overrides()).toEqual({ FEATURE_TEAMS: false, FEATURE_CHAT: false });
    await change({ update: [{ feature: { name: 'FEATURE_TEAMS' }, enabled: true }] });
    expect(await overrides()).toEqual({ FEATURE_TEAMS: true, FEATURE_CHAT: false });
    const [entry] = (await platform.get(`organizations/${organization.id}?fields=features.id,features.name`))
      .body.data.features;
    await change({ delete: [entry.id] });
    expect(Object.keys(await overrides())).toHaveLength(1);
    await change([]);
    expect(await overrides()).toEqual({});
  });

  it('are replaced by a list, whose existing entries keep their keys', async () => {
    await change([
      { name: 'FEATURE_TEAMS', enabled: false },
      { name: 'FEATURE_GOALS', enabled: false },
    ]);
    const read = () => platform.get(`organizations/${organization.id}?fields=features.id,features.name`);
    const before: { id: string; name: string }[] = (await read()).body.data.features;
    await change([
      { name: 'FEATURE_GOALS', enabled: true },
      { name: 'FEATURE_CHAT', enabled: true },
    ]);
    expect(await overrides()).toEqual({ FEATURE_GOALS: true, FEATURE_CHAT: true });
    const after: { id: string; name: string }[] = (await read()).body.data.features;
    const idOf = (list: typeof after) => list.find(({ name }) => name === 'FEATURE_GOALS')?.id;
    expect(idOf(after)).toBe(idOf(before));
  });

  it('take effect at the next request', async () => {
    const items = itemsOf(product, admin);
    expect((await items.get('teams')).status).toBe(200);
    await change([{ name: 'FEATURE_TEAMS', enabled: false }]);
    expectRefusal(await items.get('teams'), 403, 'workspace.feature_off', { feature: 'FEATURE_TEAMS' });
    await change([]);
    expect((await items.get('teams')).status).toBe(200);
  });

  it('are rejected by name when invalid, and then none is set', async () => {
    for (const [features, status, code] of [
      [[{ name: 'FEATURE_NONE', enabled: true }], 400, 'FAILED_VALIDATION'],
      [[{ feature: newId(), enabled: true }], 400, 'FAILED_VALIDATION'],
      [[{ name: 'FEATURE_CHAT' }], 400, 'FAILED_VALIDATION'],
      [[{ name: 'FEATURE_CHAT', enabled: 'yes' }], 400, 'FAILED_VALIDATION'],
      [[{ enabled: true }], 400, 'FAILED_VALIDATION'],
      [{ delete: [newId()] }, 403, 'FORBIDDEN'],
      ['FEATURE_CHAT', 400, 'INVALID_PAYLOAD'],
    ] as const) {
      expectRefusal(await platform.patch(`organizations/${organization.id}`, { features }), status, code);
    }
    const mixedSwitches = [
      { name: 'FEATURE_TEAMS', enabled: false },
      { name: 'FEATURE_NONE', enabled: true },
    ];
    expectRefusal(
      await platform.patch(`organizations/${organization.id}`, { features: mixedSwitches }),
      400,
      'FAILED_VALIDATION',
    );
    expect(await overrides()).toEqual({});
  });

  it('are read-only for the workspace, and hidden from others', async () => {
    await change([{ name: 'FEATURE_CHAT', enabled: true }]);
    const items = itemsOf(product, admin);
    const [row] = await items.find('organization_features', {
      fields: ['id', 'name', 'enabled', 'feature.name', 'feature.default'],
    });
    expect(row).toMatchObject({
      name: 'FEATURE_CHAT',
      enabled: true,
      feature: { name: 'FEATURE_CHAT', default: false },
    });
    expectRefusal(await items.patch(`organizations/${organization.id}`, { features: [] }), 403, 'FORBIDDEN', {
      field: 'features',
    });
    expectRefusal(await items.patch(`organization_features/${row.id}`, { enabled: false }), 403, 'FORBIDDEN');
    expectRefusal(await items.remove(`organization_features/${row.id}`), 403, 'FORBIDDEN');
    const foreign = itemsOf(
      product,
      await createUser(product, { organization: await createOrganization(product) }),
    );
    expect(await foreign.find('organization_features')).toEqual([]);
  });

  it('are audited', async () => {
    await change([{ name: 'FEATURE_TEAMS', enabled: false }]);
    const rows = await itemsOf(product, admin).find('audit_log', {
      fields: ['action', 'details'],
      sort: 'date_created',
    });
    expect(rows).toEqual([
      { action: 'features.create', details: { fields: ['enabled', 'name'], values: { enabled: false } } },
      { action: 'organizations.update', details: { fields: ['features'], values: {} } },
    ]);
  });
});
