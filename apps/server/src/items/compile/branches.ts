import { all, compileSort, tenantOf } from '#items/compile/filter.ts';
import type { Narrowed } from '#items/compile/narrowing.ts';
import { gatesOf } from '#items/compile/narrowing.ts';
import { pageOf } from '#items/compile/output.ts';
import type { Query, SortKey } from '#items/ask/query.ts';
import type { Place } from '#items/compile/table-ref.ts';
import { getField, hintsOf, rowSqlOf, wholeRow } from '#items/compile/table-ref.ts';
import { tenancyOf } from '#items/declare/collection.ts';
import type { Root } from '#items/compile/root.ts';

/** A part of the rows, with its condition and its order. */
interface Branch {
  readonly where: string;
  readonly order: string;
}

/** PostgreSQL takes such a condition for one that every other row fulfils, and is not tempted to begin with it. */
function likely(condition: string): string {
  return condition === 'true' ? condition : `case when ${condition} then true else false end`;
}

/** An order in which one value stands for many rows, as of a mask, is kept by an index in two parts. */
function orderBranches(place: Place, sort: readonly SortKey[]): Branch[] {
  const [first, ...rest] = sort;
  const [name = '', ...deeper] = first?.path ?? [];
  const field = first === undefined || deeper.length > 0 ? undefined : place.fields[name];
  const masked = hintsOf(place).maskedValue?.[name];
  if (first === undefined || field?.kind !== 'column' || masked === undefined) {
    return [{ where: 'true', order: compileSort(place, sort) }];
  }
  getField(place, name);
  const same = masked.rows(rowSqlOf(place));
  const after = compileSort(place, rest);
  const direction = first.descending ? ' desc' : '';
  return [
    { where: `not ${same}`, order: `${place.row}."${field.column ?? name}"${direction}, ${after}` },
    { where: same, order: after },
  ];
}

/** The rows come in the order of an index, until there are enough. */
function isWalked(place: Place, { sort: [first], limit }: Query): boolean {
  if (limit === undefined) return false;
  return first === undefined || hintsOf(place).indexedSorts?.includes(first.path.join('.')) === true;
}

/** What is left to ask of the rows whose keys are known. */
function whereOfFew({ scope, asked, found, shown }: Root, narrowed: Narrowed): string {
  return all([scope, narrowed.rest ?? asked, narrowed.asked ? found : shown]);
}

/** An index has the rows in the order asked for, perhaps in two parts. */
export function isOrdered(place: Place, query: Query): boolean {
  const [first] = query.sort;
  const isOfMask =
    first?.path.length === 1 && hintsOf(place).maskedValue?.[first.path[0] ?? ''] !== undefined;
  return isWalked(place, query) || (query.limit !== undefined && isOfMask);
}

function branchesOf(root: Root, query: Query, narrowed: Narrowed | undefined): Branch[] {
  const { place, scope, asked, found, where } = root;
  const walks = isOrdered(place, query);
  const walked = all([scope, narrowed?.asked === true ? likely(asked) : asked, likely(found)]);
  const orders =
    query.limit === undefined
      ? [{ where: 'true', order: compileSort(place, query.sort) }]
      : orderBranches(place, query.sort);
  const many = orders.map((branch) => ({ ...branch, where: all([walks ? walked : where, branch.where]) }));
  if (narrowed === undefined) return many;
  const gates = gatesOf(place.row);
  return [
    { where: all([gates.few, whereOfFew(root, narrowed)]), order: compileSort(place, query.sort) },
    ...many.map((branch) => ({ ...branch, where: all([gates.many, branch.where]) })),
  ];
}

/** Nothing is asked of the rows, and their key finds them again. */
function isPlain({ place, asked, found }: Root): boolean {
  const { collection, statement } = place;
  const isKeyed = tenancyOf(collection) === 'column' && !statement.platform;
  return isKeyed && asked === 'true' && found === 'true';
}

/** The rows of a page in their order, under the alias of the place. */
export function compileBranches(root: Root, query: Query, narrowed: Narrowed | undefined): string {
  const { place } = root;
  const { statement, row, collection } = place;
  const branches = branchesOf(root, query, narrowed);
  const [only] = branches;
  if (only !== undefined && branches.length === 1) {
    const page = pageOf(statement, query.limit, query.offset);
    const from = `from ${collection.table} ${row} where`;
    const source = `${from} ${only.where} order by ${only.order}${page}`;
    if (query.offset === 0 || !isPlain(root)) return source;
    // What a later page leaves behind is read from an index of its order alone.
    return `${from} ${tenantOf(place)} and ${row}.id = any(array(select ${row}.id ${source})) order by ${only.order}`;
  }
  const most = query.limit === undefined ? undefined : query.limit + query.offset;
  const part = pageOf(statement, most, 0);
  const parts = branches.map(
    ({ where, order }) =>
      `(select ${wholeRow(place)} from ${collection.table} ${row} where ${where} order by ${order}${part})`,
  );
  return `from (${parts.join(' union all ')}) ${row} order by ${compileSort(place, query.sort)}${pageOf(statement, query.limit, query.offset)}`;
}

/** The rows that a question finds, in no order, to be counted or grouped. */
export function compileFound(root: Root, narrowed: Narrowed | undefined): string {
  const { place, where } = root;
  const { row, collection } = place;
  if (narrowed === undefined) return `from ${collection.table} ${row} where ${where}`;
  const gates = gatesOf(row);
  const parts = [all([gates.few, whereOfFew(root, narrowed)]), all([gates.many, where])].map(
    (part) => `select ${wholeRow(place)} from ${collection.table} ${row} where ${part}`,
  );
  return `from (${parts.join(' union all ')}) ${row}`;
}
