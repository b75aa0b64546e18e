import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { surveyStatesEn } from '@quint/phrases/base/common-labels.en.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

// The list of talents longer than a page of the server: scrolling, filtering and returning to it.

const LENA = 'lena@nordlicht.example';
const INVITED_COUNT = 350;
const NUMBERS = Array.from({ length: INVITED_COUNT }, (_, index) => String(index + 1).padStart(3, '0'));

/** Rows that stay visible above the one that is scrolled to. */
const ROWS_ABOVE = 3;
const ROLE = 'Product Owner';

let product: RunningProduct;
let lena: ApiClient;
/** The number of people in the workspace. */
let everybody: number;

/** The number of talents matching a filter. */
async function count(filter: object = {}): Promise<number> {
  const query = new URLSearchParams({ 'aggregate[count]': '*', filter: JSON.stringify(filter) });
  const [row] = await lena.call<{ count: number }[]>('GET', `/items/talents?${query.toString()}`);
  return Number(row?.count);
}

/** Invites people whose names come last in the alphabet, in the order of their numbers. */
test.beforeAll(async () => {
  product = await startProduct();
  lena = await signIn(product.url, LENA);
  const talents = NUMBERS.map((number) => ({
    email: `z${number}@list.example`,
    first_name: 'Zyx',
    last_name: number,
    language: 'EN',
  }));
  await lena.call('PATCH', '/users/me', { platform_language: 'EN' });
  await lena.call('POST', '/invite/talents', { talents });
  everybody = await count();
  expect(everybody).toBeGreaterThan(INVITED_COUNT);
});

test.afterAll(async () => {
  await product?.stop();
});

test.beforeEach(async ({ page }) => {
  await new AdminPage(page, { origin: product.url, language: 'en' }).enter(LENA, '/talents');
});

const tableOf = (page: Page) => page.getByRole('table', { name: talentsEn.list.label });
const rowOf = (page: Page, name: string) => tableOf(page).getByRole('row', { name });

/** Expects the number of rows of the table, including those not rendered. */
const expectFound = (page: Page, count: number) =>
  expect(tableOf(page)).toHaveAttribute('aria-rowcount', String(count + 1));

/** Scrolls the list until an invited person is visible; they come last in it, in the order of their numbers. */
async function scrollTo(page: Page, number: number): Promise<void> {
  const index = everybody - INVITED_COUNT + number - 1;
  const share = Math.max(index - ROWS_ABOVE, 0) / everybody;
  await tableOf(page).evaluate((table, part) => {
    table.parentElement?.scrollTo(0, table.scrollHeight * part);
  }, share);
  await expect(rowOf(page, `Zyx ${number}`)).toBeInViewport();
}

/** Adds a filter with one of its options. */
async function choose(page: Page, filter: string, option: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: talentsEn.filter.add, exact: true }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: option }).click();
  await page.keyboard.press('Escape');
}

test('The list of talents is scrolled, searched and filtered page by page', async ({ page }) => {
  await expectFound(page, everybody);
  await expect(rowOf(page, 'Zyx 350')).toHaveCount(0);
  await scrollTo(page, 150);
  await scrollTo(page, INVITED_COUNT);
  await scrollTo(page, 250);

  await page.getByRole('textbox', { name: talentsEn.search }).fill('zyx 27');
  await expectFound(page, 10);
  await expect(rowOf(page, 'Zyx 270')).toBeInViewport();
  await expect(page).toHaveURL(/search=zyx/);
  await page.getByRole('textbox', { name: talentsEn.search }).fill('');
  await expectFound(page, everybody);

  await choose(page, talentsEn.filter.status, talentsEn.status.APPLICANT);
  await expect(page).toHaveURL(/status=APPLICANT/);
  await expectFound(page, await count({ status: { _eq: 'APPLICANT' } }));
  await choose(page, talentsEn.filter.survey, surveyStatesEn.FINISHED);
  await expect(page).toHaveURL(/survey=FINISHED/);
  const finishedFilter = { status: { _eq: 'APPLICANT' }, invitation_status: { _eq: 'FINISHED' } };
  await expectFound(page, await count(finishedFilter));
  await expect(rowOf(page, 'Zyx')).toHaveCount(0);
});

test('Back from a talent far down a list sorted by fit returns to the same row', async ({ page }) => {
  await expectFound(page, everybody);
  await choose(page, talentsEn.filter.roles, ROLE);
  const fit = page.getByRole('columnheader', { name: ROLE });
  await expect(fit).toHaveAttribute('aria-sort', 'descending');
  await expect(tableOf(page).getByRole('row').nth(2)).toContainText('of 100');
  const address = page.url();
  // People without a result come last, by name.
  await scrollTo(page, 300);
  const row = rowOf(page, 'Zyx 300');
  await row.getByText('Zyx 300').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zyx 300');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});
