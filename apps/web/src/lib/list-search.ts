/** The query of the address of a list; what is as usual is left out. */
export interface ListSearch {
  readonly search?: string;
  readonly sort?: string;
}

/** What a list shows. */
export interface ListView {
  readonly search: string;
  readonly sort: { readonly column: string; readonly descending: boolean };
}

/** Keeps of an address what a list understands. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { search: text, sort } = search;
  // The router reads ?search=12 as a number.
  const words = typeof text === 'number' ? String(text) : text;
  return {
    ...(typeof words === 'string' && words !== '' ? { search: words } : {}),
    ...(typeof sort === 'string' && sort !== '' ? { sort } : {}),
  };
}

/** `usual` is the order without a word about it: `name`, or `-date` for the newest first. */
export function toListView({ search = '', sort }: ListSearch, usual: string): ListView {
  const order = sort ?? usual;
  return { search, sort: { column: order.replace(/^-/, ''), descending: order.startsWith('-') } };
}

export function toListSearch({ search, sort }: ListView, usual: string): ListSearch {
  const order = `${sort.descending ? '-' : ''}${sort.column}`;
  return { ...(search === '' ? {} : { search }), ...(order === usual ? {} : { sort: order }) };
}
