import type pg from 'pg';
import type { Rows } from '#testing/every-table.ts';

/** Rights of the tenants' role where they are not all four on the whole table. */
const FEWER_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['select', 'insert'],
  survey_answers: ['select', 'insert'],
  pool_known_people: ['select', 'insert'],
  organizations: ['select', 'update'],
  // Some columns of accounts are the platform's alone; see READABLE_OF_USERS.
  users: [],
};

const READABLE_OF_USERS = [
  'avatar',
  'date_created',
  'email',
  'email_proven_at',
  'first_name',
  'id',
  'is_confirmed',
  'is_first_visit',
  'last_access',
  'last_name',
  'platform_language',
];

/** Tables that are the same for everybody: the tenants' role reads them. */
export const GLOBAL_TABLES = [
  'features',
  'i18n',
  'norm_studies',
  'norms',
  'talent_packages',
  'training_courses',
];
/** Counters that say nothing about anybody: the tenants' role reads them, and only triggers write them. */
const COUNTER_TABLES = ['access_versions'];
/** What the role of the search reads, besides which it can do nothing. */
const SEARCHED_COLUMNS = [
  'organization_id',
  'id',
  'first_name',
  'last_name',
  'email',
  'date_created',
  'date_deleted',
  'date_anonymized',
  'words',
];
/** Tables no workspace may touch, which the probe cannot fill with a row of each: of the owner, and with one row for all. */
const CLOSED_TABLES = ['installation', 'schema_functions', 'schema_migrations'];
const CLOSED_NAMES = CLOSED_TABLES.map((name) => `'${name}'`).join(', ');
const ALL_RIGHTS = ['select', 'insert', 'update', 'delete'];

/**
 * Under the tenants' role, working for one of two workspaces: rows it reaches and must not, or must reach and cannot.
 */
const TENANT_LEAKS = `
create function probe.tenant_leaks(only_table text) returns setof text language plpgsql as $$
declare t probe.samples; mine bigint; others bigint; reached bigint;
begin
  for t in select * from probe.samples where tenant_column is not null and name = coalesce(only_table, name) order by name loop
    begin
      execute format('select count(*) filter (where %1$I = $1), count(*) filter (where %1$I is distinct from $1) from %2$I', t.tenant_column, t.name)
        into mine, others using t.own_key;
      if mine = 0 then return next t.name || ': sees nothing of its own'; end if;
      if others > 0 then return next t.name || ': sees rows of another workspace'; end if;
    exception when others then return next t.name || ': reading says ' || sqlerrm;
    end;
    if 'update' = any (t.rights) then
      begin
        execute format('update %I set %I = $1', t.name, t.tenant_column) using t.own_key;
        get diagnostics reached = row_count;
        raise exception using errcode = 'P0R01', message = 'undo';
      exception
        when sqlstate 'P0R01' then
          if reached <> mine then return next t.name || ': changes rows of another workspace'; end if;
        when others then return next t.name || ': changing says ' || sqlerrm;
      end;
      begin
        execute format('update %I set %I = $1', t.name, t.tenant_column) using t.foreign_key;
        return next t.name || ': gives rows to another workspace';
      exception
        when insufficient_privilege then null;
        when others then return next t.name || ': giving away says ' || sqlerrm;
      end;
    end if;
    if 'insert' = any (t.rights) then
      begin
        execute format('insert into %I (%s) select %2$s from jsonb_populate_record(null::%1$I, $1)', t.name, t.filled) using t.foreign_row;
        return next t.name || ': adds rows to another workspace';
      exception
        when insufficient_privilege then null;
        when others then return next t.name || ': adding to another workspace says ' || sqlerrm;
      end;
      begin
        execute format('insert into %I (%s) select %2$s from jsonb_populate_record(null::%1$I, $1)', t.name, t.filled) using t.own_row;
        return next t.name || ': holds one row twice';
      exception
        when unique_violation then null;
        when others then return next t.name || ': adding to its own says ' || sqlerrm;
      end;
    end if;
    if 'delete' = any (t.rights) then
      begin
        execute format('delete from %I', t.name);
        get diagnostics reached = row_count;
        raise exception using errcode = 'P0R01', message = 'undo';
      exception
        when sqlstate 'P0R01' then
          if reached <> mine then return next t.name || ': removes rows of another workspace'; end if;
        when others then return next t.name || ': removing says ' || sqlerrm;
      end;
    end if;
  end loop;
  for t in select * from probe.samples where tenant_column is null and 'select' = any (rights) and name = coalesce(only_table, name) loop
    begin
      execute format('select count(*) from %I', t.name) into mine;
      if mine = 0 then return next t.name || ': cannot be read by a workspace'; end if;
    exception when others then return next t.name || ': reading says ' || sqlerrm;
    end;
  end loop;
end $$`;

