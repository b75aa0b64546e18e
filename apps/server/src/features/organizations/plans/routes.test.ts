import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let platform: ReturnType<typeof itemsOf>;

const FIELDS = 'pack.name,custom_limits.talent_insights_budget,is_freezed,trial_ends_at';

async function change(payload: object) {
  const { body } = await platform.patch(`organizations/${organization.id}?fields=${FIELDS}`, payload);
  const { pack, custom_limits, is_freezed, trial_ends_at } = body.data;
  return { pack: pack.name, budget: custom_limits.talent_insights_budget, is_freezed, trial_ends_at };
}

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'basic' });
  admin = await createUser(product, { organization });
  platform = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
  await platform.patch(`organizations/${organization.id}`, {
    custom_limits: { talent_insights_budget: 3 },
    trial_ends_at: '2024-01-01T00:00:00.000Z',
    is_freezed: true,
  });
});

describe('a change of the plan', () => {
  it('to Flow credits its insights, ends the trial and opens the workspace', async () => {
    expect(await change({ pack: { name: 'Flow' } })).toEqual({
      pack: 'Flow',
      budget: 28,
      is_freezed: false,
      trial_ends_at: null,
    });
  });

  it('credits each plan once, however often it is chosen', async () => {
    await change({ pack: { name: 'Flow' } });
    expect((await change({ pack: { name: 'flow' }, name: 'Same plan' })).budget).toBe(28);
    expect((await change({ pack: { name: 'Basic' } })).budget).toBe(28);
    expect((await change({ pack: { name: 'Flow' } })).budget).toBe(28);
    expect(await change({ pack: { name: 'Enterprise' } })).toMatchObject({ pack: 'Enterprise', budget: 28 });
  });

  it('does as it is told where more is said', async () => {
    expect(
      await change({
        pack: { name: 'Flow' },
        custom_limits: { talent_insights_budget: 100 },
        is_freezed: true,
        trial_ends_at: '2031-01-01T00:00:00.000Z',
      }),
    ).toEqual({ pack: 'Flow', budget: 100, is_freezed: true, trial_ends_at: '2031-01-01T00:00:00.000Z' });
  });

  it('leaves a workspace frozen that keeps its plan', async () => {
    expect(await change({ pack: { name: 'Basic' } })).toMatchObject({ budget: 3, is_freezed: true });
  });

  it('credits once when it is made twice at the same moment', async () => {
    await Promise.all([change({ pack: { name: 'Flow' } }), change({ pack: { name: 'Flow' } })]);
    expect((await change({})).budget).toBe(28);
  });

  it('is noted with what came before and what was credited', async () => {
    await change({ pack: { name: 'Flow' } });
    expect(
      await itemsOf(product, admin).find('audit_log', {
        filter: { action: 'plans.start' },
        fields: ['items', 'details', 'user_role'],
      }),
    ).toEqual([
      {
        items: [organization.id],
        user_role: 'APP_ADMIN',
        details: { pack: 'flow', before: 'basic', credit: 25 },
      },
    ]);
  });

  it("is not the workspace's own to make", async () => {
    await change({ is_freezed: false });
    const answer = await itemsOf(product, admin).patch(`organizations/${organization.id}`, {
      pack: { name: 'Flow' },
    });
    expectRefusal(answer, 403, 'FORBIDDEN', { field: 'pack.name' });
    expect(await change({})).toMatchObject({ pack: 'Basic', budget: 3 });
  });
});
