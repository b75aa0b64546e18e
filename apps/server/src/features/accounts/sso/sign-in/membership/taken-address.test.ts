import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, openBrowser } from '#testing/companies.ts';
import type { IdentityProvider } from '#testing/identity-provider.ts';
import { openIdentityProvider, visitProvider } from '#testing/identity-provider.ts';
import { createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, signIn as signInByPassword } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const ORIGIN = 'http://localhost:8443';
const product = useProduct({ env: { PUBLIC_URL: ORIGIN } });
const SQUATTER_PASSWORD = 'a phrase of the stranger';
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await openIdentityProvider(`${ORIGIN}/auth/sso/callback`);
});
afterAll(async () => {
  await provider.close();
});

async function squat(email: string) {
  const person = { first_name: 'Sam', last_name: 'Stranger', email, password: SQUATTER_PASSWORD };
  const payload = { name: 'Squatted', selfsignup: true, ...person };
  const answer = await callerOf(product)('POST', '/workspace-automations/create-workspace', { payload });
  expect(answer.status).toBe(200);
}

async function signIn(email: string) {
  provider.accounts.set(email, { email, email_verified: true });
  const browser = openBrowser(product);
  const { body } = await browser.start(email);
  return browser.finish(await visitProvider(body.data.url, { account: email }));
}

const accountOf = (email: string) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('users')
      .select(['password_hash', 'is_confirmed', 'email_proven_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );

describe('an address that was signed up by another person', () => {
  it('gets an account for its owner, whom the company’s provider verifies', SLOW, async () => {
    const { domain, open } = await createCompany(product, provider, { makes_accounts: true });
    await open();
    const email = `owner@${domain}`;
    await squat(email);
    expect((await signIn(email)).status).toBe(200);
    expect(await accountOf(email)).toMatchObject({ password_hash: null, is_confirmed: true });
  });

  it(
    'accepts the company’s invitation for its owner and removes the other person’s password',
    SLOW,
    async () => {
      const { domain, organization, admin, open } = await createCompany(product, provider);
      await open();
      const email = `invited@${domain}`;
      await squat(email);
      const payload = { organizationId: organization.id, users: [{ email }] };
      const response = await callerOf(product)('POST', '/invite/users', { headers: admin.headers, payload });
      expect(response.status).toBe(200);
      expect((await signIn(email)).status).toBe(200);
      const account = await accountOf(email);
      expect(account).toMatchObject({ password_hash: null, is_confirmed: true });
      expect(account.email_proven_at).not.toBeNull();
    },
  );

  it('removes the password of a member whose address was not verified before', async () => {
    const { domain, organization, open } = await createCompany(product, provider);
    const email = `member@${domain}`;
    const member = await createUser(product, { organization, email });
    const session = await signInByPassword(product, email);
    await open();
    await product.deps.db.platform.write((db) =>
      db.updateTable('users').set({ email_proven_at: null }).where('id', '=', member.id).execute(),
    );
    expect((await signIn(email)).status).toBe(200);
    const account = await accountOf(email);
    expect(account.password_hash).toBeNull();
    expect(account.email_proven_at).not.toBeNull();
    expect((await session.refresh()).status).toBe(401);
  });
});
