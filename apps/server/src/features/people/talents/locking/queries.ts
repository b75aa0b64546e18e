import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

/**
 * Locks the sheets of talents until the transaction ends. A change of a sheet locks the sheet and then, by the trigger
 * `refresh_newest_survey`, its talent. A transaction that changes sheets of talents must call this before it locks the
 * talents: in the other order it deadlocks with a mail that is being sent and with answers of the person.
 */
export async function lockSheetsOf(
  db: Writer,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  talentIds: readonly string[],
): Promise<void> {
  await sql`
    select from talents_results
    where organization_id = ${organizationId} and talent_id = any(${talentIds}::uuid[])
    order by id for no key update
  `.execute(db);
}

/** Locks the existing talents among the keys, in one order, until the transaction ends. Returns their keys. */
export async function lockTalents(
  db: Writer,
  { organizationId }: Pick<OrganizationScope, 'organizationId'>,
  talentIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from talents
    where organization_id = ${organizationId} and id = any(${talentIds}::uuid[])
      and date_deleted is null and date_anonymized is null
    order by id for no key update
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
