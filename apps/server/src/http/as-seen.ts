import { Failure, Failures, fail } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { SeenAccess } from '#database/access.ts';
import { isAccessChanged } from '#database/access.ts';
import type { KnownActor } from '#http/actors.ts';

const TRIES = 3;

function isSame(one: SeenAccess, other: SeenAccess): boolean {
  return one.total === other.total && String(one.subjects) === String(other.subjects);
}

function knownOf(request: FastifyRequest): KnownActor {
  if (request.known === null) throw fail('session.none');
  return request.known;
}

/**
 * Runs what checks by itself, in its own statement, that the person is still who she was when last seen. When she is
 * not, it runs again with the person as she is now. A refusal counts only for who the person is now, too.
 */
export async function asSeen<Result>(
  request: FastifyRequest,
  run: (actor: Actor, seen: SeenAccess) => Promise<Result>,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    const { actor, seen } = knownOf(request);
    try {
      return await run(actor, seen);
    } catch (error) {
      const isRefused = error instanceof Failure || error instanceof Failures;
      if (turn === TRIES || !(isRefused || isAccessChanged(error))) throw error;
      await request.lookAgain();
      if (isRefused && isSame(seen, knownOf(request).seen)) throw error;
    }
  }
}
