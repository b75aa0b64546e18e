import type { OwnTalent } from '../api.ts';

/** Whether the person answered the survey for themselves, without a company behind it. */
export function isSelfServe({ latestResult }: OwnTalent): boolean {
  return latestResult?.flavour === 'b2c' || latestResult?.flavour === 'role-finder';
}
