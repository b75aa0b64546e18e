import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
  switchOff,
} from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let talent: { id: string };
let role: { id: string; name: string };
let team: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  talent = await createTalent(product, organization);
  role = await createRole(product, organization);
  team = await createTeam(product, organization);
});

const ID = newId();

const three = () => ({ talent_id: talent.id, role_id: role.id, team_id: team.id });

describe('/items/talent_role_assignments', () => {
  it('record who holds which role in which team, until deleted', async () => {
    const { status, body } = await items.post('talent_role_assignments', three());
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...three(), user_created: admin.id });
    const assignments = [{ talent_id: talent.id, role_id: { name: role.name } }];
    const fields = 'assignments.talent_id,assignments.role_id.name';
    for (const path of [`teams/${team.id}`, `talents/${talent.id}`, `roles/${role.id}`]) {
      expect((await items.get(`${path}?fields=${fields}`)).body.data).toEqual({ assignments });
    }
    expectRefusal(await items.post('talent_role_assignments', three()), 400, 'RECORD_NOT_UNIQUE');
    const path = `talent_role_assignments/${body.data.id}`;
    expectRefusal(await items.patch(path, { role_id: role.id }), 403, 'FORBIDDEN');
    expect((await items.remove(path)).status).toBe(204);
    expect(await items.remove(path)).toEqual(NO_SUCH_RECORD);
    expect((await items.get(`teams/${team.id}?fields=assignments`)).body.data).toEqual({ assignments: [] });
  });

  it('can be written with their team', async () => {
    const path = `teams/${team.id}?fields=assignments.id,assignments.talent_id`;
    const entry = { talent_id: talent.id, role_id: role.id };
    const { body } = await items.patch(path, { assignments: { create: [entry] } });
    expect(body.data.assignments).toEqual([{ id: expect.any(String), talent_id: talent.id }]);
    expect((await items.patch(path, { assignments: { create: [entry] } })).body).toEqual(body);
    const [{ id }] = body.data.assignments;
    expect((await items.patch(path, { assignments: { delete: [id] } })).body.data.assignments).toEqual([]);
    expectRefusal(
      await items.patch(`roles/${role.id}`, { assignments: { delete: [id] } }),
      403,
      'FORBIDDEN',
      { field: 'assignments' },
    );
  });

  it.each(['talent_id', 'role_id', 'team_id'] as const)('needs the %s', async (field) => {
    const path = 'talent_role_assignments';
    const { [field]: _left, ...others } = three();
    expectRefusal(await items.post(path, others), 400, 'FAILED_VALIDATION', { field, type: 'nnull' });
    expectRefusal(await items.post(path, { ...three(), [field]: null }), 400, 'FAILED_VALIDATION', {
      field,
      type: 'nnull',
    });
    expectRefusal(await items.post(path, { ...three(), [field]: ID }), 400, 'INVALID_FOREIGN_KEY', {
      field,
      value: ID,
    });
  });

  it('are hidden once the talent, the role or the team is deleted', async () => {
    const deletion = { date_deleted: new Date().toISOString() };
    for (const kind of ['talents', 'roles', 'teams'] as const) {
      talent = await createTalent(product, organization);
      role = await createRole(product, organization);
      team = await createTeam(product, organization);
      const { body } = await items.post('talent_role_assignments', three());
      const key = { talents: talent.id, roles: role.id, teams: team.id }[kind];
      await items.patch(`${kind}/${key}`, deletion);
      expect(await items.get(`talent_role_assignments/${body.data.id}`)).toEqual(NO_SUCH_RECORD);
    }
  });

  it('are limited to their own for a talent, and empty for another workspace', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const { body } = await items.post('talent_role_assignments', three());
    await items.post('talent_role_assignments', { ...three(), talent_id: own.id });
    const theirs = itemsOf(product, user);
    const fields = ['talent_id', 'role_id.name'];
    expect(await theirs.find('talent_role_assignments', { fields })).toEqual([
      { talent_id: own.id, role_id: { name: role.name } },
    ]);
    expectRefusal(await theirs.get('talent_role_assignments?fields=user_created'), 403, 'FORBIDDEN');
    const outsider = itemsOf(
      product,
      await createUser(product, { organization: await createOrganization(product) }),
    );
    const path = `talent_role_assignments/${body.data.id}`;
    expect(await outsider.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await outsider.remove(path)).toEqual(NO_SUCH_RECORD);
    expectRefusal(await outsider.post('talent_role_assignments', three()), 400, 'INVALID_FOREIGN_KEY');
  });

  it('are hidden when the feature of teams is off', async () => {
    await switchOff(product, organization, 'FEATURE_TEAMS');
    const off = { feature: 'FEATURE_TEAMS' };
    for (const name of ['talent_role_assignments', 'teams_roles', 'roles?fields=teams.id']) {
      expectRefusal(await items.get(name), 403, 'workspace.feature_off', off);
    }
    expectRefusal(await items.post('talent_role_assignments', three()), 403, 'workspace.feature_off', off);
  });
});

describe('roles of a team', () => {
  it('are added and removed through create and delete', async () => {
    const path = `teams/${team.id}?fields=roles.id,roles.roles_id.name`;
    const addResponse = await items.patch(path, { roles: { create: [role.id] } });
    expect(addResponse.body.data.roles).toEqual([{ id: expect.any(String), roles_id: { name: role.name } }]);
    expect(await items.patch(path, { roles: { create: [{ roles_id: role.id }] } })).toEqual(addResponse);
    expect((await items.patch(path, { roles: { delete: [role.id] } })).body.data.roles).toEqual([]);
    const pair = { teams_id: team.id, roles_id: role.id };
    const { body } = await items.post('teams_roles', pair);
    expectRefusal(await items.post('teams_roles', pair), 400, 'RECORD_NOT_UNIQUE');
    expectRefusal(await items.post('teams_roles', { ...pair, roles_id: ID }), 400, 'INVALID_FOREIGN_KEY');
    await items.patch(`roles/${role.id}`, { date_deleted: new Date().toISOString() });
    expect(await items.get(`teams_roles/${body.data.id}`)).toEqual(NO_SUCH_RECORD);
  });
});

describe('teams of a talent', () => {
  it('are added and removed, and a missing one is reported as not found', async () => {
    const path = `talents/${talent.id}?fields=teams.teams_id`;
    const other = await createTeam(product, organization);
    const addResponse = await items.patch(path, { teams: { create: [team.id] } });
    expect(addResponse.body.data.teams).toEqual([{ teams_id: team.id }]);
    const answers = new Map([
      ['en', 'Team not found with the specified teams_id for deletion.'],
      ['de', 'Diese Zuordnung zur Gruppe gibt es nicht.'],
    ]);
    for (const [language, message] of answers) {
      const answer = await product.app.inject({
        method: 'PATCH',
        url: `/api/items/${path}`,
        headers: { ...admin.headers, 'accept-language': language },
        payload: { teams: { delete: [other.id] } },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toEqual([
        { message, extensions: { code: 'team.not_found_for_deletion' } },
      ]);
    }
    const mixedResponse = await items.patch(path, { teams: { delete: [team.id, other.id] } });
    expectRefusal(mixedResponse, 400, 'team.not_found_for_deletion');
    expect(await items.get(path)).toEqual(addResponse);
    expect((await items.patch(path, { teams: { delete: [team.id] } })).body.data.teams).toEqual([]);
  });
});
