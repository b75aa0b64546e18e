import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import type { Browser, Page, Request } from 'playwright-core';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../../tools/chromium.ts';
import type { CleanUp } from '../stage.ts';
import { PASSWORD } from '../world.ts';

/** The page is idle after this time without a request. */
const QUIET_MS = 120;
const LONGEST_MS = 30_000;

/** Returns a function that waits until all effects of a press are finished, as people press the next key later. */
export function watchTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const deadline = performance.now() + LONGEST_MS;
    while (underWay.size > 0 || performance.now() - lastChange < QUIET_MS) {
      if (performance.now() > deadline) throw new Error('the page does not come to rest');
      await page.waitForTimeout(QUIET_MS / 5);
    }
  };
}

export async function openBrowser(cleanUp: CleanUp): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanUp.add(() => browser.close());
  return browser;
}

/** A page whose button only changes its label when pressed. */
export async function openIdlePage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><title>nothing</title><button id="button">pressed 0.</button><script>
    let count = 0;
    addEventListener('keydown', () => (button.textContent = 'pressed ' + ++count + '.'));
  </script>`);
  return page;
}

/** A page of the product with a signed-in person. */
export async function signIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('#app:not([inert])').waitFor();
  await page.getByLabel(authEn.login.email).fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');
  return page;
}
