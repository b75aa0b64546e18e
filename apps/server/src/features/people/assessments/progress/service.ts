import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { readProgress } from '#features/people/assessments/progress/queries.ts';

/** The progress of the participants of an assessment, as numbers without names. Throws `record.not_found`. */
export async function getAssessmentProgress(
  deps: Deps,
  actor: Actor,
  assessmentId: string,
): Promise<AssessmentProgress> {
  const scope = scopeOfActor(actor);
  const progress = await deps.db.read(scope, (db) => readProgress(db, scope, assessmentId));
  if (progress === undefined) throw fail('record.not_found');
  return {
    ...progress,
    last_opened: progress.last_opened?.toISOString() ?? null,
    last_finished: progress.last_finished?.toISOString() ?? null,
  };
}
