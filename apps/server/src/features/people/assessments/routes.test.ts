import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createRole,
  createTalent,
  createUser,
  switchOff,
} from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let role: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  role = await createRole(product, organization, { name: 'Software Developer' });
});

const ID = newId();
const PERIOD = { date_start: '2026-03-02', date_end: '2026-03-27', purpose: 'recruiting' };

const make = (change: object = {}, fields = '*') =>
  items.post(`assessments?fields=${fields}`, { role: role.id, ...PERIOD, ...change });

/** The date in Berlin, a number of days from now. */
function day(days: number): string {
  const time = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(time);
}

describe('POST /items/assessments', () => {
  it('creates an assessment named after role and month', async () => {
    const { status, body } = await make({ organization_id: organization.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Software Developer 2026-03',
      description: null,
      role: role.id,
      roles: [{ id: role.id, name: 'Software Developer' }],
      date_start: '2026-03-02',
      date_end: '2026-03-27',
      purpose: 'recruiting',
      participants: [],
      report_file: null,
      user_created: admin.id,
      date_deleted: null,
    });
  });

  it('keeps a given name until it is cleared', async () => {
    const { body } = await make({ name: ' Spring round ', description: 'Only for us' });
    expect(body.data).toMatchObject({ name: 'Spring round', description: 'Only for us' });
    for (const name of ['', null]) {
      const { body: renamedBody } = await items.patch(`assessments/${body.data.id}`, { name });
      expect(renamedBody.data.name).toBe('Software Developer 2026-03');
    }
    await items.patch(`roles/${role.id}`, { date_deleted: new Date().toISOString() });
    expect((await items.get(`assessments/${body.data.id}?fields=name,roles,role.name`)).body.data).toEqual({
      name: 'Software Developer 2026-03',
      roles: [{ id: role.id, name: 'Software Developer' }],
      role: null,
    });
  });

  it.each([
    [{ role: undefined }, 400, 'assessment.role_required', {}],
    [{ role: null }, 400, 'assessment.role_required', {}],
    [{ role: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'role', value: ID }],
    [{ date_start: undefined }, 400, 'assessment.start_required', {}],
    [{ date_start: null }, 400, 'assessment.start_required', {}],
    [{ date_start: '' }, 400, 'assessment.start_required', {}],
    [{ date_end: undefined }, 400, 'assessment.end_required', {}],
    [{ date_end: null }, 400, 'assessment.end_required', {}],
    [{ date_start: '2026-03-28' }, 400, 'assessment.date_invalid', {}],
    [{ date_end: '2026-02-30' }, 400, 'FAILED_VALIDATION', { field: 'date_end', type: 'date' }],
    [{ date_end: 'tomorrow' }, 400, 'FAILED_VALIDATION', { field: 'date_end', type: 'date' }],
    [{ purpose: undefined }, 400, 'assessment.purpose_required', {}],
    [{ purpose: null }, 400, 'assessment.purpose_required', {}],
    [{ purpose: 'fun' }, 400, 'FAILED_VALIDATION', { field: 'purpose', type: 'in' }],
    [{ name: 'x'.repeat(121) }, 400, 'VALUE_TOO_LONG', { collection: 'assessments', field: 'name' }],
    [{ participants: [ID] }, 400, 'INVALID_FOREIGN_KEY', { field: 'talent', value: ID }],
    [{ status: 'active' }, 403, 'FORBIDDEN', { field: 'status' }],
    [{ roles: [] }, 403, 'FORBIDDEN', { field: 'roles' }],
    [{ report_file: ID }, 403, 'FORBIDDEN', { field: 'report_file' }],
    [{ organization_id: ID }, 400, 'FAILED_VALIDATION', { field: 'organization_id' }],
  ])('refuses %j', async (change, status, code, details) => {
    expectRefusal(await make(change), status, code, details);
    expect(await items.find('assessments')).toEqual([]);
  });

  it.each([
    ['en', 'The selected date is invalid.'],
    ['de', 'Das gewählte Datum ist ungültig.'],
  ])('says in %s that it ends before it begins', async (language, message) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/items/assessments',
      headers: { ...admin.headers, 'accept-language': language },
      payload: { role: role.id, ...PERIOD, date_end: '2026-03-01' },
    });
    expect(answer.json().errors[0].message).toBe(message);
  });
});

