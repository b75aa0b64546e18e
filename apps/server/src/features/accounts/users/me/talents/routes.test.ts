import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let home: TestOrganization;
let other: TestOrganization;
let person: TestUser;
let here: { id: string };
let there: { id: string };

async function change(talents: unknown): Promise<ApiResponse> {
  const answer = await product.app.inject({
    method: 'PATCH',
    url: '/api/users/me?fields=talents.id,talents.first_name,talents.language,talents.status',
    headers: person.headers,
    payload: { talents },
  });
  return { status: answer.statusCode, body: answer.json() };
}

function readTalent(id: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents')
      .select(['first_name', 'language', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}

beforeEach(async () => {
  home = await createOrganization(product);
  other = await createOrganization(product);
  person = await createUser(product, { organization: home });
  here = await createTalent(product, home, { user_id: person.id });
  there = await createTalent(product, other, { user_id: person.id });
});

describe('the user’s talents in PATCH /users/me', () => {
  it('are changed in each workspace with the rights of a talent', async () => {
    const answer = await change([
      { id: here.id, first_name: 'Ada' },
      { id: there.id, language: 'EN' },
    ]);
    expect(answer.body.data.talents).toEqual([
      { id: here.id, first_name: 'Ada', language: 'DE', status: 'APPLICANT' },
      { id: there.id, first_name: 'Talent', language: 'EN', status: 'APPLICANT' },
    ]);
    await change({ update: [{ id: there.id, first_name: 'Ada' }] });
    expect(await readTalent(there.id)).toMatchObject({ first_name: 'Ada' });
    expect((await change([here.id])).status).toBe(200);
  });

  it.each([
    [{ status: 'EMPLOYEE' }, 'status'],
    [{ tags: ['x'] }, 'tags'],
    [{ is_insight_unlocked: true }, 'is_insight_unlocked'],
    [{ email: 'x@mail.example' }, 'email'],
    [{ roles: [] }, 'roles'],
    [{ user: null }, 'user'],
  ])('give an administrator no more rights: %j', async (values, field) => {
    for (const { id } of [here, there]) {
      expectRefusal(await change([{ id, first_name: 'Changed', ...values }]), 403, 'FORBIDDEN', { field });
    }
    expect(await readTalent(here.id)).toMatchObject({ first_name: 'Talent', status: 'APPLICANT' });
  });

  it('include no others and cannot be created or deleted', async () => {
    const otherTalent = await createTalent(product, home);
    for (const id of [otherTalent.id, newId(), 'x', 7]) {
      expectRefusal(
        await change([
          { id: here.id, first_name: 'Changed' },
          { id, first_name: 'Changed' },
        ]),
        400,
        'INVALID_FOREIGN_KEY',
        { field: 'talents' },
      );
    }
    expectRefusal(await change({ create: [{ first_name: 'x' }] }), 403, 'FORBIDDEN', {
      field: 'talents.create',
    });
    expectRefusal(await change({ delete: [here.id] }), 403, 'FORBIDDEN', { field: 'talents.delete' });
    expectRefusal(await change('x'), 400, 'INVALID_PAYLOAD');
    expect(await readTalent(here.id)).toMatchObject({ first_name: 'Talent' });
    expect(await readTalent(otherTalent.id)).toMatchObject({ first_name: 'Talent' });
  });

  it('cannot be changed in a frozen workspace', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', other.id).execute(),
    );
    expectRefusal(await change([{ id: there.id, first_name: 'Ada' }]), 403, 'workspace.frozen');
    expect((await change([{ id: here.id, first_name: 'Ada' }])).status).toBe(200);
  });
});
