import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { PREPARED_MAX } from '#database/wire.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';

const product = useProduct();

/** Versions of the driver with which the undocumented parts used by `wire.ts` were tested. */
const TRIED_VERSIONS = ['8.23.1'];

describe('the driver', () => {
  it('has a version that wire.ts was tested with', () => {
    const file = createRequire(import.meta.url).resolve('pg/package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    // For another version: run the tests of the database and of the data interface with it, then add it here.
    expect(TRIED_VERSIONS).toContain(version);
  });
});

describe('a connection', () => {
  it('prepares repeated statements, however many other statements came before', async () => {
    const workspace = product.deps.db.in(testScope((await createOrganization(product)).id));
    const statement = (index: number) => ({ sql: `select $1::int + ${index}`, values: [1] });
    const listPrepared = async () => {
      const rows = await workspace.query({ sql: 'select statement from pg_prepared_statements', values: [] });
      return rows.map(([text]) => text);
    };
    for (let index = 0; index < PREPARED_MAX + 50; index += 1) {
      await workspace.query(statement(index));
      await workspace.query(statement(index));
    }
    const preparedStatements = await listPrepared();
    expect(preparedStatements).toContain(statement(PREPARED_MAX + 49).sql);
    expect(preparedStatements).not.toContain(statement(0).sql);
    expect(preparedStatements.length).toBeLessThan(PREPARED_MAX + 5);
    expect(await workspace.query(statement(0))).toEqual([['1']]);
    expect(await workspace.query(statement(0))).toEqual([['1']]);
    expect(await listPrepared()).toContain(statement(0).sql);
  });

  it('accepts the same statement several times in one message', async () => {
    const workspace = product.deps.db.in(testScope((await createOrganization(product)).id));
    const twice = (value: number) => ({ sql: 'select $1::int * 2', values: [value] });
    for (let round = 0; round < 3; round += 1) {
      expect(await workspace.pipeline([twice(1), twice(2), twice(3)])).toEqual([[['2']], [['4']], [['6']]]);
    }
  });
});
