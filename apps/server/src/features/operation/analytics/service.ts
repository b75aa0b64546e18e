import type { AnalyticsEventBody } from '@quint/contract/operation/analytics.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { insertEvent } from '#features/operation/analytics/queries.ts';
import { scopeOfActor } from '#database/scopes.ts';
import { countAttempt } from '#http/rate-limit.ts';

/** Many people may share an IP address, and each of them causes a few events an hour. */
const LIMIT = { action: 'analytics', hits: 300, windowSeconds: 3600 };
const DAY_MS = 86_400_000;

interface TrackedEvent {
  readonly event: AnalyticsEventBody;
  /** The IP address; used to rate-limit guests and not stored. */
  readonly address: string;
}

/** The browser's local day, within the range of time zones; a clock further off is ignored. */
function dayOf(reportedDay: string, now: Date): string {
  const isPlausible = Math.abs(Date.parse(reportedDay) - now.getTime()) < 2 * DAY_MS;
  return isPlausible ? reportedDay : now.toISOString().slice(0, 10);
}

/**
 * Records a product event. Workspace and account come from the session, whatever the event contains, so no event can be
 * recorded in another person's name; without a session it has neither.
 */
export async function trackEvent(
  deps: Deps,
  actor: Actor | null,
  { event, address }: TrackedEvent,
): Promise<void> {
  await countAttempt(deps.db, LIMIT, actor?.userId ?? address);
  const row = {
    id: newId(),
    organization_id: actor?.organizationId ?? null,
    user_id: actor?.userId ?? null,
    action: event.action,
    anonymous_session_id: event.anonymousSessionId,
    date: dayOf(event.date, deps.clock.now()),
  };
  if (actor?.organizationId === undefined) await deps.db.platform.write((db) => insertEvent(db, row));
  else await deps.db.write(scopeOfActor(actor), (db) => insertEvent(db, row));
}
