import { setTimeout as pass } from 'node:timers/promises';
import type { Config } from '#config.ts';

/** Longer than either case takes, so that the delay determines the duration. */
const EVEN_ANSWER_MS = 400;

/**
 * Runs work that differs between a known and an unknown account. With account disclosure off, the response is sent
 * after a fixed time in both cases.
 */
export function answerEvenly<Result>(config: Config, run: () => Promise<Result>): Promise<Result> {
  return config.accountDisclosure ? run() : answerAfterWait(run);
}

/** Runs work whose duration must reveal nothing: the response is sent after a fixed time, whatever the outcome. */
export async function answerAfterWait<Result>(run: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([run(), pass(EVEN_ANSWER_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
