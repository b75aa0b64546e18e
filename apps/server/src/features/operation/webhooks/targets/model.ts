import { isIP } from 'node:net';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { hostOf, isLocalName, isRefusedAddress } from '#http/outside-addresses.ts';

const SMALLEST_FREE_PORT = 1024;
const HTTP_PORT = 80;

function isGoodPort({ port, protocol }: URL): boolean {
  const number = port === '' ? (protocol === 'https:' ? 443 : HTTP_PORT) : Number(port);
  return number === 443 || number >= SMALLEST_FREE_PORT || (number === HTTP_PORT && protocol === 'http:');
}

/** The problem of a target address; undefined when there is none. Names are resolved at every attempt, not here. */
export function findUrlFault(
  address: string,
  allowsPrivate: boolean,
): Extract<ErrorCode, `webhook.url_${string}`> | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'webhook.url_invalid';
  if (url.protocol === 'http:' && !allowsPrivate) return 'webhook.url_https';
  if (url.username !== '' || url.password !== '') return 'webhook.url_credentials';
  if (!isGoodPort(url)) return 'webhook.url_port';
  const host = hostOf(url);
  const isRefused =
    isIP(host) === 0 ? !allowsPrivate && isLocalName(host) : isRefusedAddress(host, allowsPrivate);
  return isRefused ? 'webhook.url_private' : undefined;
}
