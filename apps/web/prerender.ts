/**
 * Renders pages of the built app in jsdom and writes their documents, so that a browser can show them before it has
 * any script. One process renders the pages of one document in one language.
 *
 * node prerender.ts <folder of the build> <folder to write to> <index.html or survey.html> <en or de> < settings
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';

/** Landing pages for visitors without an account that look the same to everyone. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'index.html': [
    '/',
    '/auth/forgot',
    '/find-your-quint',
    '/help',
    '/plans',
    '/role-assistant',
    '/signup',
    '/survey-role-compass',
    '/survey/signup',
    '/surveyb2c',
  ],
  'survey.html': ['/survey'],
};

const LOOK_AGAIN_MS = 5;
const PAGE_LIMIT_MS = 30_000;
/** Globals that Node has too, but a page must take from its window. */
const OF_THE_WINDOW = ['Event', 'EventTarget', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage'];

const [build = '', target = '', documentName = '', language = ''] = process.argv.slice(2);
const settings = await text(process.stdin);

/** The URLs of the phrases loaded so far in this language. */
const phrases = new Set<string>();

/** Records loaded phrases, by the build's manifest. */
function recordPhrases(): void {
  const list = readFileSync(path.join(build, '.vite', 'manifest.json'), 'utf8');
  const chunks = Object.entries(JSON.parse(list) as Record<string, { readonly file: string }>);
  const ofPhrases = chunks.filter(([source]) => source.includes('/phrases/')).map(([, { file }]) => file);
  registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? path.relative(build, fileURLToPath(url)) : '';
      if (ofPhrases.includes(file)) phrases.add(`/${file}`);
      return next(url, context);
    },
  });
}

/** Opens the built document with the settings, so that the app need not request them. */
function openWindow(page: string): JSDOM {
  const html = readFileSync(path.join(build, documentName), 'utf8');
  const data = settings.replaceAll('<', String.raw`\u003c`);
  return new JSDOM(
    html.replace('</head>', `<script type="application/json" id="public-settings">${data}</script></head>`),
    { url: `http://localhost${page}`, pretendToBeVisual: true },
  );
}

/** Makes the window global in this process, and adds what it lacks: a size, a network, passkeys. */
function enter({ window }: JSDOM): void {
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis && !OF_THE_WINDOW.includes(key)) continue;
    const value: unknown = Reflect.get(window, key);
    Object.defineProperty(globalThis, key, { configurable: true, writable: true, value });
  }
  const listen = (name: 'addEventListener' | 'removeEventListener' | 'dispatchEvent') =>
    window[name].bind(window);
  class StillObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, {
    window: globalThis,
    self: globalThis,
    addEventListener: listen('addEventListener'),
    removeEventListener: listen('removeEventListener'),
    dispatchEvent: listen('dispatchEvent'),
    ResizeObserver: StillObserver,
    scrollTo: () => undefined,
    PublicKeyCredential: class {},
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    fetch: answer,
  });
  localStorage.setItem('quint.language', language);
  // Style sheets are not loaded here, but the code of a page waits for its own.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes]))
      node.dispatchEvent(new Event('load'));
  }).observe(document.head, { childList: true });
}

/** Answers as an installation without replaced texts; any other request stays pending while the page is rendered. */
function answer(input: string): Promise<Response> {
  return input.startsWith('/api/translations')
    ? Promise.resolve(Response.json({ data: {} }))
    : new Promise(() => {});
}

/** Waits for the title of the page, which every page sets when it is rendered. */
async function waitForPage(page: string, titleBefore: string): Promise<void> {
  for (let elapsedMs = 0; document.title === titleBefore; elapsedMs += LOOK_AGAIN_MS) {
    if (elapsedMs > PAGE_LIMIT_MS) throw new Error(`${page} was not rendered.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * The current document, without the app's additions to its head. Nothing on it works before the app has loaded. It
 * records that its texts are the shipped ones, and loads phrases together with the scripts that will need them.
 */
function write(page: string, itsPhrases: Iterable<string> = []): void {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('head > style, head > link[href^="file:"]')) element.remove();
  copy.dataset['shippedTexts'] = language;
  for (const href of itsPhrases) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.setAttribute('crossorigin', '');
    copy.querySelector('head')?.append(link);
  }
  // In order of importance: style and font, then the script.
  for (const script of copy.querySelectorAll('script[src], link[rel=modulepreload]'))
    script.setAttribute('fetchpriority', 'low');
  copy.querySelector('#app')?.setAttribute('inert', '');
  const file = path.join(target, language, page === '/' ? 'index.html' : `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `<!doctype html>\n${copy.outerHTML}\n`);
}

async function drawAll(): Promise<void> {
  const [first = '', ...others] = PAGES[documentName] ?? [];
  recordPhrases();
  enter(openWindow(first));
  const script =
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? '';
  let title = document.title;
  await import(pathToFileURL(path.join(build, script)).href);
  await waitForPage(first, title);
  write(first, phrases);
  for (const page of others) {
    ({ title } = document);
    history.pushState({}, '', page);
    dispatchEvent(new PopStateEvent('popstate'));
    await waitForPage(page, title);
    write(page);
  }
}

await drawAll();
// Timers of the app would keep the process running.
process.exit(0);
