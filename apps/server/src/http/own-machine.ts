import type { FastifyRequest } from 'fastify';
import { isOwnHost } from '#listening.ts';

/** Headers with which a proxy identifies its client. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'true-client-ip',
];

/** Whether the request has passed a proxy. */
export function isForwarded(request: FastifyRequest): boolean {
  return FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined);
}

/**
 * Whether the request comes from a program on this machine: the connection is local, no proxy forwards it, and the host
 * name is local. A page of another site whose name resolves to this machine would send that name.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress;
  const requestedHost = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname;
  return (
    peer !== undefined &&
    isOwnHost(peer) &&
    requestedHost !== undefined &&
    isOwnHost(requestedHost) &&
    !isForwarded(request)
  );
}
