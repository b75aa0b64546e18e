const STORAGE_KEY = 'quint.reloaded-build';
const CHUNK_ERROR = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a part of the app could not be fetched: the network is gone, or a newer version stands on the server. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(error.message);
}

/** The script this page began with; its name carries a hash of the version. */
function ownScript(): string | undefined {
  return (
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? undefined
  );
}

/** What became of a part that could not be fetched. */
type Outcome = 'reloading' | 'unreachable' | 'broken';

/** Notes the reload; it happens once for a version, and never where nothing can be noted. */
function mayReload(script: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === script) return false;
    sessionStorage.setItem(STORAGE_KEY, script);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server has a newer version than this page; unknown while it cannot be asked. */
export async function askForVersion(): Promise<'same' | 'newer' | 'unknown'> {
  const script = ownScript();
  if (script === undefined) return 'same';
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (!answer.ok) return 'unknown';
    return (await answer.text()).includes(script) ? 'same' : 'newer';
  } catch {
    return 'unknown';
  }
}

/**
 * Starts the page anew, once, when the server has a newer version than this one: the parts of the old version are gone
 * from it. Otherwise says why not.
 */
export async function reloadIfStale(reload = () => location.reload()): Promise<Outcome> {
  const version = await askForVersion();
  if (version === 'unknown') return 'unreachable';
  if (version === 'same' || !mayReload(ownScript() ?? '')) return 'broken';
  reload();
  return 'reloading';
}

/**
 * The router reloads by itself when the code of a page is missing, also without a network, where that leads to the
 * error page of the browser. It does so once for each message, so each is noted as done; then the error comes here.
 */
export function keepRouterFromReloading(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    } catch {
      // Without storage the router cannot note it either and leaves it.
    }
  });
}
