import { sql } from 'kysely';
import type { AdministratorWithoutFactor } from '@quint/contract/workspace/two-factor.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

/** Whether the workspace requires a second factor of its administrators; undefined for a deleted one. */
export async function findRequirement(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<boolean | undefined> {
  const { rows } = await readSql<{ requires_second_factor: boolean }>`
    select requires_second_factor from organizations where id = ${organizationId} and date_deleted is null
  `.execute(db);
  return rows[0]?.requires_second_factor;
}

/** The active administrators of the workspace who have neither one-time codes nor a passkey. */
export async function listWithoutFactor(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<AdministratorWithoutFactor[]> {
  const { rows } = await readSql<AdministratorWithoutFactor>`
    select u.id, nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as name, u.email,
      exists (select from sso_identities i where i.organization_id = m.organization_id and i.membership_id = m.id) as has_company
    from memberships m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active' and m.user_role = 'ORG_ADMIN'
      and not exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null)
      and not exists (select from passkeys p where p.user_id = u.id)
    order by u.email collate "und-x-icu"
  `.execute(db);
  return rows;
}

/** Whether an account has one-time codes or a passkey. */
export async function hasFactor(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await readSql`
    select from users u where u.id = ${userId} and (
      exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null)
      or exists (select from passkeys p where p.user_id = u.id))
  `.execute(db);
  return rows.length > 0;
}

/** Returns false for a deleted workspace. */
export async function setRequirement(
  db: Writer,
  { organizationId }: OrganizationScope,
  isRequired: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update organizations set requires_second_factor = ${isRequired}, date_updated = now()
    where id = ${organizationId} and date_deleted is null returning id
  `.execute(db);
  return rows.length > 0;
}
