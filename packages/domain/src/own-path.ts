/** Stands for this site, whichever its origin is. */
const SITE = 'https://own.example';

/**
 * Path, query and fragment of an address that surely lies on this site, or nothing. Addresses come from queries and
 * bodies, so anybody may have written them, and people are sent there.
 */
export function toOwnPath(target: unknown): string | undefined {
  // Two slashes name another host. Browsers read a backslash as a slash, and drop tabs and line breaks first.
  if (typeof target !== 'string' || !/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(target)) return undefined;
  const { pathname, search, hash } = new URL(target, SITE);
  // "/.//host" loses its dot and names a host as well.
  return pathname.startsWith('//') ? undefined : `${pathname}${search}${hash}`;
}
