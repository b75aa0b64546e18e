import pg from 'pg';
import { StartupError } from '#startup-error.ts';

/** The default prefix of the roles. */
export const DEFAULT_ROLE_PREFIX = 'quint';

/** The roles for all work. They belong to the server, not to one database, and cannot log in. */
export interface RoleNames {
  /** Works in one workspace. */
  readonly app: string;
  /** Works across workspaces. */
  readonly platform: string;
  /** Owns the function that searches people. */
  readonly search: string;
}

export function rolesOf(prefix: string): RoleNames {
  return { app: `${prefix}_app`, platform: `${prefix}_platform`, search: `${prefix}_search` };
}

/** Replaces the default prefix of role names in a text, such as a migration, with that of this installation. */
export function nameRoles(sql: string, prefix: string): string {
  return sql.replaceAll(/\bquint_(app|platform|search)\b/g, `${prefix}_$1`);
}

const INSUFFICIENT_PRIVILEGE = '42501';

const listOf = ({ app, platform, search }: RoleNames): string[] => [app, platform, search];

// An existing role is enough when this account may switch to it: `member` checks that before PostgreSQL 16, `set` since
// then.
const makeAll = (roles: RoleNames): string => `
do $$
declare
  role_name text;
  may_take text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array[${listOf(roles)
    .map((role) => `'${role}'`)
    .join(', ')}] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, role_name, may_take) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$`;

const MISSING_ROLES = `
select wanted.name from unnest($1::text[]) as wanted (name)
where not exists (select from pg_roles where rolname = wanted.name)`;

/** The commands for an administrator of the PostgreSQL server, when this account may not run them. */
async function wordCommands(client: pg.Client, roles: RoleNames): Promise<string> {
  const missingRoles = await client.query<{ name: string }>(MISSING_ROLES, [listOf(roles)]);
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  const account = client.escapeIdentifier(rows[0]?.name ?? '');
  return [
    ...missingRoles.rows.map(({ name }) => `create role ${name} nologin;`),
    `grant ${listOf(roles).join(', ')} to ${account};`,
  ].join(' ');
}

/**
 * Creates the roles and allows this account to switch to them. Throws StartupError with the commands to run when it is
 * not allowed to.
 */
export async function makeRoles(client: pg.Client, roles: RoleNames): Promise<void> {
  try {
    await client.query(makeAll(roles));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(
      `The account of DATABASE_URL may not make or take the roles that Quint works under (${error.message}). When they belong to another installation on this server, choose names of your own with DATABASE_ROLE_PREFIX; otherwise let an administrator of the PostgreSQL server run this once: ${await wordCommands(client, roles)}`,
      { cause: error },
    );
  }
}

const ROLE_IN_USE = `
select roles[1]::text as role from pg_policies
where schemaname = 'public' and tablename = 'organizations' and policyname = 'tenant'`;

/** The roles with rights in this database; undefined before the first migration. */
export async function findRoles(client: pg.Client): Promise<RoleNames | undefined> {
  const { rows } = await client.query<{ role: string }>(ROLE_IN_USE);
  const [inUse] = rows;
  return inUse === undefined ? undefined : rolesOf(inUse.role.replace(/_app$/, ''));
}

/** Reads as the role that sees the rows of all workspaces, until the end of the transaction or `reset role`. */
export async function readAsPlatform(client: pg.Client): Promise<void> {
  const { platform } = (await findRoles(client)) ?? rolesOf(DEFAULT_ROLE_PREFIX);
  await client.query(`set local role ${client.escapeIdentifier(platform)}`);
}

/** Rejects a prefix other than that of this database: its rights refer to the roles. */
export async function assertSameRoles(client: pg.Client, roles: RoleNames): Promise<void> {
  const { rows } = await client.query<{ role: string }>(ROLE_IN_USE);
  const [inUse] = rows;
  if (inUse === undefined || inUse.role === roles.app) return;
  const prefix = inUse.role.replace(/_app$/, '');
  throw new StartupError(
    `The rights in this database belong to the role ${inUse.role}, not to ${roles.app}: start with DATABASE_ROLE_PREFIX=${prefix}.`,
  );
}
