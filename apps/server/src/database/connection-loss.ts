/** PostgreSQL is stopping, starting, or out of connections; or the connection was lost or could not be opened. */
const LOSS_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_EXCEPTION = /^08...$/;
/** Errors of the driver without a code. */
const CONNECTION_LOST_MESSAGE = /^Connection terminated|connection error and is not queryable/;

/** Whether work failed because the database was unavailable: a retry may succeed. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined
    ? CONNECTION_LOST_MESSAGE.test(error.message)
    : LOSS_CODES.has(code) || CONNECTION_EXCEPTION.test(code);
}

/** Two transactions deadlocked, and PostgreSQL aborted this one: a retry succeeds. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** A serialisation failure, or a lock timeout. */
const CONFLICTS = new Set(['40001', '55P03']);

/** The work conflicted with concurrent work and was rolled back: a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return (
    isDeadlock(error) ||
    (error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code))
  );
}

/** A prepared statement uses a table that a migration has changed since. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000';
}
