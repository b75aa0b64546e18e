import type { OwnApplication } from '@quint/contract/vacancies/own-applications.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listApplicationEvents } from '#features/vacancies/own-applications/queries.ts';

/**
 * Where the applications of the user's talent stand, the one with the newest event first: only what happened and was
 * told to them. Empty without a talent.
 */
export async function listOwnApplications(deps: Deps, actor: Actor): Promise<OwnApplication[]> {
  const { talentId } = actor;
  if (talentId === undefined) return [];
  const scope = scopeOfActor(actor);
  const rows = await deps.db.read(scope, (db) => listApplicationEvents(db, scope, talentId));
  const rowsByRole = Map.groupBy(rows.toReversed(), (row) => row.role_id);
  return [...rowsByRole].map(([id, ofRole]) => ({
    role: { id, name: ofRole[0]?.role ?? '' },
    events: ofRole.toReversed().map(({ kind, date, interview_at: interviewAt }) => ({
      kind,
      date: date.toISOString(),
      interview_at: interviewAt?.toISOString() ?? null,
    })),
  }));
}
