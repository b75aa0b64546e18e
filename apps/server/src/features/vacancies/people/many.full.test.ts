import { randomStream } from '@quint/psychometrics/random.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { insertRatedPeople, makeRatedPerson } from '#testing/rated-people.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const PEOPLE = 5000;
const PAGE = 200;

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
  await insertRatedPeople(product, organization, people);
  await product.deps.db.platform.write((db) =>
    sql`insert into roles_talents (organization_id, id, roles_id, talents_id)
      select organization_id, gen_random_uuid(), ${role.id}, id from talents where organization_id = ${organization.id}`.execute(
      db,
    ),
  );
  const get = async (path: string) =>
    (await callerOf(product)('GET', `/vacancies/${role.id}${path}`, { headers: admin.headers })).body;
  const { data: vacancy } = await get('');
  expect(vacancy.stages).toEqual({ invited: 0, opened: 0, finished: PEOPLE, shortlist: 0, decided: 0 });
  const { meta } = await get('/people?stage=finished&limit=1');
  expect(meta.total).toBe(PEOPLE);
  expect(meta.groups.reduce((sum: number, size: number) => sum + size, 0)).toBe(PEOPLE);
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
}, 120_000);
