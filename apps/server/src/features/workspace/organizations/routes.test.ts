import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

describe('/items/organizations', () => {
  it('returns only the active workspace', async () => {
    const foreign = await createOrganization(product);
    const rows = await items.find('organizations', {
      fields: ['id', 'pack.name', 'custom_limits.talent_insights_budget', 'featureSettings'],
    });
    expect(rows).toEqual([
      {
        id: organization.id,
        pack: { name: 'Flow' },
        custom_limits: { talent_insights_budget: 25 },
        featureSettings: expect.objectContaining({ FEATURE_TEAMS: true, FEATURE_CHAT: false }),
      },
    ]);
    expect(await items.get(`organizations/${foreign.id}`)).toEqual(NO_SUCH_RECORD);
    expect(await items.patch(`organizations/${foreign.id}`, { name: 'Mine' })).toEqual(NO_SUCH_RECORD);
    expect(await items.find('organizations', { filter: { pack: { name: 'Basic' } } })).toEqual([]);
  });

  it('lets its administrators change name and language', async () => {
    const { body } = await items.patch(`organizations/${organization.id}?fields=name,language`, {
      name: ' New ',
      language: 'EN',
    });
    expect(body.data).toEqual({ name: 'New', language: 'EN' });
  });

  it.each([
    [
      { custom_limits: { talent_insights_budget: 999 } },
      403,
      'FORBIDDEN',
      { field: 'custom_limits.talent_insights_budget' },
    ],
    [{ pack: { name: 'Flow' } }, 403, 'FORBIDDEN', { field: 'pack.name' }],
    [{ pack: 'flow' }, 400, 'FAILED_VALIDATION', { field: 'pack' }],
    [{ is_freezed: false }, 403, 'FORBIDDEN', { field: 'is_freezed' }],
    [{ hide_personal_data: false }, 403, 'FORBIDDEN', { field: 'hide_personal_data' }],
    [{ hide_everybody: false }, 403, 'FORBIDDEN', { field: 'hide_everybody' }],
    [{ trial_ends_at: null }, 403, 'FORBIDDEN', { field: 'trial_ends_at' }],
    [{ featureSettings: {} }, 403, 'FORBIDDEN', { field: 'featureSettings' }],
    [{ date_deleted: '2024-01-01' }, 403, 'FORBIDDEN', { field: 'date_deleted' }],
    [{ name: ' ' }, 400, 'FAILED_VALIDATION', { field: 'name' }],
    [{ language: 'FR' }, 400, 'FAILED_VALIDATION', { field: 'language' }],
  ])('refuses %j', async (payload, status, code, details) => {
    expectRefusal(
      await items.patch(`organizations/${organization.id}`, { name: 'Changed', ...payload }),
      status,
      code,
      details,
    );
    expect((await items.get(`organizations/${organization.id}?fields=name`)).body.data.name).toBe(
      organization.name,
    );
  });

  it('shows a talent the name, and nothing about plan limits', async () => {
    const theirs = itemsOf(product, await createUser(product, { organization, userRole: 'ORG_USER' }));
    const [row] = await theirs.find('organizations');
    expect(row.name).toBe(organization.name);
    expect(row).not.toHaveProperty('custom_limits');
    expectRefusal(await theirs.get('organizations?fields=custom_limits'), 403, 'FORBIDDEN', {
      field: 'custom_limits',
    });
  });
});
