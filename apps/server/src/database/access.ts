import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';

/** What a person's access was read at: the account, the workspaces looked at, and the sum of their versions. */
export interface SeenAccess {
  readonly subjects: readonly string[];
  readonly total: number;
}

const CHANGED = 'QT001';

/** The error by which the database says that access has changed since it was seen. */
export function isAccessChanged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CHANGED;
}

/**
 * A condition that holds while access is as it was seen, and fails the whole statement otherwise. The function that
 * fails is called only then: a plain look at the versions costs half of the call.
 */
export function compileSeen(seen: SeenAccess, param: (value: unknown, cast: string) => string): string {
  const [subjects, total] = [param(seen.subjects, 'uuid[]'), param(seen.total, 'bigint')];
  const now = `select coalesce(sum(v.version), 0) from access_versions v where v.subject = any(${subjects})`;
  return `case when (${now}) = ${total} then true else access_is_as_seen(${subjects}, ${total}) end`;
}

/** Fails the transaction when access has changed since it was seen. */
export async function assertAsSeen(db: Reader, seen: SeenAccess): Promise<void> {
  await sql`select access_is_as_seen(${seen.subjects}::uuid[], ${seen.total}::bigint)`.execute(db);
}
