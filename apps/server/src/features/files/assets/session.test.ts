import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD, createTalent } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';
import { newId } from '#database/ids.ts';
import { statementsOf } from '#testing/items.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let fileId: string;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  fileId = (await upload(product, admin, { fields: { purpose: 'logo' } })).body.data.id;
});

const NOBODY = { headers: { authorization: '' } };
const tokenOf = (user: TestUser) => user.headers.authorization.slice('Bearer '.length);
const status = async (url: string, headers: object) =>
  (await call(product, NOBODY, { url, headers })).statusCode;

async function signIn(user: TestUser): Promise<Record<string, string>> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: user.email, password: PASSWORD, mode: 'cookie' },
  });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

describe('an image in a page', () => {
  it('is sent with the session cookie, which gives access to nothing else', async () => {
    const cookies = await signIn(admin);
    const cookie = cookieHeader(cookies);
    for (const url of [`/assets/${fileId}`, `/assets/${fileId}?width=64`, `/avatars/users/${admin.id}`]) {
      expect(await status(url, { cookie })).toBe(200);
      expect(await status(url, { cookie, 'sec-fetch-site': 'same-origin' })).toBe(200);
      expect(await status(url, { cookie, 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await status(url, {})).toBe(403);
      expect(await status(url, { cookie: 'quint_refresh_token=made-up' })).toBe(403);
    }
    expect(await status('/files', { cookie })).toBe(403);
    expect(await status(`/files/${fileId}`, { cookie })).toBe(403);
    expect(await status('/users/me', { cookie })).toBe(401);
    const removal = await product.app.inject({
      method: 'DELETE',
      url: `/api/files/${fileId}`,
      headers: { cookie },
    });
    expect(removal.statusCode).toBe(403);
  });

  it('is not sent after signing out', async () => {
    const cookies = await signIn(admin);
    const headers = { cookie: cookieHeader(cookies), 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' };
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers,
      payload: { mode: 'cookie' },
    });
    expect(response.statusCode).toBe(204);
    expect(await status(`/assets/${fileId}`, headers)).toBe(403);
  });

  it('does not consume the token of the cookie', SLOW, async () => {
    const cookies = await signIn(admin);
    const headers = { cookie: cookieHeader(cookies), 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' };
    for (let round = 0; round < 3; round += 1) expect(await status(`/assets/${fileId}`, headers)).toBe(200);
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers,
      payload: { mode: 'cookie' },
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('a token in the URL', () => {
  it('is rejected on every route, whatever it is and whatever the header contains', async () => {
    const token = tokenOf(admin);
    const unexpectedAnswers: string[] = [];
    const routes = product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/'));
    for (const { method, url } of routes) {
      for (const name of ['access_token', 'access_token[]', 'access_token[a]']) {
        const answer = await product.app.inject({
          method: method as 'GET',
          url: `${url.replaceAll(/:\w+/g, 'x')}?${encodeURI(name)}=${token}`,
          headers: admin.headers,
        });
        const code = answer.body === '' ? '' : answer.json().errors?.[0]?.extensions.code;
        if (answer.statusCode !== 400 || code !== 'token.in_address')
          unexpectedAnswers.push(`${method} ${url} ${name}`);
      }
    }
    expect(unexpectedAnswers).toEqual([]);
    expect(await status(`/assets/${fileId}?access_token=abc`, {})).toBe(400);
  });
});

describe('access to a file', () => {
  it('is checked in the statement that reads it', SLOW, async () => {
    await call(product, admin, { url: `/assets/${fileId}` });
    const statements = await statementsOf(() => call(product, admin, { url: `/assets/${fileId}` }));
    expect(statements).toHaveLength(1);
  });

  it('is checked again for every request', async () => {
    const colleague = await createUser(product, { organization });
    const codeFor = async () => {
      const answer = await call(product, colleague, { url: `/assets/${fileId}` });
      return answer.statusCode === 200 ? 200 : answer.json().errors[0].extensions.code;
    };
    const write = product.deps.db.platform.write.bind(product.deps.db.platform);
    const setFrozen = (is_freezed: boolean) =>
      write((db) =>
        db.updateTable('organizations').set({ is_freezed }).where('id', '=', organization.id).execute(),
      );
    expect(await codeFor()).toBe(200);
    await setFrozen(true);
    expect(await codeFor()).toBe('workspace.frozen');
    await setFrozen(false);
    expect(await codeFor()).toBe(200);
    await write((db) => db.deleteFrom('memberships').where('user_id', '=', colleague.id).execute());
    expect(await codeFor()).toBe('workspace.none_active');
  });
});

describe('the image of an account', () => {
  /** Uploads an image in one workspace and makes it the image of the account. */
  async function giveImage(user: TestUser): Promise<string> {
    const { data } = (await upload(product, user, { fields: { user: user.id } })).body;
    await product.deps.db.platform.write((db) =>
      db
        .updateTable('users')
        .set({ avatar: data.id, avatar_organization_id: organization.id })
        .where('id', '=', user.id)
        .execute(),
    );
    return data.id;
  }

  async function join(user: TestUser, userRole: 'ORG_ADMIN' | 'ORG_USER'): Promise<TestOrganization> {
    const other = await createOrganization(product);
    await product.deps.db.platform.write(async (db) => {
      const membership = { organization_id: other.id, id: newId(), user_id: user.id, user_role: userRole };
      await db.insertInto('memberships').values(membership).execute();
      await db
        .updateTable('users')
        .set({ active_organization_id: other.id })
        .where('id', '=', user.id)
        .execute();
    });
    return other;
  }

  it('is visible in the person’s other workspaces', SLOW, async () => {
    const id = await giveImage(admin);
    const other = await join(admin, 'ORG_ADMIN');
    const colleague = await createUser(product, { organization: other });
    const outsider = await createUser(product, { organization: await createOrganization(product) });
    const talent = await createUser(product, { organization: other, userRole: 'ORG_USER' });
    const get = async (user: TestUser, url: string) => (await call(product, user, { url })).statusCode;
    for (const url of [`/assets/${id}`, `/avatars/users/${admin.id}`]) {
      expect(await get(admin, url)).toBe(200);
      expect(await get(colleague, url)).toBe(200);
      expect(await get(outsider, url)).toBe(403);
      expect(await get(talent, url)).toBe(403);
    }
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', other.id).execute(),
    );
    expect(await get(admin, `/assets/${id}`)).toBe(200);
    const response = await call(product, colleague, { url: `/assets/${id}` });
    expect(response.json().errors[0].extensions.code).toBe('workspace.frozen');
  });

  it('stays hidden when the account belongs to a masked talent', async () => {
    const user = await createUser(product, { organization, userRole: 'ORG_USER' });
    const id = await giveImage(user);
    const other = await join(user, 'ORG_USER');
    await createTalent(product, other, { user_id: user.id, is_directly_invited: false });
    const colleague = await createUser(product, { organization: other });
    expect((await call(product, colleague, { url: `/assets/${id}` })).statusCode).toBe(403);
    const portrait = await call(product, colleague, { url: `/avatars/users/${user.id}` });
    expect(portrait.headers['content-type']).toContain('image/svg+xml');
    expect((await call(product, user, { url: `/assets/${id}` })).statusCode).toBe(200);
  });
});
