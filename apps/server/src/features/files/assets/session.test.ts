import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { call, upload } from '#testing/files.ts';
import { useProduct } from '#testing/product.ts';

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
