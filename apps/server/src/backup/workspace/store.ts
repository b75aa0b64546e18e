import pg from 'pg';
import type { TableManifest } from '#backup/model.ts';
import type { Step } from '#backup/workspace/order.ts';
import { PEOPLE } from '#backup/workspace/people.ts';
import { stageOf } from '#backup/workspace/stage.ts';
import { findTaken } from '#backup/workspace/tables.ts';

const quote = (column: string) => pg.escapeIdentifier(column);
const here = (value: string) => `(select m.here from ${PEOPLE} m where m.there = ${value})`;

/** Columns by how account keys in them are handled. */
export interface AccountColumns {
  /** For a reference: null for an account that is left out. */
  readonly references: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

const ACCOUNT_COLUMNS = `
select a.attrelid::regclass::text || '.' || a.attname as name, a.atttypid = 'uuid[]'::regtype as "isList",
  exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'f'
    and k.confrelid = 'public.users'::regclass and a.attnum = any (k.conkey)) as "isReferring"
from pg_attribute a join pg_class c on c.oid = a.attrelid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)`;

export async function readAccountColumns(client: pg.Client): Promise<AccountColumns> {
  const { rows } = await client.query<{ name: string; isList: boolean; isReferring: boolean }>(
    ACCOUNT_COLUMNS,
  );
  return {
    references: new Set(rows.filter(({ isReferring }) => isReferring).map(({ name }) => name)),
    lists: new Set(rows.filter(({ isList }) => isList).map(({ name }) => name)),
  };
}

/** The stored value of a column, from a staged row `s`. */
function valueOf(table: string, column: string, accounts: AccountColumns): string {
  const value = `s.${quote(column)}`;
  if (!(findTaken(table)?.people ?? []).includes(column)) return value;
  const name = `${table}.${column}`;
  if (accounts.references.has(name)) return here(value);
  if (!accounts.lists.has(name)) return `coalesce(${here(value)}, ${value})`;
  return `array(select coalesce(m.here, w.id) from unnest(${value}) with ordinality w (id, place)
    left join ${PEOPLE} m on m.there = w.id order by w.place)`;
}

/** Stores the staged rows of a table. Returns the number of rows dropped because their course does not exist here. */
export async function storeRows(
  client: pg.Client,
  { name, columns, rows }: TableManifest,
  { later, accounts }: Pick<Step, 'later'> & { readonly accounts: AccountColumns },
): Promise<number> {
  const values = columns.map((column) => (later.includes(column) ? 'null' : valueOf(name, column, accounts)));
  const course = findTaken(name)?.course;
  const where =
    course === undefined
      ? ''
      : ` where exists (select from training_courses c where c.id = s.${quote(course)})`;
  const { rowCount } = await client.query(
    `insert into public.${quote(name)} (${columns.map(quote).join(', ')})
     select ${values.join(', ')} from ${stageOf(name)} s${where}`,
  );
  return rows - (rowCount ?? 0);
}

const KEY = `
select array_agg(a.attname::text) as key from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
where i.indrelid = to_regclass('public.' || quote_ident($1)) and i.indisprimary`;

/** Fills the deferred references. */
export async function storeLater(client: pg.Client, { table, later }: Step): Promise<void> {
  if (later.length === 0) return;
  const { rows } = await client.query<{ key: string[] }>(KEY, [table]);
  const same = (rows[0]?.key ?? []).map((column) => `t.${quote(column)} = s.${quote(column)}`).join(' and ');
  const values = later.map((column) => `${quote(column)} = s.${quote(column)}`).join(', ');
  const some = later.map((column) => `s.${quote(column)} is not null`).join(' or ');
  await client.query(
    `update public.${quote(table)} t set ${values} from ${stageOf(table)} s where ${same} and (${some})`,
  );
}
