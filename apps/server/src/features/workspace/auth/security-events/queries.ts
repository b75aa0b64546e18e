import type { SecurityEvent, SecurityEventKind } from '@quint/contract/workspace/security-events.ts';
import { SECURITY_EVENT_KINDS } from '@quint/contract/workspace/security-events.ts';
import { SECURITY_EVENTS_LISTED } from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, StatementWriter } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { newId } from '#database/ids.ts';
import type { DeviceDescription } from '#features/workspace/auth/sessions/model.ts';
import { WITHOUT_WAITING } from '#http/rate-limit.ts';

export interface NewSecurityEvent {
  /** The account; without one nothing is stored. */
  readonly userId: string | undefined;
  readonly kind: SecurityEventKind;
  /** The session of the event, whose device is stored. */
  readonly sessionId?: string | undefined;
  /** The device, if there is no session. */
  readonly device?: DeviceDescription | undefined;
}

/** Records a security event. Requires the platform role. */
export async function recordSecurityEvent(db: StatementWriter, event: NewSecurityEvent): Promise<void> {
  const { userId, kind, sessionId, device } = event;
  await sql`
    insert into security_events (id, user_id, kind, session_id, browser, os, device)
    select ${newId()}, u.id, ${kind}, ${sessionId ?? null}::uuid, coalesce(f.browser, ${device?.browser ?? null}),
      coalesce(f.os, ${device?.os ?? null}), coalesce(f.device, ${device?.device ?? null})
    from users u left join session_families f on f.id = ${sessionId ?? null}::uuid and f.user_id = u.id
    where u.id = ${userId ?? null}::uuid
  `.execute(db);
}

/**
 * The same for a failed attempt, without waiting for the disk, so that a known account takes as long as an unknown one.
 */
export async function recordFailure(db: StatementWriter, event: NewSecurityEvent): Promise<void> {
  const { userId, kind, device } = event;
  await sql`
    insert into security_events (id, user_id, kind, browser, os, device)
    select ${newId()}, u.id, ${kind}, ${device?.browser ?? null}, ${device?.os ?? null}, ${device?.device ?? null}
    from users u where u.id = ${userId ?? null}::uuid and ${WITHOUT_WAITING}
  `.execute(db);
}

type EventRow = Omit<SecurityEvent, 'date_created'> & { readonly date_created: Date };

/** The last events of an account, newest first, without kinds from newer versions. Requires the platform role. */
export async function listSecurityEvents(db: Reader, userId: string): Promise<EventRow[]> {
  const { rows } = await readSql<EventRow>`
    select id, date_created, kind, method, browser, os, device from security_events
    where user_id = ${userId} and kind = any(${[...SECURITY_EVENT_KINDS]}) order by date_created desc, id desc limit ${SECURITY_EVENTS_LISTED}
  `.execute(db);
  return rows;
}
