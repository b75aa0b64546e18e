import { beforeAll, describe, expect, it } from 'vitest';
import { HIRING_MANAGER, PLATFORM_ADMIN, TALENT_ACCOUNT } from '#demo/accounts.ts';
import { itemsOfDemoPerson, storeDemoWorld } from '#testing/demo-world.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

beforeAll(() => storeDemoWorld(product));

const as = (email: string) => itemsOfDemoPerson(product, email);

describe('the demo world', () => {
  it('gives a workspace goals, assessments, skills and roles held in teams', async () => {
    const lena = await as('lena@nordlicht.example');
    const goals = await lena.find('goals', {
      fields: ['progress', 'first_mover.fullname', 'teams.teams_id.name', 'key_results.text'],
      sort: ['objective'],
    });
    expect(goals).toHaveLength(4);
    expect(goals.map((goal: { progress: number | null }) => goal.progress)).toContain(65);
    expect(await lena.find('assessments', { fields: ['status'], sort: ['date_end'] })).toEqual([
      { status: 'ended' },
      { status: 'active' },
      { status: 'planned' },
    ]);
    const [active] = await lena.find('assessments', {
      filter: { status: 'active' },
      fields: ['name', 'participants.status', 'participants.result.status'],
    });
    expect(active.name).toMatch(/^Product Owner \d{4}-\d{2}$/);
    expect(active.participants.length).toBeGreaterThan(3);
    for (const { status, result } of active.participants) expect(status).toBe(result.status);
    const [role] = await lena.find('roles', {
      filter: { name: 'Product Owner' },
      fields: ['skills.skills_id.label'],
    });
    expect(role.skills).toHaveLength(3);
    const [assignment] = await lena.find('talent_role_assignments', { fields: ['team_id.name'], limit: 1 });
    expect(assignment).toMatchObject({ team_id: { name: expect.any(String) } });
  });

  it('has sheets of both versions of the work form, mostly of the second', async () => {
    const lena = await as('lena@nordlicht.example');
    const count = async (instrument_version: string) =>
      (
        await lena.find('talents_results', {
          filter: { status: 'FINISHED', instrument_version },
          fields: ['id'],
          limit: -1,
        })
      ).length;
    const [older, newer] = [await count('ipip-neo-work@1'), await count('ipip-neo-work@2')];
    expect(older).toBeGreaterThan(0);
    expect(newer).toBeGreaterThan(3 * older);
  });

  it('has its favourites on the shortlist of their role', async () => {
    const lena = await as('lena@nordlicht.example');
    const favourites = await lena.find('talents', {
      filter: { status: 'FAVOURITE' },
      fields: ['fullname', 'roles.roles_id'],
      limit: -1,
    });
    expect(favourites.length).toBeGreaterThan(0);
    for (const { fullname, roles } of favourites) {
      const names: string[] = [];
      for (const { roles_id } of roles) {
        const path = `../vacancies/${roles_id}/people?stage=shortlist&limit=100`;
        const { data } = (await lena.call('GET', path)).body;
        names.push(...data.map(({ name }: { name: string }) => name));
      }
      expect(names).toContain(fullname);
    }
  });

  it('has a hiring manager, who decides about one role with an administrator', async () => {
    const jonas = await as(HIRING_MANAGER);
    const { vacancies } = (await jonas.call('GET', '../vacancies')).body.data;
    expect(vacancies).toMatchObject([{ name: 'Product Owner', state: 'recruiting' }]);
    const deciders = (await jonas.call('GET', `../vacancies/${vacancies[0].id}/deciders`)).body.data;
    expect(deciders.map(({ kind }: { kind: string }) => kind)).toEqual(['administrator', 'hiring_manager']);
  });

  it('has one role with stakeholders: four answers that differ on one trait, and one open request', async () => {
    const lena = await as('lena@nordlicht.example');
    const [role] = await lena.find('roles', { filter: { name: 'Product Owner' }, fields: ['id'] });
    const response = await lena.call('GET', `../role-assistant/roles/${role.id}/stakeholders`);
    const { requests, usable, traits } = response.body.data;
    expect(requests.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'FINISHED',
      'FINISHED',
      'FINISHED',
      'FINISHED',
      'SENT',
    ]);
    expect(usable).toBe(4);
    const agreements = Object.entries<{ agreement: string }>(traits).map(([trait, { agreement }]) => [
      trait,
      agreement,
    ]);
    expect(Object.fromEntries(agreements)).toEqual({
      O: 'strong',
      C: 'strong',
      E: 'weak',
      A: 'moderate',
      ES: 'strong',
    });
  });

  it('is in English in the English workspace and leaves the third one empty', async () => {
    const max = await as('max@basalt.example');
    expect(await max.find('goals', { fields: ['objective'], sort: ['objective'] })).toEqual([
      { objective: 'A year without an accident' },
      { objective: 'Turn every third quotation into an order' },
    ]);
    const courses = await (await as(PLATFORM_ADMIN)).find('training_courses', { fields: ['language'] });
    expect(new Set(courses.map((course: { language: string }) => course.language))).toEqual(
      new Set(['EN', 'DE']),
    );
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('goals')
        .innerJoin('organizations', 'organizations.id', 'goals.organization_id')
        .select('organizations.name')
        .distinct()
        .orderBy('organizations.name')
        .execute(),
    );
    expect(rows.map((row) => row.name)).toEqual(['Basalt AG', 'Nordlicht GmbH']);
  });

  it('shows a talent their own part of it', async () => {
    const anna = await as(TALENT_ACCOUNT);
    expect(await anna.find('goals', { fields: ['teams.teams_id.name'] })).toEqual([
      { teams: [{ teams_id: { name: 'Growth' } }] },
      { teams: [{ teams_id: { name: 'Growth' } }] },
    ]);
    expect(await anna.find('assessments', { fields: ['participants.talent.fullname'] })).toEqual([
      { participants: [{ talent: { fullname: 'Anna Kowalski' } }] },
    ]);
    expect(await anna.find('talent_role_assignments', { fields: ['role_id.name', 'team_id.name'] })).toEqual([
      { role_id: { name: 'Product Owner' }, team_id: { name: 'Growth' } },
    ]);
  });
});
