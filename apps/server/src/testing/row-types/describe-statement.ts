import pg from 'pg';
import type { Kind } from './row-type.ts';

/** A column of a statement's result. */
export interface ResultColumn {
  readonly name: string;
  /** `json` may be any value that JSON can hold. */
  readonly kind: Kind;
  /** The column of a table it is taken from unchanged. */
  readonly source?: { readonly table: string; readonly column: string; readonly isNullable: boolean };
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** The parts of the driver's connection that its types leave out. */
interface Wire {
  parse(message: { text: string }): void;
  describe(message: { type: 'S' }): void;
  sync(): void;
}

/** Prepares a statement without running it, and takes the description of its result. */
class Describe implements pg.Submittable {
  readonly #text: string;
  readonly #settle: (error: Error | undefined, fields: readonly Field[]) => void;
  #fields: readonly Field[] = [];

  constructor(text: string, settle: (error: Error | undefined, fields: readonly Field[]) => void) {
    this.#text = text;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.parse({ text: this.#text });
    wire.describe({ type: 'S' });
    wire.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields;
  }

  handleError(error: Error): void {
    this.#settle(error, []);
  }

  handleReadyForQuery(): void {
    this.#settle(undefined, this.#fields);
  }
}

function fieldsOf(client: pg.Client, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Describe(text, (error, fields) => {
        if (error === undefined) resolve(fields);
        else reject(error);
      }),
    );
  });
}

interface DataType {
  readonly oid: number;
  readonly typcategory: string;
  readonly typelem: number;
}

/** A text of a type as PostgreSQL sends it. */
function sampleOf({ typcategory, typelem }: DataType, types: ReadonlyMap<number, DataType>): string {
  const element = typcategory === 'A' ? types.get(typelem) : undefined;
  if (element !== undefined) return `{"${sampleOf(element, types)}"}`;
  return { B: 't', N: '1', D: '2026-01-01 00:00:00+00' }[typcategory] ?? '{}';
}

const JSON_TYPES: readonly number[] = [pg.types.builtins.JSON, pg.types.builtins.JSONB];

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  if (value instanceof Date) return 'Date';
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value;
}

/** What the driver makes of a type, with the parsers of the project. */
function kindOfType(oid: number, types: ReadonlyMap<number, DataType>): Kind {
  const type = types.get(oid);
  if (type === undefined) throw new Error(`PostgreSQL has no type ${oid}`);
  if (JSON_TYPES.includes(oid)) return 'json';
  const parse = pg.types.getTypeParser(oid, 'text') as (text: string) => unknown;
  return kindOfValue(parse(sampleOf(type, types)));
}

interface TableColumn {
  readonly attrelid: number;
  readonly attnum: number;
  readonly table: string;
  readonly column: string;
  readonly isNullable: boolean;
}

/** Describes the results of statements in one database. */
export async function createDescriber(client: pg.Client) {
  const types = await client.query<DataType>('select oid, typcategory, typelem from pg_type');
  const typesByOid = new Map(types.rows.map((type) => [type.oid, type]));
  const columns = await client.query<TableColumn>(
    `select a.attrelid, a.attnum, c.relname as table, a.attname as column,
            not a.attnotnull as "isNullable"
       from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relkind in ('r', 'p')`,
  );
  const keyOf = (table: number, column: number) => `${table}.${column}`;
  const sources = new Map(columns.rows.map((row) => [keyOf(row.attrelid, row.attnum), row]));
  return async (text: string): Promise<ResultColumn[]> => {
    const fields = await fieldsOf(client, text);
    return fields.map(({ name, tableID, columnID, dataTypeID }) => {
      const source = sources.get(keyOf(tableID, columnID));
      const kind = kindOfType(dataTypeID, typesByOid);
      return source === undefined ? { name, kind } : { name, kind, source };
    });
  };
}
