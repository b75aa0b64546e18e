import type {
  BinAnswer,
  BinQuery,
  BinRejected,
  PurgeAnswer,
  RestoreAnswer,
} from '@quint/contract/people/bin.ts';
import { fail, type Failure } from '@quint/contract/base/errors.ts';
import { canUseBinOf } from '@quint/domain/workspace/access/bin.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { BinKind } from '@quint/domain/base/bin.ts';
import { BIN_KINDS, binStart } from '@quint/domain/base/bin.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';
import type { Deps } from '#deps.ts';
import * as queries from '#features/actions/bin/queries.ts';
import { limitDetails, lockLimits } from '#features/workspace/plans/service.ts';
import { erasePerson } from '#features/privacy/erasure/service.ts';
import { REMOVE_CONTENT } from '#features/files/jobs.ts';
import { lockSheetsOf } from '#features/people/talents/locking/queries.ts';
import { assertAllowed } from '#http/access.ts';

/** A page of the records that can be restored. */
export async function listBin(deps: Deps, actor: Actor, query: BinQuery): Promise<BinAnswer> {
  const scope = scopeOfActor(actor);
  if (query.kind !== undefined) assertAllowed(canUseBinOf(actor, query.kind));
  const kinds = query.kind === undefined ? BIN_KINDS : [query.kind];
  const allowedKinds = kinds.filter((kind) => canUseBinOf(actor, kind).isAllowed);
  const since = binStart(deps.clock.now());
  return deps.db.read(scope, async (db) => {
    const rows = await queries.listDeleted(db, scope, { actor, kinds: allowedKinds, since, query });
    return {
      data: rows.map(({ match_count: _count, ...row }) => ({
        ...row,
        date_deleted: row.date_deleted.toISOString(),
        restorable_until: row.restorable_until.toISOString(),
      })),
      meta: {
        total_count: await queries.countDeleted(db, scope, { kinds: allowedKinds, since }),
        filter_count: rows[0]?.match_count ?? 0,
      },
    };
  });
}

/** Talents that cannot live again as things stand: the address was given to another one, or the plan is full. */
async function refuseTalents(
  db: Writer,
  scope: OrganizationScope,
  ids: readonly string[],
): Promise<Map<string, Failure>> {
  const talents = await queries.listDeletedTalents(db, scope, ids);
  const failures = new Map<string, Failure>();
  const addresses = new Set<string>();
  for (const { id, email, is_address_given } of talents) {
    if (is_address_given || addresses.has(email)) failures.set(id, fail('bin.address_given'));
    addresses.add(email);
  }
  const hiredTalents = talents.filter(({ id, is_member }) => is_member && !failures.has(id));
  if (hiredTalents.length === 0) return failures;
  const limits = await lockLimits(db, scope.organizationId);
  const { members: most = Infinity } = limits;
  const capacity = Math.max(0, most - (await queries.countMembers(db, scope)));
  const full = fail('plan.limit_reached', limitDetails(limits, 'members'));
  for (const { id } of hiredTalents.slice(capacity)) failures.set(id, full);
  return failures;
}

function toRejected(
  ids: readonly string[],
  failures: ReadonlyMap<string, Failure>,
  language: Language,
): BinRejected[] {
  return ids.flatMap((id) => {
    const failure = failures.get(id);
    if (failure === undefined) return [];
    return [{ id, code: failure.code, message: getErrorMessage(failure, language) }];
  });
}

interface Request {
  readonly kind: BinKind;
  readonly ids: readonly string[];
  readonly language: Language;
}

const unique = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];

interface LockedRecords {
  readonly scope: OrganizationScope;
  /** The keys of the request, each once. */
  readonly ids: readonly string[];
  /** Those of records that live or can be restored. */
  readonly knownIds: readonly string[];
  /** Those of records in the bin. */
  readonly deletedIds: readonly string[];
}

