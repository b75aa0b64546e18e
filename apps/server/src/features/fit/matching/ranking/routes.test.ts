import type { RoleFitAnswer, StrongFitsAnswer } from '@quint/contract/measures/matching.ts';
import { randomStream } from '@quint/psychometrics/random.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { RoleRangeColumns } from '#features/roles/roles/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { insertRatedPeople, makeRatedPerson } from '#testing/rated-people.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();

const random = randomStream(20_261_122);
const upTo = (most: number) => Math.floor(random() * most);
const makePerson = () => makeRatedPerson(random);

function makeRanges(): RoleRangeColumns {
  const columns = (['o', 'c', 'e', 'a', 'es'] as const).flatMap((key) => {
    const ends = [1 + upTo(9), 1 + upTo(9)].toSorted((a, b) => a - b);
    return [
      [`${key}_min`, ends[0]],
      [`${key}_max`, ends[1]],
      [`${key}_weight`, 1 + upTo(3)],
    ];
  });
  return Object.fromEntries(columns) as unknown as RoleRangeColumns;
}

/** Ranges without a requirement. */
const OPEN = Object.fromEntries(
  TRAITS.flatMap((trait) => [
    [`${trait.toLowerCase()}_min`, 1],
    [`${trait.toLowerCase()}_max`, 9],
  ]),
);

async function ask(admin: TestUser, roleId: string, query: Record<string, string | number | boolean> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `/api/calculate-score/role/${roleId}?${text.toString()}`;
  const answer = await product.app.inject({ url, headers: admin.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RoleFitAnswer>();
}

const idsOf = ({ data }: RoleFitAnswer) => data.map(({ talent_id: id }) => id);

async function createWorkspace(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  return { organization, admin: await createUser(product, { organization }) };
}

describe('the selection of people', () => {
  const role = { o_min: 4, o_max: 7 };

  async function createScored(organization: TestOrganization, talent: Record<string, unknown>, seed = 1) {
    const { id } = await createTalent(product, organization, talent);
    await createFinishedResult(product, organization, { talentId: id, seed });
    return id;
  }

  it('supports search, status, survey and team like the list of talents', async () => {
    const { organization, admin } = await createWorkspace();
    const { id } = await createRole(product, organization, role);
    const anna = await createScored(organization, { first_name: 'Anna', last_name: 'Kowalski' });
    const ben = await createScored(organization, { first_name: 'Ben', status: 'EMPLOYEE' }, 2);
    const clara = await createScored(
      organization,
      { first_name: 'Clara', last_name: 'Kowalski', is_directly_invited: false },
      3,
    );
    const team = await createTeam(product, organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('teams_talents')
        .values({ organization_id: organization.id, id: newId(), teams_id: team.id, talents_id: ben })
        .execute(),
    );
    const findIds = async (query: Record<string, string>) => {
      const whole = await ask(admin, id, query);
      const page = await ask(admin, id, { ...query, limit: 10 });
      expect(idsOf(page)).toEqual(idsOf(whole));
      const { meta } = await ask(admin, id, { ...query, limit: 0 });
      expect([page.meta.total, meta.total]).toEqual([whole.data.length, whole.data.length]);
      return idsOf(page).toSorted();
    };
    expect(await findIds({ search: 'kowalski' })).toEqual([anna]);
    expect(await findIds({ search: 'clara' })).toEqual([clara]);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({ organization_id: organization.id, id: newId(), roles_id: id, talents_id: anna })
        .execute(),
    );
    const roleFilter = { roles: { roles_id: { _eq: id } } };
    const among = (filter: object) => ({ filter: JSON.stringify(filter) });
    expect(await findIds(among(roleFilter))).toEqual([anna]);
    expect(await findIds({ ...among(roleFilter), search: 'clara' })).toEqual([]);
    expect(await findIds(among({ _or: [roleFilter, { status: 'EMPLOYEE' }] }))).toEqual(
      [anna, ben].toSorted(),
    );
    expect(await findIds({ status: 'EMPLOYEE,FAVOURITE' })).toEqual([ben]);
    expect(await findIds({ team: team.id })).toEqual([ben]);
    expect(await findIds({ team: team.id, search: 'anna' })).toEqual([]);
    expect(await findIds({ invitation_status: 'SENT,OPENED' })).toEqual([]);
    expect(await findIds({ invitation_status: 'FINISHED' })).toEqual([anna, ben, clara].toSorted());
  });
});

describe('GET /calculate-score/roles', () => {
  async function count(admin: TestUser) {
    const answer = await product.app.inject({ url: '/api/calculate-score/roles', headers: admin.headers });
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json<StrongFitsAnswer>();
    for (const { strong, reach } of data) expect(reach === null).toBe(strong === null);
    return new Map(data.map(({ role_id: id, strong }) => [id, strong]));
  }

  it('counts for each role the people in its strong band, and audits the read', async () => {
    const { organization, admin } = await createWorkspace();
    await insertRatedPeople(product, organization, Array.from({ length: 200 }, makePerson));
    await createTalent(product, organization);
    const expectedCounts = new Map<string, number | null>();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createRole(product, organization, { ...makeRanges() });
      const { data } = await ask(admin, id);
      expectedCounts.set(id, data.filter(({ band }) => band === 'strong').length);
    }
    const { id: open } = await createRole(product, organization, { ...makeRanges(), ...OPEN });
    expectedCounts.set(open, null);
    expect(await count(admin)).toEqual(expectedCounts);
    expect(Math.max(...[...expectedCounts.values()].map(Number))).toBeGreaterThan(0);
    const last = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'items', 'details'])
        .where('organization_id', '=', organization.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    const details = { collection: 'talents_results', as: 'fit', count: 200 };
    expect(last).toEqual({ action: 'results.read', items: [], details });
  });
});
