import { readRangeSources } from '@quint/contract/roles/role-sources.ts';
import type { RoleHistoryAnswer, RoleHistoryEntry } from '@quint/contract/vacancies/history.ts';
import { ROLE_HISTORY_PAGE } from '@quint/contract/vacancies/history.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { allRanges } from '#features/roles/roles/model.ts';
import { findVacancy } from '#features/vacancies/access/service.ts';
import type { HistoryPosition, HistoryRow } from '#features/vacancies/history/queries.ts';
import { listHistory } from '#features/vacancies/history/queries.ts';

function readPosition(before: string | undefined): HistoryPosition | undefined {
  if (before === undefined) return undefined;
  const separator = before.indexOf('_');
  return { micros: before.slice(0, separator), id: before.slice(separator + 1) };
}

function toEntry({ id, date, by, entry }: HistoryRow): RoleHistoryEntry {
  const frame = { id, date: date.toISOString(), by };
  if (entry.kind !== 'ranges') return { ...frame, ...entry };
  const { ranges, before } = entry;
  const sources = readRangeSources(entry.sources) ?? {};
  return { ...frame, ...entry, sources, ranges: allRanges(ranges), before: before && allRanges(before) };
}

/**
 * A page of what happened with a role, newest first: its states, versions of ranges and questions, draws, who decides,
 * decisions, and numbers of mails. Names are masked for the reader. Throws `record.not_found`.
 */
export async function readRoleHistory(
  deps: Deps,
  actor: Actor,
  { roleId, before }: { readonly roleId: string; readonly before?: string | undefined },
): Promise<RoleHistoryAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    await findVacancy(db, scope, { actor, roleId });
    const page = { actor, roleId, limit: ROLE_HISTORY_PAGE + 1, before: readPosition(before) };
    const rows = await listHistory(db, scope, page);
    const onPage = rows.slice(0, ROLE_HISTORY_PAGE);
    const last = onPage.at(-1);
    const hasMore = rows.length > onPage.length && last !== undefined;
    return { entries: onPage.map(toEntry), next: hasMore ? `${last.micros}_${last.id}` : null };
  });
}
