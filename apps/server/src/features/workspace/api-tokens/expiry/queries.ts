import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

// All of these require the platform role.

/** How many days before a token expires we e-mail the person responsible for it. */
export const WARNING_DAYS = [1, 14] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

export interface ExpiringToken {
  readonly id: string;
  /** The person of a personal token, otherwise the administrator who is responsible for it. */
  readonly user_id: string;
}

/**
 * Takes the tokens that end within some days, of which their person was not told that late. A token that was made for
 * no more days than that is left out: its person has just chosen the end.
 */
export async function takeExpiringTokens(
  db: Writer,
  { now, days }: { now: Date; days: WarningDays },
): Promise<ExpiringToken[]> {
  const { rows } = await sql<ExpiringToken>`
    update api_tokens t set warned_days = ${days}
    from organizations o
    where o.id = t.organization_id and o.date_deleted is null and t.date_revoked is null
      and t.expires_at > ${now}::timestamptz and t.expires_at <= ${now}::timestamptz + make_interval(days => ${days})
      and t.expires_at - t.date_created > make_interval(days => ${days})
      and coalesce(t.warned_days > ${days}, true) and coalesce(t.user_id, t.responsible_id) is not null
    returning t.id, coalesce(t.user_id, t.responsible_id) as user_id
  `.execute(db);
  return rows;
}

export interface TokenEnd {
  readonly workspace: string;
  readonly name: string;
  readonly is_personal: boolean;
  readonly expires_at: Date;
}

/** What a mail about the end of a token says; undefined when it has ended, or belongs to another person by now. */
export async function findTokenEnd(
  db: Reader,
  { tokenId, userId, now }: { tokenId: string; userId: string; now: Date },
): Promise<TokenEnd | undefined> {
  const { rows } = await readSql<TokenEnd>`
    select o.name as workspace, t.name, t.user_id is not null as is_personal, t.expires_at
    from api_tokens t join organizations o on o.id = t.organization_id and o.date_deleted is null
    where t.id = ${tokenId} and coalesce(t.user_id, t.responsible_id) = ${userId} and t.date_revoked is null
      and t.expires_at > ${now}
  `.execute(db);
  return rows[0];
}
