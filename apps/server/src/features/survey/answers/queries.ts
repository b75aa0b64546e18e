import { sql } from 'kysely';
import type { Database, Writer } from '#database/gate.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { SheetKey } from '#features/survey/queries.ts';
import type { TokenClaim } from '#secrets/tokens.ts';

export interface AnswersToSave {
  /** The form that the answers were validated against. */
  readonly instrument: string;
  readonly items: readonly number[];
  readonly values: readonly number[];
  readonly seqs: readonly number[];
  readonly seconds: readonly (number | null)[];
  /** The browser translated the page while one of the answers was given. */
  readonly isTranslated: boolean;
  readonly now: Date;
}

/** The last activity of a sheet is updated at most this often, so that a save is usually a single insert. */
const LAST_ACTION_SECONDS = 60;

/**
 * Nested loops over keys, whatever the statistics say: sessions come and go, and a plan made on an empty table would
 * scan a workspace. The lock on the sheet blocks a concurrent finish: answers saved before it are scored, later ones
 * are refused. It is the lock that the foreign key takes anyway. A confirmed sheet accepts answers of its person's
 * sessions only, an unconfirmed one of a single session.
 */
const SAVE = `
  with seat as (
    select s.id as session_id, sheet.*
    from survey_sessions s, lateral (
      select r.id as result_id, r.talent_id, r.status, r.date_last_action, r.page_translated from talents_results r
      where r.organization_id = s.organization_id and r.id = s.result_id
        and r.status in ('INVITED', 'SENT', 'OPENED', 'PENDING') and r.instrument_version = $4
        and r.date_handed_in is null and (r.date_confirmed is null) = (s.proved_at is null)
      for key share
    ) as sheet
    where s.organization_id = $1 and s.token_hash = $2 and s.expires_at > $3
      and (select t.date_deleted is null and t.date_anonymized is null from talents t
        where t.organization_id = s.organization_id and t.id = sheet.talent_id)
      and (select o.date_deleted is null from organizations o where o.id = s.organization_id)
  ), saved as (
    insert into survey_answers (organization_id, result_id, session_id, seq, item, value, seconds, instrument_version)
    select $1, seat.result_id, seat.session_id, a.seq, a.item, a.value, a.seconds, $4
    from seat, unnest($5::bigint[], $6::smallint[], $7::smallint[], $8::real[]) as a (seq, item, value, seconds)
    on conflict do nothing
    returning item
  ), moved as (
    update talents_results
    set status = 'PENDING', date_started = coalesce(date_started, $3), date_last_action = $3,
      page_translated = page_translated or $9
    where organization_id = $1 and id = (
      select result_id from seat
      where status <> 'PENDING' or date_last_action < $3::timestamptz - interval '${LAST_ACTION_SECONDS} seconds'
        or ($9 and not page_translated)
    )
  )
  select (
    select count(distinct item) from (
      select a.item from survey_answers a where a.organization_id = $1 and a.result_id = seat.result_id
      union all select item from saved
    ) as answered
  ) from seat`;

/** A list as a PostgreSQL array literal. */
function listOf(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((number) => number ?? 'null').join()}}`;
}

/**
 * Stores the answers of a device and counts the items answered, in one statement that also finds the device's session.
 * Known answers are left alone. Undefined when nothing could be saved: there is no such session, the person or the
 * workspace is deleted, or the sheet is not open or of another form.
 */
export async function saveAnswers(
  db: Database,
  claim: TokenClaim,
  { instrument, now, seqs, items, values, seconds, isTranslated }: AnswersToSave,
): Promise<number | undefined> {
  const hash = String.raw`\x${claim.tokenHash.toString('hex')}`;
  const lists = [seqs, items, values, seconds].map(listOf);
  const result = await scopeOfToken(db, claim, async (workspace, scope) => {
    const parameters = [scope.organizationId, hash, now, instrument, ...lists, isTranslated];
    const [row] = await workspace.query({ sql: SAVE, values: parameters });
    return row === undefined ? undefined : Number(row[0]);
  });
  return result?.record;
}

/** Gives a locked sheet another form; false when it has answers. */
export async function assignForm(
  tx: Writer,
  { scope, resultId }: SheetKey,
  instrument: string,
): Promise<boolean> {
  const { rows } = await sql`
    update talents_results r set instrument_version = ${instrument}
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and not exists (
      select from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id)
    returning r.id
  `.execute(tx);
  return rows.length > 0;
}
