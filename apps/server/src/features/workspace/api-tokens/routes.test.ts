import { describe, expect, it } from 'vitest';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(product.clock.now().getTime() + days * DAY_MS).toISOString();

const BODY = {
  name: 'Payroll',
  kind: 'workspace',
  scopes: ['talents:read'],
  expires_at: null,
  password: PASSWORD,
};

type Headers = Readonly<Record<string, string>>;
const make = (headers: Headers, body: object = {}) =>
  product.app.inject({ method: 'POST', url: '/api/tokens', headers, payload: { ...BODY, ...body } });
const list = async (headers: Headers) =>
  (await product.app.inject({ method: 'GET', url: '/api/tokens', headers })).json().data;
const codeOf = (answer: Awaited<ReturnType<typeof make>>) => answer.json().errors[0].extensions.code;

async function createPeople() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const member = await createUser(product, { organization, userRole: 'ORG_USER' });
  return { organization, admin, member };
}

describe('creating a token', () => {
  it('shows it once, and stores only its hash', async () => {
    const { organization, admin } = await createPeople();
    const { token, ...createdToken } = (await make(admin.headers)).json().data;
    expect(token).toMatch(/^qt_[0-9A-Za-z]{49}$/);
    expect(createdToken).toMatchObject({
      kind: 'workspace',
      state: 'active',
      expires_at: null,
      last_used_at: null,
    });
    expect(createdToken.ending).toBe(token.slice(-4));
    expect(await list(admin.headers)).toEqual([createdToken]);
    const row = await product.deps.db.platform.read((db) =>
      db.selectFrom('api_tokens').selectAll().where('organization_id', '=', organization.id).execute(),
    );
    expect(JSON.stringify(row)).not.toContain(token.slice(3, -6));
    const audit = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'items'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(audit).toEqual([{ action: 'api_tokens.create', user_id: admin.id, items: [createdToken.id] }]);
  });

  it('grants nobody more than they have', async () => {
    const { member } = await createPeople();
    expect(codeOf(await make(member.headers))).toBe('FORBIDDEN');
    const payload = {
      kind: 'personal',
      scopes: ['talents:read', 'invitations:send'],
      expires_at: inDays(30),
    };
    const answer = await make(member.headers, payload);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errors[0].extensions).toMatchObject({
      code: 'token.scope_foreign',
      scope: 'invitations:send',
    });
    expect((await make(member.headers, { ...payload, scopes: ['talents:read'] })).statusCode).toBe(200);
  });

  it.each([
    [{ kind: 'personal', expires_at: null }, 'token.end_required'],
    [{ kind: 'personal', expires_at: '2020-01-01T00:00:00Z' }, 'token.end_invalid'],
    [{ expires_at: '2999-01-01T00:00:00Z' }, 'token.end_invalid'],
    [{ name: ' ' }, 'INVALID_PAYLOAD'],
    [{ scopes: [] }, 'INVALID_PAYLOAD'],
    [{ scopes: ['billing:write'] }, 'INVALID_PAYLOAD'],
  ])('refuses %o', SLOW, async (body, code) => {
    const { admin } = await createPeople();
    expect(codeOf(await make(admin.headers, body))).toBe(code);
  });

  it('is limited to fifty active ones', SLOW, async () => {
    const { admin } = await createPeople();
    const answers = [];
    for (let count = 0; count < 51; count += 1) answers.push(await make(admin.headers));
    expect(answers.slice(0, 50).every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(answers[50]?.statusCode).toBe(409);
  });
});

describe('listing and revoking tokens', () => {
  it('does not let a member revoke a workspace token', async () => {
    const { admin, member } = await createPeople();
    const { id } = (await make(admin.headers)).json().data;
    const answer = await product.app.inject({
      method: 'DELETE',
      url: `/api/tokens/${id}`,
      headers: member.headers,
    });
    expect(answer.statusCode).toBe(404);
  });

  it('shows administrators all of the workspace, and others their own', async () => {
    const { admin, member } = await createPeople();
    await make(admin.headers);
    const own = { kind: 'personal', name: 'Mine', expires_at: inDays(30) };
    const { id } = (await make(member.headers, own)).json().data;
    expect((await list(member.headers)).map((token: { name: string }) => token.name)).toEqual(['Mine']);
    expect(await list(admin.headers)).toHaveLength(2);
    expect(await list((await createPeople()).admin.headers)).toEqual([]);
    const revoke = () =>
      product.app.inject({ method: 'DELETE', url: `/api/tokens/${id}`, headers: admin.headers });
    expect((await revoke()).statusCode).toBe(204);
    expect((await revoke()).statusCode).toBe(404);
    expect((await list(member.headers))[0]).toMatchObject({
      state: 'revoked',
      revoked_at: expect.any(String),
    });
  });
});