/** Under the platform's role: rows it must reach across workspaces and cannot. */
const PLATFORM_LEAKS = `
create function probe.platform_leaks(only_table text) returns setof text language plpgsql as $$
declare t probe.samples; seen bigint;
begin
  for t in select * from probe.samples where name = coalesce(only_table, name) order by name loop
    execute format('select count(*) from %I', t.name) into seen;
    if seen < (case when t.tenant_column is null then 1 else 2 end) then return next t.name || ': the platform does not see every row'; end if;
    begin
      execute format('insert into %I (%s) select %2$s from jsonb_populate_record(null::%1$I, $1)', t.name, t.filled) using t.own_row;
      return next t.name || ': holds one row twice';
    exception
      when unique_violation then null;
      when others then return next t.name || ': the platform adding says ' || sqlerrm;
    end;
  end loop;
end $$`;

/** Holes in the security that the catalogue itself shows, independent of the role that runs the query. */
const CATALOGUE_LEAKS = `
create view probe.catalogue_leaks as
  select s.name::text as about, 'row-level security is off' as leak from probe.samples s join pg_class c on c.oid = s.name::regclass where s.guarded and not c.relrowsecurity
  union all select s.name, 'row-level security is not forced' from probe.samples s join pg_class c on c.oid = s.name::regclass where s.guarded and not c.relforcerowsecurity
  union all select s.name, 'policies are ' || coalesce(p.names, 'none') from probe.samples s
    left join lateral (select string_agg(policyname || ' to ' || array_to_string(roles, ','), ', ' order by policyname) as names
      from pg_policies where schemaname = 'public' and tablename = s.name) p on true
    where s.guarded and p.names is distinct from case when s.tenant_column is null then 'everybody to quint_app, platform to quint_platform' else case when s.name = 'audit_log' then 'lines_stay to quint_platform, ' else '' end || 'platform to quint_platform, ' || case when s.name = 'talents' then 'search to quint_search, ' else '' end || 'tenant to quint_app' end
  union all select c.relname, 'belongs to ' || pg_get_userbyid(c.relowner) from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) like 'quint\\_%'
  union all select c.relname, 'is not classified' from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not exists (select from probe.samples s where s.name = c.relname)
      and c.relname <> all (array[${CLOSED_NAMES}])
  union all select c.name, 'the tenants may ' || r from unnest(array[${CLOSED_NAMES}]) c (name)
    cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r where has_table_privilege('quint_app', c.name::regclass, r)
  union all select c.relname, 'is a view, which reads with the rights of its owner' from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
  union all select p.proname, 'runs with the rights of its owner' from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
      and not (p.proname in ('search_talents', 'find_talents') and pg_get_userbyid(p.proowner) = 'quint_search' and not has_function_privilege('public', p.oid, 'execute'))
  union all select s.name, 'the tenants may ' || case when p.held then '' else 'not ' end || p.privilege from probe.samples s
    cross join lateral (select r as privilege, has_table_privilege('quint_app', s.name::regclass, r) as held, r = any (s.rights) as due
      from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) r) p where p.held <> p.due
  union all select s.name, 'the tenants may ' || r || ' ' || a.attname from probe.samples s
    join pg_attribute a on a.attrelid = s.name::regclass and a.attnum > 0 and not a.attisdropped
    cross join unnest(array['select', 'insert', 'update', 'references']) r
    where r <> all (s.rights) and has_column_privilege('quint_app', a.attrelid, a.attnum, r) and not (r = 'select' and s.name = 'users' and a.attname = any (array[${READABLE_OF_USERS.map((name) => `'${name}'`).join(', ')}]))
  union all select r.rolname, 'is more than a role without rights' from pg_roles r
    where r.rolname in ('quint_app', 'quint_platform', 'quint_search') and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolcanlogin)
  union all select pg_get_userbyid(m.member), 'is a member of ' || pg_get_userbyid(m.roleid) from pg_auth_members m
    where pg_get_userbyid(m.member) in ('quint_app', 'quint_platform', 'quint_search')
  union all select c.relname, 'the search may ' || r || ' ' || a.attname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join unnest(array['select', 'insert', 'update', 'references']) r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and has_column_privilege('quint_search', c.oid, a.attnum, r)
      and not (c.relname = 'talents' and r = 'select' and a.attname = any (array[${SEARCHED_COLUMNS.map((name) => `'${name}'`).join(', ')}]))
  union all select n.nspname, 'the search may make things there' from pg_namespace n
    where n.nspname = 'public' and has_schema_privilege('quint_search', n.oid, 'create')`;

