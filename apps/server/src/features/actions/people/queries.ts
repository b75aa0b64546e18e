import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface LockedPerson {
  readonly id: string;
  readonly status: TalentStatus;
  readonly tags: string[];
}

/** The existing people among the keys, locked in one order until the transaction ends. */
export async function lockPeople(
  db: Writer,
  scope: OrganizationScope,
  ids: readonly string[],
): Promise<LockedPerson[]> {
  const { rows } = await sql<LockedPerson>`
    select id, status, tags from talents
    where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
      and date_deleted is null and date_anonymized is null
    order by id for no key update
  `.execute(db);
  return rows;
}
