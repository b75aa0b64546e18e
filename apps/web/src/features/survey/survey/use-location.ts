import {
  findLegacySurveyTarget,
  isSurveyPath,
  SURVEY_DONE_PATH,
  SURVEY_RESULT_PATH,
} from '@quint/domain/survey/survey-paths.ts';
import { useSyncExternalStore } from 'react';
import { frameWorkspace, inFrame } from '#lib/frame.ts';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
  };
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}

/** The canonical URL: redirects old links and the "done" path of the server. */
function settle(address: string): string {
  const { pathname } = new URL(address, window.location.origin);
  if (pathname.replace(/\/$/, '') === SURVEY_DONE_PATH) return inFrame(SURVEY_RESULT_PATH);
  return findLegacySurveyTarget(pathname) ?? inFrame(address);
}

/** Replaces the URL of the document by the canonical one before rendering. */
export function enterSurvey(): void {
  const address = readAddress();
  const target = settle(address);
  if (target !== address) window.history.replaceState(null, '', target);
}

/** Navigates: inside the survey without a page load, elsewhere with one. */
export function goTo(path: string, replace = false): void {
  const target = settle(path);
  if (!isSurveyPath(new URL(target, window.location.origin).pathname)) {
    if (frameWorkspace() === undefined) window.location.assign(target);
    else window.open(target, '_blank', 'noopener');
    return;
  }
  if (replace) window.history.replaceState(null, '', target);
  else window.history.pushState(null, '', target);
  listeners.forEach((listener) => listener());
}

/** The current location inside the survey. */
export function useSurveyAddress(): { readonly pathname: string; readonly search: string } {
  const address = useSyncExternalStore(subscribe, readAddress);
  return new URL(address, window.location.origin);
}
