const STORAGE_KEY = 'quint.reloaded-build';
const CHUNK_ERROR = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a part of the app could not be loaded: the network is gone, or the server has a newer version. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(error.message);
}

/** The entry script of this page; its name carries a hash of the version. */
function ownScript(): string | undefined {
  return (
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? undefined
  );
}

/** The outcome of a part that could not be loaded. */
type Outcome = 'reloading' | 'unreachable' | 'broken';

/** Records the reload; it happens once per version, and never where it cannot be recorded. */
function mayReload(script: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === script) return false;
    sessionStorage.setItem(STORAGE_KEY, script);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server has a newer version than this page; unknown when the server cannot be reached. */
export async function checkVersion(): Promise<'same' | 'newer' | 'unknown'> {
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
 * Reloads the page once when the server has a newer version: the parts of the old version no longer exist there.
 * Otherwise returns why not.
 */
export async function reloadIfStale(reload = () => location.reload()): Promise<Outcome> {
  const version = await checkVersion();
  if (version === 'unknown') return 'unreachable';
  if (version === 'same' || !mayReload(ownScript() ?? '')) return 'broken';
  reload();
  return 'reloading';
}

/**
 * The router reloads by itself when the code of a page is missing, also without a network, where that leads to the
 * error page of the browser. It does so once for each message, so each is noted as done; then the error comes here.
 */
export function preventRouterReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    } catch {
      // Without storage the router cannot note it either and leaves it.
    }
  });
}
