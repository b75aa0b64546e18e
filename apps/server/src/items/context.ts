import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { AccessVersion } from '#database/access.ts';
import type { Deps } from '#deps.ts';
import { assertAllowed } from '#http/access.ts';
import { suggestName } from '#nearest-name.ts';
import type { Action, Collection, Registry } from '#items/declare/collection.ts';
import { accessTo } from '#items/declare/collection.ts';

/** The context of a request: actor, collection and dependencies. */
export interface ItemsContext {
  readonly deps: Deps;
  readonly registry: Registry;
  readonly actor: Actor;
  /** The access version of a cached actor, to be checked by the statement; undefined when the actor was just loaded. */
  readonly accessVersion?: AccessVersion | undefined;
  readonly collection: Collection;
  /** The query string, the key of a cached plan; undefined when the request has none. */
  readonly queryText?: string | undefined;
}

/** The context of an action on a collection. Throws FORBIDDEN when there is no such collection for the actor. */
export function openItems(
  base: Omit<ItemsContext, 'actor' | 'collection'>,
  actor: Actor,
  request: { collection: string; action: Action },
): ItemsContext {
  const collection = base.registry.get(request.collection);
  const access = collection === undefined ? undefined : accessTo(collection, request.action, actor);
  if (access?.isAllowed === false && access.because !== 'not_allowed') assertAllowed(access);
  if (collection === undefined || access?.isAllowed !== true) {
    const allowedCollections = [...base.registry.values()].filter(
      (each) => each !== collection && accessTo(each, request.action, actor).isAllowed,
    );
    const near = suggestName(
      request.collection,
      allowedCollections.map(({ name }) => name),
    );
    throw fail('FORBIDDEN', {
      reason: `there is no collection "${request.collection}", or you have no permission for this${near}`,
    });
  }
  return { ...base, actor, collection };
}

/** Whether the actor works on the rows of all workspaces, under the platform's database role. */
export function isOnPlatform({ collection, actor }: Pick<ItemsContext, 'collection' | 'actor'>): boolean {
  return collection.rows?.platform?.(actor) === true;
}
