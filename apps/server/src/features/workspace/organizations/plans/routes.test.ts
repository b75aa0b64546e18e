import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

const BASIC = { pack: { name: 'Basic' } };
const FLOW = { pack: { name: 'Flow' } };

async function budgetAfter(payload: object): Promise<number> {
  return (await change(payload)).budget;
}

async function unlock(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { id: talentId } = await createTalent(product, organization, { is_directly_invited: false });
    const payload = { organizationId: organization.id, talentId, budget: 1 };
    const path = '/workspace-automations/unlock-talent-insight';
    const { status } = await callerOf(product)('POST', path, { headers: admin.headers, payload });
    expect(status).toBe(200);
  }
}

describe('a change of the plan', () => {
  it('to Flow credits its insights, ends the trial and unfreezes the workspace', async () => {
    expect(await change({ pack: { name: 'Flow' } })).toEqual({
      pack: 'Flow',
      budget: 28,
      is_freezed: false,
      trial_ends_at: null,
    });
  });

  it('cannot be made by the workspace', async () => {
    await change({ is_freezed: false });
    const answer = await itemsOf(product, admin).patch(`organizations/${organization.id}`, {
      pack: { name: 'Flow' },
    });
    expectRefusal(answer, 403, 'FORBIDDEN', { field: 'pack.name' });
    expect(await change({})).toMatchObject({ pack: 'Basic', budget: 3 });
  });

  it('credits each plan once, however often it is selected', async () => {
    await change({ pack: { name: 'Flow' } });
    expect((await change({ pack: { name: 'flow' }, name: 'Same plan' })).budget).toBe(28);
    expect((await change({ pack: { name: 'Basic' } })).budget).toBe(3);
    expect((await change({ pack: { name: 'Flow' } })).budget).toBe(28);
    expect(await change({ pack: { name: 'Enterprise' } })).toMatchObject({ pack: 'Enterprise', budget: 28 });
  });

  it('applies explicit values of the same request', SLOW, async () => {
    expect(
      await change({
        pack: { name: 'Flow' },
        custom_limits: { talent_insights_budget: 100 },
        is_freezed: true,
        trial_ends_at: '2031-01-01T00:00:00.000Z',
      }),
    ).toEqual({ pack: 'Flow', budget: 100, is_freezed: true, trial_ends_at: '2031-01-01T00:00:00.000Z' });
  });

  it('does not unfreeze a workspace that keeps its plan', async () => {
    expect(await change({ pack: { name: 'Basic' } })).toMatchObject({ budget: 3, is_freezed: true });
  });

  it('credits once for two concurrent requests', SLOW, async () => {
    await Promise.all([change({ pack: { name: 'Flow' } }), change({ pack: { name: 'Flow' } })]);
    expect((await change({})).budget).toBe(28);
  });

  it('is audited with the former plan and the credits', SLOW, async () => {
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
});

describe('the start credits of a plan', () => {
  it('are set aside on a smaller plan, except those that were spent', async () => {
    await change(FLOW);
    await unlock(4);
    expect(await budgetAfter(BASIC)).toBe(3);
    await unlock(2);
    expect(await budgetAfter(FLOW)).toBe(22);
    expect(await budgetAfter(BASIC)).toBe(1);
    expect(await budgetAfter(FLOW)).toBe(22);
  });

  it('are not credited again if the workspace started with the plan', SLOW, async () => {
    organization = await createOrganization(product, { pack: 'flow' });
    expect([await budgetAfter(BASIC), await budgetAfter(FLOW), await budgetAfter(BASIC)]).toEqual([3, 28, 3]);
  });

  it('are spent before added insights, which stay with any plan', async () => {
    await change(FLOW);
    await change({ custom_limits: { talent_insights_budget: 38 } });
    await unlock(1);
    expect(await budgetAfter(BASIC)).toBe(13);
    expect(await budgetAfter({ custom_limits: { talent_insights_budget: 5 } })).toBe(5);
    expect(await budgetAfter(FLOW)).toBe(29);
    expect(await budgetAfter({ ...BASIC, custom_limits: { talent_insights_budget: 40 } })).toBe(40);
    expect(await budgetAfter(FLOW)).toBe(64);
  });

  it('are credited together with another limit in the same change', SLOW, async () => {
    expect(await budgetAfter({ ...FLOW, custom_limits: { mails_per_day: 50 } })).toBe(28);
  });

  it('start again with a workspace that was reset', SLOW, async () => {
    await change(FLOW);
    await unlock(1);
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    const payload = { organizationId: organization.id };
    await callerOf(product)('POST', '/workspace-automations/reset-workspace', { headers, payload });
    expect([await budgetAfter({}), await budgetAfter(FLOW), await budgetAfter(BASIC)]).toEqual([3, 28, 3]);
  });

  it('neither multiply nor vanish in concurrent changes and unlocks', SLOW, async () => {
    const plans = Array.from({ length: 6 }, (_, n) => change(n % 2 === 0 ? FLOW : BASIC));
    await Promise.all([...plans, change({ pack: { name: 'Enterprise' } }), unlock(1), unlock(1)]);
    const flow = await budgetAfter(FLOW);
    expect(flow + 2).toBe(28);
    expect([await budgetAfter(BASIC), await budgetAfter(FLOW)]).toEqual([expect.any(Number), flow]);
  });

  it('are audited with added or removed insights', SLOW, async () => {
    await change(FLOW);
    await change(BASIC);
    const lines = await itemsOf(product, admin).find('audit_log', {
      filter: { action: 'plans.start' },
      fields: ['details'],
      sort: ['date_created'],
    });
    expect(lines).toEqual([
      { details: { pack: 'flow', before: 'basic', credit: 25 } },
      { details: { pack: 'basic', before: 'flow', credit: -25 } },
    ]);
  });
});
