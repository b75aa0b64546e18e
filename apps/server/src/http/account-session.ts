import type { FastifyRequest } from 'fastify';
import { actorOf } from '#http/access.ts';

/** A user who changes their own account, and the session of the change. */
export interface AccountSession {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

export function accountSessionOf(request: FastifyRequest): AccountSession {
  return { userId: actorOf(request).userId, sessionId: request.sessionId ?? undefined };
}
