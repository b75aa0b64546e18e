import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createGoal, createOrganization, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let goal: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  items = itemsOf(product, await createUser(product, { organization }));
  goal = await createGoal(product, organization);
});

const ID = newId();

const progress = async () => (await items.get(`goals/${goal.id}?fields=progress`)).body.data.progress;

describe('/items/key_results', () => {
  it('are created, changed and deleted one by one, which updates the progress of the goal', async () => {
    expect(await progress()).toBeNull();
    const { body } = await items.post('key_results', { goal: goal.id, text: ' Ten talks ' });
    expect(body.data).toMatchObject({
      goal: goal.id,
      text: 'Ten talks',
      is_done: false,
      percent: 0,
      sort: 0,
    });
    const path = `key_results/${body.data.id}`;
    expect(await progress()).toBe(0);
    await items.patch(path, { percent: 33 });
    await items.post('key_results', { goal: goal.id, text: 'One contract', percent: 34 });
    expect(await progress()).toBe(34);
    await items.patch(path, { is_done: true });
    expect(await progress()).toBe(67);
    const before = await items.get(path);
    expect(await items.patch(path, { is_done: true, text: 'Ten talks' })).toEqual(before);
    expect((await items.remove(path)).status).toBe(204);
    expect(await items.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await progress()).toBe(34);
  });

  it('add the progress of each day to the history of the goal', async () => {
    const history = async () =>
      (await items.get(`goals/${goal.id}?fields=progress_history`)).body.data.progress_history;
    expect(await history()).toEqual([]);
    const { body } = await items.post('key_results', { goal: goal.id, text: 'Ten talks', percent: 10 });
    await items.patch(`key_results/${body.data.id}`, { percent: 40 });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
    expect(await history()).toEqual([{ day: today, progress: 40 }]);
    await items.remove(`key_results/${body.data.id}`);
    expect(await history()).toEqual([]);
  });

  it('are created and deleted with their goal', async () => {
    const path = `goals/${goal.id}?fields=key_results.id,key_results.text&deep[key_results][_sort]=sort`;
    const createResponse = await items.patch(path, {
      key_results: {
        create: [
          { text: 'Second', sort: 2 },
          { text: 'First', sort: 1 },
        ],
      },
    });
    const [first, second] = createResponse.body.data.key_results;
    expect([first.text, second.text]).toEqual(['First', 'Second']);
    const updateResponse = await items.patch(path, {
      key_results: {
        create: [{ text: 'Third', sort: 3 }],
        update: [{ id: first.id, text: 'Changed' }],
        delete: [second.id],
      },
    });
    expect(updateResponse.body.data.key_results.map((row: { text: string }) => row.text)).toEqual([
      'Changed',
      'Third',
    ]);
    expectRefusal(
      await items.patch(path, { key_results: { update: [{ id: first.id, text: '' }] } }),
      400,
      'goal.key_result_required',
    );
    const whole = await items.patch(path, { key_results: [{ id: first.id }, { text: 'New' }] });
    expect(whole.body.data.key_results).toHaveLength(2);
    await items.patch(`goals/${goal.id}`, { date_deleted: new Date().toISOString() });
    expect(await items.find('key_results')).toEqual([]);
  });

  it.each([
    [{ text: undefined }, 400, 'goal.key_result_required', {}],
    [{ text: '' }, 400, 'goal.key_result_required', {}],
    [{ text: null }, 400, 'goal.key_result_required', {}],
    [{ percent: -1 }, 400, 'FAILED_VALIDATION', { field: 'percent', type: 'between' }],
    [{ percent: 100_000 }, 400, 'FAILED_VALIDATION', { field: 'percent', type: 'between' }],
    [{ percent: 1.5 }, 400, 'FAILED_VALIDATION', { field: 'percent', type: 'between' }],
    [{ percent: null }, 400, 'FAILED_VALIDATION', { field: 'percent' }],
    [{ is_done: 'yes' }, 400, 'FAILED_VALIDATION', { field: 'is_done', type: 'boolean' }],
    [{ goal: ID }, 400, 'INVALID_FOREIGN_KEY', { field: 'goal', value: ID }],
    [{ goal: undefined }, 400, 'FAILED_VALIDATION', { field: 'goal_id', type: 'nnull' }],
    [{ sort: 'first' }, 400, 'FAILED_VALIDATION', { field: 'sort', type: 'integer' }],
    [{ goals_id: ID }, 403, 'FORBIDDEN', { field: 'goals_id' }],
  ])('refuses %j', async (change, status, code, details) => {
    const payload = { goal: goal.id, text: 'Ten talks', ...change };
    expectRefusal(await items.post('key_results', payload), status, code, details);
  });

  it('have at most 5000 characters', async () => {
    const make = (length: number) => items.post('key_results', { goal: goal.id, text: 'x'.repeat(length) });
    expect((await make(5000)).status).toBe(200);
    expectRefusal(await make(5001), 400, 'VALUE_TOO_LONG', { collection: 'key_results', field: 'text' });
  });

  it('cannot be moved to another goal, or accessed from another workspace', async () => {
    const other = await createGoal(product, organization);
    const { body } = await items.post('key_results', { goal: goal.id, text: 'Ten talks' });
    const path = `key_results/${body.data.id}`;
    expectRefusal(await items.patch(path, { goal: other.id }), 403, 'FORBIDDEN', { field: 'goal' });
    expect(
      await items.patch(`goals/${other.id}`, { key_results: { update: [{ id: body.data.id, text: 'x' }] } }),
    ).toEqual(NO_SUCH_RECORD);
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const theirs = itemsOf(product, outsider);
    expect(await theirs.get(path)).toEqual(NO_SUCH_RECORD);
    expect(await theirs.patch(path, { text: 'Mine' })).toEqual(NO_SUCH_RECORD);
    expect(await theirs.remove(path)).toEqual(NO_SUCH_RECORD);
    expectRefusal(await theirs.post('key_results', { goal: goal.id, text: 'x' }), 400, 'INVALID_FOREIGN_KEY');
  });
});
