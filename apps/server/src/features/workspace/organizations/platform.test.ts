import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { OWN_WORKSPACE_ID } from '#features/workspace/organizations/model.ts';
import { ensureWorkspace } from '#features/survey/entry/queries.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';

// Actions of platform administrators on workspaces, without being a member.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let platform: ReturnType<typeof itemsOf>;

interface Row {
  featureSettings: Record<string, boolean>;
}

async function read(fields: string): Promise<Record<string, unknown>> {
  return (await platform.get(`organizations/${organization.id}?fields=${fields}`)).body.data;
}

function log() {
  return itemsOf(product, admin).find('audit_log', {
    fields: ['action', 'user_role', 'items', 'details'],
    sort: 'date_created',
  });
}

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  platform = itemsOf(product, await createUser(product, { userRole: 'APP_ADMIN' }));
});

describe('an administrator of the platform', () => {
  it('lists all workspaces that are not deleted, with their counts', async () => {
    const other = await createOrganization(product, { name: 'Other', is_freezed: true });
    await platform.patch(`organizations/${other.id}`, {
      features: [{ name: 'FEATURE_CHAT', enabled: true }],
    });
    const deletedOrganization = await createOrganization(product);
    await platform.patch(`organizations/${deletedOrganization.id}`, {
      date_deleted: new Date().toISOString(),
    });
    const rows = await platform.find('organizations', {
      filter: { id: { _in: [organization.id, other.id, deletedOrganization.id] } },
      fields: [
        'name',
        'is_freezed',
        'users.user_role',
        'users.user.email',
        'features.name',
        'featureSettings',
      ],
      sort: 'name',
    });
    expect(rows.map(({ featureSettings }: Row) => featureSettings.FEATURE_CHAT)).toEqual([true, false]);
    for (const row of rows) delete row.featureSettings;
    expect(rows).toEqual([
      { name: 'Other', is_freezed: true, users: [], features: [{ name: 'FEATURE_CHAT' }] },
      {
        name: organization.name,
        is_freezed: false,
        users: [{ user_role: 'ORG_ADMIN', user: { email: admin.email } }],
        features: [],
      },
    ]);
  });

  it.each([
    [{ name: 'Renamed' }, { name: 'Renamed' }],
    [{ language: 'EN' }, { language: 'EN' }],
    [{ is_freezed: true }, { is_freezed: true }],
    [{ hide_personal_data: true }, { hide_personal_data: true }],
    [{ hide_everybody: true }, { hide_everybody: true }],
    [{ trial_ends_at: '2030-01-02T00:00:00.000Z' }, { trial_ends_at: '2030-01-02T00:00:00.000Z' }],
    [
      { custom_limits: { talent_insights_budget: 7 } },
      { custom_limits: { talent_insights_budget: 7, mails_per_day: null } },
    ],
  ])('sets %j, and the workspace finds it in its log', async (payload, expectedValues) => {
    const [field] = Object.keys(expectedValues);
    const answer = await platform.patch(`organizations/${organization.id}?fields=${field}`, payload);
    expect(answer.body.data).toEqual(expectedValues);
    expect(await read(String(field))).toEqual(expectedValues);
    await platform.patch(`organizations/${organization.id}`, payload);
    await platform.patch(`organizations/${organization.id}`, { is_freezed: false });
    const [first, ...others] = await log();
    expect(first).toMatchObject({
      action: 'organizations.update',
      user_role: 'APP_ADMIN',
      items: [organization.id],
      details: { fields: [field] },
    });
    expect(others).toHaveLength(field === 'is_freezed' ? 1 : 0);
  });

  it.each([
    [{ custom_limits: { talent_insights_budget: -1 } }, 400, 'FAILED_VALIDATION'],
    [{ custom_limits: { talent_insights_budget: 2_147_483_648 } }, 400, 'FAILED_VALIDATION'],
    [{ custom_limits: { talent_insights_budget: '7' } }, 400, 'FAILED_VALIDATION'],
    [{ pack: { name: 'Gold' } }, 400, 'FAILED_VALIDATION'],
    [{ pack: { name: null } }, 400, 'FAILED_VALIDATION'],
    [{ is_freezed: null }, 400, 'FAILED_VALIDATION'],
    [{ stripe_payment_data: { customer_email: 'x' } }, 403, 'FORBIDDEN'],
    [{ featureSettings: {} }, 403, 'FORBIDDEN'],
    [{ users: [] }, 403, 'FORBIDDEN'],
    [{ id: newId() }, 403, 'FORBIDDEN'],
    [{ date_created: '2024-01-01' }, 403, 'FORBIDDEN'],
  ])('is refused %j', async (payload, status, code) => {
    expectRefusal(
      await platform.patch(`organizations/${organization.id}`, { name: 'Changed', ...payload }),
      status,
      code,
    );
    expect(await read('name')).toEqual({ name: organization.name });
    expect(await log()).toEqual([]);
  });

  it('deletes a workspace softly: it is hidden from its members, its rows stay', async () => {
    const actor = await createUser(product, { userRole: 'APP_ADMIN' });
    const theirs = itemsOf(product, actor);
    const now = new Date().toISOString();
    const payload = { date_deleted: now, user_deleted: actor.id };
    expect((await theirs.patch(`organizations/${organization.id}`, payload)).status).toBe(200);
    expect(await theirs.get(`organizations/${organization.id}`)).toEqual(NO_SUCH_RECORD);
    expectRefusal(await itemsOf(product, admin).get('organizations'), 400, 'workspace.none_active');
    const row = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('organizations')
        .select(['date_deleted', 'user_deleted'])
        .where('id', '=', organization.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ date_deleted: expect.any(Date), user_deleted: actor.id });
    expectRefusal(await theirs.remove(`organizations/${newId()}`), 403, 'FORBIDDEN');
    expectRefusal(await theirs.post('organizations', { name: 'New' }), 403, 'FORBIDDEN');
  });

  it('cannot delete the workspace for people without a company', async () => {
    const own = { id: OWN_WORKSPACE_ID, name: 'Quint', language: 'EN' as const };
    await product.deps.db.platform.write((db) => ensureWorkspace(db, own));
    const payload = { date_deleted: new Date().toISOString() };
    expectRefusal(await platform.patch(`organizations/${own.id}`, payload), 409, 'workspace.of_installation');
    expect((await platform.get(`organizations/${own.id}`)).status).toBe(200);
  });

  it('can change workspaces one at a time, and no unknown ones', async () => {
    const bulk = { keys: [organization.id], data: { is_freezed: true } };
    expectRefusal(await platform.patch('organizations', bulk), 400, 'INVALID_PAYLOAD');
    expect(await platform.patch(`organizations/${newId()}`, { is_freezed: true })).toEqual(NO_SUCH_RECORD);
    expect(await read('is_freezed')).toEqual({ is_freezed: false });
  });

  it('can change the records of a workspace only after entering it', async () => {
    await createRole(product, organization);
    await createTalent(product, organization);
    expectRefusal(await platform.get('roles'), 400, 'workspace.none_active');
    const inside = itemsOf(product, await createUser(product, { organization, userRole: 'APP_ADMIN' }));
    expect(await inside.find('roles')).toHaveLength(1);
    expect(await inside.find('memberships', { fields: 'user.email' })).toEqual([
      { user: { email: admin.email } },
    ]);
  });

  it('hides names and addresses of a workspace from the next request on', async () => {
    const talent = await createTalent(product, organization, {
      is_directly_invited: false,
      is_insight_unlocked: true,
      last_name: 'Zimtstern',
    });
    const items = itemsOf(product, admin);
    const readLastName = async () =>
      (await items.get(`talents/${talent.id}?fields=last_name`)).body.data.last_name;
    expect(await readLastName()).toBe('Zimtstern');
    await platform.patch(`organizations/${organization.id}`, { hide_personal_data: true });
    expect(await readLastName()).toBe('*****');
  });
});
