import { describe, expect, it } from 'vitest';
import { endTrials } from '#features/trials/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { linkOf, listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf, signIn } from '#testing/sessions.ts';

const product = useProduct({ worker: true });
const DAY_MS = 86_400_000;

async function update(id: string, values: Record<string, unknown>): Promise<void> {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set(values).where('id', '=', id).execute(),
  );
}

const isFrozen = async (id: string) => {
  const row = await product.deps.db.platform.read((db) =>
    db.selectFrom('organizations').select('is_freezed').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.is_freezed;
};

/** A workspace whose trial ends in a number of days. */
async function onTrial(days: number, values: Record<string, unknown> = {}) {
  const organization = await createOrganization(product, { pack: 'basic' });
  const endsAt = new Date(Date.now() + days * DAY_MS);
  await update(organization.id, { trial_ends_at: endsAt, ...values });
  const admin = await createUser(product, { organization });
  return { ...organization, endsAt, admin };
}

describe('the end of a trial', () => {
  it('is open on day 13 and frozen once day 14 has passed', async () => {
    const organization = await onTrial(14);
    product.clock.set(new Date(Date.now() + 13 * DAY_MS));
    await endTrials(product.deps);
    expect(await isFrozen(organization.id)).toBe(false);
    product.clock.set(new Date(Date.now() + 14 * DAY_MS + 1000));
    await endTrials(product.deps);
    expect(await isFrozen(organization.id)).toBe(true);
    product.clock.set(undefined);
    const lines = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('audit_log')
        .select(['action', 'user_id', 'details'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(lines).toEqual([{ action: 'organizations.freeze', user_id: null, details: { because: 'trial' } }]);
  });

  it.each([
    ['a paid plan', { pack: 'flow' }],
    ['a workspace without a trial', { trial_ends_at: null }],
    ['a deleted workspace', { date_deleted: new Date() }],
    ['a workspace on hold', { is_on_hold: true }],
  ])('does not freeze %s', async (_name, values) => {
    const organization = await onTrial(-1, values);
    await endTrials(product.deps);
    expect(await isFrozen(organization.id)).toBe(false);
  });

  it('freezes once: who opens the workspace again is not contradicted, a new trial counts anew', async () => {
    const organization = await onTrial(-1);
    await endTrials(product.deps);
    await update(organization.id, { is_freezed: false });
    await endTrials(product.deps);
    expect(await isFrozen(organization.id)).toBe(false);
    const ended = new Date(Date.now() + 1);
    await update(organization.id, { trial_ends_at: ended });
    product.clock.set(new Date(ended.getTime() + 1));
    await endTrials(product.deps);
    product.clock.set(undefined);
    expect(await isFrozen(organization.id)).toBe(true);
  });

  it('freezes on a refresh of the session, without waiting for the hour', async () => {
    const organization = await onTrial(1);
    const session = await signIn(product, organization.admin.email);
    await update(organization.id, { trial_ends_at: new Date(Date.now() - 1000) });
    const { access_token } = (await session.refresh()).body.data;
    expect(await isFrozen(organization.id)).toBe(true);
    const me = await callerOf(product)('GET', '/users/me', {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.body.data.active_workspace.is_freezed).toBe(true);
  });
});

describe('the mail before the end', () => {
  it('goes to the administrators once, three days before', async () => {
    const organization = await onTrial(3.5);
    const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
    await endTrials(product.deps);
    expect(await listQueuedKinds(product, organization.admin.email)).toEqual([]);
    await update(organization.id, { trial_ends_at: new Date(Date.now() + 2.9 * DAY_MS) });
    await endTrials(product.deps);
    await endTrials(product.deps);
    const mail = await waitForMail(product, { to: organization.admin.email, kind: 'trial-ending' });
    expect(mail.subject).toMatch(/^Deine Testphase endet am \d{1,2}\. \p{L}+ \d{4}$/u);
    expect(mail.from.name).toBe('Quint');
    expect(mail.text).toContain(organization.name);
    expect(linkOf(mail).pathname).toBe('/plans');
    expect(await listQueuedKinds(product, organization.admin.email)).toEqual(['trial-ending']);
    expect(await listQueuedKinds(product, talent.email)).toEqual([]);
  });

  it.each([
    ['a paid plan', { pack: 'flow' }],
    ['a frozen workspace', { is_freezed: true }],
  ])('does not go to %s', async (_name, values) => {
    const organization = await onTrial(2, values);
    await endTrials(product.deps);
    expect(await listQueuedKinds(product, organization.admin.email)).toEqual([]);
  });
});
