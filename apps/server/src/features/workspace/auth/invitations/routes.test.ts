import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });

let counter = 0;
const newEmail = () => `invited${++counter}@people.example`;

async function createWorkspace(values: Parameters<typeof createOrganization>[1] = {}) {
  const organization = await createOrganization(product, values);
  return { organization, admin: await createUser(product, { organization }) };
}

function invite(user: TestUser, organization: TestOrganization, users: readonly object[], more: object = {}) {
  return callerOf(product)('POST', '/invite/users', {
    headers: user.headers,
    payload: { organizationId: organization.id, users, ...more },
  });
}

const membershipsOf = (organization: TestOrganization) =>
  product.deps.db.platform.read((db) =>
    db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['memberships.id', 'email', 'user_role', 'status'])
      .where('organization_id', '=', organization.id)
      .orderBy('email')
      .execute(),
  );

describe('POST /invite/users', () => {
  it('creates account, membership and mail', async () => {
    const { organization, admin } = await createWorkspace({ name: 'Nordwind', language: 'EN' });
    const email = newEmail();
    const answer = await invite(admin, organization, [{ email: ` ${email} `, first_name: 'Ida' }], {
      url: '/welcome',
      flow: 'settings',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data.invited).toEqual([
      {
        id: expect.any(String),
        user: expect.any(String),
        email,
        user_role: 'ORG_ADMIN',
        status: 'invited',
        send_at: null,
      },
    ]);
    expect(await membershipsOf(organization)).toContainEqual(
      expect.objectContaining({ email, user_role: 'ORG_ADMIN', status: 'invited' }),
    );
    const mail = await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(mail).toMatchObject({
      subject: 'Nordwind invites you to Quint',
      from: { name: 'Nordwind via Quint' },
    });
    expect(mail.text).toContain('Hello Ida,');
    expect(mail.text).toContain('Accept the invitation and choose a password.');
    expect(linkOf(mail).pathname).toBe('/welcome');
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(lines).toEqual([
      {
        action: 'memberships.invite',
        user_id: admin.id,
        details: { roles: ['ORG_ADMIN'], selfsignup: false, flow: 'settings' },
      },
    ]);
  });

  it.each([
    ['nobody', [], 'invitation.empty'],
    [
      'too many',
      Array.from({ length: 51 }, (_, n) => ({ email: `n${n}@people.example` })),
      'invitation.too_many',
    ],
    ['an address that is none', [{ email: 'max people@people.example' }], 'account.email_invalid'],
    ['an unknown role', [{ email: 'max@people.example', user_role: 'APP_ADMIN' }], 'INVALID_PAYLOAD'],
  ])('refuses %s', async (_name, users, code) => {
    const { organization, admin } = await createWorkspace();
    expect(errorOf(await invite(admin, organization, users))).toMatchObject({ status: 400, code });
  });
});
