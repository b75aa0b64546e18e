import { ApiError } from '#lib/api-error.ts';

/** `waiting`: offline, and saved once the network is back. */
export type PartState = 'saved' | 'saving' | 'savedNow' | 'waiting' | 'failed';

/** The reason why saving failed: the message of a rule, otherwise the text of the catalogue. */
export function problemOf(error: unknown, failureText: string): string {
  const isRule = error instanceof ApiError && error.code.startsWith('job_');
  return isRule ? error.message : failureText;
}
