import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import type { PoolTalent } from '#testing/pool-people.ts';
import { queryPool, createPoolTalent } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const COMPASS = newId();
const YOUBEA = newId();
const product = useProduct({ env: { ROLE_COMPASS_WORKSPACE: COMPASS, YOUBEA_WORKSPACE: YOUBEA } });
let youbea: TestOrganization;
let finder: TestUser;
let admin: TestUser;
let home: TestOrganization;
let naomi: PoolTalent;
let ben: PoolTalent;

function platform(text: ReturnType<typeof sql>) {
  return product.deps.db.platform.write((db) => text.execute(db));
}

async function openWorkspace(id: string): Promise<TestOrganization> {
  const organization = { id, name: `Workspace ${id}` };
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('organizations')
      .values({ ...organization, pack: 'flow', talent_insights_budget: 25 })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return organization;
}

beforeEach(async () => {
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  youbea = await openWorkspace(YOUBEA);
  finder = await createUser(product, { organization: await openWorkspace(COMPASS) });
  home = await createOrganization(product);
  admin = await createUser(product, { organization: home });
  naomi = await createPoolTalent(product, youbea);
  ben = await createPoolTalent(product, youbea, { talent: { first_name: 'Ben' } });
});

const list = async (user: TestUser, query = ''): Promise<PoolPerson[]> =>
  (await queryPool(product, user, query)).body.data;

async function find(user: TestUser, query = ''): Promise<PoolPerson | undefined> {
  return (await list(user, query)).find(({ name }) => name.startsWith('Naomi'));
}

const hold = () =>
  platform(sql`update talents_results set held_until = 'infinity' where talent_id = ${naomi.id}`);
const object = (isExcluded: boolean) =>
  product.app.inject({
    method: 'PATCH',
    url: `/api/users/me/privacy/${naomi.id}`,
    headers: naomi.owner.headers,
    payload: { is_left_out_of_rankings: isExcluded },
  });

describe('a person who objects to rankings', () => {
  it('keeps the traits and has no fit: in the list, alone, and for the two role finder workspaces', async () => {
    const role = await createRole(product, home);
    const theirs = await createRole(product, { id: COMPASS, name: '' });
    expect((await find(admin, `?role=${role.id}`))?.fit).not.toBeNull();
    expect((await object(true)).statusCode).toBe(200);
    for (const [user, query] of [
      [admin, `?role=${role.id}`],
      [finder, `?variant=role_finder&role=${theirs.id}`],
    ] as const) {
      const { data } = (await queryPool(product, user, query)).body;
      expect(data).toHaveLength(2);
      expect(data.at(-1)).toMatchObject({
        name: 'Naomi *****',
        is_left_out: true,
        fit: null,
        result: { o: expect.any(Number) },
      });
    }
    const person = await find(admin);
    const alone = (await queryPool(product, admin, `/${person?.id}?role=${role.id}`)).body.data;
    expect(alone).toMatchObject({ is_left_out: true, fit: null, result: { o: expect.any(Number) } });
    await object(false);
    expect((await find(admin, `?role=${role.id}`))?.fit).not.toBeNull();
  });

  it('has no fit among unlocked people, too', SLOW, async () => {
    const role = await createRole(product, home);
    await object(true);
    await queryPool(product, admin, `/${(await find(admin))?.id}/unlock`, 'POST');
    const [copy] = await list(admin, `?unlocked=true&role=${role.id}`);
    expect(copy).toMatchObject({ name: 'Naomi Zimtstern', is_left_out: true, fit: null });
  });

  it.each(['before', 'after'] as const)(
    'is left out of the lists of who unlocked %s that',
    SLOW,
    async (when) => {
      const role = await createRole(product, home);
      if (when === 'before') await object(true);
      await queryPool(product, admin, `/${(await find(admin))?.id}/unlock`, 'POST');
      if (when === 'after') await object(true);
      const url = `/api/calculate-score/role/${role.id}`;
      const fits = async () => (await product.app.inject({ url, headers: admin.headers })).json().data;
      expect(await fits()).toEqual([]);
      await naomi.setOpen(false);
      const [copy] = await list(admin, `?unlocked=true&role=${role.id}`);
      expect(copy).toMatchObject({ id: null, is_left_out: true, fit: null });
      await object(false);
      expect(await fits()).toHaveLength(1);
    },
  );
});

