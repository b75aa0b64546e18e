import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { useUpdatedDatabase } from '#testing/old-database.ts';

const MIGRATION = '0082_second_work_form.sql';
const [FIRST, SECOND, FULL] = ['ipip-neo-work@1', 'ipip-neo-work@2', 'ipip-neo-120/4'] as const;

interface OldSheet {
  readonly status: string;
  readonly instrument?: string;
  readonly hasAnswer?: boolean;
  /** The end of a device's session, from now. */
  readonly session?: string;
  readonly moves: boolean;
}

/** Sheets as the version before left them, and whether they are of the new form then. */
const SHEETS: Readonly<Record<string, OldSheet>> = {
  'not sent yet': { status: 'SCHEDULED', moves: true },
  invited: { status: 'INVITED', moves: true },
  sent: { status: 'SENT', moves: true },
  'opened by a device that is gone': { status: 'OPENED', session: '-1 day', moves: true },
  'open on a device': { status: 'OPENED', session: '1 day', moves: false },
  answered: { status: 'PENDING', hasAnswer: true, session: '-1 day', moves: false },
  withdrawn: { status: 'CANCELED', moves: true },
  'withdrawn with an answer': { status: 'CANCELED', hasAnswer: true, moves: false },
  finished: { status: 'FINISHED', hasAnswer: true, moves: false },
  'finished, its answers gone': { status: 'FINISHED', moves: false },
  'of a reference form': { status: 'SENT', instrument: FULL, moves: false },
};

async function insertOldSheets(owner: pg.Client): Promise<void> {
  const organization = newId();
  await owner.query("insert into organizations (id, name) values ($1, 'Old')", [organization]);
  for (const [name, { status, instrument = FIRST, hasAnswer, session }] of Object.entries(SHEETS)) {
    const [talent, result] = [newId(), newId()];
    await owner.query(
      "insert into talents (organization_id, id, email, first_name, language) values ($1, $2, $3, $4, 'DE')",
      [organization, talent, `${talent}@old.example`, name],
    );
    await owner.query(
      `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version,
         link_expires_at, date_finished, result)
       values ($1, $2, $3, $4, 'DE', $5, now() + interval '30 days',
         case when $4 = 'FINISHED' then now() end, case when $4 = 'FINISHED' then '{}'::jsonb end)`,
      [organization, result, talent, status, instrument],
    );
    if (hasAnswer === true) {
      await owner.query(
        `insert into survey_answers (organization_id, result_id, session_id, seq, item, value, instrument_version)
         values ($1, $2, $3, 1, 1, 3, $4)`,
        [organization, result, newId(), instrument],
      );
    }
    if (session !== undefined) {
      await owner.query(
        `insert into survey_sessions (organization_id, id, result_id, token_hash, expires_at)
         values ($1, $2, $3, $4, now() + $5::interval)`,
        [organization, newId(), result, Buffer.from(result), session],
      );
    }
  }
}

describe('sheets that were there before the second work form', () => {
  const old = useUpdatedDatabase({
    migration: MIGRATION,
    insertRows: insertOldSheets,
  });

  it.each(Object.entries(SHEETS))('move while nobody has seen their items: %s', async (name, sheet) => {
    const { rows } = await old.owner.query<{ instrument_version: string }>(
      'select r.instrument_version from talents_results r join talents t on t.id = r.talent_id where t.first_name = $1',
      [name],
    );
    expect(rows).toEqual([{ instrument_version: sheet.moves ? SECOND : (sheet.instrument ?? FIRST) }]);
  });
});
