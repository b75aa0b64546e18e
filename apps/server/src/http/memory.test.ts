import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemory } from './memory.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a memory', () => {
  it('has the values used last, up to its size', () => {
    const memory = createMemory<number>(2);
    memory.store('a', 1);
    memory.store('b', 2);
    memory.get('a');
    memory.store('c', 3);
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([1, undefined, 3]);
  });

  it('forgets a value that was not used for the given time', () => {
    const memory = createMemory<number>(2, 1000);
    memory.store('a', 1);
    memory.store('b', 2);
    vi.advanceTimersByTime(900);
    memory.get('a');
    vi.advanceTimersByTime(900);
    expect([memory.get('a'), memory.get('b')]).toEqual([1, undefined]);
    vi.advanceTimersByTime(1000);
    expect(memory.get('a')).toBeUndefined();
  });
});
