import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Rules } from './accessibility.ts';
import { CLOSED_FRAME, findViolations } from './accessibility.ts';

const QUIET_MS = 40;
const POLL_MS = 20;
const MOST_WAITING_MS = 30_000;

/** The survey's request of a guest, which is intentionally refused and logged by Chromium. */
const EXPECTED_URL = /\/api\/survey\/(session|result|account)$/;

/** Console messages about refused requests, and the app's log for background ones. */
const REFUSAL_MESSAGE =
  /^Failed to load resource: the server responded with a status of 400|The crawler changes nothing/;
/** A refused switch of the workspace ends the session: later reads of this document are refused, too. */
const SESSION_ENDED = /^The workspace could not be switched/;
const UNAUTHENTICATED_MESSAGE = /^Failed to load resource: the server responded with a status of 401/;

/** Whether the page is ready: no navigation running, a title, no skeleton. */
const IS_READY = `(globalThis.__TSR_ROUTER__?.state.status ?? 'idle') === 'idle' &&
  document.querySelector('h1') !== null && document.querySelector('[class*=breathe_1600ms], [aria-busy=true]') === null`;

const FRAME = `({
  headings: document.querySelectorAll('h1').length,
  title: document.title,
  language: document.documentElement.lang,
  width: document.documentElement.scrollWidth,
  viewport: window.innerWidth,
})`;
interface Frame {
  readonly headings: number;
  readonly title: string;
  readonly language: string;
  readonly width: number;
  readonly viewport: number;
}

/**
 * The links, buttons and fields that are smaller than 44 by 44 pixels for a finger, including the area around them.
 * Those in a sentence are as high as its line; a check box is as large as its label.
 */
const SMALL_TARGETS = `[...document.querySelectorAll('a[href], button, input:not([type=range]), select, textarea, [role=tab]')]
  .flatMap((control) => {
    const label = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null;
    const target = label ?? control;
    const { width, height } = target.getBoundingClientRect();
    const style = getComputedStyle(target);
    if (width < 2 || height < 2 || (width > 43 && height > 43) || style.visibility === 'hidden') return [];
    const beside = [...target.parentElement.childNodes];
    const isInSentence = style.display.startsWith('inline') && style.display !== 'inline-flex' &&
      beside.some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim().length > 1);
    if (isInSentence || control.closest('[inert], [aria-hidden=true]') !== null) return [];
    const around = getComputedStyle(target, '::after');
    const reach = (side) => (around.position === 'absolute' ? parseFloat(around[side]) || 0 : 0);
    const isWide = Math.max(width, reach('width')) > 43;
    const isHigh = Math.max(height, reach('height')) > 43;
    if (isWide && isHigh) return [];
    return [(control.getAttribute('aria-label') ?? target.textContent).trim() + ' ' + Math.round(width) + ' x ' + Math.round(height)];
  })`;

/**
 * The grid cells whose text overflows onto the text of another cell. Texts for screen readers and clipped texts do not
 * count.
 */
const OVERLAPPING_CELLS = `[...document.querySelectorAll('main *')]
  .filter((grid) => getComputedStyle(grid).display.endsWith('grid') && grid.children.length > 1)
  .flatMap((grid) => {
    const boxes = [...grid.children].flatMap((cell) => {
      if (getComputedStyle(cell).position === 'absolute') return [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.data.trim() === '' || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        if (text.parentElement.closest('.sr-only, svg, [inert]') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isCutOff = (box) => {
          for (let around = text.parentElement; around !== null; around = around.parentElement) {
            if (getComputedStyle(around).overflow === 'visible') continue;
            const frame = around.getBoundingClientRect();
            if (box.right > frame.right + 2 || box.left < frame.left - 2 || box.top > frame.bottom - 2 || box.bottom < frame.top + 2) return true;
          }
          return false;
        };
        for (const box of range.getClientRects()) {
          if (!isCutOff(box)) found.push({ cell, box, text: text.data.trim().slice(0, 30) });
        }
      }
      return found;
    });
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isOver = across > 2 && down > Math.min(one.box.height, other.box.height) / 2;
        return isOver && other.cell !== one.cell ? [one.text + ' / ' + other.text] : [];
      }));
  })`;

