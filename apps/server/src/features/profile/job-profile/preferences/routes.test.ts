import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

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
});
