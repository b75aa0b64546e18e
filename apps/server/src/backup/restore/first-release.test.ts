import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeBackup } from '#backup/make.ts';
import { restoreBackup } from '#backup/restore/restore.ts';
import { describeSchema } from '#database/describe-schema.ts';
import { newId } from '#database/ids.ts';
import { listMigrations } from '#database/migrate.ts';
import { REPLACED_MIGRATIONS } from '#database/replaced-migrations.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { createLogger } from '#logger.ts';
import { makeFolder, orderElsewhere } from '#testing/backups.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';
import { listFormerMigrations, makeFormerSchema } from '#testing/first-release.ts';
import { useProduct } from '#testing/product.ts';
import { JOB_KINDS } from '#workers.ts';

const product = useProduct();
const WORKSPACE = newId();
let folder: string;
let database: TestDatabase;
let owner: pg.Client;

/** A database as created by version 1.0.0, with a person who is open for work. */
beforeAll(async () => {
  folder = await makeFolder();
  database = await createEmptyDatabase();
  await makeFormerSchema(database.url, (await listFormerMigrations())['1.0.0']);
  const jobs = await openJobs({ url: database.url, kinds: JOB_KINDS, log: createLogger('silent') });
  await jobs.stop();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query("insert into organizations (id, name) values ($1, 'First')", [WORKSPACE]);
  await owner.query(
    "insert into talents (organization_id, id, email, first_name, language, is_open_for_work) values ($1, $2, 'ada@first.example', 'Ada', 'EN', true)",
    [WORKSPACE, newId()],
  );
});

afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function backUp(name: string) {
  const { config, files } = product.deps;
  const path = join(folder, name);
  return {
    path,
    ...(await makeBackup({
      url: database.url,
      files,
      secret: config.secret,
      path,
      passphrase: undefined,
    })),
  };
}

describe('a backup of version 1.0.0', () => {
  it('is restored, and migrated to the current schema', async () => {
    const { path, manifest } = await backUp('first.backup');
    expect(manifest.migrations.map(({ name }) => name)).toEqual(Object.keys(REPLACED_MIGRATIONS));
    const { order, superUrl } = await orderElsewhere(path, { serverUrl: inject('serverUrl') });
    const { appliedMigrations } = await restoreBackup(order);
    expect(appliedMigrations).toHaveLength((await listMigrations()).length - 1);
    expect(await describeSchema(superUrl)).toBe(await describeSchema(product.deps.config.databaseUrl));
    const restoredClient = new pg.Client({ connectionString: superUrl });
    await restoredClient.connect();
    const { rows } = await restoredClient.query(
      'select t.email, p.first_name from talents t join pool_profiles p on p.talent_id = t.id where t.organization_id = $1',
      [WORKSPACE],
    );
    await restoredClient.end();
    expect(rows).toEqual([{ email: 'ada@first.example', first_name: 'Ada' }]);
  });

  it('is rejected when it is from an older version, with the version to restore it with', async () => {
    await owner.query("delete from schema_migrations where name > '0093'");
    const { path } = await backUp('older.backup');
    const { order } = await orderElsewhere(path, { serverUrl: inject('serverUrl') });
    await expect(restoreBackup(order)).rejects.toThrow(
      'The backup was made by a version before Quint 1.0.0 (commit b2bd7d0a). Restore it with that version, and back up again.',
    );
  });
});
