import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** A buffer of random bytes for the next ids: requesting many at once costs hardly more than a few. */
const pool = Buffer.alloc(ID_BYTES * 256);
let poolOffset = pool.length;

const MOST_IN_ORDER = 0xfff;
/** The last millisecond of a new id, and its counter. */
let last = { now: 0, step: 0 };

/**
 * A new UUIDv7 (RFC 9562): milliseconds since 1970 first, so that ids sort by age, then a counter with a random start
 * in its lower half, so that ids of one millisecond sort in order of creation (method 1 of its section 6.2); the
 * remaining bits are random.
 */
export function newId(now: number = Date.now()): string {
  if (poolOffset === pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  const bytes = pool.subarray(poolOffset, (poolOffset += ID_BYTES));
  bytes.writeUIntBE(now, 0, 6);
  const begins = (((bytes[6] ?? 0) << 8) | (bytes[7] ?? 0)) & 0x7ff;
  last = last.now === now && last.step < MOST_IN_ORDER ? { now, step: last.step + 1 } : { now, step: begins };
  bytes.writeUInt16BE(0x7000 | last.step, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID in canonical form. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
