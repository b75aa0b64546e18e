import { readFileSync } from 'node:fs';
import path from 'node:path';
import { START_FAILURE } from '@quint/phrases/base/start-failure.ts';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { firstPaint } from '../../documents.ts';

const SCRIPT = readFileSync(path.join(import.meta.dirname, '../../first-paint.js'), 'utf8').replace(
  '__START_FAILURE__',
  JSON.stringify(START_FAILURE),
);

interface Visit {
  /** The language of a prerendered document; undefined for one without content. */
  readonly prerenderedLanguage?: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly isStorageBlocked?: boolean;
  readonly cookie?: string;
  readonly areCookiesBlocked?: boolean;
}

/** A document after parsing, before any module has run. */
async function open({
  prerenderedLanguage,
  storage = {},
  isStorageBlocked = false,
  cookie = '',
  areCookiesBlocked = false,
}: Visit): Promise<Document> {
  const content =
    prerenderedLanguage === undefined ? '' : '<main><h1>Drawn</h1><a href="/help">Help</a></main>';
  const html =
    prerenderedLanguage === undefined
      ? 'lang="en"'
      : `lang="${prerenderedLanguage}" data-shipped-texts="${prerenderedLanguage}"`;
  const app = prerenderedLanguage === undefined ? '<div id="app">' : '<div id="app" inert>';
  const { window } = new JSDOM(
    `<!doctype html><html ${html}><head><title>Drawn · Quint</title><script>${SCRIPT}</script></head><body>${app}${content}</div></body></html>`,
    {
      url: 'http://localhost/',
      runScripts: 'dangerously',
      beforeParse(jsdomWindow) {
        if (cookie !== '') jsdomWindow.document.cookie = cookie;
        if (areCookiesBlocked)
          Object.defineProperty(jsdomWindow.navigator, 'cookieEnabled', { value: false });
        for (const [key, value] of Object.entries(storage)) jsdomWindow.localStorage.setItem(key, value);
        if (!isStorageBlocked) return;
        Object.defineProperty(jsdomWindow, 'localStorage', {
          get: () => {
            throw new Error('Storage is blocked');
          },
        });
      },
    },
  );
  if (window.document.readyState === 'loading')
    await new Promise((resolve) => {
      window.document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  return window.document;
}

function contentOf(document: Document): string {
  return document.querySelector('#app')?.textContent ?? '';
}

it('a page prerendered in another language than the stored one is removed completely', async () => {
  const document = await open({ prerenderedLanguage: 'en', storage: { 'quint.language': 'de' } });
  expect(contentOf(document)).toBe('');
  expect(document.querySelector('#app')?.attributes).toHaveLength(1);
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Quint');
});

it.each([
  { prerenderedLanguage: 'en', storage: { 'quint.language': 'en' } },
  { prerenderedLanguage: 'en', storage: { 'quint.language': 'fr' } },
  { prerenderedLanguage: 'en', storage: { 'quint.language': 'constructor' } },
  { prerenderedLanguage: 'en', storage: { 'quint.language': '' } },
  { prerenderedLanguage: 'en', isStorageBlocked: true },
])('a page in the language of the browser stays readable: %o', async (visit) => {
  const document = await open(visit);
  expect(contentOf(document)).toContain('Drawn');
  expect(document.documentElement.lang).toBe('en');
});

it.each(['en', 'de'])(
  'a document without content gets the stored language %s and the theme alone',
  async (language) => {
    const document = await open({ storage: { 'quint.language': language, 'quint.theme': 'dark' } });
    const attributes = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
    expect(attributes.toSorted()).toEqual(['data-theme=dark', `lang=${language}`]);
  },
);

it.each([
  { cookie: 'XSRF-TOKEN=abc', lang: 'de' },
  { cookie: '', lang: 'en' },
])(
  'a document without content uses the language of the account while it is signed in: %o',
  async ({ cookie, lang }) => {
    const storage = { 'quint.account-language': 'de', 'quint.language': 'en' };
    const document = await open({ storage, cookie });
    expect(document.documentElement.lang).toBe(lang);
  },
);

it('a page for guests stays unchanged in a browser with a session', async () => {
  const storage = { 'quint.account-language': 'de', 'quint.language': 'en' };
  const document = await open({ prerenderedLanguage: 'en', storage, cookie: 'XSRF-TOKEN=abc' });
  expect(contentOf(document)).toContain('Drawn');
});

it.each(['en', 'de'] as const)('a module that cannot be loaded is reported once, in %s', async (language) => {
  const document = await open({ prerenderedLanguage: language, storage: { 'quint.language': language } });
  for (const name of ['main', 'imported']) {
    const script = Object.assign(document.createElement('script'), { type: 'module', id: name });
    document.head.append(script);
    script.dispatchEvent(new (document.defaultView ?? window).Event('error'));
  }
  const alerts = document.querySelectorAll('[role=alert]');
  expect([...alerts].map(({ textContent }) => textContent)).toEqual([
    START_FAILURE[language].text + START_FAILURE[language].action,
  ]);
  // The prerendered page can be read and its links work.
  expect(contentOf(document)).toContain('Drawn');
  expect(document.querySelector('#app')?.hasAttribute('inert')).toBe(false);
});

it.each(['en', 'de'] as const)(
  'says in %s that cookies are blocked, not that the network is',
  async (language) => {
    const document = await open({ areCookiesBlocked: true, storage: { 'quint.language': language } });
    const alert = document.querySelector('[role="alert"]');
    expect(alert?.textContent).toContain(START_FAILURE[language].cookies);
    expect(alert?.textContent).not.toContain(START_FAILURE[language].text);
  },
);

it('shows on request that cookies are blocked, when the cookie of a new session is missing', async () => {
  const document = await open({});
  expect(document.querySelector('[role="alert"]')).toBeNull();
  document.defaultView?.eval('showCookiesBlocked(); showCookiesBlocked()');
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    START_FAILURE.en.cookies + START_FAILURE.en.action,
  ]);
});

it.each(['index', 'survey'])('%s.html shows an old browser one message only', (name) => {
  const html = readFileSync(path.join(import.meta.dirname, `../../${name}.html`), 'utf8');
  const { handler } = firstPaint().transformIndexHtml;
  const { window } = new JSDOM(handler(html), {
    url: 'http://localhost/',
    runScripts: 'dangerously',
    beforeParse: (jsdomWindow) => void jsdomWindow.eval('delete Promise.withResolvers'),
  });
  const { document } = window;
  window.eval('showStartFailure()');
  const alerts = [...document.querySelectorAll('[role="alert"]')];
  expect(alerts.map(({ textContent }) => textContent)).toEqual([START_FAILURE.en.oldBrowser]);
});

it('shows nothing about cookies when they are stored', async () => {
  const document = await open({});
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it.each(['index', 'survey'])('%s.html shows in both languages that it needs scripts', (name) => {
  const html = readFileSync(path.join(import.meta.dirname, `../../${name}.html`), 'utf8');
  const { handler } = firstPaint().transformIndexHtml;
  const { window } = new JSDOM(handler(html), { url: 'http://localhost/' });
  const texts = [...window.document.querySelectorAll('noscript p')].map((text) => [
    text.getAttribute('lang'),
    text.textContent,
  ]);
  expect(texts).toEqual([
    ['en', START_FAILURE.en.scripts],
    ['de', START_FAILURE.de.scripts],
  ]);
});
