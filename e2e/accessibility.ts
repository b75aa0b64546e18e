import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe from 'axe-core';

export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Tags, or names of individual rules. */
export type Rules = { readonly tags: readonly string[] } | { readonly only: readonly string[] };

/** Without frames: the sandboxed frame of a mail runs no scripts, so axe would wait for it. */
function axeRun(rules: Rules): string {
  const runOnly =
    'tags' in rules ? { type: 'tag', values: rules.tags } : { type: 'rule', values: rules.only };
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], iframes: false });
  return `axe.run(${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`;
}

/** The violations on the current page, one line for each broken rule. */
export async function findViolations(page: Page, rules: Rules): Promise<readonly string[]> {
  // Not with the adapter for Playwright, which injects axe into every frame for every run; that takes longer than the
  // run.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(axeRun(rules));
}

/**
 * Disables transitions and waits until no fade is running, because half-transparent text has less contrast. Later
 * elements, such as toasts, appear at once. Endless animations are ignored.
 */
const COMES_TO_REST = `(() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  return Promise.all(document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => undefined)))
})()`;
const MOVES_AGAIN = 'document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)';

/**
 * Whether the app has loaded the page: the URL changes first, and the old page is removed before the new one is
 * rendered.
 */
const HAS_ARRIVED = `(globalThis.__TSR_ROUTER__?.state.status ?? 'idle') === 'idle' && document.querySelector('h1') !== null`;

/** Waits until the app has rendered a prerendered page, which takes no input before. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('#app')).not.toHaveAttribute('inert');
}

/**
 * Scrolls to the end, where a bar fixed at the bottom of the window covers nothing: axe reports half-covered elements
 * as too small, and which ones they are depends on the contents above.
 */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate('document.scrollingElement.scrollTop = document.scrollingElement.scrollHeight');
}

/**
 * Runs axe on the current page, with the rules of WCAG 2.2 A and AA and the best practices, and expects no violations.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAwake(page);
  await expect.poll(() => page.evaluate<boolean>(HAS_ARRIVED)).toBe(true);
  await page.evaluate(COMES_TO_REST);
  const violations = await findViolations(page, { tags: ALL_RULES });
  await page.evaluate(MOVES_AGAIN);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
  const wider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(wider, `the page scrolls sideways: ${page.url()}`).toBe(false);
}

/** Runs axe while a dialog is open and the page behind it is inert. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  await page.evaluate(COMES_TO_REST);
  const violations = await findViolations(page, { tags: ALL_RULES });
  await page.evaluate(MOVES_AGAIN);
  expect(violations, `axe on the dialog of ${page.url()}`).toEqual([]);
}

/** The sandboxed frame of a mail logs that scripts are blocked when axe tries to inspect it. */
export const CLOSED_FRAME = /^Blocked script execution in 'about:srcdoc'/;

/**
 * Collects console errors and exceptions of the page, except those of requests that the server first answers with a
 * request for a proof. Call it before the page is opened, and check at the end.
 */
export function watchErrors(page: Page, proofPaths: readonly string[] = []): { expectNone(): void } {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || CLOSED_FRAME.test(message.text())) return;
    const { url } = message.location();
    const isQuestion = message.text().includes('400') && proofPaths.some((path) => url.endsWith(path));
    if (!isQuestion) errors.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { expectNone: () => expect(errors).toEqual([]) };
}