function recordRestore(
  db: Writer,
  { scope, actor }: { scope: OrganizationScope; actor: Actor },
  { kind, ids }: { kind: BinKind; ids: readonly string[] },
): Promise<void> {
  const talentIds = kind === 'talents' ? ids : [];
  return recordAudit(db, { scope, actor, action: `${kind}.restore`, items: ids, talentIds });
}

/** Locks the records that a request names: all of them that live or can be restored, and those in the bin. */
function writeRecords<Answer>(
  deps: Deps,
  actor: Actor,
  { kind, ids: requestIds }: Request,
  work: (db: Writer, lockedRecords: LockedRecords) => Promise<Answer>,
): Promise<Answer> {
  const scope = scopeOfActor(actor);
  assertAllowed(canUseBinOf(actor, kind));
  const ids = unique(requestIds);
  const since = binStart(deps.clock.now());
  return deps.db.write(scope, async (db) => {
    if (kind === 'talents') {
      // Those restored as members count towards the plan.
      await lockWorkspace(db, scope.organizationId);
      await lockSheetsOf(db, scope, ids);
    }
    const records = await queries.lockRecords(db, scope, { kind, ids, since });
    const deletedIds = records.filter(({ date_deleted }) => date_deleted !== null).map(({ id }) => id);
    return work(db, { scope, ids, knownIds: records.map(({ id }) => id), deletedIds });
  });
}

/**
 * Restores deleted records in one transaction. Their links were never removed, so they are back with them as far as the
 * other side still exists. A record that cannot be restored is rejected with its reason, while the others succeed.
 */
export function restoreRecords(deps: Deps, actor: Actor, request: Request): Promise<RestoreAnswer['data']> {
  const { kind, language } = request;
  return writeRecords(deps, actor, request, async (db, { scope, ids, knownIds, deletedIds }) => {
    const failures: Map<string, Failure> =
      kind === 'talents' ? await refuseTalents(db, scope, deletedIds) : new Map();
    const restoredIds = deletedIds.filter((id) => !failures.has(id));
    for (const id of ids) if (!knownIds.includes(id)) failures.set(id, fail('record.not_found'));
    if (restoredIds.length > 0) {
      await queries.restoreRows(db, scope, { kind, ids: restoredIds });
      await recordRestore(db, { scope, actor }, { kind, ids: restoredIds });
    }
    return {
      restored: ids.filter((id) => !failures.has(id)),
      rejected: toRejected(ids, failures, language),
    };
  });
}

/** Removes people in the bin for good, each erased everywhere first. */
export async function purgeTalents(
  deps: Deps,
  by: { scope: OrganizationScope; actor: Actor | undefined },
  ids: readonly string[],
): Promise<void> {
  const { organizationId } = by.scope;
  for (const talentId of ids) {
    const key = { organizationId, talentId };
    const erasure = { actor: by.actor, because: 'bin' } as const;
    await erasePerson(deps, key, erasure, (db) => queries.removeTalent(db, key));
  }
}

/** Deletes people in the bin for good. All other records keep their rows. */
export async function purgeRecords(
  deps: Deps,
  actor: Actor,
  { ids: requestIds, language }: Omit<Request, 'kind'>,
): Promise<PurgeAnswer['data']> {
  const request = { kind: 'talents', ids: requestIds, language } as const;
  const answer = await writeRecords(deps, actor, request, async (_db, { ids, deletedIds }) => {
    const unknownIds = ids.filter((id) => !deletedIds.includes(id));
    const failures = new Map<string, Failure>(unknownIds.map((id) => [id, fail('record.not_found')]));
    return { purged: [...deletedIds], rejected: toRejected(ids, failures, language) };
  });
  await purgeTalents(deps, { scope: scopeOfActor(actor), actor }, answer.purged);
  return answer;
}

/** Removes what names people in all other records that can no longer be restored. */
export async function forgetPeopleInBin(deps: Deps, before: Date): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const contents = await queries.forgetPeople(db, before);
    await deps.jobs.enqueue(db, REMOVE_CONTENT, contents);
  });
}
