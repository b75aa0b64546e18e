import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { ACCOUNT_LANGUAGE } from '#mail/account-language.ts';

/** A trial that has ended and has not frozen its workspace yet. `o` is the workspace. */
const isOverNow = (now: Date) => sql<boolean>`
  o.trial_ends_at <= ${now} and o.pack = 'basic' and o.date_deleted is null and not o.is_on_hold
  and (o.trial_frozen_at is null or o.trial_frozen_at < o.trial_ends_at)`;

/** Whether one of the person's workspaces has an expired trial and is not frozen yet. Requires the platform role. */
export async function hasEndedTrial(db: Reader, of: { userId: string; now: Date }): Promise<boolean> {
  const { rows } = await readSql`
    select from organizations o join memberships m on m.organization_id = o.id
    where m.user_id = ${of.userId} and ${isOverNow(of.now)} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Freezes workspaces with an expired trial, each once per trial, and returns their ids. Requires the platform role. */
export async function freezeEnded(db: Writer, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update organizations set is_freezed = true, trial_frozen_at = ${now}, date_updated = now()
    where id in (select o.id from organizations o where ${isOverNow(now)} order by o.id for no key update)
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface TrialToWarn {
  readonly organization_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly workspace: string;
  readonly language: StoredLanguage;
  readonly trial_ends_at: Date;
}

/** One administrator of one workspace. */
export interface TrialOf {
  readonly organizationId: string;
  readonly userId: string;
}

/** Administrators `u` of the workspaces `o`, all of them or one. */
const administratorsOf = (only: TrialOf | undefined) => sql`
  select o.id as organization_id, u.id as user_id, u.email, u.first_name, o.name as workspace, o.trial_ends_at,
    ${ACCOUNT_LANGUAGE} as language
  from organizations o
  join memberships m on m.organization_id = o.id and m.user_role = 'ORG_ADMIN' and m.status = 'active'
  join users u on u.id = m.user_id and u.is_confirmed
  where o.pack = 'basic' and not o.is_on_hold and o.date_deleted is null
    and (${only?.organizationId ?? null}::uuid is null or (o.id = ${only?.organizationId ?? null} and u.id = ${only?.userId ?? null}))`;

/**
 * The administrators of workspaces whose trial ends within a number of days, of all workspaces or one. Requires the
 * platform role.
 */
export async function listTrialsToWarn(
  db: Reader,
  { now, withinDays, only }: { now: Date; withinDays: number; only?: TrialOf },
): Promise<TrialToWarn[]> {
  const { rows } = await readSql<TrialToWarn>`
    ${administratorsOf(only)}
      and not o.is_freezed and o.trial_ends_at > ${now}
      and o.trial_ends_at <= ${now}::timestamptz + make_interval(days => ${withinDays})
  `.execute(db);
  return rows;
}

/** The administrators of workspaces frozen by the end of their trial since a time. Requires the platform role. */
export async function listEndedTrials(
  db: Reader,
  { since, only }: { since: Date; only?: TrialOf },
): Promise<TrialToWarn[]> {
  const { rows } = await readSql<TrialToWarn>`
    ${administratorsOf(only)}
      and o.is_freezed and o.trial_frozen_at >= o.trial_ends_at and o.trial_frozen_at >= ${since}
  `.execute(db);
  return rows;
}
