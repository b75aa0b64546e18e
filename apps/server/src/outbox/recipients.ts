import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/**
 * The purpose of a mail to an outsider. Reminders have their own minimum interval; a mail about an application is sent
 * whenever an administrator decided so.
 */
export type OutsidePurpose = 'invitation' | 'survey_link' | 'reminder' | 'notice' | 'application';

/** How often a workspace may write to one address, regardless of deletions in between. */
const SPACING = {
  // The day after, so that no address is invited twice on one day.
  invitation: { lastHours: RESEND_AFTER_HOURS, beforeHours: 0 },
  // A second mail may follow after an hour, for people who lost the first; a third one not before the next day.
  survey_link: { lastHours: 1, beforeHours: 24 },
  // Notices about a changed address or public link are sent once a day.
  notice: { lastHours: 24, beforeHours: 0 },
} as const;

/** A mail about to be sent. */
export interface Claim {
  readonly addressHash: Buffer;
  readonly purpose: OutsidePurpose;
  readonly now: Date;
}

/**
 * Records a mail to an address unless the last one is too recent. The row stays locked until the transaction ends, so
 * two mails to one address are never sent at the same time. Returns whether the mail may be sent.
 */
export async function claimRecipient(db: Writer, scope: OrganizationScope, claim: Claim): Promise<boolean> {
  const { addressHash, purpose, now } = claim;
  if (purpose === 'reminder' || purpose === 'application') return true;
  const { lastHours, beforeHours } = SPACING[purpose];
  const { rows } = await sql`
    insert into mail_recipients as r (organization_id, address_hash, purpose, date_last_mailed)
    values (${scope.organizationId}, ${addressHash}, ${purpose}, ${now})
    on conflict (organization_id, address_hash, purpose) do update
      set date_mailed_before = r.date_last_mailed, date_last_mailed = excluded.date_last_mailed
      where r.date_last_mailed <= ${now}::timestamptz - make_interval(hours => ${lastHours})
        and coalesce(r.date_mailed_before, '-infinity') <= ${now}::timestamptz - make_interval(hours => ${beforeHours})
    returning 1 as claimed
  `.execute(db);
  return rows.length > 0;
}

/** The earliest time of the next invitation by address hash (text), without addresses that may be invited now. */
export async function listResting(
  db: Reader,
  scope: OrganizationScope,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await readSql<{ hash: string; until: Date }>`
    select encode(address_hash, 'hex') as hash,
      date_last_mailed + make_interval(hours => ${SPACING.invitation.lastHours}) as until
    from mail_recipients
    where organization_id = ${scope.organizationId} and purpose = 'invitation' and address_hash = any(${hashes}::bytea[])
      and date_last_mailed > ${now}::timestamptz - make_interval(hours => ${SPACING.invitation.lastHours})
  `.execute(db);
  return new Map(rows.map(({ hash, until }) => [hash, until]));
}

/** Deletes the records of recipients after their interval. Requires the platform role. */
export async function forgetOldRecipients(db: Writer, now: Date): Promise<void> {
  await sql`
    delete from mail_recipients where date_last_mailed < ${now}::timestamptz - make_interval(days => 2)
  `.execute(db);
}
