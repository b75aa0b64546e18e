import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { redirect, type ParsedLocation } from '@tanstack/react-router';

/** Redirects a personal link with one of the older paths to the survey, which is a document of its own. */
export function openSurveyOf(location: ParsedLocation): void {
  if (!/token/i.test(location.searchStr)) return;
  throw redirect({ href: `${SURVEY_PATH}${location.searchStr}`, reloadDocument: true, replace: true });
}
