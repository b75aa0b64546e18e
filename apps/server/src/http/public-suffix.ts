import { getPublicSuffix } from 'tldts';

/**
 * Whether anybody may register names below a domain: an entry of the public suffix list, such as co.uk or github.io, or a
 * single label.
 */
export function isPublicSuffix(domain: string): boolean {
  const name = domain.toLowerCase().replace(/\.$/, '');
  return getPublicSuffix(name, { allowPrivateDomains: true }) === name;
}