describe('a result that is on hold', () => {
  it('is hidden everywhere in the pool until the hold ends', async () => {
    const role = await createRole(product, home);
    const theirs = await createRole(product, { id: COMPASS, name: '' });
    await hold();
    for (const [user, query] of [
      [admin, ''],
      [admin, `?role=${role.id}`],
      [finder, `?variant=role_finder&role=${theirs.id}`],
    ] as const) {
      expect(await find(user, query)).toMatchObject({ result: null, fit: null, is_left_out: false });
    }
    expect(await find(admin, '?traits=O:1-9')).toBeUndefined();
    const person = await find(admin);
    expect((await queryPool(product, admin, `/${person?.id}?role=${role.id}`)).body.data).toMatchObject({
      result: null,
      fit: null,
    });
    await platform(sql`update talents_results set held_until = null where talent_id = ${naomi.id}`);
    expect((await find(admin, `?role=${role.id}`))?.fit).not.toBeNull();
  });

  it('is not copied when the person is unlocked', SLOW, async () => {
    await hold();
    const { talent_id } = (await queryPool(product, admin, `/${(await find(admin))?.id}/unlock`, 'POST')).body
      .data;
    const { body } = await itemsOf(product, admin).get(`talents/${talent_id}?fields=latestResult.id`);
    expect(body.data.latestResult).toBeNull();
    expect(await find(admin)).toMatchObject({ copy_id: talent_id, result: null });
  });
});

describe('the record of an unlocked person', () => {
  const stateOf = async (id: string, user = admin) => await queryPool(product, user, `/copies/${id}`);

  it('states whether the person is still looking', SLOW, async () => {
    const { talent_id } = (await queryPool(product, admin, `/${(await find(admin))?.id}/unlock`, 'POST')).body
      .data;
    const lookingState = { date_unlocked: expect.any(String), is_looking: true };
    expect((await stateOf(talent_id)).body.data).toEqual(lookingState);
    await naomi.setOpen(false);
    expect((await stateOf(talent_id)).body.data).toEqual({ ...lookingState, is_looking: false });
    await naomi.setOpen(true);
    expect((await stateOf(talent_id)).body.data).toEqual(lookingState);
  });

  it('states nothing for other records, or to other workspaces', SLOW, async () => {
    const { talent_id } = (await queryPool(product, admin, `/${(await find(admin))?.id}/unlock`, 'POST')).body
      .data;
    expect((await stateOf(ben.id)).status).toBe(404);
    expect((await stateOf(naomi.id)).status).toBe(404);
    expect((await stateOf(talent_id, finder)).status).toBe(404);
    expect((await stateOf(talent_id, naomi.owner)).status).toBe(403);
  });
});

describe('a withdrawal while a hundred workspaces unlock', () => {
  it('leaves each of them a paid copy or neither, and hides the person afterwards', SLOW, async () => {
    const person = await find(admin);
    const workspaces = await Promise.all(Array.from({ length: 100 }, () => createOrganization(product)));
    const users = await Promise.all(workspaces.map((organization) => createUser(product, { organization })));
    const unlock = (user: TestUser) => queryPool(product, user, `/${person?.id}/unlock`, 'POST');
    const [early, late] = [users.slice(0, 50), users.slice(50)];
    const [first, , second] = await Promise.all([
      Promise.all(early.map(unlock)),
      naomi.setOpen(false),
      Promise.all(late.map(unlock)),
    ]);
    const answers = [...first, ...second];
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const { rows } = await product.deps.db.platform.write((db) =>
      sql<{ id: string; left: number; copies: number }>`
        select o.id, o.talent_insights_budget as left,
          (select count(*)::integer from talents t where t.organization_id = o.id and lower(t.email) = lower(${naomi.email})) as copies
        from organizations o where o.id = any (${workspaces.map(({ id }) => id)}::uuid[])
      `.execute(db),
    );
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    for (const [index, { status }] of answers.entries()) {
      const paidCount = status === 200 ? 1 : 0;
      expect(rowsById.get(workspaces[index]?.id ?? '')).toMatchObject({
        copies: paidCount,
        left: 25 - paidCount,
      });
    }
    expect(await find(admin)).toBeUndefined();
    expect((await unlock(admin)).status).toBe(404);
  });
});
