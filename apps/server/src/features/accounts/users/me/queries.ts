import type { ListSettings } from '@quint/contract/workspace/list-settings.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** A workspace the user may switch to. */
export interface WorkspaceEntry {
  readonly id: string;
  /** The user's talent there. */
  readonly talent_id: string | null;
  readonly is_member: boolean;
}

/**
 * The workspace with an id if the user may enter it: active members may, and platform administrators may enter any.
 * Undefined for a deleted one. Requires the platform role.
 */
export async function findWorkspaceEntry(
  db: Reader,
  person: { userId: string; mayEnterAny: boolean },
  organizationId: string,
): Promise<WorkspaceEntry | undefined> {
  const { rows } = await readSql<WorkspaceEntry>`
    select o.id, m.user_id is not null as is_member, (
      select t.id from talents t
      where t.organization_id = o.id and t.user_id = ${person.userId} and t.date_deleted is null and t.date_anonymized is null
        and m.user_role is distinct from 'WORKS_COUNCIL'
      order by t.date_created limit 1
    ) as talent_id
    from organizations o
    left join memberships m on m.organization_id = o.id and m.user_id = ${person.userId} and m.status = 'active'
    where o.id = ${organizationId} and o.date_deleted is null and (m.user_id is not null or ${person.mayEnterAny})
  `.execute(db);
  return rows[0];
}

export interface OwnTalent {
  readonly id: string;
  readonly organization_id: string;
  readonly is_freezed: boolean;
}

/** The talents of an account that are not deleted, in all workspaces. Requires the platform role. */
export async function listOwnTalents(db: Reader, userId: string): Promise<OwnTalent[]> {
  const { rows } = await readSql<OwnTalent>`
    select t.id, t.organization_id, o.is_freezed from talents t
    join organizations o on o.id = t.organization_id and o.date_deleted is null
    where t.user_id = ${userId} and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows;
}

/** The workspace in which the user uploaded a file. Requires the platform role. */
export async function findUploadWorkspace(
  db: Reader,
  userId: string,
  fileId: string,
): Promise<string | undefined> {
  const file = await db
    .selectFrom('files')
    .select('organization_id')
    .where('id', '=', fileId)
    .where((eb) => eb.or([eb('uploaded_by', '=', userId), eb('user_id', '=', userId)]))
    .executeTakeFirst();
  return file?.organization_id;
}

/** Columns of an account that its user may change. */
export interface AccountChange {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly platform_language?: 'EN' | 'DE' | null;
  readonly is_first_visit?: boolean;
  readonly active_organization_id?: string;
  readonly has_letter_keys?: boolean;
  readonly wants_digest?: boolean;
  readonly time_zone?: string | null;
  readonly hides_people?: HiddenPeople;
  readonly list_settings?: ListSettings | null;
  readonly avatar?: string | null;
  readonly avatar_organization_id?: string | null;
  readonly password_hash?: string;
}

/** Writes changed values; the modification date stays if nothing changed. Requires the platform role. */
export async function updateAccount(tx: Writer, userId: string, change: AccountChange): Promise<void> {
  const columns = Object.entries(change);
  if (columns.length === 0) return;
  const differs = sql.join(
    columns.map(([name, value]) => sql`${sql.ref(name)} is distinct from ${value}`),
    sql` or `,
  );
  const sets = sql.join(columns.map(([name, value]) => sql`${sql.id(name)} = ${value}`));
  await sql`update users set ${sets}, date_updated = now() where id = ${userId} and (${differs})`.execute(tx);
}