/**
 * Installs the probe in a database that holds rows of two workspaces in every table. It lives in a schema of its own
 * and runs with the rights of its caller.
 */
export async function installProbe(client: pg.Client, own: Rows, foreign: Rows): Promise<void> {
  await client.query(`create schema probe; grant usage on schema probe to public;
    create table probe.samples (name text primary key, guarded boolean not null, tenant_column text, own_key uuid, foreign_key uuid, own_row jsonb, foreign_row jsonb, rights text[] not null, filled text);
    grant select on probe.samples to public`);
  for (const [name, row] of own) {
    const other = foreign.get(name);
    const column =
      name === 'organizations' || name === 'users'
        ? 'id'
        : 'organization_id' in row
          ? 'organization_id'
          : null;
    const isGlobal = GLOBAL_TABLES.includes(name);
    const isRead = isGlobal || COUNTER_TABLES.includes(name);
    const rights = isRead ? ['select'] : column === null ? [] : (FEWER_RIGHTS[name] ?? ALL_RIGHTS);
    await client.query('insert into probe.samples values ($1, $2, $3, $4, $5, $6, $7, $8)', [
      name,
      column !== null || isGlobal,
      column,
      column === null ? null : row[column],
      column === null ? null : other?.[column],
      JSON.stringify(row),
      JSON.stringify(other),
      rights,
    ]);
  }
  await client.query(
    "insert into probe.samples select 'rate_limits', false, null, null, null, to_jsonb(t), null, '{}' from (select 'sample' as key, now() as window_started_at, 1 as hits) t",
  );
  // What the database works out itself is not inserted.
  await client.query(`update probe.samples s set filled = (select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = s.name::regclass and attnum > 0 and not attisdropped and attgenerated = '')`);
  await client.query("insert into rate_limits select 'sample', now(), 1");
  for (const part of [TENANT_LEAKS, PLATFORM_LEAKS, CATALOGUE_LEAKS]) await client.query(part);
}

/** The part of the walls that is looked at: what the roles reach, or what the catalogue says. */
export type Look = 'reached' | 'written';

async function listLeaks(client: pg.Client, source: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query<{ leak: string }>(`${source} order by 1`, [...values]);
  return rows.map(({ leak }) => leak);
}

/**
 * Looks for leaks after a change, all of it in a transaction that never happened. `about` looks at one
 * table or role alone.
 */
export async function findLeaks(
  client: pg.Client,
  options: { organizationId: string; look: Look; change?: string; about?: string },
): Promise<string[]> {
  const about = [options.about ?? null];
  await client.query('begin');
  try {
    if (options.change !== undefined) await client.query(options.change);
    if (options.look === 'written') {
      const source =
        "select about || ': ' || leak as leak from probe.catalogue_leaks where about = $1 or $1 is null";
      return await listLeaks(client, source, about);
    }
    await client.query("select set_config('app.organization', $1, true)", [options.organizationId]);
    await client.query('set local role quint_app');
    const tenant = await listLeaks(client, 'select leak from probe.tenant_leaks($1) as leak', about);
    await client.query('set local role quint_platform');
    return [
      ...tenant,
      ...(await listLeaks(client, 'select leak from probe.platform_leaks($1) as leak', about)),
    ];
  } finally {
    await client.query('rollback');
  }
}
