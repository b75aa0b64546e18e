import {
  findLegacySurveyTarget,
  isSurveyPath,
  SURVEY_DONE_PATH,
  SURVEY_RESULT_PATH,
} from '@quint/domain/survey-paths.ts';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
  };
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}

/** The address as it should be: old links and the server's "done" lead on. */
function settle(address: string): string {
  const { pathname } = new URL(address, window.location.origin);
  if (pathname.replace(/\/$/, '') === SURVEY_DONE_PATH) return SURVEY_RESULT_PATH;
  return findLegacySurveyTarget(pathname) ?? address;
}

/** Puts the address the document was opened with in order, before anything is drawn. */
export function enterSurvey(): void {
  const address = readAddress();
  const target = settle(address);
  if (target !== address) window.history.replaceState(null, '', target);
}

/** Goes to a page: inside the survey without leaving the document, anywhere else with a new one. */
export function goTo(path: string, replace = false): void {
  const target = settle(path);
  if (!isSurveyPath(new URL(target, window.location.origin).pathname)) {
    window.location.assign(target);
    return;
  }
  if (replace) window.history.replaceState(null, '', target);
  else window.history.pushState(null, '', target);
  listeners.forEach((changed) => changed());
}

/** Where in the survey the person is, kept current. */
export function useSurveyAddress(): { readonly pathname: string; readonly search: string } {
  const address = useSyncExternalStore(subscribe, readAddress);
  return new URL(address, window.location.origin);
}
