import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createOwner, createRole, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

function change(id: string, values: object): Promise<unknown> {
  return product.deps.db.platform.write((db) =>
    db.updateTable('talents').set(values).where('id', '=', id).execute(),
  );
}

describe('the profile of a talent', () => {
  it('has an image, or initials without one, and the link to its page', async () => {
    const { id } = await createTalent(product, organization);
    const fields = 'avatar,avatarLink,isInitials,path';
    const initials = { avatar: null, avatarLink: `/api/avatars/talents/${id}`, isInitials: true };
    expect((await items.get(`talents/${id}?fields=${fields}`)).body.data).toEqual({
      ...initials,
      path: `/talents/${id}`,
    });
    const file = {
      organization_id: organization.id,
      id: newId(),
      filename_disk: 'x',
      filename_download: 'x.png',
    };
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('files')
        .values({ ...file, type: 'image/png', filesize: 1, purpose: 'avatar', talent_id: id })
        .execute(),
    );
    await change(id, { avatar: file.id });
    expect((await items.get(`talents/${id}?fields=${fields}`)).body.data).toMatchObject({
      avatar: file.id,
      isInitials: false,
    });
    await change(id, { is_directly_invited: false });
    expect(
      (await items.get(`talents/${id}?fields=${fields},avatar.filename_download`)).body.data,
    ).toMatchObject(initials);
    expect(await items.find('talents', { filter: { avatar: { _nnull: true } } })).toEqual([]);
    expect(await items.find('files', { filter: { talent: id } })).toEqual([]);
  });

  it('has a gender as free text', async () => {
    const { id } = await createTalent(product, organization);
    const answer = await items.patch(`talents/${id}?fields=gender,gender_custom`, {
      gender: 'divers',
      gender_custom: ' agender ',
    });
    expect(answer.body.data).toEqual({ gender: 'diverse', gender_custom: 'agender' });
    const silent = await items.patch(`talents/${id}?fields=gender`, { gender: 'undisclosed' });
    expect(silent.body.data).toEqual({ gender: 'undisclosed' });
    expect(await items.find('talents', { filter: { gender: { _eq: 'undisclosed' } }, fields: 'id' })).toEqual(
      [{ id }],
    );
    expectRefusal(await items.patch(`talents/${id}`, { gender: 'unknown' }), 400, 'FAILED_VALIDATION');
    expectRefusal(
      await items.patch(`talents/${id}`, { gender_custom: 'x'.repeat(51) }),
      400,
      'VALUE_TOO_LONG',
    );
  });

  it('has a selected result and the workspaces with a copy, both read-only', async () => {
    const { id } = await createTalent(product, organization);
    const result = await createResult(product, organization, { talent_id: id, stanine: 4 });
    const other = newId();
    await change(id, { active_talents_result: result.id, ws_ids_of_copied_talent: [other, organization.id] });
    const fields = 'active_talents_result.o,ws_ids_of_copied_talent';
    expect((await items.get(`talents/${id}?fields=${fields}`)).body.data).toEqual({
      active_talents_result: { o: 4 },
      // Copies elsewhere are hidden here.
      ws_ids_of_copied_talent: [organization.id],
    });
    for (const [field, value] of [
      ['active_talents_result', result.id],
      ['ws_ids_of_copied_talent', []],
      ['isLocked', false],
      ['date_anonymized', null],
    ] as const) {
      expectRefusal(await items.patch(`talents/${id}`, { [field]: value }), 403, 'FORBIDDEN', { field });
    }
    const own = itemsOf(product, await createOwner(product, organization, id));
    expectRefusal(await own.get(`talents/${id}?fields=ws_ids_of_copied_talent`), 403, 'FORBIDDEN');
    expect((await own.get(`talents/${id}?fields=path`)).body.data).toEqual({ path: `/talent-profile/${id}` });
  });
});

