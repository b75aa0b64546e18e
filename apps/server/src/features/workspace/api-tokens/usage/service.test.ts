import { afterEach, describe, expect, it } from 'vitest';
import type { TestToken } from '#testing/api-tokens.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));

const get = (url: string, headers: Readonly<Record<string, string>>) =>
  product.app.inject({ method: 'GET', url: `/api${url}`, headers });
const codeOf = (answer: Awaited<ReturnType<typeof get>>) => answer.json().errors?.[0].extensions.code;
const rowOf = ({ id }: TestToken) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('api_tokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

async function createWorld() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const role = await createRole(product, organization);
  const talent = await createTalent(product, organization);
  const result = await createFinishedResult(product, organization, { talentId: talent.id });
  return { organization, admin, role, talent, result };
}

describe('a workspace token', () => {
  it('reads and writes what its scopes allow, and nothing else', async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:write'] });
    expect((await get('/items/roles?fields=name', token.headers)).json().data).toHaveLength(1);
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/items/roles',
      headers: token.headers,
      payload: { name: 'Baker' },
    });
    expect(response.statusCode).toBe(200);
    expect(codeOf(await get('/items/talents', token.headers))).toBe('token.scope_missing');
    expect(codeOf(await get('/items/orders', token.headers))).toBe('FORBIDDEN');
    expect(codeOf(await get('/users/me', token.headers))).toBe('token.not_here');
    expect(codeOf(await get('/tokens', token.headers))).toBe('token.not_here');
    expect((await rowOf(token)).refusals).toBe(4);
  });

  it('cannot reach another collection through a relation, a filter or a write', async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:write'] });
    for (const url of [
      '/items/roles?fields=*,talents_considered.*',
      '/items/roles?fields=id,talents_considered.talents_id.email',
      '/items/roles?filter[talents_considered][talents_id][email][_nnull]=true',
      '/items/roles?sort=talents_considered.talents_id.email',
    ]) {
      const { statusCode } = await get(url, token.headers);
      expect([url, statusCode]).toEqual([url, 403]);
    }
  });

  it('records its last use, and can read its own data', async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    const answer = await get('/tokens/current', token.headers);
    expect(answer.json().data).toMatchObject({
      id: token.id,
      kind: 'workspace',
      organization_id: organization.id,
    });
    expect((await rowOf(token)).last_used_at).not.toBeNull();
  });
});
