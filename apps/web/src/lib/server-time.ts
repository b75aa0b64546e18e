/** Smaller differences come from latency, and from the date, which has whole seconds. */
const TOLERATED_MS = 60_000;

let behindMs = 0;

/**
 * Computes from an answer of the server how far the clock of this machine is behind or ahead. Cached answers may have
 * the date of an earlier request.
 */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  if (headers.get('cache-control')?.includes('max-age') === true) return;
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const behind = date - Date.now();
  behindMs = Math.abs(behind) < TOLERATED_MS ? 0 : behind;
}

/** A time of this machine's clock, by default now, in server time. In milliseconds. */
export function serverTime(local = Date.now()): number {
  return local + behindMs;
}

/** The current server time, for everything that the server starts, ends or dates. */
export function serverNow(): Date {
  return new Date(serverTime());
}
