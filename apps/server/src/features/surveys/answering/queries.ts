import type { Database } from '#database/gate.ts';
import { scopeOfToken } from '#database/scopes.ts';
import type { TokenClaim } from '#secrets/tokens.ts';

export interface AnswersToSave {
  /** The form the answers were checked against. */
  readonly instrument: string;
  readonly items: readonly number[];
  readonly values: readonly number[];
  readonly seqs: readonly number[];
  readonly seconds: readonly (number | null)[];
  readonly now: Date;
}

/** A sheet under way is noted as touched at most this often, so that a save is one insert. */
const LAST_ACTION_SECONDS = 60;

/**
 * From row to row by their keys, whatever the statistics say: sessions come and go, and a plan made on an empty table
 * would look through a workspace. The lock on the sheet holds off a finish that runs at the same time: what was taken
 * before it is scored, what comes after it is refused. It is the lock the foreign key takes anyway. A sheet that its
 * person has confirmed takes answers of that person's sessions only, and one that nobody has, of no others.
 */
const SAVE = `
  with seat as (
    select s.id as session_id, sheet.*
    from survey_sessions s, lateral (
      select r.id as result_id, r.talent_id, r.status, r.date_last_action from talents_results r
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
    set status = 'PENDING', date_started = coalesce(date_started, $3), date_last_action = $3
    where organization_id = $1 and id = (
      select result_id from seat
      where status <> 'PENDING' or date_last_action < $3::timestamptz - interval '${LAST_ACTION_SECONDS} seconds'
    )
  )
  select (
    select count(distinct item) from (
      select a.item from survey_answers a where a.organization_id = $1 and a.result_id = seat.result_id
      union all select item from saved
    ) as answered
  ) from seat`;

/** A list as PostgreSQL reads it. */
function listOf(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((number) => number ?? 'null').join()}}`;
}

/**
 * Stores the answers of a device and counts the items answered, in one statement that also finds the device's session.
 * Answers already there are left alone. Undefined when nothing could be taken: there is no such session, the person or
 * the workspace is gone, the sheet is not open or is of another form.
 */
export async function saveAnswers(
  db: Database,
  claim: TokenClaim,
  { instrument, now, seqs, items, values, seconds }: AnswersToSave,
): Promise<number | undefined> {
  const hash = String.raw`\x${claim.tokenHash.toString('hex')}`;
  const lists = [seqs, items, values, seconds].map(listOf);
  const saved = await scopeOfToken(db, claim, async (workspace, scope) => {
    const parameters = [scope.organizationId, hash, now, instrument, ...lists];
    const [row] = await workspace.query({ sql: SAVE, values: parameters });
    return row === undefined ? undefined : Number(row[0]);
  });
  return saved?.found;
}
