import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createUser, PASSWORD } from '#testing/factories.ts';
import { mailedToken } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const NEW_PASSWORD = 'a brand new phrase';

let counter = 0;

/** An invitation whose mail arrived. */
async function inviteMember(values: { email?: string; organization?: TestOrganization } = {}) {
  const organization = values.organization ?? (await createOrganization(product));
  const admin = await createUser(product, { organization });
  const email = values.email ?? `accepting${++counter}@people.example`;
  const { answer, token } = await mailedToken(product, { to: email, kind: 'member-invitation' }, () =>
    callerOf(product)('POST', '/invite/users', {
      headers: admin.headers,
      payload: { organizationId: organization.id, users: [{ email, first_name: 'Ida' }] },
    }),
  );
  return { organization, admin, email, id: String(answer.body.data.invited[0].id), token };
}

const accept = (payload: object) => callerOf(product)('POST', '/users/invite/accept', { payload });
const check = (token: string) => callerOf(product)('POST', '/users/invite/check', { payload: { token } });

/** A workspace that enforces SSO, with a verified domain. */
async function enforcedCompany() {
  const organization = await createOrganization(product);
  const domain = `${newId().slice(-12)}.example`;
  const of = { organization_id: organization.id };
  await product.deps.db.platform.run(async (db) => {
    await db
      .insertInto('sso_connections')
      .values({
        ...of,
        id: newId(),
        issuer: 'https://idp.example',
        client_id: 'quint',
        client_secret: Buffer.from('sealed'),
        is_enforced: true,
        date_tested: new Date(),
      })
      .execute();
    await db
      .insertInto('sso_domains')
      .values({ ...of, id: newId(), domain, token: 'token', date_proved: new Date(), proved_by: 'dns' })
      .execute();
  });
  return { organization, domain };
}

describe('an invitation into a workspace that enforces SSO', () => {
  it('does not create an account with a password', async () => {
    const { organization, domain } = await enforcedCompany();
    const { token } = await inviteMember({ organization, email: `new@${domain}` });
    expect(errorOf(await accept({ token, password: NEW_PASSWORD })).code).toBe('sso.required');
    expect((await check(token)).body.data).toMatchObject({ has_account: false });
  });

  it('ends the other sessions of an account that accepts it', async () => {
    const { organization, domain } = await enforcedCompany();
    const elsewhere = await createOrganization(product);
    const { email } = await createUser(product, { organization: elsewhere, email: `known@${domain}` });
    const before = await signIn(product, email);
    const { token } = await inviteMember({ organization, email });
    expect((await accept({ token, password: PASSWORD })).status).toBe(204);
    expect((await before.refresh()).status).toBe(401);
  });
});
