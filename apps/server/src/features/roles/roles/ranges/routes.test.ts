import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
});

const ASSISTANT = { kind: 'assistant', answers: { C1: 4, C2: 3, C3: 1, C4: 'unsure' } };
const TEMPLATE = { kind: 'template', template: 'sales' };
const RATERS = { kind: 'stakeholders', raters: 4, agreement: 0.94 };

interface Version {
  readonly by: string;
  readonly ranges: { readonly C: unknown };
  readonly sources: object;
  readonly reason: string | null;
  readonly results: number;
}

async function readHistory(id: string): Promise<readonly Version[]> {
  return (await items.get(`roles/${id}?fields=range_history`)).body.data.range_history;
}

const readField = async (id: string, field: string) =>
  (await items.get(`roles/${id}?fields=${field}`)).body.data[field];

/** A role with one considered person who has finished. */
async function createMeasuredRole(): Promise<string> {
  const role = await createRole(product, organization);
  const talent = await createTalent(product, organization);
  await createResult(product, organization, { talent_id: talent.id, stanine: 5 });
  await items.patch(`roles/${role.id}`, { talents: { create: [talent.id] } });
  return role.id;
}

describe('the history of the ranges', () => {
  it('contains the former ranges with who set them, and is hidden from talents', async () => {
    const { id } = (await items.post('roles', { name: 'Sales', attributes: { C: { min: 5, max: 8 } } })).body
      .data;
    await items.patch(`roles/${id}`, { name: 'Sales lead' });
    await items.patch(`roles/${id}`, { attributes: { C: { min: 6, max: 8, weight: 2 } } });
    const history = await readHistory(id);
    expect(history.map(({ ranges }) => ranges.C)).toEqual([
      { min: 5, max: 8, weight: 1 },
      { min: 6, max: 8, weight: 2 },
    ]);
    const { fullname } = (await items.get(`users/${admin.id}?fields=fullname`)).body.data;
    expect(history.map(({ by }) => by)).toEqual([fullname, fullname]);
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: user.id });
    for (const field of ['range_history', 'range_lock', 'range_sources', 'range_reason']) {
      const answer = await itemsOf(product, user).get(`roles?fields=${field}`);
      expectRefusal(answer, 403, 'FORBIDDEN', { field });
    }
  });
});

describe('the sources of the ranges', () => {
  it('are stored with the role and with every version, and deleted when a range is set manually', async () => {
    const { id } = (
      await items.post('roles', {
        name: 'Sales',
        attributes: { C: { min: 6, max: 9 }, E: { min: 6, max: 9 } },
        range_sources: { C: ASSISTANT, E: TEMPLATE },
      })
    ).body.data;
    await items.patch(`roles/${id}`, { attributes: { C: { min: 5 } } });
    await items.patch(`roles/${id}`, { attributes: { E: { min: 6, max: 9, weight: 3 } } });
    await items.patch(`roles/${id}`, {
      attributes: { O: { min: 5, max: 7 } },
      range_sources: { E: TEMPLATE, O: RATERS },
    });
    expect((await readHistory(id)).map(({ sources }) => sources)).toEqual([
      { C: ASSISTANT, E: TEMPLATE },
      { E: TEMPLATE },
      { E: TEMPLATE },
      { E: TEMPLATE, O: RATERS },
    ]);
    expect(await readField(id, 'range_sources')).toEqual({ E: TEMPLATE, O: RATERS });
    await items.patch(`roles/${id}`, { range_sources: null });
    expect(await readField(id, 'range_sources')).toEqual({});
  });

  it.each([
    ['a list', []],
    ['no trait', { N: TEMPLATE }],
    ['no kind', { C: { kind: 'horoscope' } }],
    ['a statement of another trait', { C: { kind: 'assistant', answers: { E1: 3 } } }],
    ['an unknown box', { C: { kind: 'assistant', answers: { C1: 5 } } }],
    ['no answer', { C: { kind: 'assistant', answers: {} } }],
    ['an unknown template', { C: { kind: 'template', template: 'astronaut' } }],
    ['two raters', { C: { ...RATERS, raters: 2 } }],
    ['an agreement above one', { C: { ...RATERS, agreement: 1.2 } }],
    ['a further value', { C: { ...TEMPLATE, by: 'Lena' } }],
  ])('refuse %s', async (_, sources) => {
    const role = await createRole(product, organization);
    const answer = await items.patch(`roles/${role.id}`, { range_sources: sources });
    expectRefusal(answer, 400, 'FAILED_VALIDATION', { field: 'range_sources' });
  });
});

