import type { PoolQuery } from '@quint/contract/profile/pool.ts';
import { fitCosts } from '@quint/psychometrics/fit.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBestKinds } from '#features/profile/pool/model.ts';
import { findRanked } from '#features/profile/pool/queries.ts';
import { readDigits } from '#features/fit/matching/ranking/model.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { insertRatedPeople, makeRatedPerson } from '#testing/rated-people.ts';

// Compares pages of the pool by fit, for every query plan, with an order computed here.

const product = useProduct();
const PEOPLE = 400;
let home: TestOrganization;
let rows: { id: string; stanines: number }[];

const COMMON: RoleRanges = { O: { min: 2, max: 8 }, C: { min: 3, max: 7, weight: 2 } };
const RARE: RoleRanges = {
  O: { min: 9, max: 9, weight: 3 },
  C: { min: 9, max: 9, weight: 2 },
  E: { min: 1, max: 1 },
  A: { min: 9, max: 9, weight: 2 },
  ES: { min: 1, max: 2 },
};
const TRAIT_FILTER = [{ trait: 'C', min: 1, max: 4 }] as const;
type Traits = PoolQuery['traits'];

function costOf(stanines: number, ranges: RoleRanges): number {
  const [costs, digits] = [fitCosts(ranges), readDigits(stanines)];
  return TRAITS.reduce((sum, trait) => sum + (costs[trait][digits[trait] - 1] ?? 0), 0);
}

const passes = (stanines: number, traits: Traits) =>
  (traits ?? []).every(({ trait, min, max }) => {
    const stanine = readDigits(stanines)[trait];
    return min <= stanine && stanine <= max;
  });

function orderOf<Row extends { stanines: number; id: string }>(people: readonly Row[], ranges: RoleRanges) {
  return people
    .map((person) => ({ ...person, cost: costOf(person.stanines, ranges) }))
    .toSorted((a, b) => a.cost - b.cost || a.stanines - b.stanines || (a.id < b.id ? -1 : 1));
}

const queryOf = (traits: Traits) => ({ role: 'any', traits }) as unknown as PoolQuery;

beforeAll(async () => {
  home = await createOrganization(product);
  const away = await createOrganization(product);
  let seed = 11;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  await insertRatedPeople(
    product,
    away,
    Array.from({ length: PEOPLE }, () => makeRatedPerson(random)),
  );
  rows = await product.deps.db.platform.write(async (db) => {
    await sql`update talents set is_open_for_work = false where is_open_for_work`.execute(db);
    await sql`insert into job_preferences (organization_id, id, work_mode, locations, skills)
      select organization_id, id, '{remote}', '[{"location": "Hamburg", "radius": 50}]', 'SQL | sql'
      from talents where organization_id = ${away.id}`.execute(db);
    await sql`update talents set job_preferences = id, is_open_for_work = true where organization_id = ${away.id}`.execute(
      db,
    );
    const result = await sql<{ id: string; stanines: number }>`
      select id, ranked as stanines from pool_profiles where organization_id = ${away.id}`.execute(db);
    return result.rows;
  });
});

describe('a page by fit', () => {
  it('contains the people at its position of the order, near the start and the end, for common and for rare roles', async () => {
    expect(rows).toHaveLength(PEOPLE);
    for (const ranges of [COMMON, RARE, {}]) {
      for (const traits of [undefined, TRAIT_FILTER as unknown as Traits]) {
        const passingRows = rows.filter(({ stanines }) => passes(stanines, traits));
        const expectedIds = orderOf(passingRows, ranges).map(({ id }) => id);
        for (const [offset, limit] of [
          [0, 10],
          [10, 25],
          [60, 100],
          [passingRows.length - 5, 20],
          [passingRows.length + 5, 20],
          [0, 1500],
        ] as const) {
          const request = {
            organizationId: home.id,
            finders: undefined,
            hides: false,
            query: queryOf(traits),
          };
          const page = { limit, offset, costs: fitCosts(ranges), worstFirst: false, mostInGroups: 0 };
          const { results, ratedCount, unratedCount } = await product.deps.db.platform.read((db) =>
            findRanked(db, request, page),
          );
          expect([ratedCount, unratedCount]).toEqual([passingRows.length, 0]);
          expect(results.map(({ id }) => id)).toEqual(expectedIds.slice(offset, offset + limit));
        }
      }
    }
  });
});

describe('few enough people for groups', () => {
  it('are all read, for every page', async () => {
    const request = { organizationId: home.id, finders: undefined, hides: false, query: queryOf(undefined) };
    const page = { limit: 10, offset: 20, costs: fitCosts(RARE), worstFirst: false, mostInGroups: PEOPLE };
    const { results } = await product.deps.db.platform.read((db) => findRanked(db, request, page));
    expect(results.map(({ id }) => id)).toEqual(orderOf(rows, RARE).map(({ id }) => id));
  });
});

describe('the best stanine profiles', () => {
  it('are the first in the order of all profiles', () => {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const all = TRAITS.reduce<number[]>(
      (kinds) => kinds.flatMap((kind) => digits.map((digit) => 10 * kind + digit)),
      [0],
    ).map((stanines) => ({ stanines, id: '' }));
    for (const ranges of [COMMON, RARE, {}]) {
      const [costs, filter] = [fitCosts(ranges), TRAIT_FILTER as unknown as Traits];
      const order = orderOf(all, ranges).map(({ stanines }) => stanines);
      expect(findBestKinds(costs, queryOf(undefined), 2000)).toEqual(order.slice(0, 2000));
      const passingStanines = order.filter((stanines) => passes(stanines, filter));
      expect(findBestKinds(costs, queryOf(filter), 2000)).toEqual(passingStanines.slice(0, 2000));
    }
  });
});
