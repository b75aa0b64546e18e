import { isIPv4, isIPv6 } from 'node:net';

/** Every address of the machine. */
const EVERYWHERE = '0.0.0.0';
const THIS_MACHINE = '127.0.0.1';

/** Whether a host name or address resolves to the local machine only. */
export function isOwnHost(hostname: string): boolean {
  const name = hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true;
  const address = name.replace(/^::ffff:/, '');
  return isIPv4(address) && address.startsWith('127.');
}

/** Whether the product is reachable only from this machine, by its public URL. */
export function isOnThisMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isOwnHost(new URL(publicUrl).hostname);
}

/**
 * The address to listen on. Without a public URL the product is for this machine only; with one, requests come through
 * a proxy that may run on another machine or in another container.
 */
export function chooseHost(host: string | undefined, publicUrl: string | undefined): string {
  return host ?? (isOnThisMachine(publicUrl) ? THIS_MACHINE : EVERYWHERE);
}

/** Whether localhost reaches a server that listens on an address. */
export function isReachedByLocalhost(host: string): boolean {
  return isOwnHost(host) || host === EVERYWHERE || host === '::';
}

/** The local URL of a server that listens there. */
export function describeAddress({ host, port }: { host: string; port: number }): string {
  const name = isReachedByLocalhost(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
