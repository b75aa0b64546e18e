import { isIPv4, isIPv6 } from 'node:net';

/** Every address of the machine. */
const EVERYWHERE = '0.0.0.0';
const THIS_MACHINE = '127.0.0.1';

/** Whether a host name or address leads nowhere but to the machine that asks. */
export function isOwnHost(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  const address = name.replace(/^::ffff:/, '');
  return isIPv4(address) && address.startsWith('127.');
}

/** Whether people reach the product from this machine only, as far as its public address says. */
export function isOnThisMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isOwnHost(new URL(publicUrl).hostname);
}

/**
 * The address to listen on. Without a word about other people the product is for this machine alone; a public address
 * says that others come, through a proxy that may stand on another machine or in another container.
 */
export function chooseHost(host: string | undefined, publicUrl: string | undefined): string {
  return host ?? (isOnThisMachine(publicUrl) ? THIS_MACHINE : EVERYWHERE);
}

/** Whether a program of this machine reaches what listens on an address by the name localhost. */
export function isReachedByLocalhost(host: string): boolean {
  return isOwnHost(host) || host === EVERYWHERE || host === '::';
}

/** Where what listens there answers to a person at this machine. */
export function describeAddress({ host, port }: { host: string; port: number }): string {
  const name = isReachedByLocalhost(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
