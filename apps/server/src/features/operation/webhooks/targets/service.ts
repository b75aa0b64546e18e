import { lookup as lookUp } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { WebhookReason } from '@quint/domain/operation/webhooks.ts';
import { findUrlFault } from '#features/operation/webhooks/targets/model.ts';
import { hostOf, isRefusedAddress } from '#http/outside-addresses.ts';

const MOST_ANSWER_BYTES = 1024;

interface Address {
  readonly address: string;
  readonly family: number;
}

export interface TargetRules {
  readonly allowsPrivate: boolean;
  /** Timeout until the response begins, in milliseconds. */
  readonly timeoutMs: number;
  /** Resolves a name; uses the system's resolver by default. */
  readonly resolve?: (name: string) => Promise<readonly Address[]>;
}

export interface TargetRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface TargetResponse {
  readonly code: number;
  /** The header `Retry-After` as received. */
  readonly retryAfter?: string | undefined;
}

/** The status code of a response, or why there was none. */
export type TargetAnswer =
  | TargetResponse
  | {
      readonly reason: Extract<
        WebhookReason,
        'timeout' | 'address_refused' | 'unknown_host' | 'tls' | 'connection'
      >;
    };

class RefusedAddressError extends Error {}
class UnknownHostError extends Error {}

async function listAddresses(host: string, { allowsPrivate, resolve }: TargetRules): Promise<Address[]> {
  const find = resolve ?? ((name: string) => lookUp(name, { all: true }));
  const family = isIP(host);
  const addresses =
    family === 0
      ? await find(host).catch(() => {
          throw new UnknownHostError();
        })
      : [{ address: host, family }];
  if (addresses.length === 0) throw new UnknownHostError();
  if (addresses.some(({ address }) => isRefusedAddress(address, allowsPrivate)))
    throw new RefusedAddressError();
  return [...addresses];
}

/** A lookup that returns only the checked addresses, so that no later DNS response is used for connecting. */
function answerWith(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses;
  return (_name, options, callback) => {
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** Reads and discards at most a kilobyte, so that the target's response is not cut off. */
function skipBody(answer: IncomingMessage, onEnd: () => void): void {
  let bytes = 0;
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_ANSWER_BYTES) answer.destroy();
  });
  answer.on('error', onEnd);
  answer.on('close', onEnd);
}

function send(
  target: TargetRequest,
  { addresses, signal }: { addresses: readonly Address[]; signal: AbortSignal },
): Promise<TargetResponse> {
  const url = new URL(target.url);
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, refuse) => {
    const request = open(url, {
      method: 'POST',
      headers: { ...target.headers, 'content-length': Buffer.byteLength(target.body) },
      lookup: answerWith(addresses),
      agent: false,
      signal,
    });
    request.on('error', refuse);
    request.on('response', (answer) => {
      const { statusCode: code = 0, headers } = answer;
      skipBody(answer, () => resolve({ code, retryAfter: headers['retry-after'] }));
    });
    request.end(target.body);
  });
}

function reasonOf(error: unknown, signal: AbortSignal): Extract<TargetAnswer, { reason: string }>['reason'] {
  if (signal.aborted) return 'timeout';
  if (error instanceof RefusedAddressError) return 'address_refused';
  if (error instanceof UnknownHostError) return 'unknown_host';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|ERR_TLS|ERR_SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'connection';
}

/** Rejects when the signal is aborted: a system lookup cannot be cancelled. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    signal.addEventListener('abort', () => refuse(new Error('Too slow')), { once: true });
  });
}

/**
 * Posts to an address of another system. Its name is resolved once, and the connection uses only the checked addresses.
 * Redirects are not followed.
 */
export async function postToTarget(target: TargetRequest, rules: TargetRules): Promise<TargetAnswer> {
  if (findUrlFault(target.url, rules.allowsPrivate) !== undefined) return { reason: 'address_refused' };
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    const host = hostOf(new URL(target.url));
    const addresses = await Promise.race([listAddresses(host, rules), abortOf(signal)]);
    return await send(target, { addresses, signal });
  } catch (error) {
    return { reason: reasonOf(error, signal) };
  }
}
