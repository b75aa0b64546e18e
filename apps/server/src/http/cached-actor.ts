import { Failure, Failures, fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { FastifyRequest } from 'fastify';
import type { AccessVersion } from '#database/access.ts';
import { isAccessChanged } from '#database/access.ts';
import type { VersionedActor } from '#http/actor-cache.ts';

/** Several people may change one workspace at the same time; each change costs one attempt. */
const TRIES = 6;

function isSame(one: AccessVersion, other: AccessVersion): boolean {
  return one.total === other.total && String(one.subjects) === String(other.subjects);
}

function versionedActorOf(request: FastifyRequest): VersionedActor {
  if (request.versionedActor === null) throw fail('session.none');
  return request.versionedActor;
}

/**
 * Runs work with the cached actor. The work checks the access version in its own statement; when it is outdated, the
 * actor is loaded again and the work is repeated. A refusal counts only if it is based on the current version.
 */
export async function withCachedActor<Result>(
  request: FastifyRequest,
  run: (actor: Actor, accessVersion: AccessVersion) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { actor, accessVersion } = versionedActorOf(request);
    try {
      return await run(actor, accessVersion);
    } catch (error) {
      const isRefused = error instanceof Failure || error instanceof Failures;
      if (attempt === TRIES || !(isRefused || isAccessChanged(error))) throw error;
      await request.reloadActor();
      if (isRefused && isSame(accessVersion, versionedActorOf(request).accessVersion)) throw error;
    }
  }
}
