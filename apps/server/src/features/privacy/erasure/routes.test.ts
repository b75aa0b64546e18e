import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

const call = (method: 'GET' | 'POST', path: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, path, {
    headers: user.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const countOf = async (id: string) => {
  const users = await product.deps.db.platform.read((db) =>
    db.selectFrom('users').select('id').where('id', '=', id).execute(),
  );
  return users.length;
};
const nameOf = async (user: TestUser) =>
  (await call('GET', '/users/me/erasing', user)).body.data.name as string;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

describe('deleting one’s own account', () => {
  it('requires the name, and does nothing with another one', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const answer = await call('POST', '/users/me/erasing', user, { name: 'Anybody' });
    expect(errorOf(answer)).toMatchObject({ status: 400, code: 'account.name_differs' });
    expect(await countOf(user.id)).toBe(1);
    expect((await call('POST', '/users/me/erasing', user, { name: await nameOf(user) })).status).toBe(204);
    expect(await countOf(user.id)).toBe(0);
  });

  it('is refused to the last administrator of a workspace, with the name of the workspace', async () => {
    const preview = await call('GET', '/users/me/erasing', admin);
    expect(preview.body.data.refusal).toEqual({
      code: 'account.last_administrator',
      message:
        'You are the only administrator of Nordlicht. Invite another one first, then delete your account.',
    });
    const name = preview.body.data.name;
    expect(errorOf(await call('POST', '/users/me/erasing', admin, { name }))).toMatchObject({
      status: 409,
      code: 'account.last_administrator',
    });
    await createUser(product, { organization });
    expect((await call('POST', '/users/me/erasing', admin, { name })).status).toBe(204);
    expect(await countOf(admin.id)).toBe(0);
  });
});
