import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { peopleListsEn } from '@quint/phrases/people/screens/people-lists.en.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import type { Address } from './addresses.ts';
import { addressesOf, closedLinksOf, recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { PageChecks } from './page-checks.ts';
import { fillLogin } from './session-steps.ts';
import { test } from './shared-product.ts';
import { SurveyPage } from './survey-steps.ts';
import type { Translator } from './translator.ts';
import { isTranslated, translatePages } from './translator.ts';
import { PEOPLE, prepareAccount } from './visitors.ts';
import { fill } from './week-steps.ts';

const LENA = 'lena@nordlicht.example';

/** Notes when the page shows that it has failed, or is not translated at all. */
async function expectWorking(checks: PageChecks): Promise<void> {
  const { page } = checks;
  if (await page.getByText(commonEn.crashed.title).isVisible()) checks.recordProblem('the error page');
  if (!(await isTranslated(page))) checks.recordProblem('nothing is translated');
}

/** Opens a page, and each of its tabs. */
async function visit(checks: PageChecks, address: Address, url: string): Promise<void> {
  const { page } = checks;
  checks.at(address.name);
  if (address.isLoaded) await checks.load(`${url}${address.path}`);
  else await checks.follow(address.path);
  await expectWorking(checks);
  const tabs = page.getByRole('main').getByRole('tab');
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await checks.settle();
    await expectWorking(checks);
  }
}

for (const { who, account, others } of PEOPLE) {
  test(`${who}: every page works while it is translated`, async ({ browser, sharedSetup: { product } }) => {
    test.setTimeout(240_000);
    const lena = await signIn(product.url, LENA);
    const records = await recordsOf(lena);
    const own =
      account === undefined
        ? records
        : await prepareAccount(product.url, { account, language: 'en', records });
    const pages = addressesOf(who, { ...own, en: 'en' }, others);
    const addresses = who === 'guest' ? [...pages, ...(await closedLinksOf(lena))] : pages;
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await translatePages(page);
    if (account !== undefined) {
      await new AdminPage(page, { origin: product.url, language: 'en' }).enter(account, '/help');
    }
    const checks = new PageChecks(page);
    checks.at('the first page');
    if (account === undefined) await checks.load(product.url);
    else await checks.settle();
    for (const address of addresses.toSorted((one, other) => Number(one.isLoaded) - Number(other.isLoaded)))
      await visit(checks, address, product.url);
    await context.close();
    checks.expectNone();
  });
}

