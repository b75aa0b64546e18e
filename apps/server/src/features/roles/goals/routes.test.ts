import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createOrganization,
  createTalent,
  createTeam,
  createUser,
  createGoal,
  switchOff,
} from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let items: ReturnType<typeof itemsOf>;
let team: { id: string; name: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  items = itemsOf(product, admin);
  team = await createTeam(product, organization);
});

const ID = newId();
const GOAL = { objective: 'Grow', priority: 'high', teams: [ID] };

/** A goal of the team with two key results, created through the interface. */
function make(change: object = {}, fields = '*') {
  return items.post(`goals?fields=${fields}`, {
    objective: 'Win ten customers',
    priority: 'high',
    teams: [team.id],
    key_results: [
      { text: 'Ten contracts', percent: 41, sort: 1 },
      { text: 'A price list', is_done: true, sort: 2 },
    ],
    ...change,
  });
}

describe('POST /items/goals', () => {
  it('creates a goal with teams, first mover and key results, and computes its progress', async () => {
    const mover = await createTalent(product, organization);
    const { status, body } = await make(
      { context: 'Before autumn', first_mover: mover.id, organization_id: organization.id },
      '*,teams.teams_id.name,key_results.text,key_results.percent,key_results.is_done,first_mover.id',
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      objective: 'Win ten customers',
      priority: 'high',
      context: 'Before autumn',
      first_mover: { id: mover.id },
      teams: [{ teams_id: { name: team.name } }],
      key_results: [
        { text: 'Ten contracts', percent: 41, is_done: false },
        { text: 'A price list', percent: 0, is_done: true },
      ],
      progress: 71,
      user_created: admin.id,
      date_deleted: null,
    });
  });

  it('accepts an objective of 120 and a context of 280 characters, and a minimal goal', async () => {
    const { body } = await make({
      objective: 'o'.repeat(120),
      context: 'c'.repeat(280),
      key_results: undefined,
    });
    expect(body.data).toMatchObject({
      context: 'c'.repeat(280),
      first_mover: null,
      key_results: [],
      progress: null,
    });
    expectRefusal(await make({ objective: 'o'.repeat(121) }), 400, 'VALUE_TOO_LONG', {
      collection: 'goals',
      field: 'objective',
    });
    expectRefusal(await make({ context: 'c'.repeat(281) }), 400, 'goal.context_too_long', { max: 280 });
  });

  it.each([
    [{ objective: undefined }, 400, 'goal.objective_required', {}],
    [{ objective: '  ' }, 400, 'goal.objective_required', {}],
    [{ objective: null }, 400, 'goal.objective_required', {}],
    [{ priority: undefined }, 400, 'goal.priority_required', {}],
    [{ priority: null }, 400, 'goal.priority_required', {}],
    [{ priority: '' }, 400, 'goal.priority_required', {}],
    [{ priority: 'urgent' }, 400, 'FAILED_VALIDATION', { field: 'priority', type: 'in' }],
    [{ teams: undefined }, 400, 'goal.team_required', {}],
    [{ teams: [] }, 400, 'goal.team_required', {}],
    [{ teams: { create: [] } }, 400, 'goal.team_required', {}],
    [{ teams: [ID] }, 400, 'INVALID_FOREIGN_KEY', { field: 'teams_id', value: ID }],
    [{ first_mover: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'first_mover', value: ID }],
    [{ key_results: [{}] }, 400, 'goal.key_result_required', {}],
    [{ key_results: [{ text: ' ' }] }, 400, 'goal.key_result_required', {}],
    [{ key_results: [{ text: 'x', percent: 101 }] }, 400, 'FAILED_VALIDATION', { field: 'percent' }],
    [{ progress: 50 }, 403, 'FORBIDDEN', { field: 'progress' }],
    [{ organization_id: ID }, 400, 'FAILED_VALIDATION', { field: 'organization_id' }],
    [{ date_created: '2024-01-01' }, 403, 'FORBIDDEN', { field: 'date_created' }],
    [{ text: 'x' }, 403, 'FORBIDDEN', { field: 'text' }],
  ])('refuses %j', async (change, status, code, details) => {
    expectRefusal(await make(change), status, code, details);
    expect(await items.find('goals')).toEqual([]);
    expect(await items.find('key_results')).toEqual([]);
  });

  it('explains errors in the language of the caller', SLOW, async () => {
    const answer = await product.app.inject({
      method: 'POST',
      url: '/api/items/goals',
      headers: { ...admin.headers, 'accept-language': 'de' },
      payload: { ...GOAL, context: 'c'.repeat(281) },
    });
    expect(answer.json().errors[0].message).toBe('Der Hintergrund hat höchstens 280 Zeichen.');
  });
});

