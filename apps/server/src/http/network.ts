import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;
/** An IPv6 subscriber has at least a /64, and can use any address in it. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const [first = [], last = []] = [before, after];
  const missingCount = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(missingCount, 0) }, () => '0'), ...last];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** The network used for limits: an IPv4 address itself, the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const mappedAddress = MAPPED_IPV4.exec(address)?.[1];
  if (mappedAddress !== undefined) return mappedAddress;
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The network of a request, for limits by address. */
export function networkOfRequest(request: FastifyRequest): string {
  return networkOf(request.ip);
}
