import { lookup as resolveName } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { hostOf, isLocalName, isRefusedAddress } from '#http/outside-addresses.ts';
import { isOwnHost } from '#listening.ts';

/** The address is not https, or is in a private network. */
export class AddressRefused extends Error {}

export interface OutsideRules {
  /** Whether private networks may be reached. */
  readonly allowsPrivate: boolean;
  /** Whether this machine may be reached, also without https. */
  readonly allowsOwnMachine: boolean;
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Throws AddressRefused for problems visible in the URL alone. */
export function assertOutsideAddress(url: URL, rules: OutsideRules): void {
  const isOwn = isOwnHost(url.hostname);
  if (url.username !== '' || url.password !== '') throw new AddressRefused('it carries a password');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn && rules.allowsOwnMachine)) {
    throw new AddressRefused('it is not https');
  }
  const allowsPrivate = rules.allowsPrivate || (isOwn && rules.allowsOwnMachine);
  const host = hostOf(url);
  const isRefused =
    isIP(host) === 0 ? !allowsPrivate && (isOwn || isLocalName(host)) : isRefusedAddress(host, allowsPrivate);
  if (isRefused) throw new AddressRefused('it is private');
}

/** Resolves a name for the connection itself, so that it cannot change between check and use. */
function lookupWithin(allowsPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = addresses;
      const isRefused = addresses.some(({ address }) => isRefusedAddress(address, allowsPrivate));
      if (isRefused || first === undefined) return callback(new AddressRefused('it is private'), '', 0);
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

interface OutsideRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
}

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Throws for a status that is not a final one. */
function toResponse({ statusCode: status = 500, headers }: IncomingMessage, body: Buffer): Response {
  if (status < 200 || status > 599) throw new Error(`The response has the status ${status}`);
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers: pairs });
}

/**
 * Fetches an address that a person entered: https, public networks, a time limit, a size limit, no redirects. Throws
 * AddressRefused, or the error of the network.
 */
export async function fetchOutside(
  address: string,
  options: OutsideRequest,
  rules: OutsideRules,
): Promise<Response> {
  const url = new URL(address);
  assertOutsideAddress(url, rules);
  const allowsPrivate = rules.allowsPrivate || (rules.allowsOwnMachine && isOwnHost(url.hostname));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoingRequest = request(
      url,
      {
        method: options.method ?? 'GET',
        headers: options.headers,
        lookup: lookupWithin(allowsPrivate),
        signal: AbortSignal.timeout(rules.timeoutMs),
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes <= rules.maxBytes) return;
          reject(new Error('The response is too large'));
          outgoingRequest.destroy();
        });
        response.on('error', reject);
        response.on('end', () => {
          try {
            resolve(toResponse(response, Buffer.concat(parts)));
          } catch (error) {
            reject(error as Error);
          }
        });
      },
    );
    outgoingRequest.on('error', reject);
    outgoingRequest.end(options.body);
  });
}
