import { scoreSheet } from '../scoring.ts';
import type { SheetInput } from '../sheet.ts';
import type { SheetScore } from '../types.ts';
import { readObject } from './lines.ts';

/** Scores one line of `quint-score`: `{instrument, answers, seconds?}`. Every field is checked by `scoreSheet`. */
export function scoreLine(value: unknown): SheetScore {
  const { instrument, answers, seconds } = readObject(value);
  return scoreSheet({ instrument, answers, seconds: seconds ?? undefined } as SheetInput);
}
