import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import { createMemory } from '#http/memory.ts';

/** A missing second factor, or a missing sign-in with the account's passkey. */
export type FactorGap = 'missing' | 'passkey_needed';

/** An actor and the version of the access it was loaded with. */
export interface VersionedActor {
  readonly actor: Actor;
  readonly accessVersion: AccessVersion;
  /** Whether the session of the actor is still active. */
  readonly isSignedIn: boolean;
  /** Set for administrators who lack a required second factor. */
  readonly factorGap?: FactorGap | undefined;
}

/** The actors of recent requests. Work with a cached actor must check the access version in its own statement. */
export interface ActorCache {
  /** Cached or loaded. */
  find(userId: string, sessionId?: string): Promise<VersionedActor | undefined>;
  /** Loaded from the database; undefined for a deleted account. */
  findNow(userId: string, sessionId?: string): Promise<VersionedActor | undefined>;
}

const ACTORS_MAX = 10_000;

/**
 * A least-recently-used cache of actors by account and session. Ending a session increments the access version, too, so
 * one check covers both.
 */
export function createActorCache(
  load: (userId: string, sessionId: string | undefined) => Promise<VersionedActor | undefined>,
): ActorCache {
  const cache = createMemory<VersionedActor>(ACTORS_MAX);
  const keyOf = (userId: string, sessionId: string | undefined) => `${userId}/${sessionId ?? ''}`;
  const findNow = async (userId: string, sessionId?: string) => {
    const versionedActor = await load(userId, sessionId);
    // An unchanged actor stays the same object, because query plans are cached by it.
    return versionedActor === undefined ? undefined : cache.store(keyOf(userId, sessionId), versionedActor);
  };
  return {
    findNow,
    find: async (userId, sessionId) => cache.get(keyOf(userId, sessionId)) ?? findNow(userId, sessionId),
  };
}
