import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { notifyEndedTokens } from '#features/workspace/api-tokens/notices/jobs.ts';
import { switchOnCodes } from '#testing/companies.ts';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
afterEach(() => product.clock.set(undefined));
const call = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(product)(...args);

type SignedInUser = Pick<TestUser, 'headers'>;

const make = ({ headers }: SignedInUser, body: object = {}) =>
  call('POST', '/tokens', {
    headers,
    payload: { name: 'Payroll', kind: 'workspace', scopes: ['roles:read'], password: PASSWORD, ...body },
  });
const use = async (token: string) => {
  const answer = await call('GET', '/items/roles?fields=id', {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status === 200 ? 'works' : errorOf(answer).code;
};
const membershipOf = ({ id }: TestUser) =>
  product.deps.db.platform.read((db) =>
    db.selectFrom('memberships').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow(),
  );

async function createWorld() {
  const organization = await createOrganization(product);
  const maker = await createUser(product, { organization });
  const owner = await createUser(product, { organization });
  const answer = await make(maker);
  expect(answer.status).toBe(200);
  const { token, id } = answer.body.data as { token: string; id: string };
  expect(await use(token)).toBe('works');
  const row = async () => {
    const { body } = await call('GET', '/tokens', { headers: owner.headers });
    return body.data.find((line: { id: string }) => line.id === id);
  };
  const takeOver = (by: TestUser, proof: object = { password: PASSWORD }) =>
    call('POST', `/tokens/${id}/take-over`, { headers: by.headers, payload: proof });
  return { organization, maker, owner, token, id, row, takeOver };
}

const remove = async (member: TestUser, by: TestUser) => {
  const { id } = await membershipOf(member);
  const answer = await call('DELETE', `/members/${id}`, {
    headers: by.headers,
    payload: { password: PASSWORD },
  });
  expect(answer.status).toBe(204);
};

describe('creating a workspace token', () => {
  it('is refused with only a session, and notifies every administrator', SLOW, async () => {
    const organization = await createOrganization(product);
    const maker = await createUser(product, { organization });
    const other = await createUser(product, { organization });
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect(errorOf(await make(maker, { password: undefined }))).toMatchObject({
      status: 400,
      code: 'proof.required',
    });
    expect(errorOf(await make(maker, { password: 'wrong' })).code).toBe('password.current_wrong');
    expect(await listQueuedKinds(product, other.email)).toEqual([]);
    expect((await make(maker)).status).toBe(200);
    const mail = await waitForMail(product, { to: other.email, kind: 'workspace-token' });
    expect(mail.text).toContain('Payroll');
    expect(await listQueuedKinds(product, maker.email)).toEqual(['workspace-token']);
    expect(await listQueuedKinds(product, member.email)).toEqual([]);
  });

  it('sets the expiry to a year by default, and to none only on request', SLOW, async () => {
    const organization = await createOrganization(product);
    const maker = await createUser(product, { organization });
    const now = new Date();
    product.clock.set(now);
    const { body } = await make(maker);
    expect(new Date(body.data.expires_at)).toEqual(endAfterDays(now, 365));
    expect((await make(maker, { expires_at: null })).body.data.expires_at).toBeNull();
  });
});

describe('a workspace token ends', () => {
  const SELF = { password: PASSWORD };
  it.each<[string, (maker: TestUser, owner: TestUser) => Promise<unknown>]>([
    ['when its administrator is removed', (maker, owner) => remove(maker, owner)],
    [
      'when its administrator loses the role',
      async (maker) =>
        product.deps.db.platform.write((db) =>
          db
            .updateTable('memberships')
            .set({ user_role: 'ORG_USER' })
            .where('user_id', '=', maker.id)
            .execute(),
        ),
    ],
    [
      'when its administrator deletes the account',
      async (maker) => {
        const payload = { name: maker.email, ...SELF };
        const answer = await call('POST', '/users/me/erasing', { headers: maker.headers, payload });
        expect(answer.status).toBe(204);
      },
    ],
    [
      'when the account is deleted from outside',
      async (maker) =>
        product.deps.db.platform.write((db) => db.deleteFrom('users').where('id', '=', maker.id).execute()),
    ],
  ])('%s, at the next request', SLOW, async (_, leave) => {
    const { organization, maker, owner, token, row } = await createWorld();
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ first_name: null, last_name: null }).where('id', '=', maker.id).execute(),
    );
    await leave(maker, owner);
    expect(await use(token)).toBe('token.revoked');
    expect(await row()).toMatchObject({ state: 'revoked', ended_because: 'left' });
    await notifyEndedTokens(product.deps);
    const mail = await waitForMail(product, { to: owner.email, kind: 'workspace-token', nth: 2 });
    expect(mail.text).toContain('Payroll');
    const audit = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'api_tokens.revoke')
        .execute(),
    );
    expect(audit).toEqual([{ action: 'api_tokens.revoke', details: { because: 'left' } }]);
  });

  it('with the role of a platform administrator', SLOW, async () => {
    const organization = await createOrganization(product);
    const owner = await createUser(product, { organization });
    const platform = await createUser(product, { organization, userRole: 'APP_ADMIN' });
    const { token } = (await make(platform)).body.data;
    expect(await use(token)).toBe('works');
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ is_app_admin: false }).where('id', '=', platform.id).execute(),
    );
    expect(await use(token)).toBe('token.revoked');
    await waitForMail(product, { to: owner.email, kind: 'workspace-token' });
  });

  it('and its creator is still named afterwards', SLOW, async () => {
    const { maker, owner, row } = await createWorld();
    await remove(maker, owner);
    expect(await row()).toMatchObject({ created_by: expect.stringContaining('Test Person') });
  });

  it('but not with other administrators or other roles', SLOW, async () => {
    const { organization, maker, owner, token } = await createWorld();
    const third = await createUser(product, { organization });
    await remove(third, owner);
    expect(await use(token)).toBe('works');
    await product.deps.db.platform.write((db) =>
      db.updateTable('memberships').set({ mail_error: null }).where('user_id', '=', maker.id).execute(),
    );
    expect(await use(token)).toBe('works');
  });
});

