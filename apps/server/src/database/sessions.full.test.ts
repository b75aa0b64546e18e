import { inject } from 'vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/gate.ts';
import { migrate } from '#database/migrate.ts';
import { readSql } from '#database/read-sql.ts';
import { HAS_PGBOUNCER, startPgbouncer } from '#testing/debian-postgres.ts';
import type { TestDatabase } from '#testing/database.ts';
import { createTestDatabase } from '#testing/database.ts';

const REFUSAL =
  /^What answers at DATABASE_URL gives every transaction another session .* pool_mode = session for this database/;
const title = HAS_PGBOUNCER ? 'behind PgBouncer' : 'behind PgBouncer (not tested: it is not installed here)';

describe.skipIf(!HAS_PGBOUNCER)(title, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const behind = async <Result>(
    settings: Parameters<typeof startPgbouncer> extends [string, ...infer Others] ? Others : never,
    run: (url: string) => Promise<Result>,
  ): Promise<Result> => {
    const pooler = await startPgbouncer(inject('serverUrl'), ...settings);
    const url = new URL(pooler.url);
    url.pathname = new URL(database.url).pathname;
    try {
      return await run(url.href);
    } finally {
      await pooler.stop();
    }
  };

  const settingsOf = readSql<{ role: string; limit: string; zone: string; jit: string }>`
    select current_user as role, current_setting('statement_timeout') as "limit", current_setting('timezone') as zone, current_setting('jit') as jit`;

  it.each([[[]], [['ignore_startup_parameters = options']]])(
    'in session mode each connection has its role and its limits, and leaves no state behind: %j',
    (lines) =>
      behind(['session', lines], async (url) => {
        expect(await migrate(url)).toEqual([]);
        for (const statementSeconds of [5, 60]) {
          // The second database gets the sessions that the first one has released.
          const db = openDatabase({ url, connections: 4, statementSeconds });
          const { rows } = await db.platform.read((reader) => settingsOf.execute(reader));
          expect(rows).toEqual([
            {
              role: 'quint_platform',
              limit: statementSeconds === 60 ? '1min' : '5s',
              zone: 'UTC',
              jit: 'off',
            },
          ]);
          await db.close();
        }
      }),
  );

  it.each([
    ['transaction', []],
    ['transaction', ['ignore_startup_parameters = options']],
    ['transaction', ['server_round_robin = 1']],
    ['statement', []],
  ] as const)('in %s mode a start is refused: %j', (mode, lines) =>
    behind([mode, lines], async (url) => {
      await expect(migrate(url)).rejects.toThrow(REFUSAL);
      // A pooler with several sessions is detected, too.
      await Promise.all(Array.from({ length: 6 }, () => migrate(url).catch(() => undefined)));
      await expect(migrate(url)).rejects.toThrow(REFUSAL);
    }),
  );
});
