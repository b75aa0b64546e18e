import { describe, expect, it } from 'vitest';
import { endTrials } from '#features/workspace/trials/jobs.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';

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
});
