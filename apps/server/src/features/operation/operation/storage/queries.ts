import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

const GROWTH_DAYS = 30;

export interface DatabaseFacts {
  readonly database: number;
  readonly files: number;
  readonly files_grown: number;
  readonly postgresql: string;
  /** File name of the newest migration. */
  readonly schema: string;
}

/** Sizes in bytes, and versions. Requires the platform role. */
export async function getDatabaseFacts(db: Reader, now: Date): Promise<DatabaseFacts> {
  const { rows } = await readSql<DatabaseFacts>`
    select pg_database_size(current_database())::float8 as database, f.files, f.files_grown,
      current_setting('server_version') as postgresql,
      (select max(name) from schema_migrations) as schema
    from (
      select coalesce(sum(filesize), 0)::float8 as files,
        coalesce(sum(filesize) filter (where uploaded_on > ${now}::timestamptz - make_interval(days => ${GROWTH_DAYS})), 0)::float8
          as files_grown
      from files
    ) f
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('PostgreSQL returned no sizes');
  return facts;
}
