import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';
import { isOwnHost } from '#listening.ts';

/** Networks that are nobody's on the internet: loopback, private, link-local, shared, documentation, multicast. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 only global unicast is public, without tunnels and documentation. */
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address lies in a network that the internet does not reach. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return PRIVATE.check(plain, 'ipv4');
  return !PUBLIC_IPV6.check(plain, 'ipv6') || PRIVATE.check(plain, 'ipv6');
}

/** The address is not https, or leads into a private network. */
export class AddressRefused extends Error {}

export interface OutsideRules {
  /** Private networks may be reached. */
  readonly allowsPrivate: boolean;
  /** The own machine may be reached, also without https. */
  readonly allowsOwnMachine: boolean;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Throws AddressRefused for what can be told from the URL alone. */
export function assertOutsideAddress(url: URL, rules: OutsideRules): void {
  const isOwn = isOwnHost(url.hostname);
  if (url.username !== '' || url.password !== '') throw new AddressRefused('it carries a password');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn && rules.allowsOwnMachine)) {
    throw new AddressRefused('it is not https');
  }
  if (rules.allowsPrivate || (isOwn && rules.allowsOwnMachine)) return;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isOwn || (isIP(host) !== 0 && isPrivateAddress(host))) throw new AddressRefused('it is private');
}

/** Resolves a name for the connection itself, so that nothing can lead elsewhere between check and use. */
function lookupWithin(allowsPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      const isRefused = !allowsPrivate && found.some(({ address }) => isPrivateAddress(address));
      if (isRefused || first === undefined) return callback(new AddressRefused('it is private'), '', 0);
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}

interface Sent {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
}

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Throws for a status that no final answer has. */
function toResponse({ statusCode: status = 500, headers }: IncomingMessage, body: Buffer): Response {
  if (status < 200 || status > 599) throw new Error(`The answer has the status ${status}`);
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers: pairs });
}

/**
 * Fetches an address that a person entered: https, public networks, a time limit, a size limit, no redirects. Throws
 * AddressRefused, or the error of the network.
 */
export async function fetchOutside(address: string, sent: Sent, rules: OutsideRules): Promise<Response> {
  const url = new URL(address);
  assertOutsideAddress(url, rules);
  const allowsPrivate = rules.allowsPrivate || (rules.allowsOwnMachine && isOwnHost(url.hostname));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: sent.method ?? 'GET',
        headers: sent.headers,
        lookup: lookupWithin(allowsPrivate),
        signal: AbortSignal.timeout(rules.timeoutMs),
        agent: false,
      },
      (incoming) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        incoming.on('data', (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes <= rules.maxBytes) return;
          reject(new Error('The answer is too large'));
          outgoing.destroy();
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          try {
            resolve(toResponse(incoming, Buffer.concat(parts)));
          } catch (error) {
            reject(error as Error);
          }
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent.body);
  });
}
