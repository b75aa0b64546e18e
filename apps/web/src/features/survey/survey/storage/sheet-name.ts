const STORAGE_KEY = 'quint.survey.sheet';
const LINK_KEY = 'quint.survey.link';
const UNNAMED_SHEET = 'unnamed';

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** A short name for a link: FNV-1a, 64 bit. The link itself is never stored on the device. */
function nameLink(token: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(token)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  }
  return hash.toString(36);
}

/** The survey of the session cookie; all tabs share the cookie and therefore this name. */
export function currentSheet(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? UNNAMED_SHEET;
  } catch {
    return UNNAMED_SHEET;
  }
}

/**
 * Stores the current survey of this browser and its link: several links lead to one survey, and unsent answers must be
 * found by any of them.
 */
export function rememberSheet(sheet: string, token?: string): void {
  try {
    // A device with data from before surveys had keys continues under the name of the link.
    const link = token === undefined ? undefined : nameLink(token);
    if (link !== undefined && currentSheet() === link) return;
    localStorage.setItem(STORAGE_KEY, sheet);
    if (link !== undefined) localStorage.setItem(LINK_KEY, link);
  } catch {
    // Without storage there is no IndexedDB either: unsent answers are in memory, under any name.
  }
}

/** Whether this browser opened its survey by that link. */
export function isRememberedLink(token: string): boolean {
  try {
    const name = nameLink(token);
    return localStorage.getItem(LINK_KEY) === name || currentSheet() === name;
  } catch {
    return false;
  }
}
