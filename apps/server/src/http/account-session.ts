import type { FastifyRequest } from 'fastify';
import { actorOf } from '#http/access.ts';

/** A person who changes the own account, and the sign-in it is done from. */
export interface AccountSession {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

export function accountSessionOf(request: FastifyRequest): AccountSession {
  return { userId: actorOf(request).userId, sessionId: request.sessionId ?? undefined };
}
