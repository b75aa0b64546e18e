import { BlockList, isIP, isIPv4 } from 'node:net';

interface Network {
  readonly address: string;
  readonly bits: number;
}

function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : /^\d+$/.test(length) ? Number(length) : Number.NaN;
  return bits <= most ? { address, bits } : undefined;
}

/** Whether a text is an IP address, or a network in CIDR notation. */
export function isProxy(text: string): boolean {
  return readNetwork(text) !== undefined;
}

/** Returns whether an address belongs to one of the proxies. */
export function trustProxies(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trustedNetworks = new BlockList();
  const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
  for (const network of proxies.map(readNetwork)) {
    if (network !== undefined)
      trustedNetworks.addSubnet(network.address, network.bits, familyOf(network.address));
  }
  return (address) =>
    address !== undefined && isIP(address) !== 0 && trustedNetworks.check(address, familyOf(address));
}
