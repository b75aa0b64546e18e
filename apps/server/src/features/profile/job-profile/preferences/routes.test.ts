import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, createRole } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let user: TestUser;
let talent: { id: string };
let own: ReturnType<typeof itemsOf>;

async function create(payload: object = {}): Promise<string> {
  const answer = await own.post('job_preferences', payload);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

async function open(values: object = {}): Promise<void> {
  user = await createUser(product, { organization, userRole: 'ORG_USER' });
  talent = await createTalent(product, organization, { user_id: user.id, ...values });
  own = itemsOf(product, user);
}

beforeEach(async () => {
  organization = await createOrganization(product);
  await open();
});

const VALUES = {
  work_mode: ['on_site', 'remote'],
  locations: [
    { location: 'Berlin', radius: 50 },
    { location: 'Hamburg', radius: 25 },
  ],
  location_labels: 'Berlin,Hamburg',
  skills: 'React | react,SQL | sql',
  languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'native' }],
  salary: 50_000,
  earliest_start: '2027-03-01',
};
const FIELDS = Object.keys(VALUES).join(',');

function manySkills(count: number): string {
  return Array.from({ length: count }, (_, at) => `Skill ${at} | skill ${at}`).join(',');
}

describe('the talent’s own job preferences', () => {
  it('are created for the user’s talent and linked to it', async () => {
    const id = await create({ ...VALUES, talents: [talent.id] });
    expect((await own.get(`job_preferences/${id}?fields=${FIELDS},talents`)).body.data).toEqual({
      ...VALUES,
      talents: [talent.id],
    });
    expect((await own.get(`talents/${talent.id}?fields=job_preferences.salary`)).body.data).toEqual({
      job_preferences: { salary: 50_000 },
    });
    expectRefusal(await own.post('job_preferences', {}), 400, 'job_profile.exists');
    const again = await own.patch(`talents/${talent.id}?fields=job_preferences`, { job_preferences: id });
    expect(again.body.data).toEqual({ job_preferences: id });
  });

  it.each([
    [{ salary: '50k' }, 'job_profile.salary_not_digits'],
    [{ earliest_start: '1899-12-31' }, 'job_experience.too_early'],
    [{ earliest_start: '2100-01-01' }, 'job_experience.too_late'],
    [{ earliest_start: '2027-02-30' }, 'FAILED_VALIDATION'],
    [{ earliest_start: 'at once' }, 'FAILED_VALIDATION'],
    [{ salary: 1.5 }, 'job_profile.salary_not_digits'],
    [{ salary: '1000000000' }, 'job_profile.salary_too_long'],
    [{ skills: manySkills(51) }, 'job_profile.too_many_skills'],
    [{ skills: 'React | react,SQL | sql,React.js | React' }, 'job_profile.skill_twice'],
    [{ location_labels: 'a,b' }, 'FAILED_VALIDATION'],
    [{ locations: [{ location: 'Rom' }], location_labels: 'Berlin,Hamburg' }, 'FAILED_VALIDATION'],
    [{ locations: Array(51).fill({ location: 'Rom' }) }, 'job_profile.too_many_entries'],
    [{ languages: Array(51).fill({ label: 'German' }) }, 'job_profile.too_many_entries'],
    [{ work_mode: ['office'] }, 'FAILED_VALIDATION'],
    [{ work_mode: 'remote' }, 'FAILED_VALIDATION'],
    [{ locations: [{ location: 'Berlin', radius: 30 }] }, 'FAILED_VALIDATION'],
    [{ locations: [{ radius: 25 }] }, 'FAILED_VALIDATION'],
    [{ skills: 'React' }, 'FAILED_VALIDATION'],
    [{ skills: [] }, 'FAILED_VALIDATION'],
    [{ languages: [{ label: 'German', value: 'german', code: 'de' }] }, 'job_profile.proficiency_required'],
    [
      { languages: [{ label: 'German', value: 'german', code: 'de', proficiency: 'good' }] },
      'FAILED_VALIDATION',
    ],
    [{ languages: [{ label: 'German', proficiency: 'native' }] }, 'FAILED_VALIDATION'],
    [{ location_labels: ['a'] }, 'FAILED_VALIDATION'],
  ])('refuse %j with %s', async (payload, code) => {
    const id = await create(VALUES);
    const answer = await own.patch(`job_preferences/${id}`, { salary: 1, ...payload });
    expectRefusal(answer, 400, code);
    expect((await own.get(`job_preferences/${id}?fields=${FIELDS}`)).body.data).toEqual(VALUES);
  });

  it('do not require naming the talent', SLOW, async () => {
    const id = await create({ talents: { create: [{ id: talent.id }] } });
    expect((await own.get(`talents/${talent.id}?fields=job_preferences`)).body.data.job_preferences).toBe(id);
    expect((await own.patch(`job_preferences/${id}`, { talents: [talent.id] })).status).toBe(200);
  });

  it('are created once for two concurrent requests', SLOW, async () => {
    const both = await Promise.all([own.post('job_preferences', {}), own.post('job_preferences', {})]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await own.find('job_preferences')).toHaveLength(1);
  });

  it.each([
    [{ skills: ' React|react ,, SQL | sql ,' }, { skills: 'React | react,SQL | sql' }],
    [{ skills: null }, { skills: null }],
    [{ skills: manySkills(50) }, { skills: manySkills(50) }],
    [{ location_labels: 'Berlin,, Hamburg, ' }, { location_labels: 'Berlin,Hamburg' }],
    [{ locations: [{ location: 'Rom' }] }, { location_labels: 'Rom' }],
    [{ locations: [{ location: 'Frankfurt, Main' }] }, { location_labels: 'Frankfurt  Main' }],
    [{ locations: [] }, { location_labels: '' }],
    [{ locations: [{ location: ' Rom ' }] }, { locations: [{ location: 'Rom', radius: 25 }] }],
    [{ locations: null }, { locations: [] }],
    [{ work_mode: ['remote', 'remote'] }, { work_mode: ['remote'] }],
    [{ work_mode: [] }, { work_mode: [] }],
    [{ languages: [] }, { languages: [] }],
    [{ salary: '65000' }, { salary: 65_000 }],
    [{ salary: '' }, { salary: null }],
    [{ earliest_start: '' }, { earliest_start: null }],
  ])('keep %j', SLOW, async (payload, expectedRow) => {
    const id = await create(VALUES);
    const [field] = Object.keys(expectedRow);
    expect((await own.patch(`job_preferences/${id}?fields=${field}`, payload)).body.data).toEqual(
      expectedRow,
    );
    expect((await own.get(`job_preferences/${id}?fields=${field}`)).body.data).toEqual(expectedRow);
  });

  it('explain in both languages that a salary consists of digits', SLOW, async () => {
    const texts = [];
    for (const language of ['en', 'de']) {
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/items/job_preferences',
        headers: { ...user.headers, 'accept-language': language },
        payload: { salary: '50k' },
      });
      texts.push(answer.json().errors[0].message);
    }
    expect(texts).toEqual([
      'Please enter your expected salary using numbers only.',
      'Bitte gib deinen Gehaltswunsch nur mit Ziffern ein.',
    ]);
  });

  it('can be written with the talent, and cannot be detached', SLOW, async () => {
    const writeResponse = await own.patch(`talents/${talent.id}?fields=job_preferences.skills`, {
      job_preferences: { skills: 'SQL | sql' },
    });
    expect(writeResponse.body.data).toEqual({ job_preferences: { skills: 'SQL | sql' } });
    const [{ id }] = await own.find('job_preferences', { fields: 'id' });
    const change = { job_preferences: { id, salary: 1 } };
    expect((await own.patch(`talents/${talent.id}`, change)).status).toBe(200);
    expect((await own.get(`job_preferences/${id}?fields=salary,skills`)).body.data).toEqual({
      salary: 1,
      skills: 'SQL | sql',
    });
    const clearResponse = await own.patch(`talents/${talent.id}`, { job_preferences: null });
    expectRefusal(clearResponse, 400, 'FAILED_VALIDATION', { field: 'job_preferences' });
    expectRefusal(await own.remove(`job_preferences/${id}`), 403, 'FORBIDDEN');
    const detachResponse = await own.patch(`job_preferences/${id}`, { talents: [] });
    expect(detachResponse.status).toBe(200);
    expect((await own.get(`talents/${talent.id}?fields=job_preferences`)).body.data.job_preferences).toBe(id);
  });

  it('cannot be written by another talent or an administrator', async () => {
    const id = await create(VALUES);
    const first = { own, talent };
    await open();
    const theirs = await create();
    expect(await own.get(`job_preferences/${id}`)).toEqual(NO_SUCH_RECORD);
    expect(await own.patch(`job_preferences/${id}`, { salary: 1 })).toEqual(NO_SUCH_RECORD);
    expectRefusal(
      await own.patch(`talents/${talent.id}`, { job_preferences: id }),
      400,
      'INVALID_FOREIGN_KEY',
    );
    expectRefusal(
      await own.patch(`job_preferences/${theirs}`, { talents: [first.talent.id] }),
      403,
      'FORBIDDEN',
    );
    for (const userRole of ['ORG_ADMIN', 'APP_ADMIN'] as const) {
      const admin = await createUser(product, { organization, userRole });
      const items = itemsOf(product, admin);
      const response = await items.patch(`job_preferences/${id}`, { salary: 1 });
      expectRefusal(response, 403, 'FORBIDDEN');
      expectRefusal(await items.post('job_preferences', { talents: [first.talent.id] }), 403, 'FORBIDDEN');
      const payload = { job_preferences: theirs };
      expectRefusal(await items.patch(`talents/${first.talent.id}`, payload), 403, 'FORBIDDEN');
    }
    expect((await first.own.get(`job_preferences/${id}?fields=salary`)).body.data.salary).toBe(50_000);
  });

  it('of an administrator who is also a talent are their own, without access to those of others', async () => {
    const id = await create(VALUES);
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ is_insight_unlocked: true }).where('id', '=', talent.id).execute(),
    );
    const admin = await createUser(product, { organization });
    const both = await createTalent(product, organization, { user_id: admin.id });
    const items = itemsOf(product, admin);
    const mine = (await items.post('job_preferences?fields=id,talents,salary', { salary: 1 })).body.data;
    expect(mine).toEqual({ id: expect.any(String), talents: [both.id], salary: 1 });
    expect((await items.patch(`job_preferences/${mine.id}`, { salary: 2 })).status).toBe(200);
    expect((await items.get(`job_preferences/${id}?fields=salary`)).body.data.salary).toBe(50_000);
    expect(await items.patch(`job_preferences/${id}`, { salary: 1 })).toEqual(NO_SUCH_RECORD);
    const role = await createRole(product, organization);
    const link = { job_preferences_id: id, roles_id: role.id };
    expectRefusal(await items.post('job_preferences_roles_1', link), 400, 'INVALID_FOREIGN_KEY');
    const payload = { job_preferences: { id, salary: 1 } };
    expectRefusal(await items.patch(`talents/${both.id}`, payload), 403, 'FORBIDDEN');
  });
});

