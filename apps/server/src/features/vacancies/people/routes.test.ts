import { STAGES } from '@quint/domain/roles/stages.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';

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
});

const call = (method: 'GET' | 'POST', url: string, user = admin, payload?: object) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });
const getPeople = async (stage: Stage, more = '', user = admin) =>
  (await call('GET', `/vacancies/${role.id}/people?stage=${stage}${more}`, user)).body;
const getVacancy = async (user = admin) => (await call('GET', `/vacancies/${role.id}`, user)).body.data;
const shortlist = (talents: readonly string[], on = true) =>
  call('POST', '/talents/shortlist', admin, { talents, role: role.id, on });
const reject = (talents: readonly string[]) =>
  call('POST', '/talents/reject', admin, { talents, role: role.id });
const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

async function decide(user: TestUser): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('role_deciders')
      .values({ organization_id: organization.id, role_id: role.id, user_id: user.id })
      .execute(),
  );
}

async function link(talentId: string, values: Record<string, unknown> = {}): Promise<string> {
  const { status } = await itemsOf(product, admin).patch(`roles/${role.id}`, {
    talents: { create: [talentId] },
  });
  expect(status).toBe(200);
  if (Object.keys(values).length > 0) {
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles_talents').set(values).where('talents_id', '=', talentId).execute(),
    );
  }
  return talentId;
}

async function invite(firstName: string, result: Record<string, unknown> = {}): Promise<string> {
  const { talentId } = await createInvitation(product, organization, {
    talent: { first_name: firstName, last_name: null },
    result,
  });
  return link(talentId);
}

async function finish(firstName: string, stanine = 5, values: Record<string, unknown> = {}): Promise<string> {
  const talent = await createTalent(product, organization, {
    first_name: firstName,
    last_name: null,
    ...values,
  });
  await createResult(product, organization, { talent_id: talent.id, stanine });
  return link(talent.id);
}

describe('GET /vacancies/:roleId/people', () => {
  it('puts everybody into exactly one stage, the farthest', async () => {
    await invite('Lukas');
    await invite('Miriam', { status: 'PENDING' });
    await link((await createTalent(product, organization, { first_name: 'Nora', last_name: null })).id);
    await finish('Ines');
    const [maria, tobias] = [await finish('Maria'), await finish('Tobias')];
    await shortlist([maria, tobias]);
    await reject([tobias]);
    const lists = await Promise.all(STAGES.map(async (stage) => namesOf(await getPeople(stage)).toSorted()));
    expect(lists).toEqual([['Lukas', 'Nora'], ['Miriam'], ['Ines'], ['Maria'], ['Tobias']]);
    expect((await getVacancy()).stages).toEqual({
      invited: 2,
      opened: 1,
      finished: 1,
      shortlist: 1,
      decided: 1,
    });
    const { body } = await itemsOf(product, admin).get(
      'roles_talents?aggregate[count]=*&groupBy[]=stage&sort=stage',
    );
    expect(body.data).toEqual([
      { stage: 'decided', count: '1' },
      { stage: 'finished', count: '1' },
      { stage: 'invited', count: '2' },
      { stage: 'opened', count: '1' },
      { stage: 'shortlist', count: '1' },
    ]);
  });

  it('orders people by fit, those too close to call in the random order of the role, people without a fit last', async () => {
    const ids = [await finish('Ines', 5), await finish('Aylin', 5), await finish('Pavel', 9)];
    await finish('Left out', 5, { rankings_objected_at: new Date() });
    const { data, meta } = await getPeople('finished');
    expect(namesOf({ data })).toHaveLength(4);
    expect(data.map(({ id }: { id: string }) => id).indexOf(ids[2])).toBe(2);
    expect(data[3]).toMatchObject({ name: 'Left out', fit: null, is_left_out_of_rankings: true });
    expect(meta).toMatchObject({ total: 4, groups: [2, 1] });
    const pages = [await getPeople('finished', '&limit=2'), await getPeople('finished', '&limit=2&offset=2')];
    expect(pages.flatMap((page) => namesOf(page))).toEqual(namesOf({ data }));
  });

  it('finds people by the name that the reader sees', async () => {
    await finish('Ines', 5);
    await finish('Hanna', 5, { last_name: 'Geheim', is_directly_invited: false });
    expect(namesOf(await getPeople('finished', '&search=ine'))).toEqual(['Ines']);
    expect(namesOf(await getPeople('finished', '&search=geheim'))).toEqual([]);
    expect(await getPeople('finished', '&search=hanna')).toMatchObject({
      data: [{ name: 'Hanna *****', is_masked: true }],
      meta: { total: 1 },
    });
  });

  it('shows a result that is held back without a fit, and when it arrives', async () => {
    const id = await finish('Ines');
    const until = new Date(product.clock.now().getTime() + 86_400_000);
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents_results').set({ held_until: until }).where('talent_id', '=', id).execute(),
    );
    expect((await getPeople('finished')).data).toMatchObject([
      { fit: null, hold: { until: until.toISOString() }, flags: [] },
    ]);
  });

  it('answers a role without a requirement in the random order of the role, in no group', async () => {
    const open = Object.fromEntries(
      ['o', 'c', 'e', 'a', 'es'].flatMap((trait) => [
        [`${trait}_min`, 1],
        [`${trait}_max`, 9],
      ]),
    );
    role = await createRole(product, organization, open);
    await finish('Ines', 5);
    await finish('Pavel', 9);
    const { data, meta } = await getPeople('finished');
    expect(data).toMatchObject([{ fit: { score: null } }, { fit: { score: null } }]);
    expect(meta).toMatchObject({ total: 2, groups: [] });
  });

  it('counts the people in each band, and lists the keys of a whole stage', async () => {
    const ids = [await finish('Ines', 5), await finish('Aylin', 5), await finish('Pavel', 9)];
    await invite('Lukas');
    const { meta } = await getPeople('finished', '&limit=1');
    expect(meta.bands).toEqual({ strong: 2, partial: 0, none: 1 });
    expect((await getPeople('invited')).meta.bands).toBeNull();
    const listIds = async (more: string, user = admin) =>
      (await call('GET', `/vacancies/${role.id}/people/ids?${more}`, user)).body.data;
    expect(await listIds('stage=finished')).toEqual(ids.toSorted());
    expect(await listIds('stage=finished&search=pav')).toEqual([ids[2]]);
    const { status } = await call('GET', `/vacancies/${role.id}/people/ids?stage=finished`, manager);
    expect(status).toBe(403);
  });

  it('records whose results were read', async () => {
    const id = await finish('Ines');
    await getPeople('finished');
    const lines = await itemsOf(product, admin).find('audit_log', {
      fields: ['talent_ids', 'details'],
      filter: { action: { _eq: 'results.read' } },
    });
    expect(lines).toMatchObject([{ talent_ids: [id], details: { role: role.id, count: 1 } }]);
  });
});

