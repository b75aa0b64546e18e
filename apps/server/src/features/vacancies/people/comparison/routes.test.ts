import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createDecider, createOrganization, createRole, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let manager: TestUser;
let role: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  manager = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
  role = await createRole(product, organization);
  await createDecider(product, organization, { roleId: role.id, userId: manager.id });
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, user: TestUser, roleId = role.id) =>
  callerOf(product)(method, `/vacancies/${roleId}${path}`, { headers: user.headers });
const compare = (ids: readonly string[], user = manager) =>
  call('GET', `/comparison?talents=${ids.join(',')}`, user);
const apply = (name: string, values: Partial<Parameters<typeof createApplicant>[2]> = {}) =>
  createApplicant(product, organization, { role: role.id, name, isFinished: true, ...values });

async function state(resultId: string, text: string) {
  const row = { organization_id: organization.id, result_id: resultId, text };
  await product.deps.db.platform.write((db) => db.insertInto('result_statements').values(row).execute());
}

describe('people of a role side by side', () => {
  it('are read by a hiring manager in the order of the request, with fit and own words, and logged', async () => {
    const ines = await apply('Ines Wolter');
    const pavel = await apply('Pavel Novak');
    await state(ines.resultId, 'I was ill that week.');
    const { status, body } = await compare([pavel.id, ines.id]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject([
      { name: 'Pavel Novak', fit: { talent_id: pavel.id, costs: expect.any(Array) }, statement: null },
      { name: 'Ines Wolter', fit: { talent_id: ines.id }, statement: 'I was ill that week.' },
    ]);
    const lines = await itemsOf(product, admin).find('audit_log', {
      fields: ['talent_ids', 'details'],
      filter: { action: { _eq: 'results.read' } },
    });
    expect(lines).toMatchObject([{ details: { role: role.id, count: 2 } }]);
    expect(lines[0].talent_ids.toSorted()).toEqual([ines.id, pavel.id].toSorted());
  });

  it('stay masked, without own words, and have no fit while a result is held back', async () => {
    const hanna = await apply('Hanna Geheim', { talent: { is_directly_invited: false } });
    await state(hanna.resultId, 'Ask Geheim.');
    const until = new Date(product.clock.now().getTime() + 86_400_000);
    const mia = await apply('Mia Sand', { result: { held_until: until } });
    const { body } = await compare([hanna.id, mia.id]);
    expect(body.data).toMatchObject([
      { name: 'Hanna *****', is_masked: true, statement: null },
      { name: 'Mia Sand', fit: null, hold: { until: until.toISOString() } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Geheim');
  });

  it('leave out people without a finished survey for hiring managers, and people of other roles', async () => {
    const lukas = await apply('Lukas Brandt', { isFinished: false });
    const other = await createRole(product, organization);
    const sam = await createApplicant(product, organization, {
      role: other.id,
      name: 'Sam Porter',
      isFinished: true,
    });
    const ines = await apply('Ines Wolter');
    const namesFor = async (user: TestUser) =>
      (await compare([lukas.id, sam.id, ines.id], user)).body.data.map(({ name }: { name: string }) => name);
    expect(await namesFor(manager)).toEqual(['Ines Wolter']);
    expect(await namesFor(admin)).toEqual(['Lukas Brandt', 'Ines Wolter']);
  });

  it('are closed to hiring managers of other roles, and limited to four', async () => {
    const ines = await apply('Ines Wolter');
    const outsider = await createUser(product, { organization, userRole: 'HIRING_MANAGER' });
    expectRefusal(await compare([ines.id], outsider), 404, 'record.not_found');
    const ids = Array.from({ length: 5 }, (_, index) => `01890000-0000-7000-8000-00000000000${index}`);
    expect((await compare(ids)).status).toBe(400);
  });
});

describe('opening a person', () => {
  const isNew = async (user: TestUser) =>
    (await call('GET', '/people?stage=finished', user)).body.data[0].is_new as boolean;

  it('makes the result no longer new to the reader, and to nobody else', async () => {
    const ines = await apply('Ines Wolter');
    expect([await isNew(manager), await isNew(admin)]).toEqual([true, true]);
    expect((await call('POST', `/people/${ines.id}/opened`, manager)).status).toBe(204);
    expect((await call('POST', `/people/${ines.id}/opened`, manager)).status).toBe(204);
    expect([await isNew(manager), await isNew(admin)]).toEqual([false, true]);
  });

  it('needs a visible result of the role', async () => {
    const lukas = await apply('Lukas Brandt', { isFinished: false });
    expectRefusal(await call('POST', `/people/${lukas.id}/opened`, manager), 404, 'record.not_found');
    const other = await createRole(product, organization);
    const sam = await createApplicant(product, organization, {
      role: other.id,
      name: 'Sam Porter',
      isFinished: true,
    });
    expectRefusal(await call('POST', `/people/${sam.id}/opened`, manager), 404, 'record.not_found');
  });
});
