import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@quint/domain/actor.ts';
import type { SeenAccess } from '#database/access.ts';

/** A person as she was when last looked at, and what that look can be checked by. */
export interface KnownActor {
  readonly actor: Actor;
  readonly seen: SeenAccess;
  /** The sign-in the person was looked up for has not ended. */
  readonly isSignedIn: boolean;
}

/** The people of the last requests. Whoever uses one from here checks in the same statement that nothing has changed. */
export interface Actors {
  /** As last seen, when there was a last time, or as she is now. */
  find(userId: string, sessionId?: string): Promise<KnownActor | undefined>;
  /** As she is now; undefined for an account that is gone. */
  findNow(userId: string, sessionId?: string): Promise<KnownActor | undefined>;
}

const PEOPLE_MAX = 10_000;

/**
 * Remembers people by their account and their sign-in, the last used longest. The end of a sign-in counts as a change
 * of the person's access, so what checks the one checks the other.
 */
export function createActors(
  load: (userId: string, sessionId: string | undefined) => Promise<KnownActor | undefined>,
): Actors {
  const known = new Map<string, KnownActor>();
  const keyOf = (userId: string, sessionId: string | undefined) => `${userId}/${sessionId ?? ''}`;
  const remember = (key: string, person: KnownActor | undefined) => {
    known.delete(key);
    if (person === undefined) return;
    known.set(key, person);
    const [oldest] = known.keys();
    if (known.size > PEOPLE_MAX && oldest !== undefined) known.delete(oldest);
  };
  const findNow = async (userId: string, sessionId?: string) => {
    const person = await load(userId, sessionId);
    const key = keyOf(userId, sessionId);
    const before = known.get(key);
    // Where nothing has changed it is the one from before, for whom statements have been made.
    const same = isDeepStrictEqual(before, person) ? before : person;
    remember(key, same);
    return same;
  };
  return {
    findNow,
    async find(userId, sessionId) {
      const key = keyOf(userId, sessionId);
      const person = known.get(key);
      if (person === undefined) return findNow(userId, sessionId);
      remember(key, person);
      return person;
    },
  };
}
