import { fail } from '@quint/contract/errors.ts';
import { isStorable } from '#items/ask/values.ts';

const MAX_NESTING = 20;
const MAX_NODES = 50_000;
// A record takes a handful of parameters, and a statement at most 65,535.
const MAX_ENTRIES = 5000;

function inspect(value: unknown, state: { nodes: number }, depth: number): void {
  state.nodes += 1;
  if (depth > MAX_NESTING || state.nodes > MAX_NODES) {
    throw fail('INVALID_PAYLOAD', { reason: 'the body holds more than can be written at once' });
  }
  if (typeof value === 'string' && !isStorable(value)) {
    throw fail('INVALID_PAYLOAD', { reason: 'the text holds characters that cannot be stored' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > MAX_ENTRIES) {
    throw fail('INVALID_PAYLOAD', { reason: `a list takes at most ${MAX_ENTRIES} entries at once` });
  }
  for (const [key, entry] of Object.entries(value)) {
    inspect(key, state, depth);
    inspect(entry, state, depth + 1);
  }
}

/** Refuses what no honest client writes, wherever it is, before the database is asked anything. */
export function inspectBody(body: unknown): void {
  inspect(body, { nodes: 0 }, 0);
}
