import type pg from 'pg';

/** The schema of this product. That of the job queue belongs to its library. */
const OWN = `'public'::regnamespace`;

/** Identifies an object with its dependent objects, for comments and privileges. */
const nameOf = (catalogue: string, oid: string, sub = '0') =>
  `pg_describe_object('${catalogue}'::regclass, ${oid}, ${sub})`;

// PostgreSQL 15.20 stores in the option pg_attver when a column was changed, which differs between two runs.
const LINES = `
with relations as (select * from pg_class where relnamespace = ${OWN} and relkind <> 't'),
routines as (select p.* from pg_proc p where p.pronamespace = ${OWN}),
lines (line) as (
  select concat_ws(' | ', ${nameOf('pg_class', 'c.oid')}, c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
    c.relreplident, c.reloptions, c.relacl, c.relowner::regrole, (select amname from pg_am where oid = c.relam))
  from relations c
  union all
  select concat_ws(' | ', ${nameOf('pg_class', 'a.attrelid', 'a.attnum')}, a.attnum, format_type(a.atttypid, a.atttypmod), a.attnotnull,
    a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget, a.attcollation::regcollation, a.attacl,
    (select string_agg(o, ', ' order by o) from unnest(a.attoptions) o where o not like 'pg\\_attver=%'), pg_get_expr(d.adbin, d.adrelid))
  from relations c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  select concat_ws(' | ', ${nameOf('pg_constraint', 'k.oid')}, pg_get_constraintdef(k.oid), k.convalidated, k.condeferrable, k.condeferred)
  from pg_constraint k where k.connamespace = ${OWN}
  union all
  select concat_ws(' | ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident)
  from pg_index i join relations c on c.oid = i.indexrelid
  union all
  select concat_ws(' | ', ${nameOf('pg_trigger', 't.oid')}, pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join relations c on c.oid = t.tgrelid where not t.tgisinternal
  union all
  select concat_ws(' | ', ${nameOf('pg_policy', 'p.oid')}, p.polcmd, p.polpermissive, p.polroles::regrole[],
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy p join relations c on c.oid = p.polrelid
  union all
  select concat_ws(' | ', ${nameOf('pg_rewrite', 'r.oid')}, pg_get_ruledef(r.oid)) from pg_rewrite r join relations c on c.oid = r.ev_class
  union all
  select concat_ws(' | ', ${nameOf('pg_proc', 'p.oid')}, p.prokind, p.proacl, p.proowner::regrole, p.prosrc,
    case when p.prokind = 'a' then null else pg_get_functiondef(p.oid) end)
  from routines p
  union all
  select concat_ws(' | ', ${nameOf('pg_type', 't.oid')}, t.typtype, t.typcategory, t.typnotnull, t.typdefault, t.typacl, t.typowner::regrole)
  from pg_type t where t.typnamespace = ${OWN}
  union all
  select concat_ws(' | ', 'sequence', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin, s.seqcycle)
  from pg_sequence s join relations c on c.oid = s.seqrelid
  union all
  select concat_ws(' | ', 'statistics', pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s where s.stxnamespace = ${OWN}
  union all
  select concat_ws(' | ', 'extension', e.extname, e.extnamespace::regnamespace) from pg_extension e
  union all
  select concat_ws(' | ', 'schema', n.nspname, n.nspacl, n.nspowner::regrole) from pg_namespace n
  where n.oid = ${OWN}
  union all
  select concat_ws(' | ', 'default rights', d.defaclrole::regrole, d.defaclobjtype, d.defaclacl) from pg_default_acl d
  union all
  select concat_ws(' | ', 'comment', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description)
  from pg_description d
  where (d.classoid = 'pg_class'::regclass and d.objoid in (select oid from relations))
    or (d.classoid = 'pg_proc'::regclass and d.objoid in (select oid from routines))
    or d.classoid in ('pg_constraint'::regclass, 'pg_trigger'::regclass, 'pg_policy'::regclass)
  union all
  select concat_ws(' | ', 'migration', name, checksum) from schema_migrations
)
select line from lines order by line collate "C"`;

/**
 * The complete description of the schema in a database's catalogue, and its recorded migrations, one line each: two
 * databases of one server with the same lines have the same schema.
 */
export async function describeCatalogue(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(LINES);
  return rows.map(({ line }) => line);
}

/**
 * Routines that take, return or are based on the row type of a table, an array of it, or a domain over it, and those
 * that declare a variable of one. PostgreSQL may refuse to alter a table while one exists.
 */
const ROW_TYPES = `
with recursive row_types (oid) as (
  select reltype from pg_class where relnamespace = ${OWN} and relkind in ('r', 'p', 'v', 'm', 'f')
  union
  select t.oid from pg_type t join row_types r on t.typelem = r.oid or t.typbasetype = r.oid
)
select p.oid::regprocedure::text as routine from pg_proc p
where p.pronamespace = ${OWN} and (
  (p.proargtypes::oid[] || p.prorettype || coalesce(p.proallargtypes, '{}')) && array(select oid from row_types)
  or exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid
    and d.refclassid = 'pg_type'::regclass and d.refobjid in (select oid from row_types))
  or exists (select from pg_class c where c.relnamespace = ${OWN} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and p.prosrc ~* ('(\\mdeclare|;)\\s*\\w+\\s+(constant\\s+)?(public\\.)?"?' || c.relname || '"?(%rowtype|\\[\\])?\\s*(:=|;|default|not null)'))
  or p.prosrc ~* '%rowtype')
order by 1`;

/** The routines of a database that use the row type of a table. */
export async function findRowTypes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ routine: string }>(ROW_TYPES);
  return rows.map(({ routine }) => routine);
}
