import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { peopleDe } from '@quint/phrases/people/screens/people.de.ts';
import { paletteDe } from '@quint/phrases/home/screens/palette.de.ts';
import { paletteEn } from '@quint/phrases/home/screens/palette.en.ts';
import { START_FAILURE } from '@quint/phrases/base/start-failure.ts';
import { checkoutEn } from '@quint/phrases/billing/screens/checkout.en.ts';
import { shellDe } from '@quint/phrases/home/screens/shell.de.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { FIRST_VISIT } from './beginnings.ts';
import { MARKS_LEFT } from './overlay-probes.ts';
import { PageChecks } from './page-checks.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import { test } from './shared-product.ts';
import { fillLogin } from './session-steps.ts';

const LENA = 'lena@nordlicht.example';
const MAX = 'max@basalt.example';

let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ product } = sharedSetup);
});

test('A URL cannot make a page redirect to another site', async ({ page }) => {
  const query = new URLSearchParams({
    type: 'ws-talent-insights',
    packageKey: '25x-talent-insights',
    redirectAfterCheckout: 'https://evil.example/pay',
  });
  for (const path of ['/checkout/return', '/checkout']) {
    await page.goto(`${product.url}${path}?${query.toString()}`);
    const heading = path === '/checkout' ? checkoutEn.title : checkoutEn.return.unknown;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const hosts = await page.evaluate<string[]>('[...document.links].map(({ host }) => host)');
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => host !== '' && host !== new URL(product.url).host)).toEqual([]);
    // Invalid values are removed from the URL, too.
    await expect(page).toHaveURL((url) => !url.search.includes('evil'));
  }
});

const IS_PRERENDERED = 'A browser that has stored no language gets the page that is prerendered in its own.';

test(
  'The login page can be read before its script has loaded, in the language of the browser',
  {
    annotation: { type: FIRST_VISIT, description: IS_PRERENDERED },
  },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    const { promise: read, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await read;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await expect(page.getByText(authDe.login.lead)).toBeVisible();
    const before = await page.locator('main').boundingBox();
    // Nothing can be submitted yet: the form would put its password into the URL.
    await expect(page.locator('#app')).toHaveAttribute('inert');
    release();
    await expect(page.locator('#app')).not.toHaveAttribute('inert');
    expect(await page.locator('main').boundingBox()).toEqual(before);
    await page.getByLabel(authDe.login.email).fill(LENA);
    await context.close();
  },
);

test(
  'A page that is prerendered in another language than the selected one never appears',
  {
    annotation: { type: FIRST_VISIT, description: 'The language is chosen here, step by step.' },
  },
  async ({ page }) => {
    await page.goto(product.url);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await expect(page.getByText(authDe.login.lead)).toBeVisible();
    const { promise: read, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await read;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('#app > *')).toHaveCount(0);
    release();
    await expect(page.getByText(authDe.login.lead)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

for (const path of ['/', '/talents', '/survey', '/survey/result']) {
  test(`${path} reports that its scripts cannot be loaded, and offers a reload`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${product.url}${path}`);
    const language = await page.evaluate<'en' | 'de'>('document.documentElement.lang');
    const { text, action } = START_FAILURE[language];
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.locator('#app')).not.toHaveAttribute('inert');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  });
}

test('Overlays that are open when their page is left leave nothing behind', async ({ page }) => {
  await signInSpeaking(product.url, LENA, 'de');
  await new AdminPage(page, { origin: product.url, language: 'de' }).enter(LENA, '/dashboard');
  const checks = new PageChecks(page);
  const expectNothingLeft = () => expect.poll(() => page.evaluate<string[]>(MARKS_LEFT)).toEqual([]);
  const openMenu = async () => {
    await checks.follow('/talents');
    await page
      .getByRole('main')
      .getByRole('table')
      .getByRole('button', { name: /^(?:Mehr zu|Aktionen für) / })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
  await openMenu();
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectNothingLeft();

  await openMenu();
  await page.getByRole('menuitem', { name: peopleDe.verb.group }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The palette above the dialog: each is closed with its own Escape.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: paletteDe.label });
  if (await palette.isVisible()) await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingLeft();

  await page.keyboard.press('Control+k');
  await palette.fill('Rollen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/roles/);
  await expectNothingLeft();
});

for (const target of ['https://evil.example', '//evil.example', '/.//evil.example']) {
  test(`A login with the target ${target} ends on the start page`, async ({ page }) => {
    await page.goto(`${product.url}/?redirectTo=${encodeURIComponent(target)}`);
    await fillLogin(page, LENA, DEMO_PASSWORD);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('The palette receives the keys typed before it has loaded', async ({ page }) => {
  const admin = new AdminPage(page, { origin: product.url, language: 'en' });
  // It loads only after everything has been typed, however fast the machine is.
  const { promise: releasePromise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/command-palette-/, async (route) => {
    await releasePromise;
    await route.continue();
  });
  await signInSpeaking(product.url, MAX, 'en');
  await admin.enter(MAX, '/roles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('golas');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('als');
  release();
  const field = page.getByRole('combobox', { name: paletteEn.label });
  await expect(field).toHaveValue('goals');
  await expect(field).toBeFocused();
  await page.keyboard.type(' x');
  await expect(field).toHaveValue('goals x');
});

/** The elements of the page below the help button, at any scroll position. */
const UNDER_HELP = `(async (label) => {
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === label && each.checkVisibility());
  if (button === undefined) return ['there is no help button'];
  const found = new Set();
  for (const share of [0, 0.5, 1]) {
    document.scrollingElement.scrollTop = share * document.scrollingElement.scrollHeight;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, top, width, height } = button.getBoundingClientRect();
    for (const x of [0.1, 0.5, 0.9]) for (const y of [0.1, 0.5, 0.9]) {
      const stack = document.elementsFromPoint(left + x * width, top + y * height);
      // Down to the part of the layout that contains the button, which is opaque.
      const frame = stack.findIndex((each) => each.matches('aside, header') && each.contains(button));
      const between = stack.slice(0, frame === -1 ? undefined : frame);
      for (const each of between)
        if (!each.contains(button) && !button.contains(each)) found.add(each.tagName + ' ' + each.textContent.slice(0, 40));
    }
  }
  return [...found];
})`;

test('The help button covers nothing', async ({ page }) => {
  await signInSpeaking(product.url, LENA, 'de');
  await new AdminPage(page, { origin: product.url, language: 'de' }).enter(LENA, '/help');
  const checks = new PageChecks(page);
  for (const width of [1360, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/dashboard',
      '/talents',
      '/talents/invite',
      '/teams',
      '/goals/create',
      '/profile',
      '/plans',
    ]) {
      checks.at(`${path}, ${width} px`);
      await checks.follow(path);
      expect(
        await page.evaluate(`${UNDER_HELP}(${JSON.stringify(shellDe.help.open)})`),
        `${path}, ${width} px`,
      ).toEqual([]);
    }
  }
  checks.expectNone();
});
