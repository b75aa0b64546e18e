import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { readAddressToken } from '#lib/address-token.ts';
import type { SurveyLink } from './api.ts';

/** The visible stage; undefined for the introduction. */
export type SurveyStep = 'about' | 'items';

/** The query string of /survey. */
export interface SurveySearch {
  /** The invitation link, until it was exchanged. */
  readonly link?: SurveyLink | undefined;
  readonly step?: SurveyStep | undefined;
}

function readValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value === null || value === '' ? undefined : value;
}

export function readSurveySearch(search: string): SurveySearch {
  const query = new URLSearchParams(search);
  const token = readAddressToken('token', { search, hash: window.location.hash });
  const step = query.get('step');
  return {
    link:
      token === undefined
        ? undefined
        : { token, email: readValue(query, 'email'), assessment: readValue(query, 'assessment') },
    step: step === 'about' || step === 'items' ? step : undefined,
  };
}

/** The URL of a stage, without a link. */
export function stepPath(step: SurveyStep | undefined): string {
  return step === undefined ? SURVEY_PATH : `${SURVEY_PATH}?step=${step}`;
}
