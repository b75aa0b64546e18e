import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** A buffer of random bytes for the next ids: requesting many at once costs hardly more than a few. */
const pool = Buffer.alloc(ID_BYTES * 256);
let used = pool.length;

/** A new UUIDv7 (RFC 9562): milliseconds since 1970 first, so that ids sort by age; the rest is random. */
export function newId(now: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, (used += ID_BYTES));
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID in canonical form. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
