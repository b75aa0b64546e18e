import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createRole, createTeam } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

const ID = newId();

describe('GET /items/talents', () => {
  it('returns the newest finished result, the newest invitation and its status', async () => {
    const talent = await createTalent(product, organization);
    const at = (day: number) => new Date(Date.UTC(2024, 0, day));
    await createResult(product, organization, {
      talent_id: talent.id,
      stanine: 3,
      date_finished: at(5),
      date_created: at(4),
    });
    const newest = await createResult(product, organization, {
      talent_id: talent.id,
      stanine: 8,
      date_finished: at(9),
      date_created: at(1),
    });
    const open = await createResult(product, organization, {
      talent_id: talent.id,
      status: 'OPENED',
      date_created: at(12),
    });
    const path = `talents/${talent.id}?fields=latestResult.id,latestResult.o,latestResult.result,invitation.id,invitation.status,invitation_status,talents_results`;
    const { data } = (await items.get(path)).body;
    expect(data).toMatchObject({
      latestResult: { id: newest.id, o: 8 },
      invitation: { id: open.id, status: 'OPENED' },
      invitation_status: 'FINISHED',
    });
    expect(data.talents_results).toHaveLength(3);
    const finishedQuery = { filter: { invitation_status: { _eq: 'FINISHED' } }, fields: 'id' };
    expect(await items.find('talents', finishedQuery)).toEqual([{ id: talent.id }]);
    const counts = { aggregate: { count: '*' }, groupBy: ['invitation_status'] };
    expect(await items.find('talents', counts)).toEqual([{ invitation_status: 'FINISHED', count: '1' }]);
    expect(Object.keys(data.latestResult.result).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'facets',
      'quality',
      'style',
      'traits',
      'versions',
    ]);
    expect(
      await items.find('talents', { filter: { latestResult: { o: { _gte: 8 } } }, fields: 'id' }),
    ).toEqual([{ id: talent.id }]);
    expect(await items.find('talents', { filter: { latestResult: { o: { _lt: 8 } } } })).toEqual([]);
  });

  it('has null without a result, and can be filtered by that', async () => {
    const talent = await createTalent(product, organization);
    const other = await createTalent(product, organization);
    await createResult(product, organization, { talent_id: other.id, stanine: 5 });
    expect(
      (await items.get(`talents/${talent.id}?fields=latestResult.*,invitation,invitation_status`)).body.data,
    ).toEqual({
      latestResult: null,
      invitation: null,
      invitation_status: null,
    });
    for (const filter of [
      { latestResult: { _null: true } },
      { latestResult: { id: { _null: true } } },
      { talents_results: { _null: true } },
    ]) {
      expect(await items.find('talents', { fields: 'id', filter })).toEqual([{ id: talent.id }]);
    }
    expect(await items.find('talents', { fields: 'id', sort: 'latestResult.o' })).toEqual([
      { id: other.id },
      { id: talent.id },
    ]);
  });

  it('returns only their own record to a talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization, { email: 'other@mail.example' });
    await createResult(product, organization, { talent_id: other.id, stanine: 5 });
    const result = await createResult(product, organization, { talent_id: own.id, stanine: 6 });
    const theirs = itemsOf(product, user);
    expect(await theirs.find('talents', { fields: ['id', 'latestResult.o'] })).toEqual([
      { id: own.id, latestResult: { o: 6 } },
    ]);
    expect(await theirs.get(`talents/${other.id}`)).toEqual(NO_SUCH_RECORD);
    expect(await theirs.find('talents_results', { fields: 'id' })).toEqual([{ id: result.id }]);
    expect((await theirs.get('talents?aggregate[count]=*&meta=*')).body).toEqual({
      meta: { total_count: 1, filter_count: 1 },
      data: [{ count: '1' }],
    });
    expectRefusal(await theirs.get('talents?fields=tags'), 403, 'FORBIDDEN', { field: 'tags' });
  });

  it('filters, sorts and limits nested lists', SLOW, async () => {
    const talent = await createTalent(product, organization);
    const names = ['c', 'a', 'b', 'x'];
    const roles = [];
    for (const name of names) roles.push(await createRole(product, organization, { name }));
    await items.patch(`talents/${talent.id}`, { roles: { create: roles.map((role) => role.id) } });
    const [row] = await items.find('talents', {
      fields: ['roles.roles_id.name', 'two.roles_id.name'],
      alias: { two: 'roles' },
      deep: {
        roles: { _sort: '-roles_id.name', _filter: { roles_id: { name: { _neq: 'x' } } } },
        two: { _sort: 'roles_id.name', _limit: 2 },
      },
    });
    const namesOf = (links: { roles_id: { name: string } }[]) => links.map((link) => link.roles_id.name);
    expect(namesOf(row.roles)).toEqual(['c', 'b', 'a']);
    expect(namesOf(row.two)).toEqual(['a', 'b']);
  });

  it('applies both conditions of _some to the same link, and _none to all', SLOW, async () => {
    const talent = await createTalent(product, organization);
    const [sales, support] = [
      await createRole(product, organization),
      await createRole(product, organization),
    ];
    const response = await items.patch(`talents/${talent.id}?fields=roles.id,roles.roles_id`, {
      roles: { create: [sales.id, support.id] },
    });
    const link = response.body.data.roles.find(
      (entry: { roles_id: string }) => entry.roles_id === support.id,
    );
    await items.patch(`roles_talents/${link.id}`, { rejected: true });
    const count = async (filter: object) => (await items.find('talents', { filter })).length;
    expect(await count({ roles: { _some: { roles_id: sales.id, rejected: { _eq: true } } } })).toBe(0);
    expect(await count({ roles: { _some: { roles_id: support.id, rejected: true } } })).toBe(1);
    expect(await count({ roles: { _none: { roles_id: sales.id } } })).toBe(0);
    expect(await count({ roles: { _none: { roles_id: sales.id, rejected: true } } })).toBe(1);
    expect(await count({ roles: { roles_id: { id: { _in: [sales.id, support.id] } } } })).toBe(1);
  });

  it('leaves out deleted and anonymised people, here and under a role', async () => {
    const role = await createRole(product, organization);
    const deletedTalent = await createTalent(product, organization);
    await items.patch(`roles/${role.id}`, { talents: { create: [deletedTalent.id] } });
    await items.patch(`talents/${deletedTalent.id}`, {
      date_deleted: new Date().toISOString(),
      user_deleted: admin.id,
    });
    await createTalent(product, organization, { date_anonymized: new Date() });
    expect(await items.find('talents')).toEqual([]);
    expect((await items.get(`roles/${role.id}?fields=talents`)).body.data.talents).toEqual([]);
    expect(await items.get(`talents/${deletedTalent.id}`)).toEqual(NO_SUCH_RECORD);
  });

  it('returns nothing to an ORG_USER without a talent', async () => {
    await createTalent(product, organization);
    const theirs = itemsOf(product, await createUser(product, { organization, userRole: 'ORG_USER' }));
    for (const collection of [
      'talents',
      'roles',
      'teams',
      'talents_results',
      'roles_talents',
      'teams_talents',
    ]) {
      expect(await theirs.find(collection)).toEqual([]);
    }
  });

  it('remains readable for the talent while the workspace is frozen', SLOW, async () => {
    const frozenOrganization = await createOrganization(product, { is_freezed: true });
    const user = await createUser(product, { organization: frozenOrganization, userRole: 'ORG_USER' });
    const own = await createTalent(product, frozenOrganization, { user_id: user.id });
    const theirs = itemsOf(product, user);
    expect(await theirs.find('talents', { fields: 'id' })).toEqual([{ id: own.id }]);
    expectRefusal(
      await theirs.patch(`talents/${own.id}`, { is_open_for_work: true }),
      403,
      'workspace.frozen',
    );
  });
});

