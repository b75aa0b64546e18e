import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { profileEn } from '@quint/phrases/profile/screens/profile.en.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import { watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import { test } from './shared-product.ts';
import { fillLogin, signOut } from './session-steps.ts';

const MAX = 'max@basalt.example';
/** A little later than the time at which a token is renewed. */
const UNTIL_RENEWAL = '12:30';

let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ product } = sharedSetup);
});

function isRefresh(request: Request): boolean {
  return request.url().endsWith('/api/auth/refresh');
}

async function signInAsMax(page: Page): Promise<void> {
  await signInSpeaking(product.url, MAX, 'en');
  await new AdminPage(page, { origin: product.url, language: 'en' }).signIn(MAX);
}

/** Records the requests of the tabs of a browser: renewals, and the token of the last request. */
function watchCalls(context: BrowserContext) {
  const counts = { renewals: 0 };
  context.on('request', (request) => {
    if (isRefresh(request)) counts.renewals += 1;
  });
  return counts;
}

/** By keyboard: before a click Playwright waits for frames, for which the replaced clock needs seconds. */
function follow(page: Page, entry: string): Promise<void> {
  return page.getByRole('link', { name: entry, exact: true }).press('Enter');
}

/** Opens a page of the navigation and returns the token of its request. */
async function tokenBehind(page: Page, entry: string, path: string): Promise<string | undefined> {
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.url().includes(path) && candidate.method() === 'GET'),
    follow(page, entry),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return request.headers()['authorization'];
}

test('Two tabs share one session: one renews it for both, and signing out in one ends the other', async ({
  context,
  page: first,
}) => {
  const errors = watchErrors(first);
  await context.clock.install();
  const calls = watchCalls(context);
  await signInAsMax(first);
  const second = await context.newPage();
  const secondErrors = watchErrors(second);
  await second.goto(`${product.url}/teams`);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const { navigation } = shellEn;

  for (let renewal = 1; renewal <= 3; renewal += 1) {
    const before = calls.renewals;
    const [answer] = await Promise.all([
      context.waitForEvent('response', (response) => isRefresh(response.request())),
      context.clock.fastForward(UNTIL_RENEWAL),
      // During the renewal the other tab continues.
      follow(second, navigation.overview),
    ]);
    const { data } = (await answer.json()) as { data: { access_token: string } };
    const renewedToken = `Bearer ${data.access_token}`;
    expect(await tokenBehind(first, navigation.roles, '/api/items/roles')).toBe(renewedToken);
    expect(await tokenBehind(second, navigation.goals, '/api/items/goals')).toBe(renewedToken);
    expect(calls.renewals - before).toBe(1);
    await follow(first, navigation.overview);
    // Left by now: a page that is still open when the clock jumps requests its data before it is opened again.
    await expect(first).toHaveURL(`${product.url}/dashboard`);
    await expect(first.getByRole('heading', { level: 1, name: navigation.roles, exact: true })).toBeHidden();
  }

  // From here on a pending request is refused.
  errors.expectNone();
  secondErrors.expectNone();
  await signOut(first, MAX);
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL(`${product.url}/`);
    await expect(tab.getByRole('heading', { name: authEn.login.title })).toBeVisible();
  }
  await second.goto(`${product.url}/roles`);
  await expect(second).toHaveURL(`${product.url}/?redirectTo=%2Froles`);
});

/** Ends all other sessions, in a separate browser. */
async function endOthersElsewhere(browser: Browser): Promise<void> {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await new AdminPage(other, { origin: product.url, language: 'en' }).enter(MAX, '/profile');
  await other.getByRole('button', { name: profileEn.sessions.endOthers, exact: true }).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.locator('input[type=password]').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: profileEn.sessions.endOthers, exact: true }).click();
  await expect(other.getByText(profileEn.sessions.alone)).toBeVisible();
  await elsewhere.close();
}

test('A session that was ended elsewhere leads to the login, and from there back to the page', async ({
  context,
  page,
  browser,
}) => {
  await context.clock.install();
  await signInAsMax(page);
  await page.goto(`${product.url}/talents?q=Priya`);
  const row = page.getByRole('row', { name: /Raman/ });
  await expect(row).toBeVisible();
  const address = new URL(page.url());

  await endOthersElsewhere(browser);

  await context.clock.fastForward(UNTIL_RENEWAL);
  const { pathname, search } = address;
  await expect(page).toHaveURL(`${product.url}/?redirectTo=${encodeURIComponent(`${pathname}${search}`)}`);
  await fillLogin(page, MAX, DEMO_PASSWORD);
  await expect(page).toHaveURL(address.href);
  await expect(row).toBeVisible();
});

test('A session that was ended elsewhere ends with the next press, long before its token expires', async ({
  page,
  browser,
}) => {
  await signInAsMax(page);
  await page.goto(`${product.url}/talents`);
  await expect(page.getByRole('row', { name: /Raman/ })).toBeVisible();
  await endOthersElsewhere(browser);
  await page.getByRole('link', { name: shellEn.navigation.goals, exact: true }).click();
  await expect(page.getByRole('heading', { name: authEn.login.title })).toBeVisible();
  await expect(page).toHaveURL(/\/\?redirectTo=/);
});
