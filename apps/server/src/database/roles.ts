import pg from 'pg';
import { StartupError } from '#startup-error.ts';

/** The roles used for all work. They belong to the server, not to one database, and have no login. */
const ROLES = ['quint_app', 'quint_platform', 'quint_search'];

const INSUFFICIENT_PRIVILEGE = '42501';

// An existing role is enough when this account may switch to it: `member` says that before PostgreSQL 16, `set` from
// then on.
const MAKE = `
do $$
declare
  role_name text;
  may_take text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array[${ROLES.map((role) => `'${role}'`).join(', ')}] loop
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

const MISSING = `
select wanted.name from unnest($1::text[]) as wanted (name)
where not exists (select from pg_roles where rolname = wanted.name)`;

/** The commands for an administrator of the PostgreSQL server, when this account may not run them. */
async function wordCommands(client: pg.Client): Promise<string> {
  const missing = await client.query<{ name: string }>(MISSING, [ROLES]);
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  const account = client.escapeIdentifier(rows[0]?.name ?? '');
  return [
    ...missing.rows.map(({ name }) => `create role ${name} nologin;`),
    `grant ${ROLES.join(', ')} to ${account};`,
  ].join(' ');
}

/**
 * Creates the roles and allows this account to switch to them. Throws StartupError with the commands to run when it may
 * not.
 */
export async function makeRoles(client: pg.Client): Promise<void> {
  try {
    await client.query(MAKE);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(
      `The account of DATABASE_URL may not make or take the roles that Quint works under (${error.message}); let an administrator of the PostgreSQL server run this once: ${await wordCommands(client)}`,
      { cause: error },
    );
  }
}
