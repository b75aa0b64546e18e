import type { Writer } from '#database/gate.ts';
import { seededId } from '#demo/seeded-ids.ts';

const SKILLS = ['Product Discovery', 'Roadmaps', 'User Research', 'SQL', 'Moderation'];
const LOCATIONS = [
  { location: 'Hamburg', radius: 50 },
  { location: 'Berlin', radius: 25 },
];
const LANGUAGES = [
  { label: 'German', value: 'german', code: 'de', proficiency: 'native' },
  { label: 'Polish', value: 'polish', code: 'pl', proficiency: 'native' },
  { label: 'English', value: 'english', code: 'en', proficiency: 'fluent' },
];
const JOBS = [
  {
    role_name: 'Product Manager',
    company_name: 'Hafenwerk GmbH',
    company_location: 'Hamburg',
    started_at: '2022-03-01',
    ended_at: null,
    currently_working: true,
  },
  {
    role_name: 'Business Analyst',
    company_name: 'Elbkontor AG',
    company_location: 'Hamburg',
    started_at: '2018-09-01',
    ended_at: '2022-02-28',
    currently_working: false,
  },
];

interface Person {
  readonly organizationId: string;
  readonly talentId: string;
  readonly wishedRoleIds: readonly string[];
}

/** Fills six of the eight parts of a job profile: salary, image and the pool setting stay empty. */
export async function insertJobProfile(db: Writer, person: Person): Promise<void> {
  const { organizationId: organization_id, talentId: talent_id, wishedRoleIds } = person;
  const preferences = seededId(`preferences/${talent_id}`);
  await db
    .insertInto('job_preferences')
    .values({
      organization_id,
      id: preferences,
      work_mode: ['hybrid', 'remote'],
      locations: JSON.stringify(LOCATIONS),
      location_labels: LOCATIONS.map(({ location }) => location).join(','),
      skills: SKILLS.map((label) => `${label} | ${label.toLowerCase()}`).join(','),
      languages: JSON.stringify(LANGUAGES),
    })
    .execute();
  await db
    .insertInto('job_experiences')
    .values(
      JOBS.map((job, n) => ({ ...job, organization_id, id: seededId(`job/${talent_id}/${n}`), talent_id })),
    )
    .execute();
  await db
    .insertInto('job_preferences_roles_1')
    .values(
      wishedRoleIds.map((roles_id) => ({
        organization_id,
        id: seededId(`wish/${talent_id}/${roles_id}`),
        job_preferences_id: preferences,
        roles_id,
      })),
    )
    .execute();
  await db
    .updateTable('talents')
    .set({ job_preferences: preferences })
    .where('organization_id', '=', organization_id)
    .where('id', '=', talent_id)
    .execute();
}
