import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser, switchOff } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});

const read = async () => (await callerOf(product)('GET', '/billing', { headers: admin.headers })).body.data;
const change = (payload: object) =>
  callerOf(product)('PATCH', '/billing', { headers: admin.headers, payload });

async function setWorkspace(values: Record<string, unknown>): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', organization.id).execute(),
  );
}

describe('the billing account of a workspace', () => {
  it('contains its plan, with the limits of the plan and their usage', async () => {
    await createUser(product, { organization });
    await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { status: 'EMPLOYEE' });
    await createTalent(product, organization);
    expect(await read()).toEqual({
      pack: 'flow',
      trialEndsAt: null,
      isFrozen: false,
      limits: { administrators: 3, members: 25 },
      used: { administrators: 2, members: 1 },
      insights: 25,
      paymentEmail: null,
      subscription: null,
      way: 'offer',
      hasPortal: false,
    });
  });

  it('counts purchased seats and supports a plan without limits', async () => {
    await setWorkspace({ seats_administrators: 2, seats_members: 12 });
    expect((await read()).limits).toEqual({ administrators: 2, members: 12 });
    await setWorkspace({ pack: 'enterprise', seats_administrators: null, seats_members: null });
    expect((await read()).limits).toEqual({ administrators: null, members: null });
  });

  it('can be read by members of a frozen workspace, so that they can pay', async () => {
    await setWorkspace({ is_freezed: true, trial_ends_at: '2031-01-01T00:00:00.000Z' });
    expect(await read()).toMatchObject({ isFrozen: true, trialEndsAt: '2031-01-01T00:00:00.000Z' });
    await switchOff(product, organization, 'FEATURE_CARD_PAYMENT');
    expect((await read()).way).toBe('offer');
  });
});

describe('the address for invoices', () => {
  it('is changed, cleared and audited, without the address in the audit log', async () => {
    const { status, body } = await change({ paymentEmail: 'books@people.example' });
    expect([status, body.data.paymentEmail]).toEqual([200, 'books@people.example']);
    expect((await change({ paymentEmail: null })).body.data.paymentEmail).toBeNull();
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .where('action', '=', 'billing.update')
        .execute(),
    );
    const line = { user_id: admin.id, details: { fields: ['paymentEmail'] } };
    expect(lines).toEqual([line, line]);
  });

  it.each(['', 'books', `${'b'.repeat(130)}@people.example`])(
    'rejects the address "%s"',
    async (paymentEmail) => {
      expect(errorOf(await change({ paymentEmail }))).toMatchObject({ status: 400 });
      expect((await read()).paymentEmail).toBeNull();
    },
  );
});
