import type { ExportTalentsBody } from '@quint/contract/people/exports.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canReadTeams } from '@quint/domain/workspace/access/teams.ts';
import { hasScope } from '@quint/domain/workspace/api-scopes.ts';
import { recordAudit } from '#database/audit.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { ExportContext, OpenedTable } from '#features/actions/exports/model.ts';
import { createDateFormatters, toRows } from '#features/actions/exports/model.ts';
import type { Fit, RatedRole } from '#features/actions/exports/talents/model.ts';
import {
  columnsFor,
  columnsOfTalents,
  fieldsOf,
  getTalentLabels,
} from '#features/actions/exports/talents/model.ts';
import { openTalents, readByKeys, sortKeys } from '#features/actions/exports/talents/queries.ts';
import { listFitsToRole } from '#features/fit/matching/ranking/service.ts';
import { findRole } from '#features/roles/roles/queries.ts';
import type { OpenedRecord } from '#items/read/records.ts';

/** Beyond this number the audit log records a whole list, without ids. */
const NAMED_MAX = 100;
/** Up to this number, only the fits of the selected talents are computed. */
const RATED_BY_KEY_MAX = 1000;
const BY_FIT = /^(-?)fit:([0-9a-f-]{36})$/i;
const BY_NAME = 'fullname';

interface Rating extends RatedRole {
  /** Talents with a fit in their order, then those without a result. */
  readonly ids: readonly string[];
}

/** The fit of the talents of a file to a role. */
async function rate(context: ExportContext, roleId: string, query: ExportTalentsBody): Promise<Rating> {
  const { deps, registry, actor } = context;
  const scope = scopeOfActor(actor);
  const role = await deps.db.read(scope, (db) => findRole(db, scope, roleId));
  if (role === undefined) throw fail('record.not_found');
  const { keys, filter, search, sort } = query;
  const which = keys === undefined ? { filter, search } : {};
  const order = { sort: sort?.startsWith('fit:') === true ? ('fit' as const) : ('-fit' as const) };
  const answer = await listFitsToRole(
    { deps, registry },
    { actor, roleId },
    {
      ...which,
      ...order,
      ...(keys !== undefined && keys.length <= RATED_BY_KEY_MAX ? { talents: [...keys] } : {}),
      limit: -1,
      offset: 0,
      groups: true,
      unrated: true,
    },
  );
  const fits = new Map<string, Fit>();
  for (const { talent_id: id, score, interval, quality } of answer.data) {
    fits.set(id, { score, interval, quality });
  }
  return { name: role.name, fits, ids: [...fits.keys(), ...answer.unrated] };
}

/** The records of a file in their order, and their number; the keys if there are few. */
interface Source {
  readonly count: number;
  readonly keys: readonly string[];
  readonly batches: () => AsyncIterable<readonly OpenedRecord[]>;
  readonly close: () => Promise<void>;
}

function fromKeys(context: ExportContext, keys: readonly string[], fields: string): Source {
  return {
    count: keys.length,
    keys,
    batches: () => readByKeys(context, keys, fields),
    close: () => Promise.resolve(),
  };
}

async function openSource(
  context: ExportContext,
  query: ExportTalentsBody,
  { fields, ratings }: { fields: string; ratings: ReadonlyMap<string, Rating> },
): Promise<Source> {
  const { keys, filter, search, sort = BY_NAME } = query;
  const sortRating = ratings.get(BY_FIT.exec(sort)?.[2] ?? '');
  if (BY_FIT.test(sort) && sortRating === undefined) {
    throw fail('INVALID_QUERY', { reason: '"sort" names a role that "roles" does not' });
  }
  if (keys !== undefined) {
    const chosenKeys = new Set(keys.map((key) => key.toLowerCase()));
    const sortedKeys =
      sortRating?.ids.filter((id) => chosenKeys.has(id)) ?? (await sortKeys(context, [...chosenKeys], sort));
    return fromKeys(context, sortedKeys, fields);
  }
  if (sortRating !== undefined) return fromKeys(context, sortRating.ids, fields);
  const list = await openTalents(context, { fields, filter, search, sort });
  const ids = list.isWhole ? list.first.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : [];
  return { count: list.count, keys: ids, batches: list.batches, close: list.close };
}

/** Audits the export: the actor, the columns and the number of talents. */
async function recordExport(
  { deps, actor }: ExportContext,
  { count, keys }: Source,
  columns: readonly string[],
): Promise<void> {
  if (count === 0) return;
  const scope = scopeOfActor(actor);
  const namedKeys = count > NAMED_MAX ? [] : [...keys];
  await deps.db.write(scope, (db) =>
    recordAudit(db, {
      scope,
      actor,
      action: 'talents.export',
      items: namedKeys,
      talentIds: namedKeys,
      details: { columns, count },
    }),
  );
}

/**
 * Opens the table of talents, with their fit to the requested roles. The export is audited before this returns. Throws
 * `record.not_found` for an unknown role.
 */
export async function openTalentsTable(
  context: ExportContext,
  query: ExportTalentsBody,
): Promise<OpenedTable> {
  const { actor, language } = context;
  const { roles = [], considered: consideredRoleIds = [] } = query;
  const hasTeams = canReadTeams(actor).isAllowed && hasScope(actor, 'teams:read').isAllowed;
  const columns = query.columns ?? columnsFor({ hasTeams });
  const ratings = new Map<string, Rating>();
  for (const id of new Set(roles)) ratings.set(id, await rate(context, id, query));
  const source = await openSource(context, query, { fields: fieldsOf(columns), ratings });
  try {
    await recordExport(context, source, [...columns, ...(roles.length > 0 ? ['fit'] : [])]);
  } catch (error) {
    await source.close();
    throw error;
  }
  const labels = getTalentLabels(language);
  const fileColumns = columnsOfTalents(
    { columns, roles: [...ratings.values()], consideredRoleIds },
    language,
    createDateFormatters(query.time_zone, language),
  );
  return {
    file: labels.export.file,
    title: labels.title,
    count: source.count,
    header: fileColumns.map(({ header }) => header),
    batches: () => toRows(fileColumns, source.batches()),
    close: source.close,
  };
}
