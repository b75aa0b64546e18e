import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createTeam, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

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
});