describe('a hiring manager', () => {
  it('reads the numbers of all stages, and people from finished on', async () => {
    await decide(manager);
    await invite('Lukas');
    await finish('Ines');
    expect((await getVacancy(manager)).stages).toMatchObject({ invited: 1, finished: 1 });
    expect(await getPeople('invited', '', manager)).toMatchObject({ data: [], meta: { total: 1 } });
    expect(namesOf(await getPeople('finished', '', manager))).toEqual(['Ines']);
  });

  it('reads no role of others, and none that is a draft', async () => {
    expectRefusal(await call('GET', `/vacancies/${role.id}`, manager), 404, 'record.not_found');
    await decide(manager);
    expect((await call('GET', `/vacancies/${role.id}`, manager)).status).toBe(200);
    await itemsOf(product, admin).patch(`roles/${role.id}`, { draft_state: 'draft' });
    const people = await call('GET', `/vacancies/${role.id}/people?stage=finished`, manager);
    expectRefusal(people, 404, 'record.not_found');
  });
});

describe('the next step', () => {
  const next = async (user = admin) => (await getVacancy(user)).next;

  it('leads from inviting to reading and waiting', async () => {
    expect(await next()).toMatchObject({ kind: 'invite', count: 0 });
    await invite('Lukas');
    expect(await next()).toMatchObject({ kind: 'wait_survey' });
    const id = await finish('Ines');
    expect(await next()).toMatchObject({ kind: 'read', count: 1, names: ['Ines'], talents: [id] });
  });

  it('reminds people without any reaction for a week', async () => {
    const weekAgo = new Date(Date.now() - 8 * 86_400_000);
    await invite('Lukas', { date_last_action: weekAgo, date_last_invited: weekAgo });
    expect(await next()).toMatchObject({ kind: 'remind', count: 1, names: ['Lukas'] });
  });

  it('fills the role once a person is hired', async () => {
    const id = await finish('Maria');
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles_talents').set({ hired_at: new Date() }).where('talents_id', '=', id).execute(),
    );
    expect(await next()).toMatchObject({ kind: 'fill', names: ['Maria'] });
    await decide(manager);
    expect((await next(manager)).kind).not.toBe('fill');
  });
});

describe('the shortlist of a role', () => {
  const statusOf = async (id: string) =>
    (await itemsOf(product, admin).find('talents', { fields: ['status'], filter: { id: { _eq: id } } }))[0]
      .status;

  it('makes the talent a favourite while on the shortlist of a role', async () => {
    const id = await finish('Ines');
    expect((await shortlist([id])).body.data.done).toMatchObject([{ id }]);
    expect(await statusOf(id)).toBe('FAVOURITE');
    expect((await shortlist([id])).body.data.done).toEqual([]);
    await reject([id]);
    expect(await statusOf(id)).toBe('APPLICANT');
    await call('POST', '/talents/reject', admin, { talents: [id], role: role.id, on: false });
    expect(await statusOf(id)).toBe('FAVOURITE');
    await shortlist([id], false);
    expect(await statusOf(id)).toBe('APPLICANT');
  });

  it('keeps a talent a favourite who was put on the shortlist without a role', async () => {
    const id = await finish('Ines');
    await call('POST', '/talents/move', admin, { talents: [id], status: 'FAVOURITE' });
    await shortlist([id]);
    await shortlist([id], false);
    expect(await statusOf(id)).toBe('FAVOURITE');
    await shortlist([id]);
    await call('POST', '/talents/move', admin, { talents: [id], status: 'APPLICANT' });
    expect((await getPeople('shortlist')).data).toEqual([]);
    expect(namesOf(await getPeople('finished'))).toEqual(['Ines']);
  });

  it('considers people who were not considered, unless the role is filled', async () => {
    const { id } = await createTalent(product, organization);
    await shortlist([id]);
    expect((await getVacancy()).stages.shortlist).toBe(1);
    await product.deps.db.platform.write((db) =>
      db.updateTable('roles').set({ date_filled: new Date() }).where('id', '=', role.id).execute(),
    );
    const other = await createTalent(product, organization);
    expectRefusal(await shortlist([other.id]), 409, 'role.filled');
  });
});
