import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// The parsers of the project determine the types of values at run time.
import '#database/connections.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';
import { compareColumns } from '#testing/row-types/compare.ts';
import type { ResultColumn } from '#testing/row-types/describe-statement.ts';
import { createDescriber } from '#testing/row-types/describe-statement.ts';
import type { DeclaredColumn, Kind } from '#testing/row-types/row-type.ts';
import { listStatements } from '#testing/row-types/statements.ts';

/** Statements that are not compared, by the part whose text is known only at run time. This list may only shrink. */
const NOT_COMPARED = [
  // A condition for every table that refers to files, from the database catalogue.
  { file: 'features/files/queries.ts', part: 'sql.join(referenceChecks, sql` `)' },
  // Any table of the data export; its rows are one JSON value each.
  { file: 'features/privacy/data-export/queries.ts', part: 'sql.table(table)' },
  // Written by the callers.
  { file: 'features/workspace/auth/former-details/queries.ts', part: 'sql.table(table)' },
  { file: 'features/billing/orders/settlement/queries.ts', part: 'condition' },
  // Composed by the data interface.
  { file: 'features/people/talents/unlocks/queries.ts', part: 'content' },
];

let database: TestDatabase;
let client: pg.Client;
let describeStatement: Awaited<ReturnType<typeof createDescriber>>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  describeStatement = await createDescriber(client);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('the row types of SQL', () => {
  it('match the results of their statements', async ({ annotate }) => {
    const { statements, unknownStatements } = listStatements();
    const problems: string[] = [];
    for (const { place, text, columns } of statements) {
      const results = await describeStatement(text).catch((error: unknown) => {
        throw new Error(`${place} cannot be prepared: ${text}`, { cause: error });
      });
      problems.push(...compareColumns(columns, results, text).map((problem) => `${place}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(unknownStatements).toHaveLength(NOT_COMPARED.length);
    expect(unknownStatements).toEqual(expect.arrayContaining(NOT_COMPARED));
    await annotate(
      `${statements.length} of ${statements.length + unknownStatements.length} statements compared`,
    );
    expect(statements.length).toBeGreaterThan(350);
  });
});

describe('the description of a result', () => {
  const kinds = async (text: string) => (await describeStatement(text)).map(({ kind }) => kind);

  it('uses the kinds of values that the driver creates', async () => {
    expect(await kinds(`select 1, 1::bigint, 1::numeric, true, 'a', now(), ''::bytea, null::uuid`)).toEqual([
      'number',
      'number',
      'string',
      'boolean',
      'string',
      'Date',
      'Buffer',
      'string',
    ]);
    expect(await kinds(`select '{}'::text[], '{}'::int[], '{}'::timestamptz[], '{}'::jsonb`)).toEqual([
      'string[]',
      'number[]',
      'Date[]',
      'json',
    ]);
  });

  it('contains the column of a table that a value is taken from', async () => {
    const [first, last] = await describeStatement('select id, lower(email) as email from users');
    expect(first?.source).toMatchObject({ table: 'users', column: 'id', isNullable: false });
    expect(last?.source).toBeUndefined();
  });

  it('works for statements that write, without running them', async () => {
    const columns = await describeStatement('delete from users where id = $1 returning id, first_name');
    expect(columns.map(({ name }) => name)).toEqual(['id', 'first_name']);
    await expect(describeStatement('select nothing from users')).rejects.toThrow('does not exist');
  });
});

describe('a row type', () => {
  const declareColumn = (
    name: string,
    kind: Kind,
    options: Partial<DeclaredColumn> = {},
  ): DeclaredColumn => ({
    name,
    kinds: new Set([kind]),
    isNullable: false,
    isOptional: false,
    isBeyondJson: false,
    ...options,
  });
  const result = (name: string, kind: Kind, isNullable?: boolean): ResultColumn =>
    isNullable === undefined
      ? { name, kind }
      : { name, kind, source: { table: 't', column: name, isNullable } };
  const compare = (column: DeclaredColumn, from: ResultColumn, text = '') =>
    compareColumns([column], [from], text);

  it('contains exactly the columns of the result', () => {
    expect(compare(declareColumn('id', 'string'), result('key', 'string'))).toEqual([
      'key is not in the type',
      'id is not in the result',
    ]);
  });

  it('has the correct kind of value', () => {
    expect(compare(declareColumn('bytes', 'string'), result('bytes', 'number'))).toHaveLength(1);
    expect(compare(declareColumn('names', 'number[]'), result('names', 'string[]'))).toHaveLength(1);
    expect(compare(declareColumn('names', 'unknown[]'), result('names', 'string[]'))).toEqual([]);
    expect(compare(declareColumn('rows', 'object[]'), result('rows', 'json'))).toEqual([]);
    expect(
      compare(declareColumn('rows', 'object[]', { isBeyondJson: true }), result('rows', 'json')),
    ).toHaveLength(1);
  });

  it('states whether a column of a table can be null', () => {
    const [never, maybe] = [declareColumn('a', 'string'), declareColumn('a', 'string', { isNullable: true })];
    expect(compare(never, result('a', 'string', true), 'select a from t')).toHaveLength(1);
    expect(compare(never, result('a', 'string', true), 'select a from t where a = $1')).toEqual([]);
    expect(compare(never, result('a', 'string', false), 'from u left join t on true')).toHaveLength(1);
    expect(compare(maybe, result('a', 'string', false), 'select a from t')).toHaveLength(1);
    expect(compare(maybe, result('a', 'string', false), 'from u left join t on true')).toEqual([]);
    expect(compare(maybe, result('a', 'string'))).toEqual([]);
  });
});
