import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { queryPool, verifyAddress } from '#testing/pool-people.ts';
import { useProduct } from '#testing/product.ts';

// One person in two workspaces, open for work in both.

const product = useProduct();
const EMAIL = 'naomi.zimtstern@mail.example';
let first: TestOrganization;
let second: TestOrganization;
let third: TestOrganization;
let outsider: TestUser;
let there: OpenTalent;
let elsewhere: OpenTalent;

type OpenTalent = Awaited<ReturnType<typeof createOpenTalent>>;

function platform(text: ReturnType<typeof sql>) {
  return product.deps.db.platform.write((db) => text.execute(db));
}

/** A talent with preferences who is open for work; others may have the address in other workspaces. */
async function createOpenTalent({ id }: TestOrganization, values: { email: string; first_name: string }) {
  const talent = await createTalent(product, { id, name: '' }, values);
  await verifyAddress(product, { id, name: '' }, talent.id);
  const [preferences, role] = [newId(), await createRole(product, { id, name: '' })];
  const setOpen = (isOpen: boolean) =>
    platform(sql`update talents set is_open_for_work = ${isOpen} where id = ${talent.id}`);
  const setSkills = (skills: string | null) =>
    platform(sql`update job_preferences set skills = ${skills} where id = ${preferences}`);
  const setPlace = (place: string) =>
    platform(sql`update job_preferences set locations = ${JSON.stringify([{ location: place, radius: 50 }])}
      where id = ${preferences}`);
  await platform(sql`insert into job_preferences (organization_id, id, work_mode, locations, skills)
    values (${id}, ${preferences}, '{remote}', '[{"location": "Hamburg", "radius": 50}]', 'SQL | sql')`);
  await platform(sql`insert into job_preferences_roles_1 (organization_id, id, job_preferences_id, roles_id)
    values (${id}, ${newId()}, ${preferences}, ${role.id})`);
  await platform(sql`update talents set job_preferences = ${preferences} where id = ${talent.id}`);
  await setOpen(true);
  return { id: talent.id, setOpen, setSkills, setPlace };
}

beforeEach(async () => {
  await platform(sql`update talents set is_open_for_work = false where is_open_for_work`);
  await platform(sql`update talents set email = id || '@gone.example' where lower(email) = ${EMAIL}`);
  first = await createOrganization(product);
  second = await createOrganization(product);
  third = await createOrganization(product);
  outsider = await createUser(product, { organization: third });
  there = await createOpenTalent(first, { email: EMAIL, first_name: 'Naomi' });
  elsewhere = await createOpenTalent(second, {
    email: 'Naomi.Zimtstern@mail.example',
    first_name: 'Nomi',
  });
});

const find = async (user: TestUser, query = '') => {
  const { data } = (await queryPool(product, user, query)).body;
  const names: string[] = data.map(({ name }: { name: string }) => name);
  return { names };
};

describe('a person who is open for work in two workspaces', () => {
  it('appears once in the pool of a third one', async () => {
    const once = { names: ['Naomi *****'] };
    expect(await find(outsider)).toEqual(once);
    const role = await createRole(product, third);
    expect(await find(outsider, `?role=${role.id}`)).toEqual(once);
    expect(await find(outsider, '?place=hamburg')).toEqual(once);
  });

  it('is found by the other row as soon as the first one is hidden', async () => {
    await there.setSkills(null);
    expect((await find(outsider)).names).toEqual(['Nomi *****']);
    await there.setSkills('SQL | sql');
    expect((await find(outsider)).names).toEqual(['Naomi *****']);
    await there.setOpen(false);
    expect((await find(outsider)).names).toEqual(['Nomi *****']);
    await there.setOpen(true);
    expect((await find(outsider)).names).toHaveLength(1);
    await elsewhere.setOpen(false);
    expect((await find(outsider)).names).toEqual(['Naomi *****']);
  });

  it('is not in the pool for either of these workspaces', async () => {
    for (const organization of [first, second]) {
      const admin = await createUser(product, { organization });
      expect(await find(admin)).toEqual({ names: [] });
    }
  });

  it('stays unlocked where it was, whichever row represents the person', async () => {
    const [{ id }] = (await queryPool(product, outsider)).body.data;
    await queryPool(product, outsider, `/${id}/unlock`, 'POST');
    const [copy] = (await queryPool(product, outsider, '?unlocked=true')).body.data;
    expect((await queryPool(product, outsider)).body.data).toMatchObject([{ copy_id: copy.copy_id }]);
  });
});

describe('a person who opens for work while a part of the profile is being saved', () => {
  it('is found by that part', async () => {
    await there.setOpen(false);
    await elsewhere.setOpen(false);
    const [openSignal, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = product.deps.db.platform.write(async (db) => {
      await sql`update talents set is_open_for_work = true where id = ${there.id}`.execute(db);
      openSignal.resolve();
      await mayEnd.promise;
    });
    await openSignal.promise;
    const pendingSave = there.setPlace('Tangermünde');
    // Long enough for the change to arrive, and to finish if it does not wait.
    await Promise.race([pendingSave, setTimeout(300)]);
    mayEnd.resolve();
    await Promise.all([transaction, pendingSave]);
    expect((await find(outsider, '?place=tangermünde')).names).toEqual(['Naomi *****']);
  });
});

describe('a person who is looking elsewhere', () => {
  it('is hidden from a workspace in which they verified the address, open for work there or not', async () => {
    await there.setOpen(false);
    const employer = await createUser(product, { organization: first });
    expect((await find(employer)).names).toEqual([]);
    expect((await find(outsider)).names).toEqual(['Nomi *****']);
  });

  it('is shown to a workspace that only entered the address', async () => {
    await createTalent(product, third, { email: EMAIL.toUpperCase() });
    expect((await find(outsider)).names).toHaveLength(1);
  });
});
