import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { withLogContext } from '#log-context.ts';

const HEADER = 'x-request-id';
/** A token that can stand in a log and a header as it is. */
const PLAIN = /^[\w.-]{1,64}$/;

/** The id that the caller or a proxy gave the request, or one of our own. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const { [HEADER]: requestId } = headers;
  return typeof requestId === 'string' && PLAIN.test(requestId) ? requestId : randomUUID();
}

/** Answers every request with its id, and gives the id to every line that is logged on the way. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(HEADER, request.id);
    withLogContext({ request_id: request.id }, next);
  });
  // A body that is read in between ends the context.
  app.addHook('preValidation', (request, _reply, next) => {
    withLogContext({ request_id: request.id }, next);
  });
}
