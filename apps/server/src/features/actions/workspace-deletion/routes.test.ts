import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { endDeletedWorkspaces } from '#features/actions/workspace-deletion/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, errorOf, signIn } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
afterEach(() => product.clock.set(undefined));

/** A workspace with a role, a talent and an administrator, which the platform deletes. */
async function createDeleted() {
  const organization = await createOrganization(product);
  const admin = await createUser(product, { organization });
  const role = await createRole(product, organization);
  const talent = await createTalent(product, organization, { last_name: 'Zimtstern' });
  await createFinishedResult(product, organization, { talentId: talent.id });
  const platform = await createUser(product, { userRole: 'APP_ADMIN' });
  const payload = { date_deleted: new Date().toISOString() };
  const response = await itemsOf(product, platform).patch(`organizations/${organization.id}`, payload);
  expect(response.status).toBe(200);
  const restore = ({ headers } = platform) =>
    callerOf(product)('POST', `/platform/organizations/${organization.id}/restore`, { headers });
  const list = async ({ headers } = platform) => {
    const { body } = await callerOf(product)('GET', '/platform/deleted-workspaces', { headers });
    return (body.data as { id: string }[]).filter(({ id }) => id === organization.id);
  };
  return { organization, admin, role, talent, platform, restore, list };
}

const count = (organization: TestOrganization) =>
  product.deps.db.platform.read(async (db) => {
    const of = organization.id;
    const talents = await db.selectFrom('talents').select('id').where('organization_id', '=', of).execute();
    const members = await db
      .selectFrom('memberships')
      .select('id')
      .where('organization_id', '=', of)
      .execute();
    const roles = await db.selectFrom('roles').select('id').where('organization_id', '=', of).execute();
    return { talents: talents.length, members: members.length, roles: roles.length };
  });

const REFERENCE_COUNTS = { mails: 1, tokens: 1, views: 1 };

/** Other records that name an administrator: a mail, an API token, a view of the list, and the address of invoices. */
async function createReferences(
  organization: TestOrganization,
  { id: userId, email }: TestUser,
): Promise<void> {
  await product.deps.db.platform.write(async (db) => {
    const of = { organization_id: organization.id, id: newId() };
    const mail = { message_key: of.id, kind: 'sample', to_email: email, language: 'EN', payload: '{}' };
    await db
      .insertInto('outbox')
      .values({ ...of, ...mail })
      .execute();
    const token = { name: 'Payroll', token_hash: Buffer.from(of.id), ending: 'abcd', scopes: ['roles:read'] };
    await db
      .insertInto('api_tokens')
      .values({ ...of, ...token, created_by: userId, responsible_id: userId })
      .execute();
    await db
      .insertInto('talent_views')
      .values({ ...of, user_id: userId, name: 'Mine', view: '{}' })
      .execute();
    await db
      .updateTable('organizations')
      .set({ stripe_customer_email: email })
      .where('id', '=', organization.id)
      .execute();
  });
}

const countReferences = (organization: TestOrganization) =>
  product.deps.db.platform.read(async (db) => {
    const countIn = async (table: 'outbox' | 'api_tokens' | 'talent_views') => {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('organization_id', '=', organization.id)
        .execute();
      return rows.length;
    };
    const workspace = await db
      .selectFrom('organizations')
      .select('stripe_customer_email')
      .where('id', '=', organization.id)
      .executeTakeFirstOrThrow();
    return {
      mails: await countIn('outbox'),
      tokens: await countIn('api_tokens'),
      views: await countIn('talent_views'),
      invoiced: workspace.stripe_customer_email,
    };
  });

