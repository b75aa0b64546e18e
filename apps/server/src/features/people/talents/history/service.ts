import type { HistoryAnswer } from '@quint/contract/people/history.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { HistoryPage } from '#features/people/talents/history/queries.ts';
import { listHistory } from '#features/people/talents/history/queries.ts';

const toIso = (date: string | null) => (date === null ? null : new Date(date).toISOString());

/** The history of a person, newest first, without notes. Throws `record.not_found`. */
export async function readHistory(deps: Deps, actor: Actor, page: HistoryPage): Promise<HistoryAnswer> {
  const scope = scopeOfActor(actor);
  const result = await deps.db.read(scope, (db) => listHistory(db, scope, page));
  if (result === undefined) throw fail('record.not_found');
  const data = result.rows.map(({ instrument, ...row }) => ({
    ...row,
    date: new Date(row.date).toISOString(),
    until: toIso(row.until),
    total: instrument === null ? null : getForm(instrument).order.length,
  }));
  return { data, meta: { total: result.total } };
}