describe('PATCH /items/assessments/:id', () => {
  it('changes only the given fields, and nothing for equal values', async () => {
    const { id } = await createAssessment(product, organization, { role_id: role.id });
    const path = `assessments/${id}`;
    const before = await items.get(path);
    const { date_end, purpose } = before.body.data;
    expect(await items.patch(path, { role: role.id, date_end, purpose, participants: {} })).toEqual(before);
    const { body } = await items.patch(path, { purpose: 'team_evaluation' });
    expect(body.data).toEqual({
      ...before.body.data,
      purpose: 'team_evaluation',
      date_updated: expect.any(String),
    });
    expectRefusal(await items.patch(path, { date_end: '2020-01-01' }), 400, 'assessment.date_invalid');
    expectRefusal(await items.patch(path, { date_start: null }), 400, 'assessment.start_required');
    expectRefusal(await items.patch(path, { role: null }), 400, 'assessment.role_required');
  });

  it('extends an assessment that has ended', async () => {
    const dates = { date_start: day(-5), date_end: day(-1) };
    const { id } = await createAssessment(product, organization, dates);
    const path = `assessments/${id}?fields=status`;
    expect((await items.get(path)).body.data).toEqual({ status: 'ended' });
    expect((await items.patch(path, { date_end: day(0) })).body.data).toEqual({ status: 'active' });
    expect((await items.patch(path, { date_start: day(1), date_end: day(1) })).body.data).toEqual({
      status: 'planned',
    });
    expect((await items.patch(path, { date_start: day(0) })).body.data).toEqual({ status: 'active' });
  });

  it('deletes softly', async () => {
    const talent = await createTalent(product, organization);
    const { body } = await make({ participants: [talent.id] });
    const path = `assessments/${body.data.id}`;
    const deleteResponse = await items.patch(`${path}?fields=user_deleted`, { date_deleted: '1999-01-01' });
    expect(deleteResponse.body.data).toEqual({ user_deleted: admin.id });
    expect(await items.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await items.find('assessments')).toEqual([]);
    expect(await items.find('assessment_participants')).toEqual([]);
    expectRefusal(await items.remove(path), 403, 'FORBIDDEN');
  });

  it('responds identically to another workspace’s and an unknown assessment', async () => {
    const elsewhere = await createOrganization(product);
    const foreign = await createAssessment(product, elsewhere);
    for (const id of [foreign.id, ID]) {
      expect(await items.get(`assessments/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await items.patch(`assessments/${id}`, { name: 'Mine' })).toEqual(NO_SUCH_RECORD);
    }
    const strange = await createRole(product, elsewhere);
    expectRefusal(await make({ role: strange.id }), 400, 'INVALID_FOREIGN_KEY', { field: 'role' });
  });
});

describe('lists of assessments', () => {
  it('can be searched, filtered, sorted and counted by derived fields', async () => {
    await make({ date_start: day(-9), date_end: day(-2), name: 'Past' });
    await make({ date_start: day(-1), date_end: day(1), name: 'Now' });
    await make({ date_start: day(2), date_end: day(3) });
    const read = async (query: object) =>
      (await items.find('assessments', { fields: ['name'], sort: ['date_start'], ...query })).map(
        (row: { name: string }) => row.name,
      );
    const plannedName = `Software Developer ${day(2).slice(0, 7)}`;
    expect(await read({})).toEqual(['Past', 'Now', plannedName]);
    expect(await read({ search: 'developer' })).toEqual([plannedName]);
    expect(await read({ filter: { status: 'ended' } })).toEqual(['Past']);
    expect(await read({ filter: { date_end: { _gte: day(0) } }, sort: ['-date_end'] })).toEqual([
      plannedName,
      'Now',
    ]);
    expect(await read({ filter: { role: { name: { _contains: 'Soft' } } } })).toHaveLength(3);
    expect(await items.find('assessments', { aggregate: { count: '*' }, groupBy: ['status'] })).toHaveLength(
      3,
    );
    expectRefusal(await items.get('assessments?filter[roles]=x'), 403, 'FORBIDDEN', { field: 'roles' });
  });
});

describe('the feature of assessments', () => {
  it('hides them when off, also through relations', async () => {
    await switchOff(product, organization, 'FEATURE_ASSESSMENTS');
    const off = { feature: 'FEATURE_ASSESSMENTS' };
    expectRefusal(await items.get('assessments'), 403, 'workspace.feature_off', off);
    expectRefusal(await items.get('assessment_participants'), 403, 'workspace.feature_off', off);
    expectRefusal(await make(), 403, 'workspace.feature_off', off);
    expectRefusal(
      await items.get('talents_results?fields=assessment.name'),
      403,
      'workspace.feature_off',
      off,
    );
  });
});
