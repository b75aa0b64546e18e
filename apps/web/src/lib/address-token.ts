/** A longer fragment may be a token; a shorter one is an anchor. */
const FRAGMENT_MAX_CHARACTERS = 40;

/**
 * The token in an address, or the whole text of a damaged address, which the server repairs. Undefined for an address
 * without a token.
 * @param hash the fragment with its `#`
 */
export function readAddressToken(
  name: 'token' | 'workspace',
  { search, hash }: Readonly<Record<'search' | 'hash', string>>,
): string | undefined {
  const token = new URLSearchParams(search).get(name) ?? '';
  const isFragmentToken = hash.length > FRAGMENT_MAX_CHARACTERS;
  if (token !== '' && !isFragmentToken) return token;
  const isNamed = new RegExp(`${name}.`, 'i').test(search + hash);
  return isNamed || isFragmentToken ? search + hash : undefined;
}
