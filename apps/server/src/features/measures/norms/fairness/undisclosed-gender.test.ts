import type { FairnessReport } from '@quint/contract/measures/fairness.ts';
import { describe, expect, it } from 'vitest';
import { countFairness } from '#features/measures/norms/fairness/counts/service.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { FairnessPerson } from '#testing/fairness-world.ts';
import { insertFairnessWorld, planFairnessWorld } from '#testing/fairness-world.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();

async function read(user: TestUser): Promise<FairnessReport> {
  const answer = await product.app.inject({ url: '/api/fairness', headers: user.headers });
  return answer.json().data.fairness;
}

/** Identical people, each with one sheet of one assessment. */
function alike(gender: string, size: number, values: { age: number; isOk?: boolean }): FairnessPerson[] {
  const [first] = planFairnessWorld().flatMap(({ sheets }) => sheets);
  if (first === undefined) throw new Error('a world without sheets');
  const sheet = { ...first, isHeld: false, isCanceled: false, isRejected: false, isOk: true, ...values };
  const person = { status: 'APPLICANT', isExcluded: false, isWithdrawn: false, isAnonymized: false } as const;
  return Array.from({ length: size }, () => ({
    ...person,
    rejectedFor: [],
    sheets: [{ ...sheet, assessment: 0, gender, finishDate: new Date(Date.UTC(2025, 0, 1)) }],
  }));
}

describe('people who prefer not to say their gender', () => {
  const sizes = (fairness: FairnessReport, outcome: string, dimension: string) =>
    fairness.comparisons
      .find((each) => each.outcome === outcome && each.dimension === dimension)
      ?.groups.map(({ name, people: size }) => `${name} ${size}`);

  async function countIn(world: readonly FairnessPerson[]) {
    const workspace = await createOrganization(product);
    const user = await createUser(product, { organization: workspace });
    await insertFairnessWorld(product, workspace, world);
    await countFairness(product.deps);
    return await read(user);
  }

  it.each(['undisclosed', 'diverse'])(
    'and other small groups (%s) are in no group and cannot be inferred from a total or another dimension',
    SLOW,
    async (gender) => {
      const fairness = await countIn([
        ...alike('female', 20, { age: 25 }),
        ...alike('male', 15, { age: 35 }),
        ...alike(gender, 3, { age: 35, isOk: false }),
      ]);
      for (const outcome of ['shortlisted', 'hired', 'unremarkable']) {
        expect(sizes(fairness, outcome, 'gender')).toEqual(['female 20', 'male 15']);
        expect(sizes(fairness, outcome, 'age')).toEqual(['16-29 20', '30-44 15']);
      }
      expect(fairness).toMatchObject({ sheets: 35, unremarkable: 1, undisclosed: 0 });
      const sums = fairness.means.map(({ people: n, reference_people: others }) => n + others);
      expect(new Set(sums)).toEqual(new Set([35]));
    },
  );

  it('are shown in steps of five from ten on, and then count in the total', async () => {
    const fairness = await countIn([
      ...alike('female', 20, { age: 25 }),
      ...alike('male', 15, { age: 35 }),
      ...alike('undisclosed', 13, { age: 35, isOk: false }),
    ]);
    expect(fairness).toMatchObject({ sheets: 48, undisclosed: 10 });
    expect(sizes(fairness, 'unremarkable', 'gender')).toEqual(['female 20', 'male 15']);
    expect(sizes(fairness, 'unremarkable', 'age')).toEqual(['16-29 20', '30-44 15']);
    expect(JSON.stringify(fairness.comparisons)).not.toContain('undisclosed');
  });

  it('do not change the total when no group is shown', SLOW, async () => {
    const fairness = await countIn([
      ...alike('female', 5, { age: 25 }),
      ...alike('undisclosed', 7, { age: 35 }),
    ]);
    expect(fairness).toMatchObject({ sheets: 12, comparisons: [], undisclosed: 0 });
  });

  it('leave out a small age band from the groups by gender', SLOW, async () => {
    const fairness = await countIn([
      ...alike('female', 20, { age: 25 }),
      ...alike('male', 15, { age: 35 }),
      ...alike('male', 1, { age: 65, isOk: false }),
    ]);
    expect(sizes(fairness, 'unremarkable', 'gender')).toEqual(['female 20', 'male 15']);
    expect(fairness).toMatchObject({ sheets: 35, unremarkable: 1 });
  });
});
