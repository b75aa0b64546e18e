/** A path of this site that is safe to go to after login; anything else is nothing. */
export function safeRedirect(target: unknown): string | undefined {
  // A second slash, or a backslash browsers read as one, would name another host.
  if (
    typeof target !== 'string' ||
    !target.startsWith('/') ||
    target.startsWith('//') ||
    target.includes('\\')
  ) {
    return undefined;
  }
  const url = new URL(target, 'https://quint.example');
  return url.origin === 'https://quint.example' ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
