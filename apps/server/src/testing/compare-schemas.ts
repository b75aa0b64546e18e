import type pg from 'pg';

interface Column {
  readonly type: string;
  readonly isRequired: boolean;
  /** Expression of the default, or what fills the column by itself. */
  readonly default: string | null;
}

/** A constraint, unique index, trigger or policy: something that can refuse what a statement writes. */
interface Rule {
  readonly table: string;
  readonly kind: string;
  readonly definition: string;
  readonly columns: readonly string[];
}

/** What a program that writes SQL relies on. */
export interface SchemaShape {
  readonly tables: Readonly<Record<string, Readonly<Record<string, Column>>>>;
  readonly rules: Readonly<Record<string, Rule>>;
  /** Rights of the server's roles, `role right table.column`. */
  readonly rights: readonly string[];
  readonly routines: readonly string[];
}

const SHAPE = `
with t as (select oid, relname::text as name, relrowsecurity as secured from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')),
columns as (
  select t.name as table_name, a.attrelid, a.attnum, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as is_required,
    case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated' end as filled, pg_get_expr(d.adbin, d.adrelid) as expression
  from t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum),
rules as (
  select t.name || ' constraint ' || k.conname as key, t.name as table_name,
    case k.contype when 'c' then 'check' when 'f' then 'foreign key' when 'x' then 'exclusion' else 'unique' end as kind,
    pg_get_constraintdef(k.oid) as definition, (select array_agg(c.name) from columns c where c.attrelid = t.oid and c.attnum = any (k.conkey)) as columns
  from t join pg_constraint k on k.conrelid = t.oid where k.contype in ('c', 'f', 'x', 'p', 'u')
  union all
  select t.name || ' index ' || i.indexrelid::regclass, t.name, 'unique', pg_get_indexdef(i.indexrelid),
    (select array_agg(c.name) from columns c where c.attrelid = t.oid and (c.attnum = any (i.indkey) or pg_get_indexdef(i.indexrelid) ~ ('\\m' || c.name || '\\M')))
  from t join pg_index i on i.indrelid = t.oid and i.indisunique and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select t.name || ' trigger ' || g.tgname, t.name, 'trigger', pg_get_triggerdef(g.oid), '{}' from t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select t.name || ' policy ' || p.policyname, t.name, 'policy', concat_ws(' | ', p.permissive, p.cmd, p.roles::text, p.qual, p.with_check), '{}'
  from t join pg_policies p on p.schemaname = 'public' and p.tablename = t.name
  union all
  select t.name || ' row-level security', t.name, 'policy', 'enabled', '{}' from t where t.secured)
select
  (select json_object_agg(name, columns) from (select table_name as name, json_object_agg(name, json_build_object('type', type, 'isRequired', is_required, 'default', coalesce(filled, expression))) as columns from columns group by 1) c) as tables,
  (select json_object_agg(key, json_build_object('table', table_name, 'kind', kind, 'definition', definition, 'columns', coalesce(columns, '{}'))) from rules) as rules,
  (select json_agg(r.role || ' ' || p.name || ' ' || c.table_name || '.' || c.name) from columns c, unnest(array['quint_app', 'quint_platform']) r (role), unnest(array['select', 'insert', 'update']) p (name)
    where has_column_privilege(r.role, c.attrelid, c.attnum, p.name)) as rights,
  (select json_agg(r.role || ' delete ' || t.name) from t, unnest(array['quint_app', 'quint_platform']) r (role) where has_table_privilege(r.role, t.oid, 'delete')) as deletes,
  (select json_agg(p.oid::regprocedure::text) from pg_proc p where p.pronamespace = 'public'::regnamespace) as routines`;

/** Reads what programs rely on from the catalogue of a database. */
export async function readSchemaShape(client: pg.Client): Promise<SchemaShape> {
  const { rows } = await client.query<SchemaShape & { deletes: readonly string[] }>(SHAPE);
  const [row] = rows;
  if (row === undefined) throw new Error('The catalogue gave no answer');
  return {
    tables: row.tables,
    rules: row.rules,
    rights: [...row.rights, ...row.deletes],
    routines: row.routines,
  };
}

