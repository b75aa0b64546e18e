import { fail } from '@quint/contract/base/errors.ts';
import type { SurveyAccessEntry } from '@quint/contract/privacy/privacy.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Deps } from '#deps.ts';
import { endSurveySession, listAccessLog } from '#features/privacy/access-log/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';

const ACCESS_LOG_LIMIT = 100;

/** When, how and on which kind of device the user's survey was opened. Empty for an account without a talent. */
export async function listOwnAccessLog(deps: Deps, actor: Actor): Promise<SurveyAccessEntry[]> {
  const { talentId } = actor;
  if (talentId === undefined) return [];
  const scope = scopeOfActor(actor);
  const rows = await deps.db.read(scope, (db) =>
    listAccessLog(db, scope, { talentId, limit: ACCESS_LOG_LIMIT }),
  );
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

/** "Not you?": signs the device out of the survey immediately. Throws `record.not_found` for another person's. */
export async function endOwnSurveySession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const isEnded = await deps.db.platform.write((tx) =>
    endSurveySession(tx, { userId: actor.userId, sessionId }),
  );
  if (!isEnded) throw fail('record.not_found');
}
