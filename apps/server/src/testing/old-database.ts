import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { listMigrations, migrate } from '#database/migrate.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createEmptyDatabase } from '#testing/database.ts';

interface Update {
  /** The tested migration. */
  readonly migration: string;
  /** The last migration to run; defaults to all of them. */
  readonly until?: string;
  /** Writes rows like the version before the migration. */
  readonly insertRows: (owner: pg.Client) => Promise<void>;
}

/**
 * A database of the version before a migration, with rows of that version, which is then migrated. `owner` is its
 * connection, to be used within tests.
 */
export function useUpdatedDatabase({ migration, until, insertRows }: Update): { readonly owner: pg.Client } {
  let database: TestDatabase;
  let owner: pg.Client;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    const names = (await listMigrations()).map(({ name }) => name);
    const before = names[names.indexOf(migration) - 1];
    if (before === undefined) throw new Error(`There is no migration before ${migration}`);
    await migrate(database.url, { until: before });
    await insertRows(owner);
    await migrate(database.url, until === undefined ? {} : { until });
  });

  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  return {
    get owner() {
      return owner;
    },
  };
}