/** Records requests and logs of a page, and its problems. */
export class PageChecks {
  readonly page: Page;
  readonly problems: string[] = [];
  readonly #open = new Set<Request>();
  #place = '';
  #hasSessionEnded = false;
  /** Between the request of a new document and its arrival. */
  #isLoading = false;

  /** `allowsRefusals`: requests are refused intentionally, which the console logs. */
  constructor(page: Page, { allowsRefusals = false }: { readonly allowsRefusals?: boolean } = {}) {
    this.page = page;
    page.on('request', (request) => {
      // A new document cancels the requests of the previous one, which are not always reported as failed.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        this.#open.clear();
        this.#isLoading = true;
        this.#hasSessionEnded = false;
      }
      this.#open.add(request);
    });
    // Until the new document arrives, the previous one sends requests, too.
    page.on('framenavigated', (frame) => {
      if (!this.#isLoading || frame !== page.mainFrame()) return;
      this.#open.clear();
      this.#isLoading = false;
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || EXPECTED_URL.test(url) || CLOSED_FRAME.test(message.text())) return;
      if (allowsRefusals && SESSION_ENDED.test(message.text())) this.#hasSessionEnded = true;
      if (allowsRefusals && REFUSAL_MESSAGE.test(message.text())) return;
      if (this.#hasSessionEnded && UNAUTHENTICATED_MESSAGE.test(message.text())) return;
      this.recordProblem(`console: ${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => this.recordProblem(`thrown: ${error.message}`));
  }

  /** Requests without an answer so far. */
  get pendingRequests(): number {
    return this.#open.size;
  }

  recordProblem(problem: string): void {
    this.problems.push(`${this.#place}: ${problem}`);
  }

  /** Sets the page name for later findings. */
  at(pageName: string): void {
    this.#place = pageName;
  }

  /** Opens a path in a new document. */
  async load(address: string): Promise<void> {
    await this.page.goto(address);
    await this.settle();
  }

  /** Navigates within the loaded app, like a link; unsaved input does not block it. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate(
      `__TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)}, ignoreBlocker: true })`,
    );
    await this.settle();
  }

  /** Waits until the page is ready: its title, no skeleton, no pending request. */
  async settle(mostMs = MOST_WAITING_MS): Promise<void> {
    const deadline = Date.now() + mostMs;
    let quiet = 0;
    while (quiet < QUIET_MS) {
      if (Date.now() > deadline) {
        const requests = [...this.#open].map((request) => `${request.method()} ${request.url()}`).join(', ');
        this.recordProblem(`the page does not come to rest; pending: ${requests || 'nothing'}`);
        return;
      }
      const isStill = this.#open.size === 0 && (await this.page.evaluate<boolean>(IS_READY));
      quiet = isStill ? quiet + POLL_MS : 0;
      await this.page.waitForTimeout(POLL_MS);
    }
  }

  /** Switches the theme without reloading the page. */
  async draw(theme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme });
    await this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }

  /** Records the violations on the current page. */
  async expectAccessible(rules: Rules): Promise<void> {
    for (const violation of await findViolations(this.page, rules)) this.recordProblem(violation);
  }

  /** Checks for one h1, a unique title, the language, and no horizontal overflow. */
  async expectFrame(language: string): Promise<void> {
    const frame = await this.page.evaluate<Frame>(FRAME);
    if (frame.headings !== 1) this.recordProblem(`${frame.headings} headings of the first level`);
    if (!/\S · \S/.test(frame.title)) this.recordProblem(`the title is "${frame.title}"`);
    if (frame.language !== language) this.recordProblem(`the language is ${frame.language}`);
    if (frame.width > frame.viewport)
      this.recordProblem(`${frame.width} px wide in a window of ${frame.viewport} px`);
  }

  /** Checks the size of every control of a page on a phone. */
  async expectTargets(): Promise<void> {
    const small = await this.page.evaluate<readonly string[]>(SMALL_TARGETS);
    if (small.length > 0) this.recordProblem(`targets below 44 px: ${small.join(' | ')}`);
  }

  /** Checks that in no row the text of one cell covers that of another. */
  async expectSeparateCells(): Promise<void> {
    const overlappingTexts = await this.page.evaluate<readonly string[]>(OVERLAPPING_CELLS);
    if (overlappingTexts.length > 0)
      this.recordProblem(`text over text: ${[...new Set(overlappingTexts)].join(' | ')}`);
  }

  expectNone(): void {
    expect(this.problems).toEqual([]);
  }
}
