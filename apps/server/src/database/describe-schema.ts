import pg from 'pg';

interface Line {
  readonly line: string;
}

const TABLES = `select c.oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment, c.relrowsecurity as has_row_security, c.relforcerowsecurity as forces_row_security
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`;

const COLUMNS = `select format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then ' not null' else '' end,
    case when a.attgenerated = 's' then format(' generated always as (%s) stored', btrim(regexp_replace(pg_get_expr(d.adbin, d.adrelid), '\\s+', ' ', 'g')))
      else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end) as line
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`;

// Not-null constraints are catalogue rows of their own since PostgreSQL 18; the column line already shows them.
const CONSTRAINTS = `select format('  constraint %I %s', conname, pg_get_constraintdef(oid)) as line
  from pg_constraint where conrelid = $1 and contype not in ('n', 't') order by contype = 'p' desc, conname`;

const INDEXES = `select pg_get_indexdef(i.indexrelid) || ';' as line from pg_index i
  where i.indrelid = $1 and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by i.indexrelid::regclass::text`;

const TRIGGERS = `select pg_get_triggerdef(oid) || ';' as line from pg_trigger where tgrelid = $1 and not tgisinternal order by tgname`;

const POLICIES = `select format('create policy %I on %I for %s to %s using (%s)%s;', policyname, tablename, lower(cmd),
    array_to_string(roles, ', '), qual, coalesce(' with check (' || with_check || ')', '')) as line
  from pg_policies where schemaname = 'public' and tablename = $1 order by policyname`;

const GRANTS = `select format('grant %s on %I to %I;', string_agg(lower(privilege_type), ', ' order by privilege_type), table_name, grantee) as line
  from information_schema.role_table_grants
  where table_schema = 'public' and table_name = $1 and grantee in ('quint_app', 'quint_platform', 'quint_search')
  group by table_name, grantee order by grantee`;

const COLUMN_GRANTS = `select format('grant %s (%s) on %I to %I;', lower(g.privilege_type), string_agg(quote_ident(g.column_name), ', ' order by g.column_name), g.table_name, g.grantee) as line
  from information_schema.column_privileges g
  where g.table_schema = 'public' and g.table_name = $1 and g.grantee in ('quint_app', 'quint_platform', 'quint_search')
    and not exists (select from information_schema.role_table_grants t where t.table_schema = 'public' and t.table_name = g.table_name and t.grantee = g.grantee and t.privilege_type = g.privilege_type)
  group by g.privilege_type, g.table_name, g.grantee order by g.grantee, g.privilege_type`;

const COMMENTS = `select format('comment on column %I.%I is %L;', c.relname, a.attname, col_description(c.oid, a.attnum)) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.oid = $1 and a.attnum > 0 and not a.attisdropped and col_description(c.oid, a.attnum) is not null order by a.attnum`;

const ROUTINES = `select pg_get_functiondef(p.oid) || ';' as line from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.proname, pg_get_function_identity_arguments(p.oid)`;

async function linesOf(client: pg.Client, query: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await client.query<Line>(query, [...values]);
  return rows.map((row) => row.line.trimEnd());
}

async function describeTable(
  client: pg.Client,
  table: {
    oid: number;
    name: string;
    comment: string | null;
    has_row_security: boolean;
    forces_row_security: boolean;
  },
): Promise<string> {
  const columns = await linesOf(client, COLUMNS, [table.oid]);
  const constraints = await linesOf(client, CONSTRAINTS, [table.oid]);
  const after = [
    ...(table.comment === null
      ? []
      : [`comment on table ${table.name} is ${pg.escapeLiteral(table.comment)};`]),
    ...(await linesOf(client, COMMENTS, [table.oid])),
    ...(await linesOf(client, INDEXES, [table.oid])),
    ...(await linesOf(client, TRIGGERS, [table.oid])),
    ...(table.has_row_security ? [`alter table ${table.name} enable row level security;`] : []),
    ...(table.forces_row_security ? [`alter table ${table.name} force row level security;`] : []),
    ...(await linesOf(client, POLICIES, [table.name])),
    ...(await linesOf(client, GRANTS, [table.name])),
    ...(await linesOf(client, COLUMN_GRANTS, [table.name])),
  ];
  return `create table ${table.name} (\n${[...columns, ...constraints].join(',\n')}\n);\n${after.join('\n')}\n`;
}

/** The schema of a database as text, in a fixed order: functions, tables, constraints, indexes, policies, grants. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const parts = ['-- Generated from the migrations. Do not edit: `npm run schema` writes it.\n'];
    parts.push(...(await linesOf(client, ROUTINES, [])).map((line) => `${line}\n`));
    const { rows } = await client.query(TABLES);
    for (const table of rows) parts.push(await describeTable(client, table));
    return parts.join('\n');
  } finally {
    await client.end();
  }
}
