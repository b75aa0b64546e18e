import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends serialised JSON as it is. */
export function sendJsonText(reply: FastifyReply, text: string | Readable): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
