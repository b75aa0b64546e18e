import { describe, expect, it } from 'vitest';
import { createUser } from '#testing/factories.ts';
import { waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const CREATE = '/workspace-automations/create-workspace';

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
