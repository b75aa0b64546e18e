import type { Criteria, Node, Selection } from '#testing/plain-reading.ts';

// Queries on the random test data, and their notation for the server.

export interface ListQuery {
  readonly name: string;
  readonly criteria: Criteria;
  readonly selection: Selection;
  /** Whether the counts are requested, too. */
  readonly isCounted: boolean;
}

export interface GroupQuery {
  readonly name: string;
  readonly criteria: Criteria;
  readonly groupBy: readonly string[];
  readonly aggregates: readonly { readonly name: string; readonly field: string }[];
  readonly descendingNames: readonly string[];
}

function under(path: readonly string[], inner: unknown): object {
  return path.reduceRight<unknown>((value, name) => ({ [name]: value }), inner) as object;
}

function toFilter(node: Node): object {
  if (node.kind === 'comparison') {
    const path = node.name.includes('(') ? [node.name] : node.name.split('.');
    return under(path, { [node.operator]: node.operand });
  }
  if (node.kind === 'group') return { [node.word]: node.nodes.map(toFilter) };
  const inner = toFilter(node.node);
  return { [node.field]: node.kind === 'one' || node.word === undefined ? inner : { [node.word]: inner } };
}

function toParts({ node, search, sort, limit, page: number, offset }: Criteria): Record<string, unknown> {
  return {
    ...(node === undefined ? {} : { filter: toFilter(node) }),
    ...(search === undefined ? {} : { search }),
    ...(sort.length === 0
      ? {}
      : {
          sort: sort.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${path.join('.')}`),
        }),
    limit,
    ...(number === undefined ? {} : { page: number }),
    ...(offset === undefined ? {} : { offset }),
  };
}

function toFields({ columns, aliases, relations }: Selection, prefix = ''): string[] {
  return [
    ...[...columns, ...aliases.map(({ as }) => as)].map((name) => `${prefix}${name}`),
    ...relations.flatMap(({ as, selection }) =>
      selection === undefined ? [`${prefix}${as}`] : toFields(selection, `${prefix}${as}.`),
    ),
  ];
}

function toDeep({ relations }: Selection): object {
  return Object.fromEntries(
    relations.map(({ as, selection, deep }) => {
      const own =
        deep === undefined
          ? {}
          : Object.fromEntries(Object.entries(toParts(deep)).map(([key, value]) => [`_${key}`, value]));
      return [as, { ...own, ...(selection === undefined ? {} : toDeep(selection)) }];
    }),
  );
}

type WireQuery = Readonly<Record<string, unknown>>;

/** The same query with a group of one around its filter: it may have another plan and must give the same response. */
export function wrapQuery(query: WireQuery): WireQuery {
  return query.filter === undefined ? query : { ...query, filter: { _or: [query.filter] } };
}

/** A query as URL parameters. */
export function toAddress(query: WireQuery): string {
  return Object.entries(query)
    .map(([name, value]) => {
      const list = Array.isArray(value) ? value.join(',') : value;
      const text = typeof list === 'string' ? list : JSON.stringify(list);
      return `${name}=${encodeURIComponent(text)}`;
    })
    .join('&');
}

/** The query of a list for the server. */
export function writeListQuery({ criteria, selection, isCounted }: ListQuery): WireQuery {
  const aliases = [
    ...selection.relations.filter(({ as, field }) => as !== field),
    ...selection.aliases.map(({ column, as }) => ({ field: column, as })),
  ];
  return {
    ...toParts(criteria),
    fields: toFields(selection),
    deep: toDeep(selection),
    alias: Object.fromEntries(aliases.map(({ as, field }) => [as, field])),
    ...(isCounted ? { meta: '*' } : {}),
  };
}

/** The query of groups for the server. */
export function writeGroupQuery({ criteria, groupBy, aggregates, descendingNames }: GroupQuery): WireQuery {
  const { sort: _sort, ...parts } = toParts(criteria);
  const names = [...new Set(aggregates.map(({ name }) => name))];
  return {
    ...parts,
    groupBy,
    sort: groupBy.map((name) => (descendingNames.includes(name) ? `-${name}` : name)),
    aggregate: Object.fromEntries(
      names.map((name) => [name, aggregates.filter((each) => each.name === name).map(({ field }) => field)]),
    ),
  };
}
