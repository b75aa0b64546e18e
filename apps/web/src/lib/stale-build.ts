const STORAGE_KEY = 'quint.reloaded-build';
const CHUNK_ERROR = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Whether a part of the app could not be loaded: the network is down, or the server has a newer version. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_ERROR.test(error.message);
}

/** The entry script of this page, whose name contains a hash of the version. */
function ownScript(): string | undefined {
  return (
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? undefined
  );
}

/** The outcome for a part that could not be loaded. */
type Outcome = 'reloading' | 'unreachable' | 'broken';

/** Records the reload, which happens once per version, and never if it cannot be recorded. */
function mayReload(script: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === script) return false;
    sessionStorage.setItem(STORAGE_KEY, script);
    return true;
  } catch {
    return false;
  }
}

/** Whether the server has a newer version than this page; unknown when it cannot be reached. */
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
 * Reloads the page once when the server has a newer version, which no longer has the old parts. Otherwise returns the
 * reason why not.
 */
export async function reloadIfStale(reload = () => location.reload()): Promise<Outcome> {
  const version = await checkVersion();
  if (version === 'unknown') return 'unreachable';
  if (version === 'same' || !mayReload(ownScript() ?? '')) return 'broken';
  reload();
  return 'reloading';
}

/**
 * The router reloads automatically when the code of a page is missing, even without a network, where that leads to the
 * error page of the browser. It does so once per message, so each is marked as done; then the error is handled here.
 */
export function preventRouterReload(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    } catch {
      // Without storage the router cannot record it either and does not reload.
    }
  });
}
