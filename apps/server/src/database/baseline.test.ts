import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASELINE, findBaselineState } from '#database/baseline.ts';
import { describeSchema } from '#database/describe-schema.ts';
import { newId } from '#database/ids.ts';
import { listMigrations, migrate } from '#database/migrate.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase, createTestDatabase } from '#testing/database.ts';
import { listFormerMigrations, makeFormerSchema } from '#testing/first-release.ts';

const REPLACED_NAMES = Object.keys(REPLACED_MIGRATIONS);

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
});

describe('findBaselineState', () => {
  const recordedChecksums = new Map(Object.entries(REPLACED_MIGRATIONS));

  it.each([
    ['nothing', new Map<string, string>(), { isPresent: false, isIncomplete: false }],
    ['all replaced migrations', recordedChecksums, { isPresent: true, isIncomplete: false }],
    ['the baseline alone', new Map([[BASELINE, 'x']]), { isPresent: true, isIncomplete: false }],
    ['some of them', new Map([...recordedChecksums].slice(0, 3)), { isPresent: false, isIncomplete: true }],
  ])('of %s', (_what, appliedChecksums, state) => {
    expect(findBaselineState(appliedChecksums)).toEqual({ ...state, changedName: undefined });
  });
});
