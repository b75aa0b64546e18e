// Caches the survey's document and scripts, so that it opens without a network. Handles only the survey; other pages
// below /survey (/survey-admin, /survey/signup) use the network.
const CACHE = 'quint-survey';
const DOCUMENT = '/survey';
const PAGES = /^\/survey(?:\/result|\/done|\/reminders|\/[^/]+\/[^/]+\/[^/]+)?\/?$/;
/** A connection without a response for this long counts as lost, if there is something cached. */
const PATIENCE_MS = 5000;

function partsOf(html) {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
}

async function addMissing(cache, paths) {
  await Promise.all(
    paths.map(async (path) => {
      if ((await cache.match(path)) === undefined) await cache.add(path).catch(() => undefined);
    }),
  );
}

/** Caches the newest document. A new one replaces the scripts of the previous one, whose names contain hashes. */
async function keep(answer) {
  const cache = await caches.open(CACHE);
  const html = await answer.clone().text();
  const before = await cache.match(DOCUMENT);
  if (before !== undefined && (await before.text()) !== html) {
    const stale = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== DOCUMENT);
    await Promise.all(stale.map((request) => cache.delete(request)));
  }
  await cache.put(DOCUMENT, answer);
  await addMissing(cache, partsOf(html));
}

async function fetchDocument() {
  const answer = await fetch(DOCUMENT, { cache: 'no-cache' });
  if (answer.status >= 500) throw new Error(`The survey answered ${answer.status}`);
  return answer;
}

/** Whether the response is the survey, and not the login page of a captive portal or a proxy. */
function isSurvey(answer) {
  return answer.ok && !answer.redirected;
}

function keepSurvey(answer) {
  return isSurvey(answer) ? keep(answer) : undefined;
}

function patience() {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** The current document; without a connection or a server, the cached one. */
async function openDocument(event) {
  const fresh = fetchDocument();
  event.waitUntil(fresh.then((answer) => keepSurvey(answer.clone())).catch(() => undefined));
  const opened = fresh.then((answer) => (isSurvey(answer) ? answer : fetch(event.request)));
  const kept = await caches.match(DOCUMENT, { cacheName: CACHE });
  if (kept === undefined) return opened.catch(() => fetch(event.request));
  return Promise.race([opened.catch(() => kept), patience().then(() => kept)]);
}

async function openPart(event) {
  const kept = await caches.match(event.request, { cacheName: CACHE });
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetchDocument()
      .then(keepSurvey)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

// Caches scripts that the page loaded before this worker was active.
self.addEventListener('message', (event) => {
  const { parts } = event.data ?? {};
  if (!Array.isArray(parts)) return;
  const own = parts.filter((path) => typeof path === 'string' && path.startsWith('/assets/'));
  event.waitUntil(caches.open(CACHE).then((cache) => addMissing(cache, own)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // A document for a frame names its allowed parent pages, and must not be used for any other page.
    if (PAGES.test(pathname) && !searchParams.has('embed')) event.respondWith(openDocument(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(openPart(event));
  }
});
