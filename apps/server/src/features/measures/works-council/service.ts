import { fail } from '@quint/contract/base/errors.ts';
import type {
  AccessLogAnswer,
  AccessLogQuery,
  OverseenRoleAnswer,
  OverseenRolesAnswer,
  OverseenRolesQuery,
  OverseenSettings,
} from '@quint/contract/measures/works-council.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import { dayIn } from '@quint/domain/base/named-days.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { LEAST_PEOPLE } from '#features/measures/norms/model.ts';
import { allRanges, rangesOf } from '#features/roles/roles/model.ts';
import * as queries from '#features/measures/works-council/queries.ts';

/** The month of a time, as `2026-03`. */
function monthOf(date: Date): string {
  return dayIn(date).slice(0, 7);
}

/** The first day of a month and of the next one. */
function boundsOf(month: string): { first: string; next: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { first: `${month}-01`, next: `${next}-01` };
}

function hiddenBy(row: { hide_personal_data: boolean; hide_everybody: boolean }): HiddenPeople {
  if (!row.hide_personal_data) return 'nobody';
  return row.hide_everybody ? 'everybody' : 'not_invited';
}

/** The settings and members of the workspace. */
export async function readOverseenSettings(deps: Deps, actor: Actor): Promise<OverseenSettings> {
  const scope = scopeOfActor(actor);
  const row = await deps.db.read(scope, (db) => queries.findSettings(db, scope));
  if (row === undefined) throw fail('record.not_found');
  const { hide_personal_data, hide_everybody, features, ...settings } = row;
  return {
    ...settings,
    uses_ai: settings.uses_ai && deps.config.ai !== undefined,
    hides_people: hiddenBy({ hide_personal_data, hide_everybody }),
    features: resolveFeatures(features),
    least_people: LEAST_PEOPLE,
  };
}

function roleOf({
  id,
  name,
  draft_state,
  date_archived,
  date_filled,
  versions,
  last_change: lastChange,
  ...columns
}: queries.RoleRow) {
  const stateInUse = date_filled === null ? 'in_use' : 'filled';
  const state = draft_state === 'draft' ? 'draft' : date_archived === null ? stateInUse : 'archived';
  return {
    id,
    name,
    state: state as 'draft' | 'in_use' | 'filled' | 'archived',
    versions,
    changed: lastChange === null ? null : new Date(lastChange).toISOString(),
    ranges: allRanges(rangesOf(columns)),
  };
}

/** A page of the roles with their ranges; drafts, filled and archived ones are marked. */
export async function listOverseenRoles(
  deps: Deps,
  actor: Actor,
  query: OverseenRolesQuery,
): Promise<OverseenRolesAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const rows = await queries.listRoles(db, scope, query);
    const { total, matchCount } = await queries.countRoles(db, scope, query);
    return { data: rows.map(roleOf), meta: { total_count: total, filter_count: matchCount } };
  });
}

/** A role, the changes of its ranges, and its random draws. Throws `record.not_found`. */
export async function readOverseenRole(
  deps: Deps,
  actor: Actor,
  roleId: string,
): Promise<OverseenRoleAnswer['data']> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const row = await queries.findRole(db, scope, roleId);
    if (row === undefined) throw fail('record.not_found');
    const history = await queries.listVersions(db, scope, roleId);
    const draws = await queries.listDraws(db, scope, roleId);
    return {
      ...roleOf(row),
      history: history.map(({ ranges, date, ...version }) => ({
        ...version,
        ranges: allRanges(ranges),
        date: new Date(date).toISOString(),
      })),
      draws: draws.map(({ date, date_undone: undone, ...draw }) => ({
        ...draw,
        date: date.toISOString(),
        date_undone: undone?.toISOString() ?? null,
      })),
    };
  });
}

/** A month of the access log: an entry for each person, kind and day, newest first. */
export async function readAccessLog(
  deps: Deps,
  actor: Actor,
  { month = monthOf(deps.clock.now()), ...page }: AccessLogQuery,
): Promise<AccessLogAnswer> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const rows = await queries.listAccess(db, scope, { ...page, ...boundsOf(month) });
    const first = await queries.findFirstLine(db, scope);
    return {
      data: rows.map(({ match_count: _count, last, ...row }) => ({
        ...row,
        last: new Date(last).toISOString(),
      })),
      meta: {
        month,
        since: first === undefined ? null : monthOf(first),
        filter_count: rows[0]?.match_count ?? 0,
      },
    };
  });
}

/** Whether the workspace has a works council account. */
export async function findCouncilMembership(
  deps: Deps,
  scope: OrganizationScope,
): Promise<{ is_taken: boolean }> {
  return { is_taken: await deps.db.read(scope, (db) => queries.hasCouncilMembership(db, scope)) };
}
