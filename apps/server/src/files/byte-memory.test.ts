import { describe, expect, it } from 'vitest';
import { createByteMemory } from '#files/byte-memory.ts';

describe('createByteMemory', () => {
  it('evicts the least recently used content when it is full', () => {
    const memory = createByteMemory({ bytes: 10, largest: 5 });
    for (const key of ['a', 'b', 'c']) memory.store(key, Buffer.from(`${key}--`));
    expect(memory.find('a')).toEqual(Buffer.from('a--'));
    memory.store('d', Buffer.from('d--'));
    expect(['a', 'b', 'c', 'd'].filter((key) => memory.find(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  it('counts a content that is stored again once, and stores none that is too large', () => {
    const memory = createByteMemory({ bytes: 6, largest: 4 });
    memory.store('a', Buffer.alloc(3));
    memory.store('a', Buffer.alloc(3));
    memory.store('b', Buffer.alloc(3));
    memory.store('c', Buffer.alloc(5));
    expect(['a', 'b', 'c'].map((key) => memory.find(key)?.byteLength)).toEqual([3, 3, undefined]);
    memory.store('a', Buffer.alloc(5));
    expect(memory.find('a')).toBe(undefined);
  });
});
