import pg from 'pg';
import type { Manifest, SequenceManifest } from '#backup/model.ts';
import type { Migration } from '#database/migrate.ts';
import { makeSchema } from '#database/migrate.ts';

// Extensions stay: perhaps only a superuser may create them.
const DROP_ALL = `
do $$
declare
  command text;
begin
  for command in
    select format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.relname)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relkind = 'S'
  loop execute command; end loop;
  for command in
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute command; end loop;
  for command in
    select format('drop type if exists %s cascade', t.oid::regtype) from pg_type t where t.typnamespace = 'public'::regnamespace
      and t.typtype in ('e', 'd', 'r') and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  loop execute command; end loop;
end $$`;

const TABLES = `
select c.oid::regclass::text as name, c.relforcerowsecurity as "isForced"
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const LINKS = `
select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Restores what was removed for loading, and checks every reference. */
export type Finish = () => Promise<void>;

async function runAll(client: pg.Client, commands: readonly string[]): Promise<void> {
  if (commands.length > 0) await client.query(commands.join('; '));
}

/**
 * Replaces the schema, in the caller's transaction, with that of these migrations, empty and ready to be loaded in any
 * order: triggers are off, references are removed, and row-level security does not apply to the owner, as COPY
 * requires.
 */
export async function replaceSchema(
  client: pg.Client,
  migrations: readonly Migration[],
  rolePrefix: string,
): Promise<Finish> {
  await client.query(DROP_ALL);
  await makeSchema(client, migrations, rolePrefix);
  const { rows: all } = await client.query<{ name: string; isForced: boolean }>(TABLES);
  const tables = all.filter(({ name }) => !name.startsWith('schema_'));
  const { rows: links } = await client.query<{ table: string; name: string; definition: string }>(LINKS);
  const forcedTables = tables.filter(({ isForced }) => isForced);
  const on = ({ table, name }: { table: string; name: string }) =>
    `alter table ${table} %s constraint ${pg.escapeIdentifier(name)}`;
  await runAll(client, [
    `truncate ${tables.map(({ name }) => name).join(', ')}`,
    ...links.map((link) => on(link).replace('%s', 'drop')),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    ...forcedTables.map(({ name }) => `alter table ${name} no force row level security`),
  ]);
  return async () => {
    await runAll(client, [
      ...links.map((link) => `${on(link).replace('%s', 'add')} ${link.definition}`),
      ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ]);
    await runAll(
      client,
      forcedTables.map(({ name }) => `alter table ${name} force row level security`),
    );
  };
}

/** Sets sequences to their former values. */
export async function setSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value } of sequences.filter((each): each is SequenceManifest => each.value !== null)) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, value]);
  }
}
