import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let talent: { id: string };
let own: ReturnType<typeof itemsOf>;

const JOB = {
  role_name: 'Engineer',
  company_name: 'Nordlicht',
  company_location: 'Kiel',
  started_at: '2020-01-01',
  ended_at: '2022-12-31',
};

async function open(values: object = {}): Promise<void> {
  const user = await createUser(product, { organization, userRole: 'ORG_USER' });
  talent = await createTalent(product, organization, { user_id: user.id, ...values });
  own = itemsOf(product, user);
}

beforeEach(async () => {
  organization = await createOrganization(product);
  await open();
});

describe('the talent’s own job experiences', () => {
  it('are created, changed and deleted permanently', SLOW, async () => {
    const answer = await own.post('job_experiences', { ...JOB, talent_id: talent.id });
    expect(answer.body.data).toMatchObject({ ...JOB, talent_id: talent.id, currently_working: false });
    const { id } = answer.body.data;
    const response = await own.patch(`job_experiences/${id}?fields=company_name,ended_at`, {
      company_name: ' Basalt ',
      ended_at: '2023-01-31',
    });
    expect(response.body.data).toEqual({ company_name: 'Basalt', ended_at: '2023-01-31' });
    expect((await own.remove(`job_experiences/${id}`)).status).toBe(204);
    expect(await own.get(`job_experiences/${id}`)).toEqual(NO_SUCH_RECORD);
    const remainingRows = await product.deps.db.platform.read((db) =>
      db.selectFrom('job_experiences').select('id').where('id', '=', id).execute(),
    );
    expect(remainingRows).toEqual([]);
  });

  it('are listed newest first without a sort key, also under their talent', async () => {
    for (const started_at of ['2019-01-01', '2023-05-01', '2021-03-01']) {
      const job = { ...JOB, started_at, ended_at: null, currently_working: true };
      expect((await own.post('job_experiences', job)).status).toBe(200);
    }
    const days = ['2023-05-01', '2021-03-01', '2019-01-01'];
    const rows = await own.find('job_experiences', { fields: 'started_at' });
    expect(rows.map((row: { started_at: string }) => row.started_at)).toEqual(days);
    const first = await own.find('job_experiences', { fields: 'started_at', limit: 1, page: 2 });
    expect(first).toEqual([{ started_at: '2021-03-01' }]);
    const { data } = (await own.get(`talents/${talent.id}?fields=job_experiences.started_at`)).body;
    expect(data.job_experiences.map((row: { started_at: string }) => row.started_at)).toEqual(days);
  });

  it('are listed newest first, at most a hundred', async () => {
    const days = Array.from({ length: 101 }, (_, index) => `${1900 + index}-05-01`);
    const jobs = days.map((started_at) => ({ ...JOB, started_at, ended_at: null, currently_working: true }));
    await own.post('job_experiences', jobs);
    const rows = await own.find('job_experiences', { sort: '-started_at', fields: 'started_at' });
    expect(rows).toHaveLength(100);
    expect([rows[0], rows[99]]).toEqual([{ started_at: '2000-05-01' }, { started_at: '1901-05-01' }]);
  });

  it.each([
    [{ started_at: '1900-01-01' }],
    [{ ended_at: '2099-12-31' }],
    [{ started_at: '2099-12-30', ended_at: '2099-12-31' }],
    [{ ended_at: null, currently_working: true }],
  ])('take %j', async (values) => {
    const answer = await own.post('job_experiences', { ...JOB, ...values });
    expect(answer.body.data).toMatchObject(values);
  });

  it('have no end date while the person works there', async () => {
    const answer = await own.post('job_experiences?fields=id,ended_at', { ...JOB, currently_working: true });
    expect(answer.body.data.ended_at).toBeNull();
    const path = `job_experiences/${answer.body.data.id}`;
    expectRefusal(await own.patch(path, { currently_working: false }), 400, 'job_experience.end_required');
    const payload = { currently_working: false, ended_at: '2024-01-01' };
    expect((await own.patch(`${path}?fields=ended_at`, payload)).body.data).toEqual({
      ended_at: '2024-01-01',
    });
    await own.patch(path, { currently_working: true });
    expect((await own.get(`${path}?fields=ended_at`)).body.data).toEqual({ ended_at: null });
  });

  it.each([
    [{ role_name: undefined }, 'job_experience.role_required'],
    [{ role_name: ' ' }, 'job_experience.role_required'],
    [{ company_name: undefined }, 'job_experience.company_required'],
    [{ company_name: null }, 'job_experience.company_required'],
    [{ company_location: undefined }, 'job_experience.location_required'],
    [{ company_location: '' }, 'job_experience.location_required'],
    [{ started_at: undefined }, 'job_experience.start_required'],
    [{ started_at: null }, 'job_experience.start_required'],
    [{ started_at: '' }, 'job_experience.start_required'],
    [{ ended_at: undefined }, 'job_experience.end_required'],
    [{ ended_at: null }, 'job_experience.end_required'],
    [{ ended_at: '' }, 'job_experience.end_required'],
    [{ ended_at: null, currently_working: false }, 'job_experience.end_required'],
    [{ started_at: '1899-12-31' }, 'job_experience.too_early'],
    [{ started_at: '2100-01-01', ended_at: null, currently_working: true }, 'job_experience.too_late'],
    [{ ended_at: '2100-01-01' }, 'job_experience.too_late'],
    [{ ended_at: '2019-12-31' }, 'job_experience.end_not_after_start'],
    [{ ended_at: '2020-01-01' }, 'job_experience.end_not_after_start'],
    [{ started_at: '2020-02-30' }, 'FAILED_VALIDATION'],
    [{ started_at: '01.01.2020' }, 'FAILED_VALIDATION'],
    [{ ended_at: 2022 }, 'FAILED_VALIDATION'],
    [{ role_name: 'x'.repeat(121) }, 'VALUE_TOO_LONG'],
    [{ talent_id: newId() }, 'INVALID_FOREIGN_KEY'],
  ])('refuse %j with %s', async (values, code) => {
    expectRefusal(await own.post('job_experiences', { ...JOB, ...values }), 400, code);
    expect(await own.find('job_experiences')).toEqual([]);
  });

  it('are validated when they are changed', async () => {
    const { id } = (await own.post('job_experiences', JOB)).body.data;
    const path = `job_experiences/${id}`;
    for (const [values, code] of [
      [{ started_at: '2023-01-01' }, 'job_experience.end_not_after_start'],
      [{ role_name: '' }, 'job_experience.role_required'],
      [{ started_at: null }, 'job_experience.start_required'],
    ] as const) {
      expectRefusal(await own.patch(path, values), 400, code);
    }
    expectRefusal(await own.patch(path, { talent_id: talent.id }), 403, 'FORBIDDEN', { field: 'talent_id' });
    expect((await own.get(path)).body.data).toMatchObject(JOB);
  });

  it('can be written with the talent', async () => {
    const answer = await own.patch(`talents/${talent.id}?fields=job_experiences.role_name`, {
      job_experiences: { create: [JOB] },
    });
    expect(answer.body.data).toEqual({ job_experiences: [{ role_name: 'Engineer' }] });
  });
});

