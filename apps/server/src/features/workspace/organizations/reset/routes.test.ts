import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization, createRole, createUser, switchOff } from '#testing/factories.ts';
import { testAccess } from '#testing/test-access.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();
const URL = '/workspace-automations/reset-workspace';
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000';

testAccess(product, {
  method: 'POST',
  url: URL,
  payload: { organizationId: UNKNOWN_ID },
  refusesFrozen: false,
});

const reset = async (organizationId: string) => {
  const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
  return callerOf(product)('POST', URL, { headers, payload: { organizationId } });
};

describe(`POST ${URL}`, () => {
  it('sets plan, switches, budget, trial and freeze back and keeps every record', async () => {
    const organization = await createOrganization(product, { pack: 'flow', is_freezed: true });
    await switchOff(product, organization, 'FEATURE_TEAMS');
    const role = await createRole(product, organization);
    expect((await reset(organization.id)).status).toBe(204);
    const { workspace, switches, roles, actions } = await product.deps.db.platform.read(async (db) => {
      const of = organization.id;
      return {
        workspace: await db
          .selectFrom('organizations')
          .selectAll()
          .where('id', '=', of)
          .executeTakeFirstOrThrow(),
        switches: await db
          .selectFrom('organization_features')
          .selectAll()
          .where('organization_id', '=', of)
          .execute(),
        roles: await db.selectFrom('roles').select('id').where('organization_id', '=', of).execute(),
        actions: await db
          .selectFrom('audit_log')
          .select('action')
          .where('organization_id', '=', of)
          .execute(),
      };
    });
    expect(workspace).toMatchObject({
      name: organization.name,
      pack: 'basic',
      talent_insights_budget: 3,
      is_freezed: false,
    });
    expect(workspace.trial_ends_at).toEqual(endAfterDays(new Date(), 14));
    expect(switches).toEqual([]);
    expect(roles).toEqual([{ id: role.id }]);
    expect(actions).toEqual([{ action: 'organizations.reset' }]);
  });

  it('does not know a deleted workspace', async () => {
    expect(errorOf(await reset(UNKNOWN_ID))).toMatchObject({ status: 404, code: 'record.not_found' });
  });

  it('is not for the administrators of the workspace', async () => {
    const organization = await createOrganization(product);
    const { headers } = await createUser(product, { organization });
    const payload = { organizationId: organization.id };
    expect(errorOf(await callerOf(product)('POST', URL, { headers, payload })).code).toBe('FORBIDDEN');
  });
});
