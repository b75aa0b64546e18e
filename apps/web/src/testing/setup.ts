import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setLanguage, startI18n } from '#lib/i18n.ts';
import { receiveNotifications } from '#lib/notify.ts';
import { resetSession } from '#lib/session.ts';
import { queryClient } from '#lib/query.ts';
import { api } from './api.ts';
import { skipOwnerStacks } from './quick-react.ts';
import { ThreadlessWorker } from './workers.ts';

skipOwnerStacks();

// A machine that runs other tests at the same time may need seconds instead of milliseconds.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom has no layout: every element gets this size, so that lists can compute their visible rows. */
const ELEMENT_SIZE = { width: 1000, height: 600 };

/** Nothing comes into view in these tests: lists draw what they draw at first. */
class StillViewObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function stubLayout(): void {
  vi.stubGlobal('Worker', ThreadlessWorker);
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('IntersectionObserver', StillViewObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => ELEMENT_SIZE.width },
    clientHeight: { configurable: true, get: () => ELEMENT_SIZE.height },
    offsetWidth: { configurable: true, get: () => ELEMENT_SIZE.width },
    offsetHeight: { configurable: true, get: () => ELEMENT_SIZE.height },
  });
  Element.prototype.scrollTo = function scrollTo(): void {};
  Element.prototype.scrollIntoView = function scrollIntoView(): void {};
}

/** A desktop by default; `setMobile(true)` makes it a phone. */
let mobile = false;
export function setMobile(next: boolean): void {
  mobile = next;
}
function stubMedia(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    // Tests run without animations.
    matches: query.includes('reduced-motion') || (mobile && query.includes('max-width')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Page code uses relative paths; the fetch of Node needs absolute URLs. */
function stubFetch(): void {
  const originalFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    originalFetch(typeof input === 'string' ? new URL(input, location.origin) : input, init),
  );
}

/**
 * jsdom runs animation frames with an interval that exists while a frame callback is waiting. If it were created while
 * a test has faked the timers, it would not fire in later files, so one callback is always waiting.
 */
function ensureAnimationFrames(): void {
  const key = Symbol.for('quint.frames');
  if (key in window) return;
  Object.defineProperty(window, key, { value: true });
  const nextFrame = window.requestAnimationFrame.bind(window);
  const wait = () => void nextFrame(wait);
  wait();
}

/** A toast left over by a test would be shown by the next toast area, possibly of another file. */
function dropNotifications(): void {
  receiveNotifications({ show: () => undefined, takeBack: () => undefined })();
}

const complaints: string[] = [];

beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  // The files of a worker share one window; each starts with a clean one.
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  for (const [name] of document.cookie.matchAll(/[^=;\s]+(?==)/g))
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  ensureAnimationFrames();
  stubFetch();
  stubLayout();
  stubMedia();
  await startI18n('en');
});

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(async () => {
  cleanup();
  api.resetHandlers();
  resetSession();
  queryClient.clear();
  dropNotifications();
  mobile = false;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';
  await setLanguage('en');
  const messages = complaints.splice(0);
  if (messages.length > 0) throw new Error(`The console has messages:\n${messages.join('\n')}`);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  api.close();
});
