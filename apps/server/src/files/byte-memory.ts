/** An in-memory cache of immutable contents, limited in bytes, that evicts the least recently used. */
export interface ByteMemory {
  find(key: string): Uint8Array | undefined;
  store(key: string, content: Uint8Array): void;
}

/**
 * Creates a cache of at most `bytes`. Contents larger than `largest` are not cached, so that one cannot evict all
 * others.
 */
export function createByteMemory(limits: { bytes: number; largest: number }): ByteMemory {
  const contents = new Map<string, Uint8Array>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= contents.get(key)?.byteLength ?? 0;
    contents.delete(key);
  };
  return {
    find(key) {
      const content = contents.get(key);
      if (content === undefined) return undefined;
      contents.delete(key);
      contents.set(key, content);
      return content;
    },
    store(key, content) {
      forget(key);
      if (content.byteLength > limits.largest) return;
      contents.set(key, content);
      bytes += content.byteLength;
      for (const oldest of contents.keys()) {
        if (bytes <= limits.bytes) return;
        forget(oldest);
      }
    },
  };
}
