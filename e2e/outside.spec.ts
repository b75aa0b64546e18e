import { expect, type Page } from '@playwright/test';
import { consentDe } from '@quint/phrases/privacy/screens/consent.de.ts';
import { consentEn } from '@quint/phrases/privacy/screens/consent.en.ts';
import { videoGuideEn } from '@quint/phrases/home/screens/video-guide.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';

// Pages and the outside world: third-party services, a newer version, a lost network.
const TRACKER = 'https://stats.example/matomo/matomo.js';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123';

let product: RunningProduct;

test.use({ settings: { TRACKER_URL: 'https://stats.example/matomo', TAG_MANAGER_ID: 'GTM-ABC123' } });
test.beforeEach(({ sharedSetup }) => {
  ({ product } = sharedSetup);
});

/** Answers instead of the services, and records their requests. */
async function standInForServices(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(/^https:/, async (route) => {
    requestedUrls.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return requestedUrls;
}

const VISITS = [
  { texts: consentEn, locale: 'en-GB', colorScheme: 'light', viewport: { width: 1360, height: 900 } },
  { texts: consentDe, locale: 'de-DE', colorScheme: 'dark', viewport: { width: 320, height: 700 } },
] as const;

for (const { texts, ...look } of VISITS) {
  test.describe(`a visit in ${look.locale}`, () => {
    test.use(look);
    test('is counted by third parties only after consent, until it is withdrawn', async ({ page }) => {
      const errors = watchErrors(page);
      const requestedUrls = await standInForServices(page);
      await page.goto(`${product.url}/video-guide`);
      const bar = page.getByRole('region', { name: texts.bar.title });
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      expect(requestedUrls).toEqual([]);
      await bar.getByRole('button', { name: texts.bar.accept }).press('Enter');
      await expect(bar).toBeHidden();
      await expect.poll(() => [...requestedUrls]).toEqual([TRACKER, TAG_MANAGER]);
      expect(await page.evaluate('window._paq')).toContainEqual(['setSiteId', '2']);

      await page.goto(`${product.url}/privacy`);
      await expect.poll(() => requestedUrls.length).toBe(4);
      await expect(bar).toBeHidden();
      await page.getByRole('button', { name: texts.section.change }).press('Enter');
      await expect(bar).toBeFocused();
      await expectAccessible(page);
      // The page reloads without the scripts.
      const reload = page.waitForEvent('load');
      await bar.getByRole('button', { name: texts.bar.necessary }).press('Enter');
      await reload;
      await expect(page.getByText(texts.section.necessary)).toBeVisible();
      expect(requestedUrls).toHaveLength(4);
      expect(await page.evaluate('typeof window._paq')).toBe('undefined');
      errors.expectNone();
    });
  });
}

/** Opens another page in the app, like a link, once the app has rendered a prerendered page. */
async function navigateInApp(page: Page, path: string): Promise<void> {
  await expect(page.locator('#app')).not.toHaveAttribute('inert');
  await page.evaluate(`history.pushState({}, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
}

/** The scripts of a page, including preloaded ones. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const tab = await page.context().newPage();
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await tab.goto(`${product.url}${path}`);
  await tab.waitForLoadState('networkidle');
  await tab.close();
  return scripts;
}

test('a page whose code was removed by a newer version reloads once', async ({ page }) => {
  const before = await scriptsOf(page, '/help');
  const after = await scriptsOf(page, '/video-guide');
  const newScripts = new Set([...after].filter((script) => !before.has(script)));
  expect(newScripts.size).toBeGreaterThan(0);
  const isAdded = ({ pathname }: URL) => newScripts.has(pathname);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${product.url}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route(isAdded, (route) => route.fulfill({ status: 404, body: '' }));
  // The start page of the newer version, for any path.
  await page.route(`${product.url}/video-guide`, async (route) => {
    if (route.request().resourceType() === 'document') await route.continue();
    else await route.fulfill({ contentType: 'text/html', body: '<script src="/assets/newer.js"></script>' });
  });
  await navigateInApp(page, '/video-guide');
  // The code is still missing then, so that only the record of the first reload stops it.
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(isAdded);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: videoGuideEn.title })).toBeVisible();
});

test('a page without a network shows a message in place, and recovers', async ({ page, context }) => {
  // The page loads the code of its notifications when it is idle.
  const notifications = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes('notification.area'),
  );
  await page.goto(`${product.url}/help`);
  await notifications;
  const search = page.getByRole('textbox', { name: 'Search the help' });
  await search.fill('fit');
  await context.setOffline(true);
  const toast = page.getByText('The server could not be reached.');
  await expect(toast).toBeVisible();
  await navigateInApp(page, '/video-guide');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: videoGuideEn.title })).toBeVisible();
});
