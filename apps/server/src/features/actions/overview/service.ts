import type { Overview } from '@quint/contract/home/overview.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { listRoles } from '#features/fit/matching/queries.ts';
import type { StanineProfile } from '#features/fit/matching/ranking/queries.ts';
import { listStanineProfiles } from '#features/fit/matching/ranking/queries.ts';
import { FIT_READ } from '#features/fit/matching/service.ts';
import type { NewestRow } from '#features/actions/overview/statistics/queries.ts';
import { findCounts } from '#features/actions/overview/statistics/queries.ts';
import { listNewest, getOverviewStatistics } from '#features/actions/overview/statistics/service.ts';
import type { OverviewContext } from '#features/actions/overview/lines/service.ts';
import { findNext, listLines } from '#features/actions/overview/lines/service.ts';
import { getOverviewTimes } from '#features/actions/overview/model.ts';
import { byNeed } from '#features/actions/overview/needs/model.ts';
import { countByRole } from '#features/actions/overview/needs/queries.ts';
import type { Registry } from '#items/declare/collection.ts';

function countPeople(profiles: readonly StanineProfile[]): number {
  return profiles.reduce((sum, { people }) => sum + people, 0);
}

/** Audits the results shown by name, and that all of them were counted. */
async function recordRead(
  tx: Writer,
  { scope, actor }: OverviewContext,
  { rows, count }: { rows: readonly NewestRow[]; count: number },
): Promise<void> {
  if (count === 0) return;
  const others = rows.filter(({ talent_id: id }) => id !== actor.talentId);
  await recordAudit(tx, {
    scope,
    actor,
    action: 'results.read',
    items: others.map(({ result_id: id }) => id),
    talentIds: others.map(({ talent_id: id }) => id),
    details: { ...FIT_READ, at: 'overview', count },
  });
}

/**
 * The content of the start page in one response, so that its layout does not shift later: what needs attention today,
 * the figures with their history, the newest results and the roles that need people.
 */
export async function readOverview(
  { deps, registry }: { deps: Deps; registry: Registry },
  actor: Actor,
  zone: string,
): Promise<Overview> {
  const scope = scopeOfActor(actor);
  const context = { scope, actor, times: getOverviewTimes(deps.clock.now(), zone) };
  return deps.db.write(scope, async (tx) => {
    const { lines, snoozedLines } = await listLines(tx, context);
    const counts = await findCounts(tx, scope, context.times);
    const roles = (await listRoles(tx, scope)).filter((role) => role.is_in_use);
    const profiles = await listStanineProfiles(tx, { registry, actor, scope, filter: {}, search: undefined });
    const { newest, rows } = await listNewest(tx, context, roles);
    const finishedTotal = countPeople(profiles) + counts.left_out;
    await recordRead(tx, context, { rows, count: finishedTotal });
    return {
      lines,
      put_off: snoozedLines,
      next: lines.length > 0 ? null : await findNext(tx, context, snoozedLines.length > 0),
      since_yesterday: {
        results: counts.results_since_yesterday,
        messages: counts.messages_since_yesterday,
      },
      figures: await getOverviewStatistics(tx, context, { counts, roles, profiles }),
      newest,
      finished_total: finishedTotal,
      roles: byNeed(await countByRole(tx, scope, context.times)),
      roles_total: roles.length,
      start: { talents: counts.talents, chosen: counts.chosen_count, teams: counts.teams },
    };
  });
}
