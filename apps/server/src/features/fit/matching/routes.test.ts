import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { fitOf } from '@quint/psychometrics/fit.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { rangesOf } from '#features/roles/roles/model.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createOwner, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult, scoredSheet } from '#testing/surveys.ts';

const product = useProduct();

const RANGES = {
  o_min: 4,
  o_max: 7,
  o_weight: 1,
  c_min: 5,
  c_max: 8,
  c_weight: 2,
  e_min: 6,
  e_max: 9,
  e_weight: 3,
  a_min: 3,
  a_max: 6,
  a_weight: 1,
  es_min: 5,
  es_max: 8,
  es_weight: 1,
};
const NO_REQUIREMENT = Object.fromEntries(
  TRAITS.flatMap((trait) => [
    [`${trait.toLowerCase()}_min`, 1],
    [`${trait.toLowerCase()}_max`, 9],
  ]),
);

async function createWorkspace() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  return { organization, admin };
}

async function createScored(
  organization: TestOrganization,
  seed: number,
  talent: Record<string, unknown> = {},
) {
  const { id: talentId } = await createTalent(product, organization, talent);
  const resultId = await createFinishedResult(product, organization, { talentId, seed });
  return { talentId, resultId };
}

function get(url: string, headers: Record<string, string>) {
  return product.app.inject({ url: `/api${url}`, headers });
}

function expectedFit(score: SheetScore, ranges: Parameters<typeof rangesOf>[0]) {
  const of = (key: 'stanine' | 'z') =>
    Object.fromEntries(TRAITS.map((trait) => [trait, score.traits[trait]?.[key]]));
  const fit = fitOf({ stanines: of('stanine'), zs: of('z') }, rangesOf(ranges));
  return {
    score: fit.fit,
    exact: fit.exact,
    band: fit.band,
    interval: fit.interval,
    base: fit.base,
    broad: fit.broad,
  };
}

describe('GET /calculate-score/role/:id', () => {
  it('rates every talent like the engine, best first', async () => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, RANGES);
    const people = new Map<string, SheetScore>();
    for (let seed = 0; seed < 12; seed += 1) {
      people.set((await createScored(organization, seed)).talentId, scoredSheet(seed));
    }
    const answer = await get(`/calculate-score/role/${role.id}`, admin.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { data } = answer.json();
    expect(data).toHaveLength(12);
    for (const row of data) {
      const score = people.get(row.talent_id);
      expect(score).toBeDefined();
      if (score === undefined) continue;
      expect(row).toMatchObject(expectedFit(score, RANGES));
      expect(row).toMatchObject({
        quality: score.quality.verdict,
        o: score.traits.O?.stanine,
        es: score.traits.ES?.stanine,
      });
    }
    const scores = data.map(({ score }: { score: number }) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it('uses the latest finished result and leaves out people without one, deleted and anonymous people', async () => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, RANGES);
    const { talentId } = await createScored(organization, 1);
    const day = 86_400_000;
    const latest = await createFinishedResult(product, organization, {
      talentId,
      seed: 2,
      finishedAt: new Date(Date.now() + day),
    });
    await createFinishedResult(product, organization, {
      talentId,
      seed: 3,
      finishedAt: new Date(Date.now() - day),
    });
    await createTalent(product, organization);
    await createScored(organization, 4, { date_deleted: new Date() });
    await createScored(organization, 5, { date_anonymized: new Date() });
    const { data } = (await get(`/calculate-score/role/${role.id}`, admin.headers)).json();
    expect(data.map((row: { talents_results_id: string }) => row.talents_results_id)).toEqual([latest]);
  });

  it('returns null for a role without requirements, and lists these last', async () => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, NO_REQUIREMENT);
    await createScored(organization, 1);
    const { data } = (await get(`/calculate-score/role/${role.id}`, admin.headers)).json();
    expect(data[0]).toMatchObject({
      score: null,
      exact: null,
      band: 'none',
      interval: null,
      base: null,
      broad: false,
    });
  });

  it('finds nothing of another workspace', async () => {
    const { admin } = await createWorkspace();
    const foreign = await createWorkspace();
    const role = await createRole(product, foreign.organization, RANGES);
    await createScored(foreign.organization, 1);
    const answer = await get(`/calculate-score/role/${role.id}`, admin.headers);
    const unknownRoleAnswer = await get(`/calculate-score/role/${newId()}`, admin.headers);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'record.not_found']);
    expect(unknownRoleAnswer.json()).toEqual(answer.json());
    const own = await createRole(product, { id: (await adminsWorkspace(admin.id)).id, name: '' }, RANGES);
    const { density, ...rate } = baseRateOf(rangesOf(RANGES)) ?? {};
    expect((await get(`/calculate-score/role/${own.id}`, admin.headers)).json()).toEqual({
      data: [],
      unrated: [],
      meta: {
        state: 'calculated',
        pending: 0,
        total: 0,
        unrated: 0,
        groups: null,
        norm: { ...rate, hill: density },
      },
    });
  });

  it.each(['deleted', 'abc'])('answers 404 for a role that is %s', async (kind) => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, { ...RANGES, date_deleted: new Date() });
    const answer = await get(`/calculate-score/role/${kind === 'abc' ? kind : role.id}`, admin.headers);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'record.not_found']);
  });
});

