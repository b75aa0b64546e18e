import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { Sql } from '#database/sql.ts';
import { sql, TRUE, visibleParam } from '#database/sql.ts';

/** The version of a person's access when loaded: the account and its workspaces, and the sum of their versions. */
export interface AccessVersion {
  readonly subjects: readonly string[];
  readonly total: number;
}

const ACCESS_CHANGED_CODE = 'QT001';

/** The database error for access that has changed since it was loaded. */
export function isAccessChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ACCESS_CHANGED_CODE;
}

/**
 * A condition that is true while access has this version, and otherwise fails the whole statement; without a version
 * always true. The failing function is called only then: a plain read of the versions costs half of the call.
 */
export function compileAccessGuard(version: AccessVersion | undefined): Sql {
  if (version === undefined) return TRUE;
  const subjects = visibleParam(version.subjects, 'uuid[]').visible;
  const total = visibleParam(version.total, 'bigint').visible;
  const now = sql`select coalesce(sum(v.version), 0) from access_versions v where v.subject = any(${subjects})`;
  return sql`case when (${now}) = ${total} then true else assert_access_unchanged(${subjects}, ${total}) end`;
}

/** Fails the transaction when access has changed since this version. */
export async function assertAccessUnchanged(db: Reader, version: AccessVersion): Promise<void> {
  await readSql`select assert_access_unchanged(${version.subjects}::uuid[], ${version.total}::bigint)`.execute(
    db,
  );
}
