/** Contents in memory that never change, up to a number of bytes; those asked for last stay longest. */
export interface ByteMemory {
  find(key: string): Uint8Array | undefined;
  keep(key: string, content: Uint8Array): void;
}

/** A memory of so many bytes at most. What is larger than `largest` is not kept, so that it does not push all out. */
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
    keep(key, content) {
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