describe('the phone number of a talent', () => {
  const phoneOf = async (id: string) => (await items.get(`talents/${id}?fields=phone`)).body.data.phone;

  it('can be given with the invitation, row by row', async () => {
    const admin = await createUser(product, { organization });
    const person = { first_name: 'Anna', last_name: 'Muster' };
    const answer = await callerOf(product)('POST', '/invite/talents', {
      headers: admin.headers,
      payload: {
        talents: [
          { ...person, email: 'a@mail.example', phone: ' +49 (30)  1234-56 ' },
          { ...person, email: 'b@mail.example', phone: '' },
          { ...person, email: 'c@mail.example', phone: 'call me' },
        ],
      },
    });
    const { invited, rejected } = answer.body.data;
    expect(await Promise.all(invited.map(({ id }: { id: string }) => phoneOf(id)))).toEqual([
      '+49 (30) 1234-56',
      null,
    ]);
    expect(rejected).toMatchObject([{ email: 'c@mail.example', code: 'talent.phone_invalid' }]);
  });

  it('can be written by administrators and the person, and cleared', async () => {
    const talent = await createTalent(product, organization);
    const own = itemsOf(product, await createOwner(product, organization, talent.id));
    for (const person of [items, own]) {
      expect((await person.patch(`talents/${talent.id}`, { phone: '030 123456' })).status).toBe(200);
      expect(await phoneOf(talent.id)).toBe('030 123456');
      expectRefusal(
        await person.patch(`talents/${talent.id}`, { phone: '1234' }),
        400,
        'talent.phone_invalid',
      );
      expect((await person.patch(`talents/${talent.id}`, { phone: '' })).status).toBe(200);
      expect(await phoneOf(talent.id)).toBeNull();
    }
  });

  it('is masked with the address, and then neither writable nor searchable', async () => {
    const { id } = await createTalent(product, organization, {
      is_directly_invited: false,
      phone: '030 123456',
    });
    expect(await phoneOf(id)).toBe('*****');
    expectRefusal(await items.patch(`talents/${id}`, { phone: '030 654321' }), 400, 'FAILED_VALIDATION');
    const find = (phone: string) => items.find('talents', { filter: { phone: { _contains: phone } } });
    expect(await find('030')).toEqual([]);
    await change(id, { is_insight_unlocked: true });
    expect(await find('030')).toHaveLength(1);
  });
});

describe('the job preferences of a talent', () => {
  async function createFilledTalent(values: object = {}) {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: user.id, ...values });
    const role = await createRole(product, organization, { name: 'Dream' });
    await itemsOf(product, user).post('job_preferences', {
      salary: 61_234,
      earliest_start: '2027-03-01',
      skills: 'Rust | rust',
      work_mode: ['remote'],
      locations: [{ location: 'Ulm', radius: 10 }],
      location_labels: 'Ulm',
      languages: [{ label: 'French', value: 'french', code: 'fr', proficiency: 'fluent' }],
      roles_for_notifications: [role.id],
    });
    return talent;
  }
  const LOCKED_FIELDS = ['salary', 'earliest_start', 'skills', 'work_mode', 'languages'];
  const PLACES = { locations: [{ location: 'Ulm', radius: 10 }], location_labels: 'Ulm' };

  it('show places and preferred roles before the insight is unlocked, also for a directly invited talent', async () => {
    const { id } = await createFilledTalent();
    const fields = [...LOCKED_FIELDS, ...Object.keys(PLACES), 'roles_for_notifications.roles_id.name'].map(
      (name) => `job_preferences.${name}`,
    );
    const lockedValues = Object.fromEntries(LOCKED_FIELDS.map((name) => [name, null]));
    const [row] = await items.find('talents', { fields: [...fields, 'isMasked', 'isLocked'] });
    const roles_for_notifications = [{ roles_id: { name: 'Dream' } }];
    expect(row).toEqual({
      isMasked: false,
      isLocked: true,
      job_preferences: { ...lockedValues, ...PLACES, roles_for_notifications },
    });
    await change(id, { is_insight_unlocked: true });
    const [open] = await items.find('talents', { fields: [...fields, 'isLocked'] });
    expect(open).toMatchObject({
      isLocked: false,
      job_preferences: {
        salary: 61_234,
        earliest_start: '2027-03-01',
        skills: 'Rust | rust',
        work_mode: ['remote'],
        ...PLACES,
      },
    });
  });

  it('cannot be searched, sorted or counted before', async () => {
    await createFilledTalent();
    await createFilledTalent({ is_insight_unlocked: true });
    const count = async (filter: object) =>
      (await items.find('job_preferences', { filter, fields: 'id' })).length;
    expect(await count({ salary: { _eq: 61_234 } })).toBe(1);
    expect(await count({ salary: { _null: true } })).toBe(1);
    expect(await count({ skills: { _contains: 'rust' } })).toBe(1);
    expect(await count({ work_mode: { _contains: 'remote' } })).toBe(1);
    expect(await count({ location_labels: { _contains: 'Ulm' } })).toBe(2);
    const [aggregate] = await items.find('job_preferences', {
      aggregate: { count: ['salary', 'skills'], min: 'salary', sum: 'salary' },
    });
    expect(aggregate).toEqual({
      count: { salary: '1', skills: '1' },
      min: { salary: '61234' },
      sum: { salary: '61234' },
    });
    const groups = await items.find('job_preferences', { aggregate: { count: '*' }, groupBy: 'skills' });
    expect(groups).toHaveLength(2);
    const sortedTalents = await items.find('talents', {
      sort: '-job_preferences.salary',
      fields: 'job_preferences.salary',
      filter: { job_preferences: { salary: { _gt: 0 } } },
    });
    expect(sortedTalents).toHaveLength(1);
  });
});
