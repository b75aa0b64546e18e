import { writeSchema } from '../apps/server/src/database/check-schema.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';

// `npm run schema`: writes schema.sql, triggers.md and the generated types from an empty, migrated database.
const postgres = await startPostgres({ throwaway: true });
try {
  await writeSchema(postgres.url);
} finally {
  await postgres.stop();
}
