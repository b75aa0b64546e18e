import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeSchema } from '#database/describe-schema.ts';
import { describeTriggers } from '#database/describe-triggers.ts';
import { applyFunctions, listFunctionFiles } from '#database/functions.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import { DEFAULT_ROLE_PREFIX } from '#database/roles.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';
import { findRowTypes } from '#testing/describe-catalogue.ts';

const FILE = 'former-details.sql';
const CHANGED_FUNCTION = `create or replace function full_name(first_name text, last_name text) returns text
  language sql immutable as $$ select 'changed' $$`;

let database: TestDatabase;
let owner: pg.Client;
let schema: string;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  schema = await describeSchema(database.url);
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Simulates an older version: another function, and the checksum of its file. */
beforeEach(async () => {
  await owner.query(CHANGED_FUNCTION);
  await owner.query("update schema_functions set checksum = 'older' where name = $1", [FILE]);
});

async function findName(): Promise<string | undefined> {
  const { rows } = await owner.query<{ name: string }>("select full_name('Ada', 'Lovelace') as name");
  return rows[0]?.name;
}

describe('a file of functions', () => {
  it('is applied when its text differs from the one that was applied last', async () => {
    expect(await findName()).toBe('changed');
    expect(await migrate(database.url)).toEqual([]);
    expect(await findName()).toBe('Ada Lovelace');
    expect(await describeSchema(database.url)).toBe(schema);
    await owner.query(CHANGED_FUNCTION);
    await migrate(database.url);
    expect(await findName()).toBe('changed');
  });

  it('may be applied again, in any order', async () => {
    await owner.query('truncate schema_functions');
    await owner.query('begin');
    await applyFunctions(owner, DEFAULT_ROLE_PREFIX);
    await owner.query('commit');
    expect(await describeSchema(database.url)).toBe(schema);
  });

  it('waits until the schema is up to date', async () => {
    const [oldest] = await listMigrations();
    await migrate(database.url, { until: oldest?.name ?? '' });
    expect(await findName()).toBe('changed');
  });

  it('does not replace the functions of a newer version', async () => {
    await owner.query("insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')");
    await migrate(database.url, { acceptSchema: '9999_later.sql' });
    expect(await findName()).toBe('changed');
    await owner.query("delete from schema_migrations where name = '9999_later.sql'");
  });
});

describe('the schema', () => {
  it('has no function with the row type of a table, whose migration PostgreSQL 15.20 refuses', async () => {
    expect(await findRowTypes(owner)).toEqual([]);
  });

  it('has every function and every trigger in a file and with a comment', async () => {
    const texts = (await listFunctionFiles()).map(({ sql }) => sql).join('\n');
    const { rows } = await owner.query<{ name: string; comment: string | null }>(
      `select p.proname as name, obj_description(p.oid, 'pg_proc') as comment from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ name, comment }) => comment === null || !texts.includes(` ${name}(`))).toEqual([]);
    expect((await describeTriggers(database.url)).problems).toEqual([]);
  });

  it('reports a trigger without a comment', async () => {
    await owner.query('begin');
    await owner.query('comment on trigger talents__pool on talents is null');
    await owner.query('commit');
    expect((await describeTriggers(database.url)).problems).toEqual([
      'the trigger talents__pool has no comment',
    ]);
  });
});
