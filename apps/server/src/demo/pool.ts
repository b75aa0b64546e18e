import type { Writer } from '#database/gate.ts';
import { seededId } from '#demo/seeded-ids.ts';

const CITIES = ['Hamburg', 'Lübeck', 'Bremen', 'Kiel', 'Berlin', 'Hannover', 'Leipzig', 'Rostock'];
const RADII = [50, 25, 100, 10, 200, 50, 25, 10];
const SKILLS = ['Roadmaps', 'SQL', 'Moderation', 'Figma', 'TypeScript', 'Controlling', 'Sales', 'Scrum'];
const LANGUAGES = [
  { label: 'German', value: 'german', code: 'de', proficiency: 'native' },
  { label: 'English', value: 'english', code: 'en', proficiency: 'fluent' },
  { label: 'French', value: 'french', code: 'fr', proficiency: 'intermediate' },
] as const;
const MODES = [['hybrid', 'remote'], ['on_site'], ['hybrid'], ['remote']] as const;
const COMPANIES = ['Hafenwerk GmbH', 'Studio Elbe', 'Nordwind AG', 'Lindenhof KG'];

interface PoolWorkspace {
  readonly id: string;
  readonly key: string;
  readonly roleIds: readonly string[];
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick');
  return value;
}

function skillsOf(index: number): string {
  const labels = Array.from({ length: 3 + (index % 4) }, (_, n) => pick(SKILLS, index * 3 + n));
  return labels.map((label) => `${label} | ${label.toLowerCase()}`).join(',');
}

async function insertJobs(
  db: Writer,
  { id }: PoolWorkspace,
  of: { talentId: string; index: number },
): Promise<void> {
  const jobs = Array.from({ length: 1 + (of.index % 3) }, (_, n) => ({
    organization_id: id,
    id: seededId(`job/${of.talentId}/${n}`),
    talent_id: of.talentId,
    role_name: pick(['Product Owner', 'Analyst', 'Team Lead', 'Designer'], of.index + n),
    company_name: pick(COMPANIES, of.index + n),
    company_location: pick(CITIES, of.index + n),
    started_at: `${2022 - 3 * n}-03-01`,
    ended_at: n === 0 ? null : `${2025 - 3 * n}-02-01`,
    currently_working: n === 0,
  }));
  await db.insertInto('job_experiences').values(jobs).execute();
}

/** Makes people of a workspace open for work, with job preferences, so that the pool of the platform is not empty. */
export async function openForWork(
  db: Writer,
  workspace: PoolWorkspace,
  talentIds: readonly string[],
): Promise<void> {
  for (const [index, talentId] of talentIds.entries()) {
    const preferences = seededId(`preferences/${talentId}`);
    const organization_id = workspace.id;
    await db
      .insertInto('job_preferences')
      .values({
        organization_id,
        id: preferences,
        work_mode: [...pick(MODES, index)],
        locations: JSON.stringify([{ location: pick(CITIES, index), radius: pick(RADII, index) }]),
        location_labels: pick(CITIES, index),
        skills: skillsOf(index),
        languages: JSON.stringify(LANGUAGES.slice(0, 1 + (index % 3))),
        salary: 48_000 + 4000 * (index % 7),
      })
      .execute();
    await insertJobs(db, workspace, { talentId, index });
    const roleId = workspace.roleIds[index % Math.max(1, workspace.roleIds.length)];
    if (roleId !== undefined) {
      await db
        .insertInto('job_preferences_roles_1')
        .values({
          organization_id,
          id: seededId(`wish/${talentId}`),
          job_preferences_id: preferences,
          roles_id: roleId,
        })
        .execute();
    }
    await db
      .updateTable('talents')
      .set({ job_preferences: preferences, is_open_for_work: true })
      .where('organization_id', '=', organization_id)
      .where('id', '=', talentId)
      .execute();
  }
}

/** The first people with a result and without an account; enough to fill a list. */
export async function listForPool(
  db: Writer,
  { id }: PoolWorkspace,
  { talentIds, most }: { talentIds: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('talents')
    .select('id')
    .where('organization_id', '=', id)
    .where('stanines', 'is not', null)
    .where('user_id', 'is', null)
    .execute();
  const finishedIds = new Set(rows.map((row) => row.id));
  return talentIds.filter((talentId) => finishedIds.has(talentId)).slice(1, 1 + most);
}
