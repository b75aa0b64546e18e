const SCRIPT = '/survey-worker.js';
const SCOPE = '/survey';

/** The scripts that were loaded before the service worker was active. */
function listParts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.origin))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

/** Makes the survey work offline from now on. If that is impossible, it works online as before. */
export async function startSurveyWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ parts: listParts() });
  } catch {
    // A private window, or full storage: nothing is cached.
  }
}
