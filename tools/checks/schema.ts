import path from 'node:path';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { ROOT } from '../root.ts';

type SchemaCheck = { checkSchema: (url: string) => Promise<string[]> };

const FILE = path.join(ROOT, 'apps/server/src/database/check-schema.ts');

/** The committed schema and types must match the result of the migrations on an empty database. */
export async function schemaProblems(): Promise<string[]> {
  const { checkSchema } = (await import(FILE)) as SchemaCheck;
  const postgres = await startPostgres({ throwaway: true });
  try {
    return await checkSchema(postgres.url);
  } finally {
    await postgres.stop();
  }
}
