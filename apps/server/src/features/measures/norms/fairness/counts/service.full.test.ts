import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { ComparedRate } from '#features/measures/norms/fairness/counts/queries.ts';
import { replaceRates } from '#features/measures/norms/fairness/counts/queries.ts';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole } from '#testing/factories.ts';
import { insertFairnessWorld, planFairnessWorld } from '#testing/fairness-world.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;

beforeAll(async () => {
  organization = await createOrganization(product);
  await insertFairnessWorld(product, organization, planFairnessWorld());
  await countFairness(product.deps);
}, 60_000);

describe('rates of groups', () => {
  it('are stored once when counts run at the same time', async () => {
    const list = () =>
      product.deps.db.platform.read((db) =>
        db
          .selectFrom('fairness_rates')
          .select(['role_id', 'dimension', 'group_name', 'outcome', 'period', 'people', 'hits', 'ratio_low'])
          .orderBy(sql`(role_id, dimension, group_name, outcome, period)`)
          .execute(),
      );
    const before = await list();
    await Promise.all([1, 2, 3].map(() => countFairness(product.deps)));
    expect(await list()).toEqual(before);
    await expect(countFairness(product.deps, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await list()).toEqual(before);
  });

  it('are stored without those of a role or workspace that was deleted meanwhile', async () => {
    const { id: role_id } = await createRole(product, organization, { c_min: 5, c_max: 9 });
    const rate = (key: { organization_id: string; role_id: string | null }): ComparedRate => ({
      ...key,
      dimension: 'gender',
      group_name: 'female',
      outcome: 'hired',
      period: 'all',
      people: 10,
      hits: 5,
      reference: null,
      ratio_low: null,
      ratio_high: null,
      ratio_method: null,
      fisher_p: null,
    });
    const organization_id = organization.id;
    const rates = [
      rate({ organization_id, role_id }),
      rate({ organization_id, role_id: newId() }),
      rate({ organization_id: newId(), role_id: null }),
    ];
    await product.deps.db.platform.write((tx) => replaceRates(tx, rates, product.deps.clock.now()));
    const storedRates = await product.deps.db.platform.read((db) =>
      db.selectFrom('fairness_rates').select(['organization_id', 'role_id']).execute(),
    );
    expect(storedRates).toEqual([{ organization_id, role_id }]);
    await countFairness(product.deps);
  });
});
