import { describe, expect, it } from 'vitest';
import { createUser, createOrganization } from '#testing/factories.ts';
import { waitForMail, listQueuedKinds, tokenOf } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';
const CREATE = '/workspace-automations/create-workspace';
const APPROVE = '/workspace-automations/approve-workspace';

const OF_PLATFORM = { name: 'Kunde GmbH', admins: [{ email: 'chef@kunde.example' }] };

const workspacesNamed = (name: string, on = product) =>
  on.deps.db.platform.read((db) =>
    db.selectFrom('organizations').selectAll().where('name', '=', name).execute(),
  );

describe(`POST ${CREATE} of the platform`, () => {
  const create = async (payload: object) => {
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    return callerOf(product)('POST', CREATE, { headers, payload });
  };

  it('creates a workspace without a trial and invites its administrators', async () => {
    const answer = await create({
      name: ' Elbwerk AG ',
      language: 'EN',
      selfsignup: false,
      pack: 'Flow',
      admins: [{ email: 'ida@elbwerk.example', first_name: 'Ida' }, { email: 'ole@elbwerk.example' }],
    });
    expect(answer.status).toBe(200);
    const [workspace] = await workspacesNamed('Elbwerk AG');
    expect(workspace).toMatchObject({
      id: answer.body.data.id,
      language: 'EN',
      pack: 'flow',
      talent_insights_budget: 25,
      trial_ends_at: null,
      is_freezed: false,
    });
    expect(answer.body.data).toMatchObject({
      state: 'created',
      invited: [{ email: 'ida@elbwerk.example', user_role: 'ORG_ADMIN', status: 'invited' }, {}],
    });
    const mail = await waitForMail(product, { to: 'ida@elbwerk.example', kind: 'member-invitation' });
    expect(mail.subject).toBe('Elbwerk AG invites you to Quint');
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select('action')
        .where('organization_id', '=', answer.body.data.id)
        .orderBy('action')
        .execute(),
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'memberships.invite',
      'organizations.create',
      'plans.start',
    ]);
  });

  it.each([
    ['no administrator', { name: 'Leer AG' }, 'workspace.admin_required'],
    ['no name', { name: ' ', admins: [{ email: 'a@leer.example' }] }, 'workspace.name_required'],
    ['an address that is none', { name: 'Leer AG', admins: [{ email: 'a' }] }, 'account.email_invalid'],
    [
      'more administrators than the plan has',
      { name: 'Leer AG', admins: [{ email: 'a@leer.example' }, { email: 'b@leer.example' }] },
      'plan.limit_reached',
    ],
    [
      'an unknown plan',
      { name: 'Leer AG', admins: [{ email: 'a@leer.example' }], pack: 'Gold' },
      'INVALID_PAYLOAD',
    ],
  ])('refuses %s and leaves nothing behind', async (_name, payload, code) => {
    expect(errorOf(await create(payload)).code).toBe(code);
    expect(await workspacesNamed('Leer AG')).toEqual([]);
  });
});

describe(`POST ${CREATE} of the platform`, () => {
  const create = async (payload: object) => {
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    return callerOf(product)('POST', CREATE, { headers, payload });
  };

  it('defaults to German and Basic', SLOW, async () => {
    expect((await create({ name: 'Stille AG', admins: [{ email: 'a@stille.example' }] })).status).toBe(200);
    const [workspace] = await workspacesNamed('Stille AG');
    expect(workspace).toMatchObject({ language: 'DE', pack: 'basic', talent_insights_budget: 3 });
  });

  it('is refused to administrators of a workspace', async () => {
    const { headers } = await createUser(product, { organization: await createOrganization(product) });
    const answer = await callerOf(product)('POST', CREATE, { headers, payload: OF_PLATFORM });
    expect(errorOf(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('with SIGN_UP_APPROVAL=on', () => {
  const strict = useProduct({ worker: true, env: { SIGN_UP_APPROVAL: 'on' } });
  const email = 'wartet@people.example';
  const password = 'a brand new phrase';

  it('keeps a sign-up on hold until the platform approves it', SLOW, async () => {
    const call = callerOf(strict);
    const person = { first_name: 'Wim', last_name: 'Wartet', email, password };
    const payload = { name: 'Warte KG', selfsignup: true, ...person };
    const answer = await call('POST', CREATE, { payload });
    expect(answer.body).toEqual({ data: { state: 'on_hold' } });
    expect(await listQueuedKinds(strict, email)).toEqual([]);
    const login = () => call('POST', '/auth/login', { payload: { email, password } });
    expect(errorOf(await login())).toMatchObject({ status: 403, code: 'session.on_hold' });

    const [workspace] = await workspacesNamed('Warte KG', strict);
    expect(workspace).toMatchObject({ is_on_hold: true, trial_ends_at: null });
    const { headers } = await createUser(strict, { userRole: 'APP_ADMIN' });
    const waitingWorkspaces = await call('GET', '/items/organizations?fields=name&filter[is_on_hold]=true', {
      headers,
    });
    expect(waitingWorkspaces.body.data).toEqual([{ name: 'Warte KG' }]);
    const approve = (organizationId?: string) =>
      call('POST', APPROVE, { headers, payload: { organizationId } });
    expect((await approve(workspace?.id)).status).toBe(204);
    expect(errorOf(await approve(workspace?.id))).toMatchObject({
      status: 409,
      code: 'workspace.not_on_hold',
    });
    expect((await approve(UNKNOWN_ID)).status).toBe(404);

    const [approvedWorkspace] = await workspacesNamed('Warte KG', strict);
    expect(approvedWorkspace?.trial_ends_at).toEqual(endAfterDays(new Date(), 14));
    expect(errorOf(await login()).code).toBe('session.email_unconfirmed');
    const listUnconfirmed = async () =>
      (await call('GET', '/items/organizations?fields=name&filter[is_unconfirmed]=true', { headers })).body
        .data;
    expect(await listUnconfirmed()).toEqual([{ name: 'Warte KG' }]);
    const token = tokenOf(await waitForMail(strict, { to: email, kind: 'email-confirmation' }));
    expect((await call('POST', '/auth/email/confirm', { payload: { token, password } })).status).toBe(204);
    expect(await listUnconfirmed()).toEqual([]);
    expect((await login()).status).toBe(200);
  });
});
