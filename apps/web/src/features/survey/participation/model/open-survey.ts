import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { redirect, type ParsedLocation } from '@tanstack/react-router';

/** Redirects an old path of a personal link to the survey, which is a separate document. */
export function openSurveyOf(location: ParsedLocation): void {
  if (!/token/i.test(location.searchStr)) return;
  throw redirect({ href: `${SURVEY_PATH}${location.searchStr}`, reloadDocument: true, replace: true });
}
