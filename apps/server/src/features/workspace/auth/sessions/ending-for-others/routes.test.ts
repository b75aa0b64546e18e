import { describe, expect, it } from 'vitest';
import { createApiToken } from '#testing/api-tokens.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';

const product = useProduct({ worker: true });

async function createPlatform() {
  return createUser(product, { organization: await createOrganization(product), userRole: 'APP_ADMIN' });
}

function end(email: string, { headers }: { headers: Record<string, string> }) {
  return callerOf(product)('POST', '/auth/accounts/end-sessions', { headers, payload: { email } });
}

describe('POST /auth/accounts/end-sessions', () => {
  it('ends only sessions and personal tokens of the account, and notifies its person', async () => {
    const platform = await createPlatform();
    const organization = await createOrganization(product, { language: 'EN' });
    const user = await createUser(product, { organization });
    const other = await createUser(product, { organization });
    const [one, two, foreign] = [
      await signIn(product, user.email),
      await signIn(product, user.email),
      await signIn(product, other.email),
    ];
    const scopes = ['roles:read'] as const;
    const personal = await createApiToken(product, organization, { scopes, user });
    const ofWorkspace = await createApiToken(product, organization, { scopes });
    const answer = await end(` ${user.email.toUpperCase()} `, platform);
    expect(answer.status).toBe(200);
    expect(answer.body.data.tokens).toBe(1);
    expect(answer.body.data.sessions).toBeGreaterThanOrEqual(2);
    for (const session of [one, two]) {
      expect((await session.refresh()).status).toBe(401);
      const me = await callerOf(product)('GET', '/users/me', { headers: session.headers });
      expect(errorOf(me)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    }
    expect((await foreign.refresh()).status).toBe(200);
    const read = ({ headers }: { headers: Record<string, string> }) =>
      callerOf(product)('GET', '/items/roles?fields=id', { headers });
    expect(errorOf(await read(personal)).code).toBe('token.revoked');
    expect((await read(ofWorkspace)).status).toBe(200);
    const mail = await waitForMail(product, { to: user.email, kind: 'account-notice' });
    expect(mail.text).toContain('signed out everywhere by an administrator of the platform');
    const session = await signIn(product, user.email);
    const events = await callerOf(product)('GET', '/auth/security-events', { headers: session.headers });
    expect(events.body.data.map(({ kind }: { kind: string }) => kind)).toContain('ended_by_platform');
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'items', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'sessions.end')
        .execute(),
    );
    expect(lines).toEqual([{ user_id: platform.id, items: [user.id], details: answer.body.data }]);
  });

  it('returns an error for an unknown account', async () => {
    const answer = await end('nobody@people.example', await createPlatform());
    expect(errorOf(answer)).toMatchObject({ status: 404, code: 'account.not_found' });
  });
});
