/** A placeholder origin. */
const SITE = 'https://own.example';

/**
 * Path, query and fragment of a URL if it certainly stays on this site, otherwise undefined. The URLs come from queries
 * and bodies, so an attacker may have written them, and users are redirected to them.
 */
export function toOwnPath(target: unknown): string | undefined {
  // Two slashes start a host name. Browsers treat a backslash as a slash, and drop tabs and line breaks first.
  if (typeof target !== 'string' || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(target)) return undefined;
  const { pathname, search, hash } = new URL(target, SITE);
  // "/.//host" is normalised to "//host", which is a host as well.
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`;
}
