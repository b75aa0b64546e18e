import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const DAY = 86_400_000;
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

const items = () => itemsOf(product, admin);
const call = (method: 'GET' | 'POST', url: string, payload?: object, user = admin) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });
const inBin = async (query = '') => (await call('GET', `/bin${query}`)).body;

async function remove(kind: string, ...keys: string[]): Promise<void> {
  const data = { date_deleted: new Date().toISOString() };
  expect((await items().patch(kind, { keys, data })).status).toBe(200);
}

async function create(kind: string, values: object): Promise<string> {
  const answer = await items().post(kind, values);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

/** Moves the deletion a number of days back. */
async function age(table: 'roles' | 'talents' | 'teams' | 'goals' | 'assessments', id: string, days: number) {
  const date_deleted = new Date(Date.now() - days * DAY);
  await product.deps.db.platform.write((db) =>
    db.updateTable(table).set({ date_deleted }).where('id', '=', id).execute(),
  );
}

describe('GET /bin', () => {
  it('lists the records deleted in the last 30 days, by whom and until when', async () => {
    const role = await create('roles', { name: 'Baker' });
    const old = await create('roles', { name: 'Miller' });
    const team = await create('teams', { name: 'Mill' });
    const talent = await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
    });
    await remove('roles', role, old);
    await remove('teams', team);
    await remove('talents', talent.id);
    await age('roles', old, 31);
    const { data, meta } = await inBin();
    expect(meta).toEqual({ total_count: 3, filter_count: 3 });
    expect(data.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['talents', 'Lea *****'],
      ['teams', 'Mill'],
      ['roles', 'Baker'],
    ]);
    expect(data[2].deleted_by).toMatch(/^Test Person/);
    expect(Date.parse(data[2].restorable_until) - Date.parse(data[2].date_deleted)).toBe(30 * DAY);
    expect((await inBin('?kind=roles')).data).toHaveLength(1);
    expect((await inBin('?search=demirel')).data).toEqual([]);
    expect((await inBin('?search=LEA&limit=1')).meta).toEqual({ total_count: 3, filter_count: 1 });
  });

  it('contains nothing of another workspace', async () => {
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    await remove('teams', await create('teams', { name: 'Mill' }));
    expect((await call('GET', '/bin', undefined, outsider)).body.data).toEqual([]);
  });
});
