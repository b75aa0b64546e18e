import { PACKS } from '@quint/domain/workspace/actor.ts';
import { assert, asyncProperty, array, constantFrom, integer, oneof, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeInsights, resetInsights } from '#features/workspace/plans/insights/service.ts';
import { startPlan } from '#features/workspace/plans/service.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const actor = undefined;

async function readLedger(organizationId: string) {
  return product.deps.db.platform.read(async (db) => {
    const { talent_insights_budget: budget } = await db
      .selectFrom('organizations')
      .select('talent_insights_budget')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('insight_entries')
      .select(['kind', 'amount', 'balance', 'reason', 'talent_id', 'order_id', 'user_created'])
      .where('organization_id', '=', organizationId)
      .orderBy('date_created')
      .orderBy('id')
      .execute();
    return { budget, lines };
  });
}

const anyStep = oneof(
  record({ pack: constantFrom(...PACKS) }),
  record({ amount: integer({ min: -30, max: 30 }) }),
  record({ to: integer({ min: 0, max: 60 }) }),
  record({ talents: integer({ min: 1, max: 3 }) }),
);

describe('the history of the talent insights', () => {
  it('sums up to the budget after any changes, and each entry contains the remaining number', async () => {
    await assert(
      asyncProperty(array(anyStep, { maxLength: 12 }), async (steps) => {
        const { id: organizationId } = await createOrganization(product, { pack: 'basic' });
        for (const step of steps) {
          await product.deps.db.platform.write(async (tx) => {
            if ('pack' in step) await startPlan(tx, { organizationId, pack: step.pack, seats: null, actor });
            else if ('to' in step)
              await changeInsights(tx, { organizationId, kind: 'set', to: step.to, actor });
            else if ('talents' in step) await resetInsights(tx, { organizationId, actor });
            else {
              const change = { organizationId, kind: 'refund', actor, takesWhatIsLeft: true } as const;
              await changeInsights(tx, { ...change, amount: step.amount });
            }
          });
        }
        const { budget, lines } = await readLedger(organizationId);
        let sum = 0;
        for (const { amount, balance } of lines) {
          sum += amount;
          expect(balance).toBe(sum);
        }
        expect(budget).toBe(sum);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a change of the talent insights', () => {
  it('is refused as a whole when too few remain, and takes back the remaining purchased ones', async () => {
    const { id: organizationId } = await createOrganization(product, { pack: 'flow' });
    const { platform } = product.deps.db;
    const refund = { organizationId, kind: 'refund', amount: -50, actor } as const;
    await expect(platform.write((tx) => changeInsights(tx, refund))).rejects.toMatchObject({
      code: 'budget.spent',
    });
    expect((await readLedger(organizationId)).budget).toBe(25);
    const change = await platform.write((tx) => changeInsights(tx, { ...refund, takesWhatIsLeft: true }));
    expect(change).toEqual({ amount: 0, budget: 25 });
    const purchase = { organizationId, kind: 'purchase', amount: 30, actor } as const;
    await platform.write((tx) => changeInsights(tx, purchase));
    const all = await platform.write((tx) => changeInsights(tx, { ...refund, takesWhatIsLeft: true }));
    expect(all).toEqual({ amount: -30, budget: 25 });
  });

  it('records who unlocked whom', async () => {
    const organization = await createOrganization(product, { pack: 'flow' });
    const admin = await createUser(product, { organization });
    const { id: talentId } = await createTalent(product, organization, { is_directly_invited: false });
    const payload = { organizationId: organization.id, talentId, budget: 1 };
    const url = '/workspace-automations/unlock-talent-insight';
    const call = { method: 'POST', headers: admin.headers, payload, url: `/api${url}` } as const;
    for (let times = 0; times < 2; times++) expect((await product.app.inject(call)).statusCode).toBe(200);
    expect((await readLedger(organization.id)).lines).toEqual([
      expect.objectContaining({ kind: 'start', amount: 25, balance: 25 }),
      expect.objectContaining({
        kind: 'unlock',
        amount: -1,
        balance: 24,
        talent_id: talentId,
        user_created: admin.id,
      }),
    ]);
  });
});

describe('a plan that starts', () => {
  const seats = { administrators: 4, members: 2 };

  it('has the limits of the purchased seats, ends the trial and unfreezes', async () => {
    const organization = await createOrganization(product, { pack: 'basic', is_freezed: true });
    const organizationId = organization.id;
    const plan = { organizationId, pack: 'flow', seats, actor } as const;
    await product.deps.db.platform.write((tx) => startPlan(tx, plan));
    const items = itemsOf(product, await createUser(product, { organization }));
    const ids = [];
    for (let count = 0; count < 3; count++)
      ids.push((await createTalent(product, organization, { is_directly_invited: false })).id);
    const hire = (id: string | undefined) => items.patch(`talents/${id}`, { status: 'EMPLOYEE' });
    expect([(await hire(ids[0])).status, (await hire(ids[1])).status]).toEqual([200, 200]);
    const details = { limit: 2, of: 'members', pack: 'flow' };
    expectRefusal(await hire(ids[2]), 403, 'plan.limit_reached', details);
    await product.deps.db.platform.write((tx) => startPlan(tx, { ...plan, seats: { ...seats, members: 3 } }));
    expect((await hire(ids[2])).status).toBe(200);
    expect((await readLedger(organizationId)).budget).toBe(50);
  });

  it('clears the seats of another plan', async () => {
    const { id: organizationId } = await createOrganization(product, { pack: 'basic' });
    for (const pack of ['flow', 'basic'] as const) {
      await product.deps.db.platform.write((tx) => startPlan(tx, { organizationId, pack, seats, actor }));
    }
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('organizations')
        .select(['pack', 'seats_administrators', 'seats_members', 'talent_insights_budget as budget'])
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ pack: 'basic', seats_administrators: null, seats_members: null, budget: 25 });
  });
});
