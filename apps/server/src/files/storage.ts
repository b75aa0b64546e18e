/** Where file contents lie. Keys are random names made by us. */
export interface FileStorage {
  write(key: string, content: Uint8Array): Promise<void>;
  /** Throws when there is no such file. */
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}
