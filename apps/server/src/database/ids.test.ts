import { describe, expect, it } from 'vitest';
import { isId, newId } from '#database/ids.ts';

describe('a new id', () => {
  it('sorts by age, also within a millisecond', () => {
    const now = Date.UTC(2026, 10, 26);
    const ids = [0, 0, 1, 1, 2].flatMap((later) => Array.from({ length: 500 }, () => newId(now + later)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(isId)).toBe(true);
  });

  it('is a UUID of version 7, also when one millisecond exceeds the counter', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(1));
    expect(ids.every((id) => /^0{8}-0001-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