test('Signing in, searching, the palette and the language work on a translated page', async ({
  browser,
  sharedSetup: { product },
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await translatePages(page);
  await signInSpeaking(product.url, LENA, 'en');
  await page.goto(product.url);
  for (const password of ['not the password', 'nor is this']) {
    await fillLogin(page, LENA, password);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await page.getByRole('radio', { name: 'DE', exact: true }).click();
  await expect(page.getByRole('button', { name: authDe.login.submit, exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('button', { name: authEn.login.submit, exact: true })).toBeVisible();
  await new AdminPage(page, { origin: product.url, language: 'en' }).signIn(LENA);
  // Only now: refused passwords are in the console.
  const checks = new PageChecks(page);
  await page.goto(`${product.url}/roles`);
  await checks.settle();
  const researcher = page.getByRole('row', { name: /UX Researcher/ });
  const owner = page.getByRole('row', { name: /Product Owner/ });
  const search = page.getByRole('textbox', { name: rolesEn.search });
  await search.pressSequentially('Product');
  await expect(researcher).toHaveCount(0);
  await expect(owner).toBeVisible();
  await search.pressSequentially(' nobody has this');
  await expect(owner).toHaveCount(0);
  await search.clear();
  await expect(researcher).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('talents');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.close();
  checks.expectNone();
});

const TRANSLATORS: readonly Translator[] = [
  { method: 'joins', time: 'always' },
  { method: 'splits', time: 'always' },
  { method: 'rewrites', time: 'always' },
  { method: 'replaces', time: 'often' },
  { method: 'replaces', time: 'once' },
];
const LIST = 'Wer;Erreichbar unter\nMuster Eva;eva.muster@translated.example\nAnzahl: 1;\n';

for (const translator of TRANSLATORS) {
  test(`Counts, messages and choices are right while a translator ${translator.method} texts ${translator.time}`, async ({
    browser,
    sharedSetup: { product },
  }) => {
    const { menu, state } = rolesEn;
    const { columns } = peopleListsEn;
    const name = 'UX Researcher';
    await signInSpeaking(product.url, LENA, 'en');
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await translatePages(page, translator);
    const checks = new PageChecks(page);
    await new AdminPage(page, { origin: product.url, language: 'en' }).enter(LENA, '/roles');
    await checks.settle();
    await page.getByRole('button', { name: menu.replace('{{name}}', name) }).click();
    await page.getByRole('menuitem', { name: state.verb.archive }).click();
    await expect(page.getByText(fill(state.done.archive, { name }))).toBeVisible();
    await page.getByRole('button', { name: state.undo, exact: true }).click();
    await expect(page.getByText(fill(state.undone, { name }))).toBeVisible();
    await checks.settle();

    await checks.follow('/talents/invite?from=file');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: '', buffer: Buffer.from(LIST) });
    const use = page.getByRole('button', { name: fill(columns.useOf, { column: 'Wer' }) });
    for (const meaning of [columns.meaning.unused, columns.meaning.full_name]) {
      await use.click();
      await page.getByRole('option', { name: meaning, exact: true }).click();
      await expect(page.getByText(columns.noName)).toHaveCount(meaning === columns.meaning.unused ? 1 : 0);
      await checks.settle();
    }
    await page.goBack();
    await checks.settle();
    await page.goForward();
    await checks.settle();
    // Translated once, a page shows new texts as they are.
    if (translator.time !== 'once') await expectWorking(checks);
    await context.close();
    checks.expectNone();
  });
}

/** The answers that a page sends, as far as they say that the page was translated. */
function sentAnswers(page: Page): { readonly item: number; readonly translated?: boolean }[] {
  const answers: { readonly item: number; readonly translated?: boolean }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH' || !request.url().endsWith('/survey/answers')) return;
    answers.push(...(request.postDataJSON() as { answers: typeof answers }).answers);
  });
  return answers;
}

test('The survey works on a translated page, keeps its statements and notes that it was translated', async ({
  browser,
  sharedSetup: { product },
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await translatePages(page);
  const checks = new PageChecks(page, { allowsRefusals: true });
  const answers = sentAnswers(page);
  const survey = new SurveyPage(page, 'en');
  await survey.enterForOneself(product.url, { name: 'Tea Probe', email: 'tea.probe@translated.example' });
  await survey.begin();
  await survey.giveDetails({ name: 'Tea Probe', age: '34' });
  await expect(page.getByText(shellEn.survey.translated)).toBeVisible();
  await survey.answer({ from: 1, to: 31, by: 'key' });
  await survey.expectPosition(32);
  await expect(page.getByRole('radiogroup').locator('font')).toHaveCount(0);
  await page.getByRole('button', { name: survey.labels.item.pause, exact: true }).click();
  await page.getByRole('button', { name: survey.labels.paused.continue, exact: true }).click();
  await survey.expectPosition(32);
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(31);
  expect(answers.filter(({ translated }) => translated !== true)).toEqual([]);
  await survey.answerPast(product.url, { from: 32 });
  await survey.submitUnverified();
  await context.close();
  checks.expectNone();
});

test('Answers that wait for a network still say later that the page was translated', async ({
  browser,
  sharedSetup: { product },
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await translatePages(page);
  const survey = new SurveyPage(page, 'en');
  await survey.enterForOneself(product.url, { name: 'Ole Probe', email: 'ole.probe@translated.example' });
  await survey.begin();
  await survey.giveDetails({ name: 'Ole Probe', age: '34' });
  await page.route('**/api/survey/answers', (route) => route.abort());
  await survey.answer({ from: 1, to: 3, by: 'key' });
  await survey.expectPosition(4);
  await page.close();
  const later = await context.newPage();
  const answers = sentAnswers(later);
  await later.goto(`${product.url}/survey?step=items`);
  const resumedSurvey = new SurveyPage(later, 'en');
  await resumedSurvey.expectPosition(4);
  await expect(later.getByText(shellEn.survey.translated)).toHaveCount(0);
  await resumedSurvey.answer({ from: 4, to: 4, by: 'key' });
  await expect
    .poll(() => answers.map(({ translated = false }) => translated))
    .toEqual([true, true, true, false]);
  await context.close();
});
