import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '#database/ids.ts';

type Row = Readonly<Record<string, unknown>>;

interface Column {
  readonly name: string;
  readonly type: string;
  /** The first value of the closed list in a column's check constraint. */
  readonly word: string | null;
  /** Whether a check constraint requires a JSON array. */
  readonly isJsonArray: boolean;
}

interface Link {
  readonly columns: readonly string[];
  readonly to: string;
  readonly keys: readonly string[];
}

interface Table {
  readonly name: string;
  /** Tables whose rows belong to a workspace or to a person. */
  readonly isTenant: boolean;
  /** Columns without a default that must not be null. */
  readonly columns: readonly Column[];
  readonly links: readonly Link[];
}

// Tables whose rows belong neither to a workspace nor to a person are not filled.
const UNFILLED_TABLES = ['schema_functions', 'schema_migrations', 'rate_limits', 'installation'];

const TABLES = `
select c.relname as name,
  c.relname in ('organizations', 'users') or exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id') as "isTenant",
  (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'word', (
      select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[''([^'']*)''') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1
    ), 'isJsonArray', exists (
      select from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%jsonb_typeof(' || quote_ident(a.attname) || ') = ''array''%'
    )) order by a.attnum), '[]')
    from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and (a.attname = 'organization_id' or (a.attnotnull and not a.atthasdef))) as columns,
  (select coalesce(json_agg(json_build_object('to', k.confrelid::regclass::text,
      'columns', (select json_agg(a.attname order by p.n) from unnest(k.conkey) with ordinality p (num, n) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num),
      'keys', (select json_agg(a.attname order by p.n) from unnest(k.confkey) with ordinality p (num, n) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.num))), '[]')
    from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and not exists (
      select from unnest(k.conkey) p (num) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num where not a.attnotnull and a.attname <> 'organization_id')) as links
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;

/** Values for checks that cannot be derived from the type or a list of words. */
const SPECIAL: Readonly<Record<string, () => Row>> = {
  organizations: () => ({ name: 'Sample', pack: 'flow', talent_insights_budget: 5 }),
  users: () => ({ email: `${newId()}@people.example` }),
  organization_features: () => ({ feature: 'FEATURE_SAMPLE' }),
  features: () => ({ name: 'FEATURE_SAMPLE' }),
  api_tokens: () => ({ name: 'Sample', ending: 'abcd', scopes: ['talents:read'] }),
  audit_log: () => ({ action: 'sample.read' }),
  i18n: () => ({ selector: 'sample' }),
  item_products: () => ({ item_a: 1, item_b: 2 }),
  fairness_means: () => ({ people: 10 }),
  fairness_rates: () => ({ people: 10 }),
  job_experiences: () => ({ ended_at: '2025-01-01' }),
  sso_domains: () => ({ domain: `${newId()}.example` }),
  survey_demographics: () => ({ age: 30 }),
  talents: () => ({ email: `${newId()}@mail.example` }),
  training_requests: () => ({ phone: '0301234567' }),
  webhook_endpoints: () => ({ events: ['talent.invited'] }),
  webhook_deliveries: () => ({ type: 'talent.invited' }),
};

function sampleOf({ type, word, isJsonArray }: Column): unknown {
  if (word !== null) return word;
  if (type.endsWith('[]')) return [];
  if (type === 'uuid') return newId();
  if (type === 'bytea') return randomBytes(32);
  if (type === 'boolean') return true;
  if (type === 'date') return '2024-01-01';
  if (type.startsWith('timestamp')) return new Date(Date.now() + 86_400_000);
  if (type.startsWith('json')) return isJsonArray ? '[]' : '{}';
  // Makes unique texts unique.
  return type === 'text' ? `Sample ${randomBytes(4).toString('hex')}` : 1;
}

/** Tables in an order in which every foreign key finds its row. */
function inOrder(tables: readonly Table[]): Table[] {
  const orderedTables: Table[] = [];
  const orderedNames = new Set<string>();
  while (orderedTables.length < tables.length) {
    const ready = tables.filter(
      ({ name, links, columns }) =>
        !orderedNames.has(name) &&
        links.every(({ to }) => orderedNames.has(to) || to === name) &&
        (columns.every((column) => column.name !== 'organization_id') || orderedNames.has('organizations')),
    );
    if (ready.length === 0) throw new Error('Rows that depend on each other cannot be created one by one');
    for (const table of ready) {
      orderedTables.push(table);
      orderedNames.add(table.name);
    }
  }
  return orderedTables;
}

/** One row of every table, as the database stored it, by the name of the table. */
export type Rows = Map<string, Row>;

async function insertRow(client: pg.Client, table: Table, into: { rows: Rows; values: Row }): Promise<void> {
  const row: Record<string, unknown> = Object.fromEntries(
    table.columns.map((column) => [column.name, sampleOf(column)]),
  );
  if (table.isTenant && Object.hasOwn(row, 'organization_id')) {
    row.organization_id = into.rows.get('organizations')?.id;
  }
  for (const { columns, to, keys } of table.links) {
    columns.forEach((name, index) => (row[name] = into.rows.get(to)?.[keys[index] ?? '']));
  }
  Object.assign(row, SPECIAL[table.name]?.(), into.values);
  const names = Object.keys(row);
  const placeholders = names.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await client.query<{ row: Row }>(
    `insert into ${table.name} as t (${names.map((name) => `"${name}"`).join(', ')}) values (${placeholders}) returning to_jsonb(t) as row`,
    Object.values(row),
  );
  into.rows.set(table.name, rows[0]?.row ?? {});
}

/**
 * A workspace with a row in every table that can have one, derived from the catalogue, so that new tables are filled
 * automatically. `values` are those of single tables; a table in `existing` keeps that row. Uses the owner's
 * privileges.
 */
export async function seedEveryTable(
  client: pg.Client,
  options: { values?: Readonly<Record<string, Row>>; existingRows?: Readonly<Record<string, Row>> } = {},
): Promise<Rows> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const rows: Rows = new Map(Object.entries(options.existingRows ?? {}));
  // Rows that belong to a workspace or a person are not shared either.
  const own = new Set(tables.filter(({ isTenant }) => isTenant).map(({ name }) => name));
  await client.query('begin');
  for (const table of inOrder(tables)) {
    if (table.links.some(({ to }) => own.has(to))) own.add(table.name);
    if (UNFILLED_TABLES.includes(table.name) || rows.has(table.name)) continue;
    const { rows: existingRows } = own.has(table.name)
      ? { rows: [] }
      : await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${table.name} t limit 1`);
    if (existingRows[0] !== undefined) rows.set(table.name, existingRows[0].row);
    else await insertRow(client, table, { rows, values: options.values?.[table.name] ?? {} });
  }
  await client.query('commit');
  return rows;
}
