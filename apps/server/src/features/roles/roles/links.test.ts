import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
});

describe('lists of roles', () => {
  it(
    'are complete without a limit, and can be searched, sorted and counted, without deleted ones',
    SLOW,
    async () => {
      const names = Array.from({ length: 130 }, (_, n) => ({ name: `Role ${String(n).padStart(3, '0')}` }));
      await items.post('roles', names.toReversed());
      await createRole(product, organization, { name: 'Role 999', date_deleted: new Date() });
      const all = await items.get('roles?limit=-1&sort=name&fields=name&filter[date_deleted][_null]=true');
      expect(all.body.data).toEqual(names);
      expect((await items.get('roles?fields=name')).body.data).toHaveLength(100);
      expect((await items.get('roles?search=role 12&sort=name&fields=name')).body.data).toEqual(
        names.slice(120, 130),
      );
      expect((await items.get('roles?aggregate[count]=*')).body.data).toEqual([{ count: '130' }]);
    },
  );

  it('can be filtered by related records', async () => {
    const team = await createTeam(product, organization);
    const [role, other] = [await createRole(product, organization), await createRole(product, organization)];
    await items.patch(`roles/${role.id}`, { teams: [team.id], skills: [{ skills_id: { label: 'SQL' } }] });
    const ids = async (filter: object) =>
      (await items.find('roles', { filter, fields: ['id'] })).map((row: { id: string }) => row.id);
    expect(await ids({ teams: { teams_id: team.id } })).toEqual([role.id]);
    expect(await ids({ teams: { _none: { teams_id: team.id } } })).toEqual([other.id]);
    expect(await ids({ 'count(skills)': { _gt: 0 } })).toEqual([role.id]);
  });
});

describe('teams of a role', () => {
  it('are added and removed from either side', async () => {
    const role = await createRole(product, organization);
    const [first, second] = [
      await createTeam(product, organization),
      await createTeam(product, organization),
    ];
    const path = `roles/${role.id}?fields=teams.teams_id.name`;
    const response = await items.patch(path, { teams: { create: [first.id] } });
    expect(response.body.data.teams).toEqual([{ teams_id: { name: first.name } }]);
    await items.patch(`teams/${second.id}`, { roles: { create: [role.id] } });
    expect((await items.get(path)).body.data.teams).toHaveLength(2);
    await items.patch(path, { teams: { delete: [first.id] } });
    await items.patch(`teams/${second.id}`, { date_deleted: new Date().toISOString() });
    expect((await items.get(path)).body.data.teams).toEqual([]);
    expectRefusal(await items.patch(path, { teams: { delete: [first.id] } }), 403, 'FORBIDDEN');
  });
});

describe('roles of a talent', () => {
  it('include those held in an existing team', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization);
    const team = await createTeam(product, organization);
    const role = await createRole(product, organization);
    const theirs = itemsOf(product, user);
    await items.post('talent_role_assignments', { talent_id: other.id, role_id: role.id, team_id: team.id });
    expect(await theirs.find('roles')).toEqual([]);
    await items.post('talent_role_assignments', { talent_id: own.id, role_id: role.id, team_id: team.id });
    expect(await theirs.find('roles', { fields: ['name', 'assignments.talent_id'] })).toEqual([
      { name: role.name, assignments: [{ talent_id: own.id }] },
    ]);
    await items.patch(`teams/${team.id}`, { date_deleted: new Date().toISOString() });
    expect(await theirs.find('roles')).toEqual([]);
  });
});
