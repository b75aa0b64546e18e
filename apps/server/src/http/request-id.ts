import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withLogContext } from '#log-context.ts';

const HEADER = 'x-request-id';
/** A token that is safe in a log and a header. */
const PLAIN = /^[\w.-]{1,64}$/;

/** The id from the caller or a proxy, or a new one. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const { [HEADER]: requestId } = headers;
  return typeof requestId === 'string' && PLAIN.test(requestId) ? requestId : randomUUID();
}

/** Adds the id to every response, and to every line that is logged during the request. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(HEADER, request.id);
    withLogContext({ request_id: request.id }, next);
  });
  // Reading the body ends the context.
  app.addHook('preValidation', (request, _reply, next) => {
    withLogContext({ request_id: request.id }, next);
  });
}
