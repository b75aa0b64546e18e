import { createHash } from 'node:crypto';

/** An id in UUIDv7 form that depends only on its name: the demo world has the same keys everywhere. */
export function seededId(name: string): string {
  const bytes = createHash('sha256').update(`quint-demo/${name}`).digest().subarray(0, 16);
  // A fixed time as prefix keeps the order of UUIDv7; the remaining bits distinguish the rows.
  bytes.writeUIntBE(1_760_000_000_000, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
