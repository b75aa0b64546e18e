import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Stills the page and waits until no fade is running: half-transparent text has less contrast. What appears from now
 * on appears at once, a toast above all. Endless animations are not waited for.
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

/** Waits until the app has drawn a page that came drawn from the server: until then nothing on it takes input. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('#app')).not.toHaveAttribute('inert');
}

/**
 * Runs axe on the page as it is now, with the rules of WCAG 2.2 A and AA and the best practices, and expects no
 * finding.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAwake(page);
  await page.evaluate(COMES_TO_REST);
  const { violations } = await new AxeBuilder({ page })
    // The preview of a mail is a frame without scripts, and axe would wait in it for ever.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await page.evaluate(MOVES_AGAIN);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const wider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(wider, `the page scrolls sideways: ${page.url()}`).toBe(false);
}

/** The sandboxed frame of a mail logs that it runs no scripts when axe tries to look into it. */
export const CLOSED_FRAME = /^Blocked script execution in 'about:srcdoc'/;

/** Collects console errors and exceptions of the page. Call it before the page is opened; check at the end. */
export function watchErrors(page: Page): { expectNone(): void } {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !CLOSED_FRAME.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { expectNone: () => expect(errors).toEqual([]) };
}