describe('PATCH /items/talents/:id', () => {
  it('lets only the talent be open for work, and administrators unset it', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: user.id });
    const set = (by: typeof items, is_open_for_work: boolean) =>
      by.patch(`talents/${talent.id}?fields=is_open_for_work`, { is_open_for_work });
    const details = { field: 'is_open_for_work' };
    expectRefusal(await set(items, true), 403, 'FORBIDDEN', details);
    const list = await items.patch('talents', [{ id: talent.id, is_open_for_work: true }]);
    expectRefusal(list, 403, 'FORBIDDEN', details);
    const theirs = itemsOf(product, user);
    expect((await set(theirs, true)).body.data).toEqual({ is_open_for_work: true });
    expect((await set(items, false)).body.data).toEqual({ is_open_for_work: false });
    // An administrator who is also a talent may set it for themselves.
    const admin = await createUser(product, { organization });
    const own = await createTalent(product, organization, { user_id: admin.id });
    const response = await itemsOf(product, admin).patch(`talents/${own.id}`, { is_open_for_work: true });
    expect(response.status).toBe(200);
  });

  it('accepts the fields that an administrator may change', SLOW, async () => {
    const talent = await createTalent(product, organization);
    const [role, team] = [await createRole(product, organization), await createTeam(product, organization)];
    const change = {
      status: 'EMPLOYEE',
      first_name: 'Ann',
      last_name: null,
      email: 'Ann@mail.example',
      language: 'EN',
      gender: 'divers',
      is_open_for_work: false,
      tags: [' one ', 'two', 'one', ''],
    };
    const fields = `${Object.keys(change).join()},fullname,roles.roles_id,teams.teams_id`;
    const { body } = await items.patch(`talents/${talent.id}?fields=${fields}`, {
      ...change,
      roles: { create: [{ roles_id: role.id }] },
      teams: { create: [team.id] },
    });
    expect(body.data).toEqual({
      ...change,
      gender: 'diverse',
      tags: ['one', 'two'],
      fullname: 'Ann',
      roles: [{ roles_id: role.id }],
      teams: [{ teams_id: team.id }],
    });
    expect(await items.find('talents', { filter: { tags: { _contains: 'two' } } })).toHaveLength(1);
    expect(await items.find('talents', { filter: { tags: { _contains: 'tw' } } })).toEqual([]);
  });

  it.each([
    [{ is_insight_unlocked: true }, 403, 'FORBIDDEN', { field: 'is_insight_unlocked' }],
    [{ is_directly_invited: true }, 403, 'FORBIDDEN', { field: 'is_directly_invited' }],
    [{ is_big_five_report_unlocked: true }, 403, 'FORBIDDEN', { field: 'is_big_five_report_unlocked' }],
    [{ user: ID }, 403, 'FORBIDDEN', { field: 'user' }],
    [{ fullname: 'x' }, 403, 'FORBIDDEN', { field: 'fullname' }],
    [{ talents_results: [] }, 403, 'FORBIDDEN', { field: 'talents_results' }],
    [{ latestResult: null }, 403, 'FORBIDDEN', { field: 'latestResult' }],
    [{ date_anonymized: null }, 403, 'FORBIDDEN', { field: 'date_anonymized' }],
    [{ constructor: 'x' }, 403, 'FORBIDDEN', { field: 'constructor' }],
    [{ status: 'REJECTED' }, 400, 'FAILED_VALIDATION', { field: 'status' }],
    [{ status: null }, 400, 'FAILED_VALIDATION', { field: 'status' }],
    [{ language: 'de' }, 400, 'FAILED_VALIDATION', { field: 'language' }],
    [{ first_name: ' ' }, 400, 'talent.first_name_required', {}],
    [{ first_name: 'x'.repeat(51) }, 400, 'VALUE_TOO_LONG', { field: 'first_name' }],
    [{ email: '' }, 400, 'talent.email_required', {}],
    [{ email: 'no address' }, 400, 'talent.email_invalid', {}],
    [{ email: `${'x'.repeat(65)}@mail.example` }, 400, 'talent.email_local_part_too_long', {}],
    [{ tags: 'one' }, 400, 'FAILED_VALIDATION', { field: 'tags' }],
    [{ is_open_for_work: 'yes' }, 400, 'FAILED_VALIDATION', { field: 'is_open_for_work' }],
    [{ organization_id: ID }, 400, 'FAILED_VALIDATION', { field: 'organization_id' }],
  ])('refuses %j as a whole', SLOW, async (payload, status, code, details) => {
    const talent = await createTalent(product, organization);
    const before = await items.get(`talents/${talent.id}`);
    expectRefusal(
      await items.patch(`talents/${talent.id}`, { gender: 'male', ...payload }),
      status,
      code,
      details,
    );
    expect(await items.get(`talents/${talent.id}`)).toEqual(before);
  });

  it('keeps addresses unique regardless of case', SLOW, async () => {
    const existingTalent = await createTalent(product, organization, { email: 'taken@mail.example' });
    const talent = await createTalent(product, organization);
    const answer = await items.patch(`talents/${talent.id}`, { email: 'TAKEN@mail.example' });
    expectRefusal(answer, 400, 'talent.already_invited', { email: 'TAKEN@mail.example' });
    expect((await items.patch(`talents/${existingTalent.id}`, { email: 'Taken@mail.example' })).status).toBe(
      200,
    );
  });

  it('lets a person change some fields of their own record', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization);
    const theirs = itemsOf(product, user);
    const { body } = await theirs.patch(`talents/${own.id}?fields=is_open_for_work,first_name`, {
      is_open_for_work: true,
      first_name: 'Me',
    });
    expect(body.data).toEqual({ is_open_for_work: true, first_name: 'Me' });
    expect(await theirs.patch(`talents/${other.id}`, { first_name: 'Me' })).toEqual(NO_SUCH_RECORD);
    for (const change of [
      { status: 'EMPLOYEE' },
      { email: 'me@mail.example' },
      { tags: [] },
      { roles: [] },
      { date_deleted: '2024-01-01' },
    ]) {
      expectRefusal(await theirs.patch(`talents/${own.id}`, change), 403, 'FORBIDDEN', {
        field: Object.keys(change)[0],
      });
    }
  });

  it('changes many by keys or query, all or none', SLOW, async () => {
    const talents = [await createTalent(product, organization), await createTalent(product, organization)];
    const foreign = await createTalent(product, await createOrganization(product));
    const keys = talents.map((talent) => talent.id);
    expect(
      await items.patch('talents', { keys: [...keys, foreign.id], data: { status: 'EMPLOYEE' } }),
    ).toEqual(NO_SUCH_RECORD);
    expect(await items.find('talents', { filter: { status: 'EMPLOYEE' } })).toEqual([]);
    const response = await items.patch('talents?fields=status', {
      query: { filter: { status: 'APPLICANT' }, limit: -1 },
      data: { status: 'FAVOURITE' },
    });
    expect(response.body.data).toEqual([{ status: 'FAVOURITE' }, { status: 'FAVOURITE' }]);
  });

  it('neither creates nor deletes', SLOW, async () => {
    const talent = await createTalent(product, organization);
    expectRefusal(
      await items.post('talents', { email: 'new@mail.example', language: 'DE' }),
      403,
      'FORBIDDEN',
    );
    expectRefusal(await items.remove(`talents/${talent.id}`), 403, 'FORBIDDEN');
    expectRefusal(await items.patch(`talents_results/${ID}`, { status: 'FINISHED' }), 403, 'FORBIDDEN');
  });
});
