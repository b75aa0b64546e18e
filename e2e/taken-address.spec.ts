import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { expectAccessible, expectAwake } from './accessibility.ts';
import { callAsGuest } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { linkOf, surveyLinkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { choosePassword, openMailedLink } from './session-steps.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { test } from './shared-product.ts';

// An unknown person signs up with the address of another person, whose mail program opens the link first.

const OUTSIDER_PASSWORD = 'a phrase of the stranger';
const OWN = 'seven quiet herons wading';
const PATH = '/email-confirmation';

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

async function inBrowser(browser: Browser, { locale, viewport }: Shape, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale, viewport });
  await run(await context.newPage());
  await context.close();
}

async function signUp(page: Page, { auth, email }: { auth: typeof authEn | typeof authDe; email: string }) {
  await page.goto(`${product.url}/signup`);
  await expectAwake(page);
  await page.getByLabel(auth.signUp.company).fill('Fremdwerk');
  await page.getByLabel(auth.signUp.firstName).fill('Sam');
  await page.getByLabel(auth.signUp.lastName).fill('Stranger');
  await page.getByLabel(auth.signUp.email).fill(email);
  await choosePassword(page, OUTSIDER_PASSWORD, auth.signUp.submit);
  await expect(page.getByRole('heading', { name: auth.signUp.confirm })).toBeVisible();
}

async function expectLogin(email: string, password: string, status: number) {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(status);
}

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  const auth = shape.language === 'de' ? authDe : authEn;

  test(`A person signs up with a foreign address, and its owner gets it back ${nameOf(shape)}`, async ({
    browser,
  }) => {
    const email = `owner.${shape.language}@taken.example`;
    await inBrowser(browser, shape, (page) => signUp(page, { auth, email }));
    const mail = await catcher.waitFor(
      (caughtMail) => caughtMail.to === email && linkOf(caughtMail).pathname === PATH,
    );

    await test.step('programs that open the link confirm nothing', async () => {
      const { href } = linkOf(mail);
      for (const method of ['GET', 'HEAD']) await fetch(href, { method });
      await inBrowser(browser, shape, async (page) => {
        await page.goto(href);
        await expect(page.getByRole('heading', { name: auth.confirmation.title })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // A program that follows the links of a page presses nothing.
        for (const link of await page.getByRole('link').all()) {
          const target = new URL((await link.getAttribute('href')) ?? '/', product.url);
          if (target.origin === new URL(product.url).origin) await fetch(target);
        }
      });
      await expectLogin(email, OUTSIDER_PASSWORD, 403);
    });

    await test.step('the owner sees who asked, sets a password, and is the only one who can sign in', async () => {
      await inBrowser(browser, shape, async (page) => {
        await openMailedLink(page, { catcher, to: email, path: PATH });
        await expect(page.getByText(/Sam Stranger.*Fremdwerk/)).toBeVisible();
        await expectAccessible(page);
        await choosePassword(page, OWN, auth.confirmation.submit);
        await expect(page.getByRole('heading', { name: auth.confirmation.done })).toBeVisible();
        await expectAccessible(page);
      });
      await expectLogin(email, OUTSIDER_PASSWORD, 401);
      await expectLogin(email, OWN, 200);
    });
  });

  test(`An owner deletes an unwanted sign-up with a press ${nameOf(shape)}`, async ({ browser }) => {
    const email = `declined.${shape.language}@taken.example`;
    await inBrowser(browser, shape, (page) => signUp(page, { auth, email }));
    await inBrowser(browser, shape, async (page) => {
      await openMailedLink(page, { catcher, to: email, path: PATH });
      await page.getByRole('button', { name: auth.declined.button, exact: true }).click();
      await expect(page.getByRole('heading', { name: auth.declined.title })).toBeVisible();
      await expectAccessible(page);
    });
    await expectLogin(email, OUTSIDER_PASSWORD, 401);
  });

  test(`An owner sees who entered their address in a form, and deletes it ${nameOf(shape)}`, async ({
    browser,
  }) => {
    const email = `form.${shape.language}@taken.example`;
    const { survey } = shape.language === 'de' ? { survey: surveyDe } : { survey: surveyEn };
    const form = { entrance: 'b2c', name: 'Sam Stranger', email, consent: true, language: shape.language };
    await callAsGuest(product.url, '/survey/sign-up', form);
    const mail = await catcher.waitFor(
      (caughtMail) => caughtMail.to === email && surveyLinkOf(caughtMail) !== '',
    );
    await inBrowser(browser, shape, async (page) => {
      await page.goto(surveyLinkOf(mail));
      await expect(page.getByText(/Sam Stranger .* (form of|Formular von) Quint/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: survey.preview.notMe, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: survey.preview.declined })).toBeVisible();
      await expectAccessible(page);
      await page.goto(surveyLinkOf(mail));
      await expect(page.getByRole('button', { name: survey.intro.start, exact: true })).toBeHidden();
    });
  });
}
