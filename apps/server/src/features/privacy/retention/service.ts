import type { EndingPerson, RetentionBody, RetentionView } from '@quint/contract/privacy/retention.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isWorksCouncil } from '@quint/domain/workspace/actor.ts';
import { DAYS_OF, RETENTION_KINDS } from '@quint/domain/privacy/retention-periods.ts';
import type { RetentionRule } from '@quint/domain/privacy/retention.ts';
import { RETENTION_NOTICE_DAYS } from '@quint/domain/privacy/retention.ts';
import type { RawBuilder } from 'kysely';
import { recordAudit } from '#database/audit.ts';
import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor, scopeOfSignedToken } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { retentionKey } from '#features/privacy/retention/notices/emails.ts';
import * as queries from '#features/privacy/retention/queries.ts';
import type { Months } from '#features/privacy/retention/queries.ts';
import { findSettings, saveSettings } from '#features/privacy/retention/settings/queries.ts';
import { fullname } from '#features/people/talents/queries.ts';
import { raw, toKysely } from '#database/sql.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countingUnknown } from '#http/rate-limit.ts';
import { readSignedRecord } from '#secrets/tokens.ts';

const DAY_MILLISECONDS = 86_400_000;
const PEOPLE_NAMED = 20;
const UNKNOWN_TOKENS: RateLimit = { action: 'keep-my-data', hits: 60, windowSeconds: 3600 };

/** The last moment for which a notice is due now. */
export function noticedUntil(now: Date): Date {
  return new Date(now.getTime() + RETENTION_NOTICE_DAYS * DAY_MILLISECONDS);
}

/** The name of the talent `t` as the actor with the id in `me` may see it. */
export function displayName(actor: Actor): RawBuilder<string> {
  const [organization, user] = [raw('t.organization_id'), raw('(select id from me)')];
  return toKysely<string>(fullname({ row: raw('t'), actor, organization, isOwn: true, user }));
}

/** How long the workspace keeps what, and whose data ends soon; a works council reads how many, and no names. */
export async function readRetention(deps: Deps, actor: Actor): Promise<RetentionView> {
  const scope = scopeOfActor(actor);
  const near = {
    until: noticedUntil(deps.clock.now()),
    limit: PEOPLE_NAMED,
    name: displayName(actor),
    userId: actor.userId,
  };
  return deps.db.read(scope, async (db) => {
    const people = await queries.listNear(db, scope, near);
    return {
      ...(await findSettings(db, scope)),
      ending: {
        count: people[0]?.match_count ?? 0,
        people: (isWorksCouncil(actor) ? [] : people).map(({ match_count: _count, ...each }) => ({
          ...each,
          ends_at: each.ends_at.toISOString(),
        })),
      },
      lives: RETENTION_KINDS.map((dataKind) => ({ life: dataKind, days: DAYS_OF[dataKind] })),
    };
  });
}

/** How many people other numbers would concern within the days of a notice. */
export function previewRetention(
  deps: Deps,
  actor: Actor,
  months: Months,
): Promise<Readonly<Record<RetentionRule, number>>> {
  const scope = scopeOfActor(actor);
  const until = noticedUntil(deps.clock.now());
  return deps.db.read(scope, (db) => queries.countUnder(db, scope, { months, until }));
}

/** Changes how long the workspace keeps people. Audited with the numbers. */
export async function changeRetention(deps: Deps, actor: Actor, body: RetentionBody): Promise<void> {
  const scope = scopeOfActor(actor);
  const { reason: _reason, ...months } = body;
  await deps.db.write(scope, async (db) => {
    await saveSettings(db, scope, { body, userId: actor.userId });
    const { organizationId: id } = scope;
    await recordAudit(db, { scope, actor, action: 'retention.update', items: [id], details: months });
  });
}

type RetentionResult = { workspace: string; ends_at: string | null };

async function retainByToken(deps: Deps, token: string): Promise<RetentionResult> {
  const record = readSignedRecord(retentionKey(deps), token);
  if (record === undefined) throw fail('INVALID_TOKEN');
  const scope = scopeOfSignedToken(record);
  return deps.db.write(scope, async (db) => {
    const now = deps.clock.now();
    const workspace = await queries.recordRetention(db, scope, { talentId: record.id, now });
    if (workspace === undefined) throw fail('INVALID_TOKEN');
    const items = [record.id];
    await recordAudit(db, { scope, actor: undefined, action: 'retention.keep', items, talentIds: items });
    const recordKey = { organizationId: scope.organizationId, talentId: record.id };
    const end = await findEndOfData(db, recordKey, now);
    return { workspace, ends_at: end?.toISOString() ?? null };
  });
}

/** A person asks to be kept, by the link of the mail; the time starts anew. Throws INVALID_TOKEN. */
export function retainPerson(
  deps: Deps,
  { token, network }: { token: string; network: string },
): Promise<RetentionResult> {
  return countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: network }, () => retainByToken(deps, token));
}

/**
 * The day on which the data of a person ends, if nothing happens: as they were told, else by the rule and never before
 * the days of a notice. Null when it never ends.
 */
export async function findEndOfData(
  db: Reader,
  recordKey: { readonly organizationId: string; readonly talentId: string },
  now: Date,
): Promise<Date | null> {
  const { computed_end: computedEnd = null, announced_end: announcedEnd = null } =
    (await queries.findEnding(db, recordKey)) ?? {};
  if (computedEnd === null) return null;
  if (announcedEnd !== null && computedEnd <= announcedEnd) return announcedEnd;
  const soonest = noticedUntil(now);
  return computedEnd < soonest ? soonest : computedEnd;
}

/** Whose data ends next, of those who were told: how many, the first ones by the name that the actor may see. */
export async function listComingEnds(
  db: Reader,
  scope: OrganizationScope,
  { actor, limit }: { actor: Actor; limit: number },
): Promise<{ count: number; people: EndingPerson[] }> {
  const rows = await queries.listComing(db, scope, { limit, name: displayName(actor), userId: actor.userId });
  return {
    count: rows[0]?.match_count ?? 0,
    people: rows.map(({ match_count: _count, ...each }) => ({
      ...each,
      ends_at: each.ends_at.toISOString(),
      is_noticed: true,
    })),
  };
}
