import { isDeepStrictEqual } from 'node:util';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type pg from 'pg';
import { INSTRUMENT } from '../world.ts';
import type { Meant } from './taker.ts';

export interface Finished {
  readonly resultId: string;
  readonly meant: Meant;
}

/** How finished sheets stand beside what was answered. */
export interface Verdict {
  finished: number;
  /** Hold exactly what the person answered in the end. */
  equal: number;
  /** Were scored from exactly that. */
  scoredRight: number;
}

interface AnswerRow {
  readonly session_id: string;
  readonly seq: number;
  readonly item: number;
  readonly value: number;
  readonly received: number;
}

/** Which answers count, without the product's own statement: the last of a device, then of the device heard last. */
function countingOf(rows: readonly AnswerRow[]): Map<number, number> {
  const ofDevice = new Map<string, AnswerRow>();
  for (const row of rows) {
    const key = `${row.session_id} ${row.item}`;
    const known = ofDevice.get(key);
    if (known === undefined || known.seq < row.seq) ofDevice.set(key, row);
  }
  const counting = new Map<number, AnswerRow>();
  for (const row of ofDevice.values()) {
    const known = counting.get(row.item);
    if (known === undefined || known.received < row.received) counting.set(row.item, row);
  }
  return new Map([...counting].map(([item, { value }]) => [item, value]));
}

function scoreOf(meant: Meant): SheetScore {
  const answers = Object.fromEntries([...meant].map(([item, { value }]) => [item, value]));
  const seconds = Object.fromEntries([...meant].map(([item, answer]) => [item, answer.seconds]));
  return scoreSheet({ instrument: INSTRUMENT, answers, seconds });
}

/** Compares every sheet in the database with what its person answered. */
export async function verify(client: pg.Client, sheets: readonly Finished[]): Promise<Verdict> {
  const verdict = { finished: 0, equal: 0, scoredRight: 0 };
  for (const { resultId, meant } of sheets) {
    const stored = await client.query<{ status: string; result: SheetScore | null }>(
      'select status, result from talents_results where id = $1',
      [resultId],
    );
    const { rows } = await client.query<AnswerRow>(
      `select session_id, seq::int, item, value, extract(epoch from date_received)::float8 as received
       from survey_answers where result_id = $1`,
      [resultId],
    );
    const [sheet] = stored.rows;
    const wanted = new Map([...meant].map(([item, { value }]) => [item, value]));
    if (sheet?.status === 'FINISHED') verdict.finished += 1;
    if (isDeepStrictEqual(countingOf(rows), wanted)) verdict.equal += 1;
    const score: unknown = JSON.parse(JSON.stringify(scoreOf(meant)));
    if (isDeepStrictEqual(sheet?.result, score)) verdict.scoredRight += 1;
  }
  return verdict;
}
