import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';

declare global {
  interface Window {
    /** Commands for the tracker, read by its script once loaded. */
    _paq?: unknown[];
    /** The data layer of the tag manager. */
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
 * Reports a page view, and loads the services before the first one. It reports the route pattern, because a URL may
 * contain an id and a title the name of a person.
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

/** Deletes the cookies of the services. A script cannot be unloaded, so the page reloads without them. */
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
