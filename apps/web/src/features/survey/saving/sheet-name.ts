const STORAGE_KEY = 'quint.survey.sheet';
const LINK_KEY = 'quint.survey.link';
const UNNAMED = 'unnamed';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for a link: FNV-1a, 64 bit. The link itself is never kept on the device. */
function nameLink(token: string): string {
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

/**
 * Remembers which sheet this browser is on, and by which link: many lead to one sheet, and answers that wait here must
 * find it by any of them.
 */
export function rememberSheet(sheet: string, token?: string): void {
  try {
    // A device that was on it before sheets had keys goes on under the name of the link.
    const link = token === undefined ? undefined : nameLink(token);
    if (link !== undefined && currentSheet() === link) return;
    localStorage.setItem(STORAGE_KEY, sheet);
    if (link !== undefined) localStorage.setItem(LINK_KEY, link);
  } catch {
    // Without storage there is no database either: answers wait in memory, under any name.
  }
}

/** Whether this browser came to its sheet by that link. */
export function isRememberedLink(token: string): boolean {
  try {
    const name = nameLink(token);
    return localStorage.getItem(LINK_KEY) === name || currentSheet() === name;
  } catch {
    return false;
  }
}
