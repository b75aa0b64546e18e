import type { PublicSettings } from '@quint/contract/public-settings.ts';

declare global {
  interface Window {
    /** Commands of the tracker, read by its script once that is there. */
    _paq?: unknown[];
    /** What the tag manager is told. */
    dataLayer?: unknown[];
  }
}

/** Cookies that the two services set on our behalf. */
const FOREIGN_COOKIE = /^(_pk_|_ga|_gid|_gcl|_gat|mtm_)/;

let areRunning = false;

function addScript(address: URL): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address.href;
  document.head.append(script);
}

/** Loads what is configured. A second call does nothing. */
function start({ trackerUrl, siteId, tagManagerId }: PublicSettings['analytics']): void {
  if (areRunning) return;
  areRunning = true;
  if (trackerUrl !== null) {
    const base = trackerUrl.endsWith('/') ? trackerUrl : `${trackerUrl}/`;
    window._paq = [
      ['setTrackerUrl', new URL('matomo.php', base).href],
      ['setSiteId', String(siteId)],
    ];
    addScript(new URL('matomo.js', base));
  }
  if (tagManagerId !== null) {
    window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
    const address = new URL('https://www.googletagmanager.com/gtm.js');
    address.searchParams.set('id', tagManagerId);
    addScript(address);
  }
}

/**
 * Tells the services that a page was opened, and loads them before the first. They learn which page it is, never whose:
 * an address may name a record and the title of a page a person.
 */
export function countPage(route: string, analytics: PublicSettings['analytics']): void {
  start(analytics);
  window._paq?.push(
    ['setCustomUrl', `${location.origin}${route}`],
    ['setReferrerUrl', ''],
    ['setDocumentTitle', route],
    ['trackPageView'],
  );
  window.dataLayer?.push({ event: 'page_view', page_path: route, page_title: route });
}

/** Takes back what the services left. A script cannot be unloaded, so the page starts anew without them. */
export function endTracking(reload = () => location.reload()): void {
  if (!areRunning) return;
  for (const part of document.cookie.split('; ')) {
    const name = part.split('=')[0] ?? '';
    if (!FOREIGN_COOKIE.test(name)) continue;
    const parents = location.hostname.split('.').map((_label, index, all) => all.slice(index).join('.'));
    for (const domain of ['', ...parents.map((parent) => `; Domain=.${parent}`)]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
  areRunning = false;
  reload();
}
