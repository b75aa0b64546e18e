import { describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, waitForMail, listQueuedKinds } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const ONE = { email: 'new@people.example' };

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

  it('sends no mail with skipUserInviteEmail, until it is requested', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const email = newEmail();
    const answer = await invite(admin, organization, [{ email }], { skipUserInviteEmail: true });
    expect(await listQueuedKinds(product, email)).toEqual([]);
    const [{ id }] = answer.body.data.invited;
    const { headers } = admin;
    expect((await callerOf(product)('POST', `/invite/users/${id}/resend`, { headers })).status).toBe(200);
    const mail = await waitForMail(product, { to: email, kind: 'member-invitation' });
    expect(linkOf(mail).pathname).toBe('/auth/invite');
  });

  it('reports existing members, and then invites nobody', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const answer = await invite(admin, organization, [
      { email: newEmail(), user_role: 'ORG_USER' },
      { email: admin.email.toUpperCase() },
    ]);
    expect(errorOf(answer)).toEqual({ status: 400, code: 'user.exists', message: 'User exists already' });
    const email = newEmail();
    expect((await invite(admin, organization, [{ email }])).status).toBe(200);
    expect(errorOf(await invite(admin, organization, [{ email }])).code).toBe('user.exists');
    expect(
      errorOf(await invite(admin, organization, [{ email: 'a@b.example' }, { email: 'A@b.example' }])).code,
    ).toBe('user.exists');
    expect(await membershipsOf(organization)).toHaveLength(2);
  });

  it('rejects an external page', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const answer = await invite(admin, organization, [ONE], { url: 'https://evil.example/a' });
    expect(errorOf(answer).code).toBe('invitation.url_not_same_origin');
  });

  it.each([
    ['basic', 1],
    ['flow', 3],
  ] as const)('lets %s have %i administrators, invited ones included', async (pack, limit) => {
    const { organization, admin } = await createWorkspace({ pack });
    const more = Array.from({ length: limit }, () => ({ email: newEmail() }));
    const answer = await invite(admin, organization, more);
    expect(errorOf(answer)).toEqual({
      status: 403,
      code: 'plan.limit_reached',
      message: 'You reached your limit inside the plan',
    });
    expect(answer.body.errors[0].extensions).toMatchObject({ limit, of: 'administrators', pack });
    const asUser = await invite(admin, organization, [{ email: newEmail(), user_role: 'ORG_USER' }]);
    expect(asUser.status).toBe(200);
    if (limit > 1) expect((await invite(admin, organization, more.slice(1))).status).toBe(200);
  });

  it('does not exceed the limit with ten concurrent requests', SLOW, async () => {
    const { organization, admin } = await createWorkspace({ pack: 'flow' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invite(admin, organization, [{ email: newEmail() }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await membershipsOf(organization)).toHaveLength(3);
  });

  it('responds identically to another workspace’s and an unknown one, and allows the platform any', async () => {
    const { admin } = await createWorkspace();
    const { organization } = await createWorkspace();
    const unknownWorkspace = { id: UNKNOWN_ID, name: '' };
    for (const target of [organization, unknownWorkspace]) {
      expect(errorOf(await invite(admin, target, [ONE]))).toMatchObject({
        status: 404,
        code: 'record.not_found',
      });
    }
    const platform = await createUser(product, { userRole: 'APP_ADMIN' });
    expect((await invite(platform, organization, [{ email: newEmail() }])).status).toBe(200);
    expect(errorOf(await invite(platform, unknownWorkspace, [ONE])).status).toBe(404);
  });
});

describe('an open invitation', () => {
  it('is sent again with the same link, but not within a day', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const email = newEmail();
    const { body } = await invite(admin, organization, [{ email }]);
    const mailFilter = { to: email, kind: 'member-invitation' };
    const first = await waitForMail(product, mailFilter);
    const resend = (by = admin) =>
      callerOf(product)('POST', `/invite/users/${body.data.invited[0].id}/resend`, { headers: by.headers });
    const early = await resend();
    expect(errorOf(early)).toMatchObject({ status: 429, code: 'invitation.resent_today' });
    product.clock.set(new Date(Date.now() + 24 * 3_600_000));
    const nextDay = await createUser(product, { organization });
    expect((await resend(nextDay)).body.data).toMatchObject({ id: body.data.invited[0].id });
    const second = await waitForMail(product, { ...mailFilter, nth: 2 });
    expect(linkOf(second).href).toBe(linkOf(first).href);
    expect((await resend(nextDay)).status).toBe(429);
    product.clock.set(undefined);
  });

  it('is withdrawn, with the account that was created for it', SLOW, async () => {
    const { organization, admin } = await createWorkspace();
    const email = newEmail();
    const [{ id, user }] = (await invite(admin, organization, [{ email }])).body.data.invited;
    const call = callerOf(product);
    const { headers } = admin;
    expect((await call('DELETE', `/invite/users/${id}`, { headers })).status).toBe(204);
    expect(await membershipsOf(organization)).toHaveLength(1);
    const accounts = await product.deps.db.platform.read((db) =>
      db.selectFrom('users').select('id').where('id', '=', user).execute(),
    );
    expect(accounts).toEqual([]);
    expect((await call('DELETE', `/invite/users/${id}`, { headers })).status).toBe(404);
  });

  it('of another workspace gives the same response as an unknown one; a member has none', async () => {
    const { organization, admin } = await createWorkspace();
    const other = await createWorkspace();
    const [{ id }] = (await invite(other.admin, other.organization, [{ email: newEmail() }])).body.data
      .invited;
    const call = callerOf(product);
    const { headers } = admin;
    for (const unreachable of [id, UNKNOWN_ID, 'nonsense']) {
      expect((await call('POST', `/invite/users/${unreachable}/resend`, { headers })).status).toBe(404);
      expect((await call('DELETE', `/invite/users/${unreachable}`, { headers })).status).toBe(404);
    }
    const [own] = await membershipsOf(organization);
    const answer = await call('DELETE', `/invite/users/${own?.id}`, { headers });
    expect(errorOf(answer).code).toBe('invitation.not_open');
  });
});
