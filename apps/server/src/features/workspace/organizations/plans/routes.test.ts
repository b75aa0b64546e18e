import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

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
});