/** The same with other names of triggers and functions. */
export function renameIn(shape: SchemaShape, names: Readonly<Record<string, string>>): SchemaShape {
  if (Object.keys(names).length === 0) return shape;
  const words = new RegExp(`\\b(?:${Object.keys(names).join('|')})\\b`, 'g');
  return JSON.parse(JSON.stringify(shape).replace(words, (name) => names[name] ?? name)) as SchemaShape;
}

function describeColumns(before: SchemaShape, after: SchemaShape): string[] {
  return Object.entries(before.tables).flatMap(([table, columns]) => {
    const now = after.tables[table];
    if (now === undefined) return [`${table} is gone`];
    const changeProblems = Object.entries(columns).flatMap(([name, old]) => {
      const column = now[name];
      const what = `${table}.${name}`;
      if (column === undefined) return [`${what} is gone`];
      const problems: string[] = [];
      if (column.type !== old.type) problems.push(`${what} was ${old.type} and is ${column.type}`);
      if (column.isRequired && !old.isRequired) problems.push(`${what} is required now`);
      if (!column.isRequired && old.isRequired) problems.push(`${what} may be empty now`);
      if (column.default !== old.default) {
        problems.push(`${what} had the default ${old.default ?? 'none'} and has ${column.default ?? 'none'}`);
      }
      return problems;
    });
    const additionProblems = Object.entries(now)
      .filter(([name, column]) => columns[name] === undefined && column.isRequired && column.default === null)
      .map(([name]) => `${table}.${name} is new, required and has no default`);
    return [...changeProblems, ...additionProblems];
  });
}

/** Whether a row that says nothing about the new columns can still break a rule. */
function canRefuse(rule: Rule, before: SchemaShape, after: SchemaShape): boolean {
  const knownColumns = before.tables[rule.table] ?? {};
  const newColumns = rule.columns
    .filter((name) => knownColumns[name] === undefined)
    .map((name) => after.tables[rule.table]?.[name]);
  const isAlone = newColumns.length > 0 && newColumns.length === rule.columns.length;
  const hasEmpty = newColumns.some((column) => column?.default === null);
  const hasOwnValue = newColumns.some((column) =>
    /^(identity|gen_random_uuid\(\)|uuidv\d\(|nextval\()/.test(column?.default ?? ''),
  );
  switch (rule.kind) {
    case 'check':
      return !isAlone;
    case 'foreign key':
      return !hasEmpty;
    case 'unique':
      return !hasOwnValue && (!hasEmpty || /nulls not distinct/i.test(rule.definition));
    default:
      return true;
  }
}

function describeRules(before: SchemaShape, after: SchemaShape): string[] {
  const lossProblems = Object.entries(before.rules).flatMap(([name, rule]) => {
    const now = after.rules[name];
    if (now === undefined) return [`${name} is gone`];
    return now.definition === rule.definition ? [] : [`${name} says something else: ${now.definition}`];
  });
  const additionProblems = Object.entries(after.rules)
    .filter(([name, rule]) => before.rules[name] === undefined && before.tables[rule.table] !== undefined)
    .filter(([, rule]) => canRefuse(rule, before, after))
    .map(([name, rule]) => `${name} is new and can refuse what is written today: ${rule.definition}`);
  return [...lossProblems, ...additionProblems];
}

/**
 * What in the newer schema stops a program written for the older one: things that are gone or changed, values newly
 * asked for or missing, rules that can refuse what it writes, rights it lost. Empty when both can run on the newer one.
 */
export function findBreakingChanges(before: SchemaShape, after: SchemaShape): string[] {
  return [
    ...describeColumns(before, after),
    ...describeRules(before, after),
    ...before.rights
      .filter((right) => !after.rights.includes(right))
      .map((right) => `${right} is taken away`),
    ...before.routines.filter((name) => !after.routines.includes(name)).map((name) => `${name} is gone`),
  ];
}
