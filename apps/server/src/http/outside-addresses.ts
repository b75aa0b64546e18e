import { BlockList, isIP, isIPv6 } from 'node:net';

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Private networks and this machine. */
const PRIVATE = listOf([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
]);

/** Addresses without other systems: link-local ones with cloud metadata, multicast, documentation. */
const NEVER = listOf([
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  'fd00:ec2::/32',
]);

/** The allocated part of IPv6, without ranges that map to IPv4 addresses. */
const GLOBAL = listOf(['2000::/3']);
const NOT_GLOBAL = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** The IPv4 address within an IPv6 one, like ::ffff:10.0.0.1. */
function mappedOf(address: string): string | undefined {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const number = Number.parseInt(high, 16) * 0x1_0000 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff).join('.');
}

/** Whether requests to this IP address are blocked; private networks are allowed if the installation says so. */
export function isRefusedAddress(address: string, allowsPrivate: boolean): boolean {
  const kind = isIP(address);
  if (kind === 0) return true;
  if (kind === 4) {
    if (NEVER.check(address)) return true;
    return !allowsPrivate && PRIVATE.check(address);
  }
  const mappedAddress = mappedOf(address);
  if (mappedAddress !== undefined) return isRefusedAddress(mappedAddress, allowsPrivate);
  if (NEVER.check(address, 'ipv6')) return true;
  if (PRIVATE.check(address, 'ipv6')) return !allowsPrivate;
  return !GLOBAL.check(address, 'ipv6') || NOT_GLOBAL.check(address, 'ipv6');
}

/** The host of an address without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Whether a name belongs to this machine or the local network, with or without the trailing dot. */
export function isLocalName(host: string): boolean {
  return /(^|\.)(localhost|local|internal)\.?$/i.test(host);
}