describe('fixed ranges', () => {
  it('are fixed once, with date and administrator, permanently', async () => {
    const role = await createRole(product, organization);
    expect(await readField(role.id, 'range_lock')).toEqual({
      kind: null,
      date: null,
      by: null,
      results: 0,
      before_results: false,
      version: 1,
    });
    await items.patch(`roles/${role.id}`, { are_ranges_locked: true });
    const { fullname } = (await items.get(`users/${admin.id}?fields=fullname`)).body.data;
    const lock = await readField(role.id, 'range_lock');
    expect(lock).toMatchObject({
      kind: 'locked',
      by: fullname,
      results: 0,
      before_results: true,
      version: 1,
    });
    const other = await createUser(product, { organization });
    const again = await itemsOf(product, other).patch(`roles/${role.id}`, { are_ranges_locked: true });
    expect(again.body.data).toMatchObject({ ranges_locked_by: admin.id, ranges_locked_at: lock.date });
    const answer = await items.patch(`roles/${role.id}`, { are_ranges_locked: false });
    expectRefusal(answer, 400, 'role.lock_stays');
    expect(await readField(role.id, 'are_ranges_locked')).toBe(true);
  });

  it('can be changed only with a reason, which is stored with the version', async () => {
    const role = await createRole(product, organization);
    await items.patch(`roles/${role.id}`, { attributes: { C: { min: 5 } }, are_ranges_locked: true });
    const lock = await readField(role.id, 'range_lock');
    const { date, by } = lock;
    for (const reason of [{}, { range_reason: null }, { range_reason: '  ' }]) {
      const answer = await items.patch(`roles/${role.id}`, { attributes: { C: { min: 6 } }, ...reason });
      expectRefusal(answer, 400, 'role.ranges_locked', { kind: 'locked', date, by, results: 0 });
    }
    const weight = await items.patch(`roles/${role.id}`, { attributes: { ES: { weight: 2 } } });
    expectRefusal(weight, 400, 'role.ranges_locked');
    for (const range_reason of ['The audit asks for it', 'The audit asks for it']) {
      const { C } = await readField(role.id, 'attributes');
      const changes = { attributes: { C: { min: C.min + 1 } }, range_reason };
      expect((await items.patch(`roles/${role.id}`, changes)).status).toBe(200);
    }
    expect((await readHistory(role.id)).map(({ reason }) => reason)).toEqual([
      null,
      null,
      'The audit asks for it',
      'The audit asks for it',
    ]);
    expect(await readField(role.id, 'range_reason')).toBe('The audit asks for it');
    expect(await readField(role.id, 'range_lock')).toEqual(lock);
  });

  it('still allow changing name and texts, with the same ranges in the request', async () => {
    const id = await createMeasuredRole();
    const attributes = await readField(id, 'attributes');
    const { status } = await items.patch(`roles/${id}`, { name: 'New name', attributes });
    expect(status).toBe(200);
  });

  it('are fixed by the first result of a person considered for the role', async () => {
    const id = await createMeasuredRole();
    const lock = await readField(id, 'range_lock');
    expect(lock).toMatchObject({ kind: 'results', by: null, results: 1, before_results: false, version: 1 });
    const whole = { O: { min: 1, max: 9 }, C: { min: 2, max: 8, weight: 3 }, E: {}, A: {}, ES: {} };
    const answer = await items.patch(`roles/${id}`, { attributes: whole });
    expectRefusal(answer, 400, 'role.ranges_locked', { kind: 'results', results: 1, date: lock.date });
    await items.patch(`roles/${id}`, { attributes: whole, range_reason: 'Broader' });
    expect((await readHistory(id)).at(-1)).toMatchObject({ reason: 'Broader', results: 1 });
  });

  it('are checked when several roles change at once', async () => {
    const free = await createRole(product, organization);
    const fixedRoleId = await createMeasuredRole();
    const data = { attributes: { C: { min: 6 } } };
    expectRefusal(
      await items.patch('roles', { keys: [free.id, fixedRoleId], data }),
      400,
      'role.ranges_locked',
    );
    expect((await readField(free.id, 'attributes')).C.min).toBe(3);
  });

  it('reject invalid ranges also with a reason, and a reason that is too long', async () => {
    const id = await createMeasuredRole();
    const reversedRanges = { attributes: { C: { min: 8, max: 3 } }, range_reason: 'Why not' };
    expectRefusal(await items.patch(`roles/${id}`, reversedRanges), 400, 'role.range_invalid', {
      trait: 'C',
    });
    const half = { attributes: { C: { min: 8 } }, range_reason: 'Why not' };
    expectRefusal(await items.patch(`roles/${id}`, half), 400, 'role.range_invalid', { trait: 'C' });
    const long = { attributes: { C: { min: 4 } }, range_reason: 'x'.repeat(281) };
    expectRefusal(await items.patch(`roles/${id}`, long), 400, 'VALUE_TOO_LONG', { field: 'range_reason' });
    expectRefusal(await items.patch(`roles/${id}`, { range_reason: 7 }), 400, 'FAILED_VALIDATION');
    expect(await readHistory(id)).toHaveLength(1);
  });

  it('are not copied with the role, and not accessible to another workspace', async () => {
    const id = await createMeasuredRole();
    await items.patch(`roles/${id}`, { are_ranges_locked: true });
    const { attributes, range_sources } = (await items.get(`roles/${id}?fields=attributes,range_sources`))
      .body.data;
    const copy = (await items.post('roles', { name: 'Copy', attributes, range_sources })).body.data;
    expect(copy.range_lock).toMatchObject({ kind: null, results: 0 });
    expect((await items.patch(`roles/${copy.id}`, { attributes: { C: { min: 6 } } })).status).toBe(200);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const answer = await itemsOf(product, outsider).patch(`roles/${id}`, { are_ranges_locked: true });
    expect(answer).toEqual(NO_SUCH_RECORD);
  });
});
