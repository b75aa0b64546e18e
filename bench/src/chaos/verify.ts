import { isDeepStrictEqual } from 'node:util';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type pg from 'pg';
import { INSTRUMENT } from '../world.ts';
import type { FinalAnswers } from './taker.ts';

export interface FinishedSheet {
  readonly resultId: string;
  readonly finalAnswers: FinalAnswers;
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
  readonly received_at: number;
}

/** Which answers count, without the product's own statement: the last of a device, then of the device heard last. */
function countingOf(rows: readonly AnswerRow[]): Map<number, number> {
  const ofDevice = new Map<string, AnswerRow>();
  for (const row of rows) {
    const key = `${row.session_id} ${row.item}`;
    const previousRow = ofDevice.get(key);
    if (previousRow === undefined || previousRow.seq < row.seq) ofDevice.set(key, row);
  }
  const lastRows = new Map<number, AnswerRow>();
  for (const row of ofDevice.values()) {
    const previousRow = lastRows.get(row.item);
    if (previousRow === undefined || previousRow.received_at < row.received_at) lastRows.set(row.item, row);
  }
  return new Map([...lastRows].map(([item, { value }]) => [item, value]));
}

function scoreOf(finalAnswers: FinalAnswers): SheetScore {
  const answers = Object.fromEntries([...finalAnswers].map(([item, { value }]) => [item, value]));
  const seconds = Object.fromEntries([...finalAnswers].map(([item, answer]) => [item, answer.seconds]));
  return scoreSheet({ instrument: INSTRUMENT, answers, seconds });
}

/** Compares every sheet in the database with what its person answered. */
export async function verify(client: pg.Client, sheets: readonly FinishedSheet[]): Promise<Verdict> {
  const verdict = { finished: 0, equal: 0, scoredRight: 0 };
  for (const { resultId, finalAnswers } of sheets) {
    const queryResult = await client.query<{ status: string; result: SheetScore | null }>(
      'select status, result from talents_results where id = $1',
      [resultId],
    );
    const { rows } = await client.query<AnswerRow>(
      `select session_id, seq::int, item, value, extract(epoch from date_received)::float8 as received_at
       from survey_answers where result_id = $1`,
      [resultId],
    );
    const [sheet] = queryResult.rows;
    const expectedValues = new Map([...finalAnswers].map(([item, { value }]) => [item, value]));
    if (sheet?.status === 'FINISHED') verdict.finished += 1;
    if (isDeepStrictEqual(countingOf(rows), expectedValues)) verdict.equal += 1;
    const score: unknown = JSON.parse(JSON.stringify(scoreOf(finalAnswers)));
    if (isDeepStrictEqual(sheet?.result, score)) verdict.scoredRight += 1;
  }
  return verdict;
}