describe('PATCH /items/goals/:id', () => {
  it('changes only the given fields, and nothing for equal values', SLOW, async () => {
    const { id } = await createGoal(product, organization);
    const path = `goals/${id}`;
    const before = await items.get(path);
    expect(await items.patch(path, { priority: 'medium', context: null, teams: {} })).toEqual(before);
    const { body } = await items.patch(path, { priority: 'low', context: 'Now' });
    expect(body.data).toEqual({
      ...before.body.data,
      priority: 'low',
      priority_order: 3,
      context: 'Now',
      date_updated: expect.any(String),
    });
    expect(body.data.date_updated).not.toBe(before.body.data.date_updated);
    expectRefusal(await items.patch(path, { objective: '' }), 400, 'goal.objective_required');
    expectRefusal(await items.patch(path, { priority: null }), 400, 'goal.priority_required');
  });

  it('replaces the teams but cannot remove the last one', SLOW, async () => {
    const other = await createTeam(product, organization);
    const { id } = await createGoal(product, organization, { team_id: team.id });
    const path = `goals/${id}?fields=teams.teams_id`;
    for (const teams of [[], { delete: [team.id] }]) {
      expectRefusal(await items.patch(path, { teams }), 400, 'goal.team_required');
    }
    expect((await items.get(path)).body.data.teams).toEqual([{ teams_id: team.id }]);
    const exchangeResponse = await items.patch(path, { teams: { create: [other.id], delete: [team.id] } });
    expect(exchangeResponse.body.data.teams).toEqual([{ teams_id: other.id }]);
    const replaceResponse = await items.patch(path, { teams: [team.id, { teams_id: team.id }] });
    expect(replaceResponse.body.data.teams).toEqual([{ teams_id: team.id }]);
    const [link] = await items.find('goals_teams', { filter: { goals_id: id } });
    expectRefusal(await items.remove(`goals_teams/${link.id}`), 400, 'goal.team_required');
    await items.post('goals_teams', { goals_id: id, teams_id: other.id });
    expect((await items.remove(`goals_teams/${link.id}`)).status).toBe(204);
  });

  it('does not let two concurrent requests each remove one of the last two teams', SLOW, async () => {
    const other = await createTeam(product, organization);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await createGoal(product, organization, { team_id: team.id });
      await items.patch(`goals/${id}`, { teams: { create: [other.id] } });
      const answers = await Promise.all(
        [team.id, other.id].map((teamId) => items.patch(`goals/${id}`, { teams: { delete: [teamId] } })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('deletes softly', SLOW, async () => {
    const { id } = await createGoal(product, organization);
    await make();
    const { body } = await items.patch(`goals/${id}?fields=date_deleted,user_deleted`, {
      date_deleted: '1999-01-01',
    });
    expect(body.data.user_deleted).toBe(admin.id);
    expect(await items.get(`goals/${id}`)).toEqual(NO_SUCH_RECORD);
    expect(await items.find('goals', { fields: ['objective'] })).toEqual([
      { objective: 'Win ten customers' },
    ]);
    expect(await items.find('goals_teams', { filter: { goals_id: id } })).toEqual([]);
    expectRefusal(await items.remove(`goals/${id}`), 403, 'FORBIDDEN');
  });

  it('responds identically to another workspace’s and an unknown goal', async () => {
    const elsewhere = await createOrganization(product);
    const foreign = await createGoal(product, elsewhere);
    const strange = await createTeam(product, elsewhere);
    for (const id of [foreign.id, ID]) {
      expect(await items.get(`goals/${id}`)).toEqual(NO_SUCH_RECORD);
      expect(await items.patch(`goals/${id}`, { context: 'Mine' })).toEqual(NO_SUCH_RECORD);
    }
    const { id } = await createGoal(product, organization);
    expectRefusal(
      await items.patch(`goals/${id}`, { teams: { create: [strange.id] } }),
      400,
      'INVALID_FOREIGN_KEY',
    );
  });
});

describe('lists of goals', () => {
  it('can be searched, filtered and sorted by content and progress', SLOW, async () => {
    await make();
    await make({ objective: 'Hire three people', priority: 'low', key_results: [{ text: 'Two talks' }] });
    await make({ objective: 'Rest', context: 'With the three of us', key_results: [] });
    const read = async (query: object) =>
      (await items.find('goals', { fields: ['objective'], ...query })).map(
        (goal: { objective: string }) => goal.objective,
      );
    expect(await read({ search: 'three', sort: ['objective'] })).toEqual(['Hire three people', 'Rest']);
    expect(await read({ filter: { progress: { _gte: 50 } } })).toEqual(['Win ten customers']);
    expect(await read({ filter: { progress: { _null: true } } })).toEqual(['Rest']);
    expect(await read({ filter: { key_results: { is_done: true } } })).toEqual(['Win ten customers']);
    expect(
      await read({ filter: { teams: { teams_id: { name: team.name } } }, sort: ['-objective'] }),
    ).toEqual(['Win ten customers', 'Rest', 'Hire three people']);
    expect(
      await items.find('teams', { fields: ['goals.goals_id.objective'], deep: { goals: { _limit: 1 } } }),
    ).toEqual([{ goals: [{ goals_id: { objective: 'Win ten customers' } }] }]);
    expect(await items.find('goals', { aggregate: { count: '*' }, groupBy: ['priority'] })).toHaveLength(2);
  });
});

describe('goals for a talent', () => {
  it('are limited to their own teams, read-only, and without other people', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const own = await createTalent(product, organization, { user_id: user.id });
    const other = await createTalent(product, organization);
    const second = await createTeam(product, organization);
    await items.patch(`talents/${own.id}`, { teams: { create: [team.id] } });
    const { body } = await make({ teams: [team.id, second.id], first_mover: other.id }, 'id');
    await createGoal(product, organization, { team_id: second.id });
    const theirs = itemsOf(product, user);
    const fields = ['id', 'progress', 'first_mover', 'teams.teams_id.name', 'key_results.text'];
    expect(await theirs.find('goals', { fields })).toEqual([
      {
        id: body.data.id,
        progress: 71,
        first_mover: null,
        teams: [{ teams_id: { name: team.name } }],
        key_results: [{ text: 'Ten contracts' }, { text: 'A price list' }],
      },
    ]);
    expect(await theirs.find('goals', { filter: { first_mover: { _eq: other.id } } })).toEqual([]);
    await items.patch(`goals/${body.data.id}`, { first_mover: own.id });
    expect(await theirs.find('goals', { fields: ['first_mover'] })).toEqual([{ first_mover: own.id }]);
    expect(await theirs.find('key_results', { fields: ['goal'] })).toHaveLength(2);
    expect(await theirs.find('team_names', { fields: ['name'] })).toEqual([{ name: team.name }]);
    expectRefusal(await theirs.patch(`goals/${body.data.id}`, { context: 'x' }), 403, 'FORBIDDEN');
    expectRefusal(await theirs.get('goals?fields=user_created'), 403, 'FORBIDDEN', {
      field: 'user_created',
    });
    await items.patch(`teams/${team.id}`, { date_deleted: new Date().toISOString() });
    expect(await theirs.find('goals')).toEqual([]);
    expect(await theirs.find('key_results')).toEqual([]);
  });
});

describe('the features of goals and teams', () => {
  it('hide goals when off, also through relations', async () => {
    await switchOff(product, organization, 'FEATURE_GOALS');
    const off = { feature: 'FEATURE_GOALS' };
    for (const name of ['goals', 'goals_teams', 'key_results', 'team_names']) {
      expectRefusal(await items.get(name), 403, 'workspace.feature_off', off);
    }
    expectRefusal(await make(), 403, 'workspace.feature_off', off);
    expectRefusal(await items.get('teams?fields=goals.goals_id'), 403, 'workspace.feature_off', off);
    const [row] = await items.find('teams', { fields: '*' });
    expect(row).not.toHaveProperty('goals');
  });

  it(
    'allow selecting, renaming and creating teams for a goal while the feature of teams is off',
    SLOW,
    async () => {
      await switchOff(product, organization, 'FEATURE_TEAMS');
      expectRefusal(await items.get('teams'), 403, 'workspace.feature_off', { feature: 'FEATURE_TEAMS' });
      expect(await items.find('team_names', { fields: ['id', 'name'] })).toEqual([
        { id: team.id, name: team.name },
      ]);
      const { body } = await make(
        { teams: { create: [team.id, { teams_id: { name: 'Newcomers' } }] } },
        'teams.teams_id.name',
      );
      expect(body.data.teams).toEqual([
        { teams_id: { name: team.name } },
        { teams_id: { name: 'Newcomers' } },
      ]);
      expectRefusal(await items.get('team_names?fields=report_text'), 403, 'FORBIDDEN', {
        field: 'report_text',
      });
      expectRefusal(await items.patch(`team_names/${team.id}`, { name: 'x' }), 403, 'FORBIDDEN');
      expectRefusal(await items.get('team_names?filter[is_own]=true'), 403, 'FORBIDDEN', { field: 'is_own' });
    },
  );
});
