import type { FastifyRequest } from 'fastify';
import { isOwnHost } from '#listening.ts';

/** Headers by which a proxy says for whom it asks. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'true-client-ip',
];

/** Whether the request says that it came through a proxy. */
export function isForwarded(request: FastifyRequest): boolean {
  return FORWARDING.some((name) => request.headers[name] !== undefined);
}

/**
 * Whether a program of this machine asks in its own name: the connection is its own, no proxy passes it on, and the name
 * it asks for is this machine's. A page elsewhere whose name was made to lead here asks for that name.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress;
  const asked = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname;
  return (
    peer !== undefined && isOwnHost(peer) && asked !== undefined && isOwnHost(asked) && !isForwarded(request)
  );
}
