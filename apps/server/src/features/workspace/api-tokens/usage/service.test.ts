import { afterEach, describe, expect, it } from 'vitest';
import type { TestToken } from '#testing/api-tokens.ts';
import { createApiToken } from '#testing/api-tokens.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { API_TOKEN_REQUESTS_PER_MINUTE } from '@quint/domain/workspace/api-scopes.ts';
import { formOf, makeImage } from '#testing/files.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));

const get = (url: string, headers: Readonly<Record<string, string>>) =>
  product.app.inject({ method: 'GET', url: `/api${url}`, headers });
const codeOf = (answer: Awaited<ReturnType<typeof get>>) => answer.json().errors?.[0].extensions.code;
const rowOf = ({ id }: TestToken) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('api_tokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const linesOf = ({ id }: TestToken) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'user_role', 'talent_ids'])
      .where('token_id', '=', id)
      .orderBy('id')
      .execute(),
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

  it('cannot read a result without the scope, by any field', async () => {
    const { organization } = await createWorld();
    const talents = await createApiToken(product, organization, { scopes: ['talents:read'] });
    const answer = await get('/items/talents?fields=email', talents.headers);
    expect(answer.json().data).toHaveLength(1);
    expect(codeOf(await get('/items/talents?fields=talents_results.ocean', talents.headers))).toBeDefined();
    expect(codeOf(await get('/items/talents', talents.headers))).toBeUndefined();
  });

  it('can copy the link of an invitation, and can upload only for others', SLOW, async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, {
      scopes: ['invitations:send', 'files:write'],
    });
    const post = (url: string, payload: object | Buffer, headers: object = {}) =>
      product.app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { ...token.headers, ...headers },
        payload,
      });
    const person = { email: 'ida@people.example', first_name: 'Ida', last_name: 'Berg' };
    const inviteResponse = await post('/invite/talents', { talents: [person] });
    const [{ result }] = inviteResponse.json().data.invited;
    const link = await post(`/invite/talents/${result}/link`, {});
    expect([link.statusCode, link.json().data?.url]).toEqual([200, expect.stringContaining('http')]);
    const pass = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('survey_passes')
        .select('user_created')
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(pass).toContainEqual({ user_created: null });
    const fields = { purpose: 'avatar', user: token.id };
    const avatarForm = await formOf(await makeImage(), { fields });
    expect((await post('/files', avatarForm.payload, avatarForm.headers)).statusCode).toBe(403);
    const logo = await formOf(await makeImage(), { fields: { purpose: 'logo' } });
    expect((await post('/files', logo.payload, logo.headers)).statusCode).toBe(200);
  });

  it('is named in the audit log, as are its first use and the results it reads', SLOW, async () => {
    const { organization, talent, result } = await createWorld();
    const token = await createApiToken(product, organization, {
      scopes: ['results:read'],
      name: 'Warehouse',
    });
    const answer = await get(`/items/talents_results/${result}?fields=id,result`, token.headers);
    expect(answer.statusCode).toBe(200);
    const lines = await linesOf(token);
    expect(lines).toEqual([
      { action: 'api_tokens.first_use', user_id: null, user_role: 'ORG_ADMIN', talent_ids: [] },
      { action: 'results.read', user_id: null, user_role: 'ORG_ADMIN', talent_ids: [talent.id] },
    ]);
    const admin = await createUser(product, { organization });
    const auditResponse = await get(
      '/items/audit_log?fields=action,token_name&sort=date_created',
      admin.headers,
    );
    expect(auditResponse.json().data).toContainEqual({ action: 'results.read', token_name: 'Warehouse' });
  });

  it('ends when it is revoked, at its next request', async () => {
    const { organization, admin } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    expect((await get('/items/roles', token.headers)).statusCode).toBe(200);
    await product.app.inject({ method: 'DELETE', url: `/api/tokens/${token.id}`, headers: admin.headers });
    expect(codeOf(await get('/items/roles', token.headers))).toBe('token.revoked');
    expect((await rowOf(token)).refusals).toBe(1);
  });

  it('is rejected while the workspace is frozen', async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    expect((await get('/items/roles', token.headers)).statusCode).toBe(200);
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ is_freezed: true }).where('id', '=', organization.id).execute(),
    );
    expect(codeOf(await get('/items/roles', token.headers))).toBe('workspace.frozen');
  });

  it('is masked like a person of its workspace', async () => {
    const organization = await createOrganization(product, {
      hide_personal_data: true,
      hide_everybody: true,
    });
    await createTalent(product, organization, { email: 'kim@people.example' });
    const token = await createApiToken(product, organization, { scopes: ['talents:read'] });
    const answer = await get('/items/talents?fields=email', token.headers);
    expect(answer.body).not.toContain('kim@people.example');
  });
});

