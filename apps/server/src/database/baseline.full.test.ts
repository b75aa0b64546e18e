import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASELINE } from '#database/baseline.ts';
import { describeSchema } from '#database/describe-schema.ts';
import { newId } from '#database/ids.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';
import { StartupError } from '#startup-error.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase, createTestDatabase } from '#testing/database.ts';
import { listFormerMigrations, makeFormerSchema } from '#testing/first-release.ts';

const REPLACED_NAMES = Object.keys(REPLACED_MIGRATIONS);
const [FIRST = '', LAST = ''] = [REPLACED_NAMES.at(0), REPLACED_NAMES.at(-1)];

let database: TestDatabase;
let owner: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});

afterEach(async () => {
  await owner.end();
  await database.drop();
});

const makeFirstRelease = async () => makeFormerSchema(database.url, (await listFormerMigrations())['1.0.0']);

async function listRecorded(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from schema_migrations order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}

describe('a database of version 1.0.0', () => {
  it('is treated as having the baseline, and keeps its rows', async () => {
    await makeFirstRelease();
    const workspace = newId();
    await owner.query("insert into organizations (id, name) values ($1, 'First')", [workspace]);
    const later = (await listMigrations()).map(({ name }) => name).filter((name) => name !== BASELINE);
    expect(await migrate(database.url)).toEqual(later);
    expect(await listRecorded()).toEqual([BASELINE, ...REPLACED_NAMES, ...later].toSorted());
    const { rows } = await owner.query('select name from organizations where id = $1', [workspace]);
    expect(rows).toEqual([{ name: 'First' }]);
    const migratedDatabase = await createTestDatabase();
    expect(await describeSchema(database.url)).toBe(await describeSchema(migratedDatabase.url));
    await migratedDatabase.drop();
  });

  it('is migrated once by two processes that start together', async () => {
    await makeFirstRelease();
    const counts = await Promise.all([migrate(database.url), migrate(database.url)]);
    const later = (await listMigrations()).length - 1;
    expect(counts.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([0, later]);
  });
});

describe('a database of an older version', () => {
  it('is rejected with the version to start first, and nothing is changed', async () => {
    await makeFirstRelease();
    await owner.query('delete from schema_migrations where name = $1', [LAST]);
    const before = await listRecorded();
    await expect(migrate(database.url)).rejects.toThrow(
      new StartupError(
        'This database was last used by a version before Quint 1.0.0 (commit b2bd7d0a): start that version on it once, then this one.',
      ),
    );
    expect(await listRecorded()).toEqual(before);
  });

  it('is rejected when one of its migrations had a different text', async () => {
    await makeFirstRelease();
    await owner.query("update schema_migrations set checksum = 'other' where name = $1", [FIRST]);
    await expect(migrate(database.url)).rejects.toThrow(`Migration ${FIRST} was changed after it ran`);
  });
});

describe('an empty database', () => {
  it('records the migrations that the baseline replaces, so that version 1.0.0 recognises it', async () => {
    expect(await migrate(database.url, { until: BASELINE })).toEqual([BASELINE]);
    expect(await listRecorded()).toEqual([BASELINE, ...REPLACED_NAMES].toSorted());
  });
});
