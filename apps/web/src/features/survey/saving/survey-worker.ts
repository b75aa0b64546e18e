const SCRIPT = '/survey-worker.js';
const SCOPE = '/survey';

/** Parts of the page that came before the worker did. */
function listParts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.origin))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Lets the survey open without a connection from now on. Where that is not possible it works as before. */
export async function startSurveyWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ parts: listParts() });
  } catch {
    // A private window, or storage that is full: nothing is kept.
  }
}