describe('a workspace that the platform deleted', () => {
  it('is listed with its last day, closed to its people, and restored completely', SLOW, async () => {
    const { organization, admin, role, talent, restore, list } = await createDeleted();
    const theirs = itemsOf(product, admin);
    expect(errorOf(await callerOf(product)('GET', '/items/roles', admin)).code).toBe('workspace.none_active');
    const [line] = await list();
    expect(line).toMatchObject({
      name: organization.name,
      deleted_by: expect.stringContaining('Test Person'),
    });
    const { date_deleted: dateDeleted, restorable_until: until } = line as unknown as Record<string, string>;
    expect(Date.parse(String(until)) - Date.parse(String(dateDeleted))).toBe(30 * DAY_MS);
    expect((await restore()).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await theirs.find('roles', { fields: 'id' })).toEqual([{ id: role.id }]);
    expect(await theirs.find('talents', { fields: 'id' })).toEqual([{ id: talent.id }]);
    const [first] = await theirs.find('audit_log', {
      fields: ['action', 'user_role'],
      sort: '-date_created',
    });
    expect(first).toEqual({ action: 'organizations.restore', user_role: 'APP_ADMIN' });
    // A second request changes nothing.
    expect((await restore()).status).toBe(204);
  });

  it('ends password sessions when SSO could not be enforced meanwhile', async () => {
    const { organization, admin, restore } = await createDeleted();
    const domain = `${newId().slice(-12)}.example`;
    const email = `boss@${domain}`;
    const of = { organization_id: organization.id, id: newId() };
    await product.deps.db.platform.write(async (db) => {
      await db.updateTable('users').set({ email }).where('id', '=', admin.id).execute();
      const client = { issuer: 'https://issuer.example', client_id: 'quint', client_secret: Buffer.alloc(1) };
      await db
        .insertInto('sso_connections')
        .values({ ...of, ...client, is_enforced: true })
        .execute();
      const proof = { domain, token: 'token', date_proved: new Date(), proved_by: 'platform' };
      await db
        .insertInto('sso_domains')
        .values({ ...of, ...proof })
        .execute();
    });
    const session = await signIn(product, email);
    expect((await session.refresh()).status).toBe(200);
    const other = await signIn(product, email);
    expect((await restore()).status).toBe(204);
    expect((await other.refresh()).status).toBe(401);
  });

  it('cannot be restored by others', async () => {
    const { organization, admin } = await createDeleted();
    const url = `/platform/organizations/${organization.id}/restore`;
    expect((await callerOf(product)('POST', url, admin)).status).toBe(403);
  });

  it('keeps everything for 30 days, and nothing about people afterwards', async () => {
    const { organization, admin, restore, list } = await createDeleted();
    await createReferences(organization, admin);
    product.clock.set(new Date(Date.now() + 29 * DAY_MS));
    await endDeletedWorkspaces(product.deps);
    expect(await count(organization)).toEqual({ talents: 1, members: 1, roles: 1 });
    expect(await countReferences(organization)).toEqual({ ...REFERENCE_COUNTS, invoiced: admin.email });
    product.clock.set(new Date(Date.now() + 31 * DAY_MS));
    // The previous access token has expired by then.
    const later = await createUser(product, { userRole: 'APP_ADMIN' });
    expect(await list(later)).toEqual([]);
    expect(errorOf(await restore(later))).toMatchObject({ status: 404, code: 'record.not_found' });
    const other = await createOrganization(product);
    await createTalent(product, other);
    await endDeletedWorkspaces(product.deps);
    expect(await count(organization)).toEqual({ talents: 0, members: 0, roles: 1 });
    expect((await count(other)).talents).toBe(1);
    expect(await countReferences(organization)).toEqual({ mails: 0, tokens: 0, views: 0, invoiced: null });
    await endDeletedWorkspaces(product.deps);
    expect(errorOf(await restore(later)).code).toBe('record.not_found');
  });

  it('cannot be restored when it does not exist', async () => {
    const { headers } = await createUser(product, { userRole: 'APP_ADMIN' });
    const answer = await callerOf(product)('POST', `/platform/organizations/${newId()}/restore`, { headers });
    expect(errorOf(answer)).toMatchObject({ status: 404, code: 'record.not_found' });
  });
});
