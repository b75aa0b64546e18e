import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Writes that no honest client sends. Nothing is written, and too large input is rejected before the database is used.

const product = useProduct();
const ID = '01890000-0000-7000-8000-000000000000';
let organization: TestOrganization;
let items: ReturnType<typeof itemsOf>;
let headers: { readonly authorization: string };
let role: { readonly id: string };
let talent: { readonly id: string };

beforeAll(async () => {
  organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  headers = user.headers;
  items = itemsOf(product, user);
});
beforeEach(async () => {
  role = await createRole(product, organization);
  talent = await createTalent(product, organization);
});

/** All rows that a write could have changed, as stored. */
async function readEverything(): Promise<unknown> {
  return product.deps.db.platform.run(async (db) => {
    const tables = ['roles', 'roles_talents', 'teams', 'teams_talents', 'talents', 'organizations'];
    const rows = tables.map((table) => sql`select * from ${sql.table(table)} order by id`.execute(db));
    return (await Promise.all(rows)).map((each) => each.rows);
  });
}

async function expectNothingWritten(ask: () => Promise<unknown>): Promise<void> {
  const before = await readEverything();
  await ask();
  expect(await readEverything()).toEqual(before);
}

describe('an invalid body', () => {
  it('is rejected with its actual type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'text/json',
    ]) {
      const answer = await product.app.inject({
        method: 'POST',
        url: '/api/items/roles',
        headers: { ...headers, 'content-type': type },
        payload: '{"name":"x"}',
      });
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    }
  });
});

describe('a read-only field', () => {
  it('in a nested record rejects the whole write', async () => {
    const expectedDetails = { field: 'secret' };
    const lists = [
      { create: [{ talents_id: talent.id, secret: 1 }] },
      { create: [{ talents_id: talent.id }, { talents_id: talent.id, secret: 1 }] },
      [{ talents_id: talent.id, secret: 1 }],
    ];
    await expectNothingWritten(async () => {
      for (const talents of lists) {
        const body = { name: 'x', talents };
        expectRefusal(await items.post('roles', body), 403, 'FORBIDDEN', expectedDetails);
        expectRefusal(await items.patch(`roles/${role.id}`, body), 403, 'FORBIDDEN', expectedDetails);
      }
    });
    const response = await items.patch(`roles/${role.id}?fields=talents`, { talents: [talent.id] });
    const link: string = response.body.data.talents[0];
    await expectNothingWritten(async () => {
      const talents = { update: [{ id: link, rejected: true, secret: 1 }] };
      expectRefusal(
        await items.patch(`roles/${role.id}`, { name: 'x', talents }),
        403,
        'FORBIDDEN',
        expectedDetails,
      );
      const talentsUpdate = { update: [{ id: link, roles_id: role.id }] };
      const answer = await items.patch(`roles/${role.id}`, { name: 'x', talents: talentsUpdate });
      expectRefusal(answer, 403, 'FORBIDDEN', { field: 'roles_id' });
      const unknownDeletion = { delete: [ID] };
      const refusedResponse = await items.patch(`roles/${role.id}`, { name: 'x', talents: unknownDeletion });
      expectRefusal(refusedResponse, 403, 'FORBIDDEN');
    });
  });
});
