import type {
  EmployeesDistributionAnswer,
  TeamDistributionsAnswer,
} from '@quint/contract/measures/distributions.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createTalent, createTeam, createUser, switchOff } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();

async function createPeople(organization: TestOrganization, stanines: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const o of stanines) {
    const { id } = await createTalent(product, organization, { status: 'EMPLOYEE' });
    await createFinishedResult(product, organization, { talentId: id });
    await product.deps.db.platform.write((db) =>
      sql`update talents_results set o = ${o}, c = 5, e = 9, a = 1, es = 3, quality = 'ok' where talent_id = ${id}`.execute(
        db,
      ),
    );
    ids.push(id);
  }
  return ids;
}

describe('the distribution of results', () => {
  it('is counted for teams and employees, and hidden below four results', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const items = itemsOf(product, admin);
    const people = await createPeople(organization, [2, 2, 7, 9]);
    const open = await createTalent(product, organization, { status: 'EMPLOYEE' });
    const four = await createTeam(product, organization);
    const three = await createTeam(product, organization);
    await items.patch(`teams/${four.id}`, { talents: [...people, open.id] });
    await items.patch(`teams/${three.id}`, { talents: people.slice(1) });
    const foreign = await createTeam(product, await createOrganization(product));
    const get = async (path: string) =>
      (
        await product.app.inject({ method: 'GET', url: `/api/distributions/${path}`, headers: admin.headers })
      ).json();
    const teams: TeamDistributionsAnswer = await get(`teams?teams=${four.id},${three.id},${foreign.id}`);
    const counts = {
      O: [0, 2, 0, 0, 0, 0, 1, 0, 1],
      C: [0, 0, 0, 0, 4, 0, 0, 0, 0],
      E: [0, 0, 0, 0, 0, 0, 0, 0, 4],
      A: [4, 0, 0, 0, 0, 0, 0, 0, 0],
      ES: [0, 0, 4, 0, 0, 0, 0, 0, 0],
    };
    const nobody = Array.from({ length: 9 }, () => 0);
    const none = { O: nobody, C: nobody, E: nobody, A: nobody, ES: nobody };
    const hiddenCounts = { doubtful: 0, counts: null, doubtful_counts: null };
    expect(teams.data).toEqual([
      { team_id: four.id, results: 4, doubtful: 0, counts, doubtful_counts: none },
      { team_id: three.id, results: 3, ...hiddenCounts },
      { team_id: foreign.id, results: 0, ...hiddenCounts },
    ]);
    const employees: EmployeesDistributionAnswer = await get('employees');
    expect(employees.data).toEqual({ results: 4, doubtful: 0, counts, doubtful_counts: none });
    await items.patch(`talents/${people[0]}`, { status: 'APPLICANT' });
    expect((await get('employees')).data).toEqual({ results: 3, ...hiddenCounts });
    await switchOff(product, organization, 'FEATURE_TEAMS');
    expect((await get(`teams?teams=${four.id}`)).errors[0].extensions.code).toBe('workspace.feature_off');
  });

  it('contains profiles without a key or a name, and is hidden below four results', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const [first] = await createPeople(organization, [2, 2, 7, 9]);
    await createTalent(product, organization);
    await createPeople(await createOrganization(product), [1, 1, 1, 1]);
    const get = async () =>
      (
        await product.app.inject({
          method: 'GET',
          url: '/api/distributions/profiles',
          headers: admin.headers,
        })
      ).json();
    const profiles = [
      [25_913, 2, 0],
      [75_913, 1, 0],
      [95_913, 1, 0],
    ];
    expect(await get()).toEqual({ data: { results: 4, doubtful: 0, profiles } });
    await itemsOf(product, admin).patch(`talents/${first}`, { date_deleted: new Date().toISOString() });
    expect(await get()).toEqual({ data: { results: 3, doubtful: 0, profiles: null } });
  });
});