describe('taking over a token', () => {
  it(
    'keeps it active when its creator leaves, after reauthentication, audited and announced',
    SLOW,
    async () => {
      const { organization, maker, owner, token, row, takeOver } = await createWorld();
      expect(errorOf(await takeOver(owner, {})).code).toBe('proof.required');
      const { recovery } = await switchOnCodes(product, owner.headers);
      expect(errorOf(await takeOver(owner)).code).toBe('proof.code_required');
      expect((await takeOver(owner, { password: PASSWORD, otp: recovery })).status).toBe(200);
      await product.deps.db.platform.write((db) =>
        db.deleteFrom('memberships').where('user_id', '=', maker.id).execute(),
      );
      expect(await use(token)).toBe('works');
      expect(await row()).toMatchObject({ responsible_id: owner.id, state: 'active' });
      await waitForMail(product, { to: maker.email, kind: 'workspace-token', nth: 2 });
      const audit = await product.deps.db.platform.read((db) =>
        db
          .selectFrom('audit_log')
          .select(['user_id', 'details'])
          .where('organization_id', '=', organization.id)
          .where('action', '=', 'api_tokens.take_over')
          .execute(),
      );
      expect(audit).toEqual([{ user_id: owner.id, details: { from: maker.id } }]);
    },
  );

  it('is for administrators, and for active tokens of their workspace', async () => {
    const { organization, maker, owner, takeOver } = await createWorld();
    const member = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect((await takeOver(member)).status).toBe(403);
    const foreign = await createUser(product, { organization: await createOrganization(product) });
    expect((await takeOver(foreign)).status).toBe(404);
    await remove(maker, owner);
    expect((await takeOver(owner)).status).toBe(404);
  });
});

describe('concurrently', () => {
  it.each(['personal', 'workspace'])('no %s token survives the removal of its maker', SLOW, async (kind) => {
    const organization = await createOrganization(product);
    const owner = await createUser(product, { organization });
    for (let round = 0; round < 12; round += 1) {
      const maker = await createUser(product, { organization });
      const membership = await membershipOf(maker);
      const pendingToken = make(maker, { kind });
      // The removal arrives before or after reauthentication.
      for (let request = 0; request < round % 6; request += 1) await call('GET', '/health');
      const [response] = await Promise.all([pendingToken, remove(maker, owner)]);
      // Even when the person returns.
      await product.deps.db.platform.write((db) => db.insertInto('memberships').values(membership).execute());
      if (response.status === 200) expect(await use(response.body.data.token)).toBe('token.revoked');
      else expect([400, 401, 403]).toContain(response.status);
      await product.deps.db.platform.write((db) =>
        db.deleteFrom('memberships').where('id', '=', membership.id).execute(),
      );
    }
  });

  it.each(['personal', 'workspace'])('no %s token is made by a sign-in that ends', SLOW, async (kind) => {
    const organization = await createOrganization(product);
    const maker = await createUser(product, { organization });
    for (let round = 0; round < 6; round += 1) {
      const stolenSession = await signIn(product, maker.email);
      const end = call('DELETE', '/auth/sessions', {
        headers: maker.headers,
        payload: { password: PASSWORD },
      });
      const [response] = await Promise.all([make(stolenSession, { kind }), end]);
      if (response.status === 200 && kind === 'personal') {
        expect(await use(response.body.data.token)).toBe('token.revoked');
      }
      expect([200, 401]).toContain(response.status);
    }
  });
});
