import type {
  CollectionName,
  CreateInput,
  Deep,
  DeletableCollection,
  Filter,
  Path,
  Row,
  Sort,
  UpdateInput,
} from '@quint/contract/items.ts';
import { api } from './api-client.ts';

/** The paths of fields behind a relation. */
export function below<const Relation extends string, const Field extends string>(
  relation: Relation,
  fields: readonly Field[],
): `${Relation}.${Field}`[] {
  return fields.map((field) => `${relation}.${field}` as const);
}

interface Fields<C extends CollectionName, F extends string, O extends string> {
  readonly fields: readonly (F & Path<C, F>)[];
  /** Fields that a workspace may lack; an empty list leaves them out. */
  readonly optionalFields?: readonly (O & Path<C, O>)[];
  readonly deep?: Deep<C>;
  readonly signal?: AbortSignal;
}

type ResultRow<C extends CollectionName, F extends string, O extends string> = Row<
  C,
  readonly F[],
  readonly O[]
>;

/** Selects records of a collection. */
export interface Which<C extends CollectionName> {
  readonly filter?: Filter<C> | undefined;
  readonly search?: string | undefined;
  readonly signal?: AbortSignal;
}

interface List<C extends CollectionName, F extends string, O extends string>
  extends Fields<C, F, O>, Which<C> {
  readonly sort?: Sort<C> | readonly Sort<C>[];
  /** -1 reads all records. */
  readonly limit: number;
  readonly page?: number;
}

interface Query {
  readonly fields?: readonly string[];
  readonly optionalFields?: readonly string[];
  readonly signal?: AbortSignal;
}

/** Sends a request. The answer has the type that the collection declares for the requested fields. */
function ask<Answer>(
  path: string,
  { signal, fields, optionalFields = [], ...params }: Query,
): Promise<Answer> {
  const query = fields === undefined ? params : { ...params, fields: [...fields, ...optionalFields] };
  return api<Answer>(path, { query, ...(signal === undefined ? {} : { signal }) });
}

async function fetchRows<Answer>(path: string, query: Query): Promise<Answer[]> {
  return (await ask<{ data: Answer[] }>(path, query)).data;
}

interface Write {
  readonly method: 'POST' | 'PATCH';
  readonly body: object;
  readonly baseVersion?: string | undefined;
}

async function write(path: string, { method, body, baseVersion }: Write): Promise<string> {
  const query = { fields: ['id'] };
  return (await api<{ data: { id: string } }>(path, { method, body, query, baseVersion })).data.id;
}

/** The records of a collection. Requests are checked against its declaration; rows have the types of the fields. */
export function items<C extends Exclude<CollectionName, `own:${string}`>>(collection: C) {
  const path = `/items/${collection}`;
  const create = (body: CreateInput<C>) => write(path, { method: 'POST', body });
  const update = (id: string, body: UpdateInput<C>, baseVersion?: string) =>
    write(`${path}/${id}`, { method: 'PATCH', body, baseVersion });
  return {
    list<F extends string, O extends string = never>(query: List<C, F, O>): Promise<ResultRow<C, F, O>[]> {
      return fetchRows(path, query);
    },
    /** A page of the list, and the total number of records. */
    async page<F extends string, O extends string = never>(
      query: List<C, F, O>,
    ): Promise<{ readonly rows: readonly ResultRow<C, F, O>[]; readonly total: number }> {
      const params = { ...query, meta: 'filter_count' };
      const answer = await ask<{ data: ResultRow<C, F, O>[]; meta: { filter_count: number } }>(path, params);
      return { rows: answer.data, total: answer.meta.filter_count };
    },
    async get<F extends string, O extends string = never>(
      id: string,
      query: Fields<C, F, O>,
    ): Promise<ResultRow<C, F, O>> {
      return (await ask<{ data: ResultRow<C, F, O> }>(`${path}/${id}`, query)).data;
    },
    /** The number of records for each combination of values. */
    async countBy<F extends string>(
      groupBy: readonly (F & Path<C, F>)[],
      which: Which<C> = {},
    ): Promise<(Row<C, readonly F[]> & { readonly count: number })[]> {
      const query = { ...which, 'aggregate[count]': '*', groupBy };
      const rows = await fetchRows<Row<C, readonly F[]> & { readonly count: string }>(path, query);
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
    async count(which: Which<C> = {}): Promise<number> {
      const query = { ...which, 'aggregate[count]': '*' };
      const [row] = await fetchRows<{ readonly count?: string }>(path, query);
      return Number(row?.count ?? 0);
    },
    async sum<F extends string>(field: F & Path<C, F>, which: Which<C> = {}): Promise<number> {
      const query = { ...which, 'aggregate[sum]': field };
      const [row] = await fetchRows<{ readonly sum: Readonly<Record<F, string | null>> }>(path, query);
      return Number(row?.sum[field] ?? 0);
    },
    /** Creates a record and returns its id. */
    create,
    /**
     * Changes a record. With `baseVersion`, the date of its last change when it was read, a later change refuses the
     * request.
     */
    update,
    /** Changes the record with the id, or creates one without an id. */
    save: (id: string | undefined, body: CreateInput<C> & UpdateInput<C>, baseVersion?: string) =>
      id === undefined ? create(body) : update(id, body, baseVersion),
    /** Deletes a record permanently, if its collection allows that. */
    async remove(id: string): Promise<void> {
      await api(`${path}/${id}`, { method: 'DELETE' });
    },
  };
}

interface SaveAndRead<C extends CollectionName, F extends string> {
  /** Undefined to create a record. */
  readonly id: string | undefined;
  readonly fields: readonly (F & Path<C, F>)[];
  /** The date of the last change when it was read; a later change refuses the request. */
  readonly baseVersion?: string | undefined;
}

/** Creates or changes a record, and returns its current fields. */
export async function saveAndRead<C extends Exclude<CollectionName, `own:${string}`>, F extends string>(
  collection: C,
  body: CreateInput<C> & UpdateInput<C>,
  { id, fields, baseVersion }: SaveAndRead<C, F>,
): Promise<ResultRow<C, F, never>> {
  const method = id === undefined ? 'POST' : 'PATCH';
  const path = id === undefined ? `/items/${collection}` : `/items/${collection}/${id}`;
  return (await api<{ data: ResultRow<C, F, never> }>(path, { method, body, query: { fields }, baseVersion }))
    .data;
}

/** Marks a record as deleted; the server records the time and the user. */
export function markDeleted(collection: DeletableCollection, id: string): Promise<string> {
  const body = { date_deleted: new Date().toISOString() };
  return write(`/items/${collection}/${id}`, { method: 'PATCH', body });
}

/** The own account, which everyone can read in any state of a workspace. */
export async function getOwnAccount<F extends string>(
  query: Fields<'own:users', F, never>,
): Promise<ResultRow<'own:users', F, never>> {
  return (await ask<{ data: ResultRow<'own:users', F, never> }>('/users/me', query)).data;
}

/** Stores a file for a purpose and returns its key. */
export async function storeFile(purpose: 'avatar' | 'logo', file: File): Promise<string> {
  const body = new FormData();
  // The server needs the fields before the file.
  body.set('purpose', purpose);
  body.set('file', file);
  return (await api<{ data: { id: string } }>('/files', { body })).data.id;
}
