import { ApiError } from '#lib/api-error.ts';

/** `waiting`: offline, it is saved once the network is back. */
export type PartState = 'saved' | 'saving' | 'savedNow' | 'waiting' | 'failed';

/** Why a save failed: what the rules of the part say, otherwise the text of the catalogue. */
export function problemOf(error: unknown, failureText: string): string {
  const isRule = error instanceof ApiError && error.code.startsWith('job_');
  return isRule ? error.message : failureText;
}
