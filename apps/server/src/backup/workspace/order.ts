import type pg from 'pg';

/** A reference between two tables of workspaces. */
export interface Reference {
  readonly table: string;
  readonly to: string;
  /** Its columns without the workspace. */
  readonly columns: readonly string[];
  /** Whether a row can be stored before the one it refers to. */
  readonly isOptional: boolean;
}

const REFERENCES = `
select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as "to",
  array_agg(a.attname::text) as columns, not bool_and(a.attnotnull) as "isOptional"
from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname not in ('organization_id', 'id')
group by k.oid, k.conrelid, k.confrelid`;

export async function listReferences(client: pg.Client): Promise<Reference[]> {
  return (await client.query<Reference>(REFERENCES)).rows;
}

/** A table with the columns that refer to rows stored later: they are filled at the end. */
export interface Step {
  readonly table: string;
  readonly later: readonly string[];
}

/** An order of storing tables in which every reference finds its row. `first` are stored first, in this order. */
export function orderTables(
  tables: readonly string[],
  references: readonly Reference[],
  first: readonly string[],
): Step[] {
  const steps: Step[] = [];
  const orderedTables = new Set<string>();
  const waitsFor = (table: string) =>
    references.filter(
      (each) => each.table === table && tables.includes(each.to) && !orderedTables.has(each.to),
    );
  const store = (table: string) => {
    const later = waitsFor(table).flatMap(({ to, columns }) => (to === table ? [] : columns));
    steps.push({ table, later });
    orderedTables.add(table);
  };
  for (const table of first) store(table);
  for (;;) {
    const remainingTables = tables.filter((table) => !orderedTables.has(table));
    if (remainingTables.length === 0) return steps;
    const listRequirements = (table: string) =>
      waitsFor(table).filter(({ isOptional, to }) => !isOptional && to !== table);
    const next =
      remainingTables.find((table) => waitsFor(table).every(({ to }) => to === table)) ??
      remainingTables.find((table) => listRequirements(table).length === 0);
    if (next === undefined) throw new Error(`Rows of ${remainingTables.join(', ')} depend on each other`);
    store(next);
  }
}
