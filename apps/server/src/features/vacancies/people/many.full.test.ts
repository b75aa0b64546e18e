import { randomStream } from '@quint/psychometrics/random.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { insertRatedPeople, makeRatedPerson } from '#testing/rated-people.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const PEOPLE = 5000;
const PAGE = 200;
const PART = 500;
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: product.deps.config.databaseUrl });
  await owner.connect();
});
afterAll(() => owner.end());

/** All pages of a list, in order. */
async function readPages(get: (path: string) => Promise<{ data: { id: string }[] }>): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = 0; offset < PEOPLE; offset += PAGE) {
    const { data } = await get(`/people?stage=finished&limit=${PAGE}&offset=${offset}`);
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

it('Five thousand people in one stage are listed once each, and all numbers of the role agree', async () => {
  const organization = await createOrganization(product, { pack: 'flow' });
  const admin: TestUser = await createUser(product, { organization });
  const role = await createRole(product, organization);
  const random = randomStream(11);
  const people = Array.from({ length: PEOPLE }, () => makeRatedPerson(random));
  for (let start = 0; start < PEOPLE; start += PART) {
    await insertRatedPeople(product, organization, people.slice(start, start + PART));
    // Autovacuum does this by itself some seconds after a bulk insert.
    await owner.query('analyze talents, talents_results');
  }
  await owner.query(
    `insert into roles_talents (organization_id, id, roles_id, talents_id)
     select $1::uuid, gen_random_uuid(), $2::uuid, id from talents where organization_id = $1`,
    [organization.id, role.id],
  );
  await owner.query('analyze roles_talents');
  const get = async (path: string) =>
    (await callerOf(product)('GET', `/vacancies/${role.id}${path}`, { headers: admin.headers })).body;
  const { data: vacancy } = await get('');
  expect(vacancy.stages).toEqual({ invited: 0, opened: 0, finished: PEOPLE, shortlist: 0, decided: 0 });
  const { meta } = await get('/people?stage=finished&limit=1');
  expect(meta).toMatchObject({ total: PEOPLE, groups: [expect.any(Number)] });
  const end = await get(`/people?stage=finished&limit=1&offset=${PEOPLE - 1}`);
  expect(end.meta.groups[0]).toBe(meta.groups[0]);
  expect(end.meta.groups.reduce((sum: number, size: number) => sum + size, 0)).toBe(PEOPLE);
  const ids = await readPages(get);
  expect(new Set(ids)).toEqual(new Set(people.map(({ talent_id: id }) => id)));
  expect(ids).toHaveLength(PEOPLE);
  expect((await get('/people/ids?stage=finished')).data.toSorted()).toEqual(ids.toSorted());
  expect((await get('/ways')).data).toMatchObject({ finished: PEOPLE, tied: meta.groups[0] });
  expect(vacancy.next).toMatchObject({ kind: 'narrow', count: meta.groups[0] });
  expect((await get('/must-haves/count?stage=finished&tied=true')).data).toEqual({
    met: meta.groups[0],
    unknown: 0,
    unmet: 0,
  });
  const [person] = ids;
  const { status } = await callerOf(product)('POST', '/talents/shortlist', {
    headers: admin.headers,
    payload: { talents: [person], role: role.id, on: true },
  });
  expect(status).toBe(200);
  // Results of people on the shortlist are to be read, too.
  expect((await get('')).data.next).toMatchObject({ kind: 'read', count: PEOPLE });
}, 240_000);
