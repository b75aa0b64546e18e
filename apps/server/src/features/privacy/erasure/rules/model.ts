import type { RetentionKind } from '@quint/domain/privacy/retention-periods.ts';

/**
 * The rule for a column when a person is erased, in a table whose rows stay. `emptied` and `replaced` columns lose the
 * data about the person; in a `text` of others the name and the address are replaced; a `key` is an id, a hash or a
 * code that refers to nothing after the erasure; `product` is written by the product or the platform.
 */
type ColumnErasingRule = 'emptied' | 'replaced' | 'text' | 'key' | 'product';

export interface TableErasingRule {
  /** Whether rows about the person are deleted, anonymised or kept; `nobody` has no rows about people. */
  readonly rows: 'deleted' | 'anonymised' | 'kept' | 'nobody';
  /** How the rows belong to a person: by their record in a workspace, or by their account. */
  readonly owner?: 'talent' | 'account';
  /** Why rows are kept. */
  readonly why?: string;
  /** The end of the retention; undefined for no end. */
  readonly until?: RetentionKind;
  readonly columns: Readonly<Record<string, ColumnErasingRule>>;
}

type Names = readonly string[];
interface Columns {
  readonly emptiedColumns?: Names;
  readonly replacedColumns?: Names;
  readonly texts?: Names;
  readonly keys?: Names;
  readonly product?: Names;
}

/** The rule of each named column. */
export function columnsOf({
  emptiedColumns = [],
  replacedColumns = [],
  texts = [],
  keys = [],
  product = [],
}: Columns) {
  const pairs: [Names, ColumnErasingRule][] = [
    [emptiedColumns, 'emptied'],
    [replacedColumns, 'replaced'],
    [texts, 'text'],
    [keys, 'key'],
    [product, 'product'],
  ];
  return Object.fromEntries(pairs.flatMap(([names, rule]) => names.map((name) => [name, rule])));
}

/** Rows of a talent, deleted with them. */
export const ofTalent = (columns: Columns = {}): TableErasingRule => ({
  rows: 'deleted',
  owner: 'talent',
  columns: columnsOf(columns),
});
/** Rows of an account, deleted with it. */
export const ofAccount = (columns: Columns = {}): TableErasingRule => ({
  rows: 'deleted',
  owner: 'account',
  columns: columnsOf(columns),
});
/** Rows that stay without the data about the person. */
export const anonymisedRowsOf = (owner: 'talent' | 'account', columns: Columns): TableErasingRule => ({
  rows: 'anonymised',
  owner,
  columns: columnsOf(columns),
});
/** Rows that are not about people. */
export const ofNobody = (columns: Columns = {}): TableErasingRule => ({
  rows: 'nobody',
  columns: columnsOf(columns),
});
