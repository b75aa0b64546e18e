import { describe, expect, it } from 'vitest';
import { endTrials } from '#features/workspace/trials/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { linkOf, listQueuedKinds, waitForMail } from '#testing/mails.ts';
import { callerOf, signIn } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

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

/** Runs the job a number of days before the end, twice. */
async function runBefore(endsAt: Date, days: number): Promise<void> {
  product.clock.set(new Date(endsAt.getTime() - days * DAY_MS));
  await endTrials(product.deps);
  await endTrials(product.deps);
}

describe('the end of a trial', () => {
  it('is active on day 13 and frozen after day 14', async () => {
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

  it('freezes once: not again after the workspace is unfrozen, but after a new trial', async () => {
    const organization = await onTrial(-1);
    await endTrials(product.deps);
    await update(organization.id, { is_freezed: false });
    await endTrials(product.deps);
    expect(await isFrozen(organization.id)).toBe(false);
    const endDate = new Date(Date.now() + 1);
    await update(organization.id, { trial_ends_at: endDate });
    product.clock.set(new Date(endDate.getTime() + 1));
    await endTrials(product.deps);
    product.clock.set(undefined);
    expect(await isFrozen(organization.id)).toBe(true);
  });

  it('freezes on a refresh of the session, without waiting for the hour', SLOW, async () => {
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

describe('the mails about the end', () => {
  it(
    'are sent to the administrators seven and three days before and at the end, once each',
    SLOW,
    async () => {
      const organization = await onTrial(14);
      const { endsAt, admin } = organization;
      const talent = await createUser(product, { organization, userRole: 'ORG_USER' });
      await runBefore(endsAt, 7.5);
      expect(await listQueuedKinds(product, admin.email)).toEqual([]);
      const mails = [];
      for (const [index, days] of [6.9, 2.9, 0].entries()) {
        await runBefore(endsAt, days);
        mails.push(await waitForMail(product, { to: admin.email, kind: 'trial-ending', nth: index + 1 }));
      }
      product.clock.set(undefined);
      expect(await listQueuedKinds(product, admin.email)).toEqual(Array(3).fill('trial-ending'));
      expect(await listQueuedKinds(product, talent.email)).toEqual([]);
      const soon = /^Deine Testphase endet am \d{1,2}\. \p{L}+ \d{4}$/u;
      expect(mails[0]?.subject).toMatch(soon);
      expect(mails[1]?.subject).toMatch(soon);
      expect(mails[2]?.subject).toBe('Deine Testphase ist zu Ende');
      for (const mail of mails) {
        expect(mail.from.name).toBe('Quint');
        expect(mail.text).toContain(organization.name);
        expect(mail.text).toMatch(/nichts berechnet und nichts gelöscht/);
        expect(linkOf(mail).pathname).toBe('/plans');
      }
    },
  );

  it('skip a missed day', SLOW, async () => {
    const { endsAt, admin } = await onTrial(14);
    await runBefore(endsAt, 2);
    product.clock.set(undefined);
    expect(await listQueuedKinds(product, admin.email)).toEqual(['trial-ending']);
  });

  it('are not sent once they are no longer true', SLOW, async () => {
    const { id, endsAt, admin } = await onTrial(14);
    await runBefore(endsAt, 6.5);
    await update(id, { pack: 'flow' });
    await runBefore(endsAt, 2.5);
    product.clock.set(undefined);
    expect(await listQueuedKinds(product, admin.email)).toEqual(['trial-ending']);
  });

  it.each([
    ['a paid plan', { pack: 'flow' }],
    ['a frozen workspace', { is_freezed: true }],
  ])('do not go to %s', SLOW, async (_name, values) => {
    const organization = await onTrial(2, values);
    await endTrials(product.deps);
    expect(await listQueuedKinds(product, organization.admin.email)).toEqual([]);
  });
});