describe('roles to hear about', () => {
  it('are added once, alone or with the preferences, and removed', SLOW, async () => {
    const [first, second, third] = [
      await createRole(product, organization),
      await createRole(product, organization),
      await createRole(product, organization),
    ];
    const id = await create({ roles_for_notifications: [first.id] });
    const link = { job_preferences_id: id, roles_id: second.id };
    const response = await own.post('job_preferences_roles_1?fields=id,roles_id', link);
    expect(response.body.data).toEqual({ id: expect.any(String), roles_id: second.id });
    const twice = { collection: 'job_preferences_roles_1', field: 'roles_id', value: second.id };
    expectRefusal(await own.post('job_preferences_roles_1', link), 400, 'RECORD_NOT_UNIQUE', twice);
    const list = [{ ...link, roles_id: third.id }, link];
    expectRefusal(await own.post('job_preferences_roles_1', list), 400, 'RECORD_NOT_UNIQUE', twice);
    const roles = async () =>
      (await own.get(`job_preferences/${id}?fields=roles_for_notifications.roles_id`)).body.data
        .roles_for_notifications;
    expect(await roles()).toEqual([{ roles_id: first.id }, { roles_id: second.id }]);
    expect((await own.remove(`job_preferences_roles_1/${response.body.data.id}`)).status).toBe(204);
    expect(await roles()).toEqual([{ roles_id: first.id }]);
    await own.patch(`job_preferences/${id}`, {
      roles_for_notifications: { create: [second.id], delete: [first.id] },
    });
    expect(await roles()).toEqual([{ roles_id: second.id }]);
  });

  it('reject roles of other workspaces, deleted and unknown ones, and preferences of others', async () => {
    const id = await create();
    const role = await createRole(product, organization);
    const foreign = await createRole(product, await createOrganization(product));
    const deletedRole = await createRole(product, organization, { date_deleted: new Date() });
    for (const roles_id of [foreign.id, deletedRole.id, newId()]) {
      const answer = await own.post('job_preferences_roles_1', { job_preferences_id: id, roles_id });
      expectRefusal(answer, 400, 'INVALID_FOREIGN_KEY', { field: 'roles_id', value: roles_id });
      expectRefusal(
        await own.patch(`job_preferences/${id}`, { roles_for_notifications: [roles_id] }),
        400,
        'INVALID_FOREIGN_KEY',
      );
    }
    await open();
    await create();
    const link = { job_preferences_id: id, roles_id: role.id };
    expectRefusal(await own.post('job_preferences_roles_1', link), 400, 'INVALID_FOREIGN_KEY');
    expect(await own.find('job_preferences_roles_1')).toEqual([]);
  });
});
