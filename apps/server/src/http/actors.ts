import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@quint/domain/actor.ts';
import type { SeenAccess } from '#database/access.ts';

/** A person as she was when last looked at, and what that look can be checked by. */
export interface KnownActor {
  readonly actor: Actor;
  readonly seen: SeenAccess;
}

/** The people of the last requests. Whoever uses one from here checks in the same statement that nothing has changed. */
export interface Actors {
  /** As last seen, when there was a last time, or as she is now. */
  find(userId: string): Promise<KnownActor | undefined>;
  /** As she is now; undefined for an account that is gone. */
  findNow(userId: string): Promise<KnownActor | undefined>;
}

const PEOPLE_MAX = 10_000;

/** Remembers people by their account, the last used longest. */
export function createActors(load: (userId: string) => Promise<KnownActor | undefined>): Actors {
  const known = new Map<string, KnownActor>();
  const remember = (userId: string, person: KnownActor | undefined) => {
    known.delete(userId);
    if (person === undefined) return;
    known.set(userId, person);
    const [oldest] = known.keys();
    if (known.size > PEOPLE_MAX && oldest !== undefined) known.delete(oldest);
  };
  const findNow = async (userId: string) => {
    const person = await load(userId);
    const before = known.get(userId);
    // Where nothing has changed it is the one from before, for whom statements have been made.
    const same = isDeepStrictEqual(before, person) ? before : person;
    remember(userId, same);
    return same;
  };
  return {
    findNow,
    async find(userId) {
      const person = known.get(userId);
      if (person === undefined) return findNow(userId);
      remember(userId, person);
      return person;
    },
  };
}
