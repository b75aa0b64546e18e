import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { insertFairnessWorld, planFairnessWorld } from '#testing/fairness-world.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
const people = planFairnessWorld();
let organization: TestOrganization;
let admin: TestUser;
let roleIds: string[];

async function read(user: TestUser, role?: string): Promise<{ status: number; fairness: FairnessReport }> {
  const answer = await product.app.inject({
    method: 'GET',
    url: `/api/fairness${role === undefined ? '' : `?role=${role}`}`,
    headers: user.headers,
  });
  return { status: answer.statusCode, fairness: answer.json().data?.fairness };
}
const countedPeople = people.filter(({ isWithdrawn, isAnonymized }) => !isWithdrawn && !isAnonymized);

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  roleIds = await insertFairnessWorld(product, organization, people);
  await countFairness(product.deps);
}, 60_000);

describe('rates of groups', () => {
  it('leave out a group of fewer than ten, also from the stored rows', async () => {
    expect(countedPeople.filter(({ sheets }) => sheets[0]?.gender === 'diverse').length).toBeGreaterThan(0);
    const { fairness } = await read(admin);
    expect(JSON.stringify(fairness)).not.toContain('diverse');
    const rows = await product.deps.db.platform.read((db) =>
      db.selectFrom('fairness_rates').select(['group_name', 'people']).execute(),
    );
    expect(rows.filter(({ group_name }) => group_name === 'diverse')).toEqual([]);
    expect(Math.min(...rows.map(({ people: size }) => size))).toBeGreaterThanOrEqual(10);
  });
});

describe('the figures of a workspace', () => {
  it('are coarse for the works council', async () => {
    const councilMember = await createUser(product, { organization, userRole: 'WORKS_COUNCIL' });
    const { fairness } = await read(councilMember, roleIds[0]);
    expect(fairness.is_coarse).toBe(true);
    expect(fairness.comparisons.length).toBeGreaterThan(0);
    for (const { groups, ratios, trend } of fairness.comparisons) {
      for (const { people: size, rate } of [...groups, ...trend.flatMap((point) => point.groups)]) {
        expect(size % 5).toBe(0);
        expect(rate * 20).toBeCloseTo(Math.round(rate * 20), 9);
      }
      for (const { method } of ratios) expect(method).toBe('score');
    }
    for (const { d, people: size } of fairness.means) {
      expect(d * 10).toBeCloseTo(Math.round(d * 10), 9);
      expect(size % 5).toBe(0);
    }
  });
});
