import { SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { isFrameRefused } from '#lib/frame.ts';
import { queryClient } from '#lib/query.ts';
import { openSurvey, previewSurvey, surveyFormQuery, type SurveyEntry } from '../api.ts';
import { readSurveySearch } from '../search.ts';

declare global {
  interface Window {
    /** The preview of the link, requested by an inline script of the document. */
    surveyPreview?: Promise<Response>;
  }
}

let early: Promise<SurveyEntry> | undefined;

/** Reads the survey of the URL while the phrases are still loading, which saves a second on a slow phone. */
export function openEarly(): void {
  const { pathname, search } = window.location;
  if (pathname.replace(/\/$/, '') !== SURVEY_PATH || isFrameRefused()) return;
  const { link } = readSurveySearch(search);
  early = link === undefined ? openSurvey(link) : previewSurvey(link, window.surveyPreview);
  void early.then(fetchItems);
}

/** A failure is reported by the page that needs the phrases. */
async function fetchItems(entry: SurveyEntry): Promise<void> {
  if (entry.kind !== 'open') return;
  const { language, instrument } = entry.session;
  await queryClient.prefetchQuery(surveyFormQuery(language, instrument));
}

/** The early request, once; undefined when there was none. */
export function takeEarlyEntry(): Promise<SurveyEntry> | undefined {
  const entryPromise = early;
  early = undefined;
  return entryPromise;
}
