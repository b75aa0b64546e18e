import { newId } from '#database/ids.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findEndOfData } from '#features/privacy/retention/service.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization, createRole, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';

const product = useProduct();
const START = new Date('2026-01-15T10:00:00Z');
let organization: TestOrganization;

const at = (date: string) => new Date(`${date}T10:00:00Z`);

async function createPerson(values: Record<string, unknown> = {}) {
  return createTalent(product, organization, { date_created: START, ...values });
}

async function reject(talentId: string, rejectedAt: Date): Promise<void> {
  const role = await createRole(product, organization);
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('roles_talents')
      .values({
        organization_id: organization.id,
        id: newId(),
        roles_id: role.id,
        talents_id: talentId,
        date_created: START,
        rejected_at: rejectedAt,
      })
      .execute(),
  );
}

const endOf = async (talentId: string) => {
  const recordKey = { organizationId: organization.id, talentId };
  const now = product.clock.now();
  return product.deps.db.read(testScope(organization.id), (db) => findEndOfData(db, recordKey, now));
};

beforeEach(async () => {
  product.clock.set(undefined);
  organization = await createOrganization(product, { language: 'EN' });
  await createUser(product, { organization });
});

describe('the retention of people’s data', () => {
  it('ends six months after a rejection, a year after other activity, and not for employees', async () => {
    const [rejectedPerson, quiet, member, both] = [
      await createPerson(),
      await createPerson(),
      await createPerson({ status: 'EMPLOYEE' }),
      await createPerson(),
    ];
    await reject(rejectedPerson.id, at('2026-02-01'));
    await reject(both.id, at('2026-02-01'));
    const role = await createRole(product, organization);
    await product.deps.db.platform.write((db) =>
      db
        .insertInto('roles_talents')
        .values({
          organization_id: organization.id,
          id: newId(),
          roles_id: role.id,
          talents_id: both.id,
          date_created: at('2026-02-10'),
        })
        .execute(),
    );
    product.clock.set(at('2026-03-01'));
    expect(await endOf(rejectedPerson.id)).toEqual(at('2026-08-01'));
    expect(await endOf(quiet.id)).toEqual(new Date('2027-01-15T10:00:00Z'));
    expect(await endOf(member.id)).toBeNull();
    expect(await endOf(both.id)).toEqual(at('2027-02-10'));
    // Nobody was notified yet: the end is at least the notice period away.
    product.clock.set(at('2026-09-01'));
    expect(await endOf(rejectedPerson.id)).toEqual(at('2026-10-01'));
  });
});
