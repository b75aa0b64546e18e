/** Smaller differences come from the way of the answer, and from its date, which has whole seconds. */
const TOLERATED_MS = 60_000;

let behindMs = 0;

/**
 * Learns from an answer of the server how far the clock of this machine is behind or ahead. Answers that browsers cache
 * may have the date of an earlier request.
 */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  if (headers.get('cache-control')?.includes('max-age') === true) return;
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return;
  const behind = date - Date.now();
  behindMs = Math.abs(behind) < TOLERATED_MS ? 0 : behind;
}

/** A moment of this machine's clock, now unless given, by the server's clock. In milliseconds. */
export function serverTime(local = Date.now()): number {
  return local + behindMs;
}

/** Now by the server's clock: for everything that ends, begins or is dated by the server. */
export function serverNow(): Date {
  return new Date(serverTime());
}
