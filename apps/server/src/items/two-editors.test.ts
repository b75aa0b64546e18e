import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Two people change one record: the second is told when and by whom it was changed.

const product = useProduct();
let organization: TestOrganization;
let [one, other]: TestUser[] = [];

beforeEach(async () => {
  organization = await createOrganization(product);
  one = await createUser(product, { organization });
  other = await createUser(product, { organization });
});

async function change(
  path: string,
  payload: object,
  { by, etag }: { by: TestUser | undefined; etag?: string },
) {
  const answer = await product.app.inject({
    method: 'PATCH',
    url: `/api/items/${path}`,
    headers: { ...by?.headers, ...(etag === undefined ? {} : { 'if-match': etag }) },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function createRole(): Promise<{ path: string; etag: string }> {
  const { body } = await itemsOf(product, one as TestUser).post('roles', { name: 'Baker', purpose: 'Bread' });
  return { path: `roles/${body.data.id}`, etag: `"${body.data.date_updated}"` };
}

describe('If-Match on a record', () => {
  it('accepts the first writer and rejects the second, with who and when', async () => {
    const { path, etag } = await createRole();
    const first = await change(path, { name: 'Miller' }, { by: other, etag });
    expect(first.status).toBe(200);
    const second = await change(path, { purpose: 'Flour' }, { by: one, etag });
    expect(second.status).toBe(412);
    expect(second.body.errors[0]).toEqual({
      message: 'This record was changed in the meantime.',
      extensions: {
        code: 'record.changed',
        changed_at: first.body.data.date_updated,
        changed_by: expect.stringMatching(/^Test Person/),
      },
    });
    const again = await change(
      path,
      { purpose: 'Flour' },
      { by: one, etag: `"${first.body.data.date_updated}"` },
    );
    expect(again.body.data).toMatchObject({ name: 'Miller', purpose: 'Flour' });
  });

  it('detects a change of related records, and none for a list without changes', async () => {
    const talent = await createTalent(product, organization);
    const { path, etag } = await createRole();
    const none = { talents: { create: [], update: [], delete: [] } };
    expect((await change(path, none, { by: other, etag })).status).toBe(200);
    const put = { talents: { create: [{ talents_id: talent.id }] } };
    expect((await change(path, put, { by: other, etag })).status).toBe(200);
    expect((await change(path, { ...put, name: 'Miller' }, { by: one, etag })).status).toBe(412);
    const items = itemsOf(product, one as TestUser);
    expect((await items.get(`${path}?fields=name`)).body.data.name).toBe('Baker');
  });

  it('does not name a talent who changed their own record', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, {
      user_id: user.id,
      is_directly_invited: false,
    });
    const path = `talents/${talent.id}`;
    const read = await itemsOf(product, one as TestUser).get(`${path}?fields=date_updated`);
    const etag = `"${read.body.data.date_updated}"`;
    expect((await change(path, { first_name: 'Ines' }, { by: user })).status).toBe(200);
    const response = await change(path, { status: 'FAVOURITE' }, { by: one, etag });
    expect(response.status).toBe(412);
    expect(response.body.errors[0].extensions.changed_by).toBeNull();
  });

  it('is a date or an asterisk', async () => {
    const { path } = await createRole();
    expect((await change(path, { name: 'A' }, { by: one, etag: '"yesterday"' })).status).toBe(400);
    expect((await change(path, { name: 'A' }, { by: one, etag: '*' })).status).toBe(200);
    expect((await change(path, { name: 'B' }, { by: one })).status).toBe(200);
  });
});
