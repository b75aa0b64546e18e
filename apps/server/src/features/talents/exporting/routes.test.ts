import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { testLadder } from '#testing/ladder.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
const URL = '/talents/export';
let organization: TestOrganization;
let admin: TestUser;

const take = (keys: readonly string[], columns: readonly string[], user = admin) =>
  callerOf(product)('POST', URL, { headers: user.headers, payload: { keys, columns } });

const lines = (user = admin) =>
  itemsOf(product, user).find('audit_log', {
    filter: { action: 'talents.export' },
    fields: user === admin ? ['user', 'user_role', 'items', 'talent_ids', 'details'] : ['user', 'action'],
  });

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

testLadder(product, { method: 'POST', url: URL, payload: { keys: [newId()], columns: ['email'] } });

describe(`POST ${URL}`, () => {
  it('hands out names and addresses, masked ones masked, and is noted for everybody it was about', async () => {
    const open = await createTalent(product, organization, {
      first_name: 'Kim',
      last_name: 'Park',
      phone: '030 12345',
    });
    const masked = await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
    });
    const answer = await take([open.id, masked.id], ['name', 'email', 'phone', 'status']);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toHaveLength(2);
    expect(answer.body.data).toEqual(
      expect.arrayContaining([
        { id: open.id, name: 'Kim Park', email: open.email, phone: '030 12345' },
        { id: masked.id, name: 'Lea *****', email: '*****', phone: '*****' },
      ]),
    );
    const [line] = await lines();
    expect(line).toMatchObject({
      user: admin.id,
      user_role: 'ORG_ADMIN',
      details: { columns: ['name', 'email', 'phone', 'status'], count: 2 },
    });
    expect(line.items.toSorted()).toEqual([open.id, masked.id].toSorted());
    expect(JSON.stringify(line)).not.toContain('@');
    const owner = await createOwner(product, organization, open.id);
    expect(await lines(owner)).toEqual([{ user: admin.id, action: 'talents.export' }]);
  });

  it('hands out no address where the file has none, and is noted all the same', async () => {
    const talent = await createTalent(product, organization);
    expect((await take([talent.id], ['fit'])).body.data).toEqual([{ id: talent.id }]);
    expect(await lines()).toMatchObject([{ details: { columns: ['fit'], count: 1 } }]);
  });

  it('of more than a hundred is noted as a whole list, which each of them sees', async () => {
    const keys = [];
    for (let count = 0; count < 101; count++) keys.push((await createTalent(product, organization)).id);
    const other = await createTalent(product, organization);
    expect((await take(keys, ['email'])).body.data).toHaveLength(101);
    expect(await lines()).toMatchObject([{ items: [], talent_ids: [], details: { count: 101 } }]);
    const owner = await createOwner(product, organization, other.id);
    expect(await lines(owner)).toHaveLength(1);
  });

  it('knows nobody of another workspace, deleted or unknown, and notes nothing then', async () => {
    const away = await createTalent(product, await createOrganization(product));
    const gone = await createTalent(product, organization, { date_deleted: new Date() });
    const answer = await take([away.id, gone.id, newId()], ['name', 'email']);
    expect(answer).toEqual({ status: 200, body: { data: [] } });
    expect(await lines()).toEqual([]);
  });

  it('takes keys and columns there are', async () => {
    expectRefusal(await take([], ['email']), 400, 'people.none');
    for (const [keys, columns] of [
      [['nobody'], ['email']],
      [[newId()], []],
      [[newId()], ['password']],
    ] as const) {
      expectRefusal(await take(keys, columns), 400, 'INVALID_PAYLOAD');
    }
  });
});
