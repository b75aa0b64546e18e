import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { expectRefusal } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let person: TestUser;

const FIELDS = 'avatar.id,avatarLink';

async function image(user: TestUser = person): Promise<{ id: string; filename_disk: string }> {
  const answer = await upload(product, user, { fields: { purpose: 'avatar' } });
  return answer.body.data;
}

async function change(avatar: unknown, user: TestUser = person) {
  const answer = await call(product, user, {
    method: 'PATCH',
    url: `/users/me?fields=${FIELDS}`,
    payload: { avatar },
  });
  return { status: answer.statusCode, body: answer.json() };
}

beforeEach(async () => {
  person = await createUser(product, { organization: await createOrganization(product) });
});

describe('the user’s own image', () => {
  it('is set by its key or by an upload, visible at once, and can be removed', SLOW, async () => {
    const [first, second] = [await image(), await image()];
    const link = (id: string) => `/api/assets/${id}?width=256&height=256&fit=cover`;
    expect((await change(first.id)).body.data).toEqual({
      avatar: { id: first.id },
      avatarLink: link(first.id),
    });
    const { id, filename_disk } = second;
    const whole = await change({ id, storage: 'local', filename_disk });
    expect(whole.body.data).toEqual({ avatar: { id }, avatarLink: link(id) });
    const imageResponse = await call(product, person, {
      url: `/assets/${id}?width=256&height=256&fit=cover`,
    });
    expect(imageResponse.statusCode).toBe(200);
    expect((await call(product, person, { url: '/users/me' })).json().data.avatar).toEqual({ id });
    const initials = `/api/avatars/users/${person.id}`;
    expect((await change(null)).body.data).toEqual({ avatar: null, avatarLink: initials });
  });

  it('cannot be another person’s upload or a document', async () => {
    const colleague = await createUser(product, { organization: await createOrganization(product) });
    const theirs = await image(colleague);
    expectRefusal(await change(theirs.id), 400, 'INVALID_FOREIGN_KEY', { field: 'avatar', value: theirs.id });
    expect((await change(theirs.id, colleague)).status).toBe(200);
    expectRefusal(await change(theirs.id), 400, 'INVALID_FOREIGN_KEY');
    const logo = await upload(product, person, { fields: { purpose: 'logo' } });
    expectRefusal(await change(logo.body.data.id), 400, 'INVALID_FOREIGN_KEY');
    expectRefusal(await change({ id: theirs.id, type: 'x' }), 403, 'FORBIDDEN', { field: 'avatar.type' });
    expect((await call(product, person, { url: '/users/me?fields=avatar' })).json().data).toEqual({
      avatar: null,
    });
  });

  it('is visible in the user’s other workspaces', async () => {
    const { id } = await image();
    await change(id);
    const platform = await createUser(product, {
      organization: await createOrganization(product),
      userRole: 'APP_ADMIN',
    });
    const own = await image(platform);
    await change(own.id, platform);
    const elsewhere = await createOrganization(product);
    await call(product, platform, {
      method: 'PATCH',
      url: '/users/me',
      payload: { active_workspace: elsewhere.id },
    });
    const answer = await call(product, platform, { url: '/users/me?fields=avatar.id,active_workspace' });
    expect(answer.json().data).toEqual({ avatar: { id: own.id }, active_workspace: elsewhere.id });
  });
});
