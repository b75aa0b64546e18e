import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { getOverviewTimes } from '#features/actions/overview/model.ts';
import * as queries from '#features/actions/overview/snoozes/queries.ts';

/** Hides a line of the actor's start page until tomorrow, by their clock. */
export async function snoozeLine(
  deps: Deps,
  actor: Actor,
  { line, zone }: { line: string; zone: string },
): Promise<void> {
  const scope = scopeOfActor(actor);
  const { now, tomorrow } = getOverviewTimes(deps.clock.now(), zone);
  const { userId } = actor;
  await deps.db.write(scope, (db) => queries.snooze(db, scope, { userId, line, until: tomorrow, now }));
}

/** Shows all lines again that the actor put off. */
export async function takeLinesBack(deps: Deps, actor: Actor): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, (db) => queries.takeBack(db, scope, actor));
}
