// npm run policies: writes docs/policies.md from the declarations of the routes and collections.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { COLLECTIONS } from '../apps/server/src/collections.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/gate.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { describePolicies } from '../apps/server/src/api-docs/policies.ts';
import { openDeps } from '../apps/server/src/main.ts';
import { createLogger } from '../apps/server/src/logger.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { ROOT } from './root.ts';

const postgres = await startPostgres({ throwaway: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'quint-policies-'));
try {
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  await migrate(config.databaseUrl);
  const db = openDatabase({ url: config.databaseUrl, connections: config.database.budget });
  const deps = await openDeps(config, { db, log: createLogger(config.logLevel) });
  const app = await buildApp(deps);
  await app.ready();
  writeFileSync(path.join(ROOT, 'docs/policies.md'), describePolicies(app.declaredRoutes, COLLECTIONS));
  await app.close();
  await deps.jobs.stop();
  await deps.db.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  await postgres.stop();
}
