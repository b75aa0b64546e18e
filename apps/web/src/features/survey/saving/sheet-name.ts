const STORAGE_KEY = 'quint.survey.sheet';
const UNNAMED = 'unnamed';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for the sheet a link opens: FNV-1a, 64 bit. The link itself is never kept on the device. */
export function nameSheet(token: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(token)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  }
  return hash.toString(36);
}

/** The sheet the session cookie of this browser belongs to; all tabs share the cookie, so all share this name. */
export function currentSheet(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? UNNAMED;
  } catch {
    return UNNAMED;
  }
}

export function rememberSheet(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Without storage there is no database either: answers wait in memory, under any name.
  }
}