describe('job experiences of others', () => {
  it('cannot be written', async () => {
    const { id } = (await own.post('job_experiences', JOB)).body.data;
    const [theirs, first] = [talent.id, own];
    await open();
    const people = [own];
    for (const userRole of ['ORG_ADMIN', 'APP_ADMIN'] as const) {
      const admin = await createUser(product, { organization, userRole });
      people.push(itemsOf(product, admin));
      const both = await createUser(product, { organization, userRole });
      await createTalent(product, organization, { user_id: both.id });
      people.push(itemsOf(product, both));
    }
    for (const items of people) {
      expectRefusal(await items.patch(`job_experiences/${id}`, { role_name: 'x' }), 403, 'FORBIDDEN');
      expectRefusal(await items.remove(`job_experiences/${id}`), 403, 'FORBIDDEN');
      const forThem = await items.post('job_experiences', { ...JOB, talent_id: theirs });
      expect(['FORBIDDEN', 'INVALID_FOREIGN_KEY']).toContain(forThem.body.errors[0].extensions.code);
      const payload = { job_experiences: { create: [JOB] } };
      expectRefusal(await items.patch(`talents/${theirs}`, payload), 403, 'FORBIDDEN');
    }
    expect(await first.find('job_experiences')).toHaveLength(1);
  });

  it('are visible to administrators once the insight is unlocked', async () => {
    await own.post('job_experiences', JOB);
    const items = itemsOf(product, await createUser(product, { organization }));
    const readAsAdmin = () =>
      items.get(`talents/${talent.id}?fields=isLocked,job_experiences.role_name,count(job_experiences)`);
    expect(await items.find('job_experiences')).toEqual([]);
    expect((await readAsAdmin()).body.data).toEqual({
      isLocked: true,
      job_experiences: [],
      job_experiences_count: '0',
    });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ is_insight_unlocked: true }).where('id', '=', talent.id).execute(),
    );
    expect(await items.find('job_experiences')).toHaveLength(1);
    expect((await readAsAdmin()).body.data).toEqual({
      isLocked: false,
      job_experiences: [{ role_name: 'Engineer' }],
      job_experiences_count: '1',
    });
  });
});