describe('a personal token', () => {
  it(
    'acts as its person in its own workspace, whatever workspace is active for the person',
    SLOW,
    async () => {
      const { organization, admin } = await createWorld();
      const elsewhere = await createOrganization(product);
      const token = await createApiToken(product, organization, { scopes: ['roles:read'], user: admin });
      await product.deps.db.platform.write((db) =>
        db
          .updateTable('users')
          .set({ active_organization_id: elsewhere.id })
          .where('id', '=', admin.id)
          .execute(),
      );
      expect((await get('/items/roles', token.headers)).json().data).toHaveLength(1);
      expect((await linesOf(token))[0]).toMatchObject({ user_id: admin.id });
    },
  );

  it('cannot do more than its person may do now', async () => {
    const { organization, admin } = await createWorld();
    const token = await createApiToken(product, organization, {
      scopes: ['roles:write', 'talents:read'],
      user: admin,
    });
    const membership = (role: 'ORG_USER') =>
      product.deps.db.platform.write((db) =>
        db.updateTable('memberships').set({ user_role: role }).where('user_id', '=', admin.id).execute(),
      );
    expect((await get('/items/talents', token.headers)).json().data).toHaveLength(1);
    await membership('ORG_USER');
    expect((await get('/items/talents', token.headers)).json().data).toEqual([]);
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('memberships').where('user_id', '=', admin.id).execute(),
    );
    expect(codeOf(await get('/items/talents', token.headers))).toBe('token.revoked');
  });

  it('has no platform rights, even if its person has', async () => {
    const { organization } = await createWorld();
    const user = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    const token = await createApiToken(product, organization, { scopes: ['roles:read'], user });
    expect(codeOf(await get('/items/roles', token.headers))).toBe('token.owner_gone');
  });
});

describe('an invalid token', () => {
  it('is rejected with the reason', async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    const at = (text: string) => get('/items/roles', { authorization: `Bearer ${text}` });
    expect(codeOf(await at(token.token.slice(0, -1)))).toBe('token.unreadable');
    const changedToken = `${token.token.slice(0, 10)}${token.token[10] === 'a' ? 'b' : 'a'}${token.token.slice(11)}`;
    expect(codeOf(await at(changedToken))).toBe('token.unreadable');
    expect(codeOf(await get(`/items/roles?access_token=${token.token}`, {}))).toBe('token.in_address');
    await product.deps.db.platform.write((db) =>
      db.deleteFrom('api_tokens').where('id', '=', token.id).execute(),
    );
    expect(codeOf(await at(token.token))).toBe('token.unknown');
  });

  it('expires, cached or not', SLOW, async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    expect((await get('/items/roles', token.headers)).statusCode).toBe(200);
    product.clock.set(new Date(Date.now() + 31 * 86_400_000));
    expect(codeOf(await get('/items/roles', token.headers))).toBe('token.expired');
  });

  it('is rate limited per minute, with the time to wait', SLOW, async () => {
    const { organization } = await createWorld();
    const token = await createApiToken(product, organization, { scopes: ['roles:read'] });
    product.clock.set(new Date());
    const ask = () => get('/tokens/current', token.headers);
    for (let round = 0; round < API_TOKEN_REQUESTS_PER_MINUTE; round += 1) await ask();
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