async function adminsWorkspace(userId: string): Promise<{ id: string }> {
  const { organization_id: id } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('memberships')
      .select('organization_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  return { id };
}

describe('GET /calculate-score/talent_new/:id', () => {
  it('rates the talent for every role, best first, with the cost of each trait', async () => {
    const { organization, admin } = await createWorkspace();
    const { talentId } = await createScored(organization, 3);
    const roles = [
      await createRole(product, organization, { ...RANGES, name: 'Sales' }),
      await createRole(product, organization, { ...NO_REQUIREMENT, name: 'Anything' }),
      await createRole(product, organization, { name: 'Middle' }),
    ];
    await createRole(product, organization, { date_deleted: new Date() });
    const { data } = (await get(`/calculate-score/talent_new/${talentId}`, admin.headers)).json();
    expect(data).toHaveLength(3);
    expect(data.at(-1)).toMatchObject({
      role_id: roles[1]?.id,
      name: 'Anything',
      score: null,
      contributions: [],
    });
    const sales = data.find(({ name }: { name: string }) => name === 'Sales');
    expect(sales).toMatchObject(expectedFit(scoredSheet(3), RANGES));
    const costs = sales.contributions.reduce((sum: number, { cost }: { cost: number }) => sum + cost, 0);
    expect(100 - costs).toBeCloseTo(sales.exact, 9);
  });

  it('reports a missing result, and returns 404 for another workspace’s, an unknown or a deleted talent', async () => {
    const { organization, admin } = await createWorkspace();
    const foreign = await createScored((await createWorkspace()).organization, 1);
    const deletedTalent = await createScored(organization, 1, { date_deleted: new Date() });
    const pendingTalent = await createTalent(product, organization);
    const codeFor = async (id: string) => {
      const answer = await get(`/calculate-score/talent_new/${id}`, admin.headers);
      return [answer.statusCode, answer.json().errors[0].extensions.code];
    };
    expect(await codeFor(pendingTalent.id)).toEqual([409, 'result.not_finished']);
    for (const id of [foreign.talentId, deletedTalent.talentId, newId()]) {
      expect(await codeFor(id)).toEqual([404, 'record.not_found']);
    }
  });
});

describe('GET /calculate-score/own/:id', () => {
  it('returns the same numbers as for administrators, only for roles the talent is considered for', async () => {
    const { organization, admin } = await createWorkspace();
    const { talentId } = await createScored(organization, 3);
    const owner = await createOwner(product, organization, talentId);
    const consideredRole = await createRole(product, organization, RANGES);
    const other = await createRole(product, organization, RANGES);
    await itemsOf(product, admin).patch(`roles/${consideredRole.id}`, { talents: { create: [talentId] } });
    const all = (await get(`/calculate-score/talent_new/${talentId}`, admin.headers)).json();
    const own = await get(`/calculate-score/own/${consideredRole.id}`, owner.headers);
    expect(own.json()).toEqual({
      data: all.data.find(({ role_id }: { role_id: string }) => role_id === consideredRole.id),
      meta: all.meta,
    });
    for (const [headers, id] of [
      [owner.headers, other.id],
      [owner.headers, newId()],
      [admin.headers, consideredRole.id],
    ] as const) {
      expect((await get(`/calculate-score/own/${id}`, headers)).statusCode).toBe(404);
    }
  });

  it('is null for a person who objects to rankings, and reports a missing result', async () => {
    const { organization, admin } = await createWorkspace();
    const role = await createRole(product, organization, RANGES);
    const objection = { rankings_objected_at: new Date() };
    const { talentId } = await createScored(organization, 3, objection);
    const { id: pendingId } = await createTalent(product, organization);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { talents: { create: [talentId, pendingId] } });
    const url = `/calculate-score/own/${role.id}`;
    const excludedAnswer = await get(url, (await createOwner(product, organization, talentId)).headers);
    expect(excludedAnswer.json()).toMatchObject({ data: null, meta: { is_left_out_of_rankings: true } });
    const missingAnswer = await get(url, (await createOwner(product, organization, pendingId)).headers);
    expect(missingAnswer.json().errors[0].extensions.code).toBe('result.not_finished');
  });
});
