import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { expectAccessible } from './accessibility.ts';
import { signIn, SurveyRespondent } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { codeFor, surveyLinkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';
import { PHONE } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

// What stands between answers and a result: the code of the mail, and whose the answers are.

const { preview, proof, result } = surveyDe;

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

test.use({ viewport: PHONE, locale: 'de-DE' });

/** Answers every statement as the device of the page, without the page. */
async function answerAll(page: Page): Promise<void> {
  const respondent = new SurveyRespondent(product.url);
  respondent.take(await page.context().cookies());
  await respondent.call('PATCH', '/survey/demographics', { name: 'Kim Probe', age: 30, gender: 'diverse' });
  const { items } = await respondent.call<{ items: { num: number }[] }>('GET', '/survey/items?language=de');
  const answers = items.map(({ num }, index) => ({ item: num, value: 1 + (num % 4), seq: index + 1 }));
  await respondent.call('PATCH', '/survey/answers', { answers });
}

async function submit(page: Page): Promise<void> {
  await page.goto(`${product.url}/survey?step=items`);
  await new SurveyPage(page, 'de').submitUnverified();
}

test('a public door leads to the result once the code of the mail is typed', async ({ page }) => {
  const email = 'door@proof.example';
  const survey = new SurveyPage(page, 'de');
  await survey.enterForOneself(product.url, { name: 'Kim Probe', email });
  await survey.begin();
  await answerAll(page);
  await submit(page);
  await expectAccessible(page);
  await page.reload();
  const field = page.getByRole('textbox', { name: proof.code });
  const code = await codeFor(catcher, email);
  await survey.typeCode(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await survey.typeCode(code);
  await survey.goOn();
});

test('answers from a copied link are asked about where the mailed link is opened', async ({
  page,
  browser,
}) => {
  const email = 'tablet@proof.example';
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  const talents = [{ email, first_name: 'Kim', last_name: 'Tablet', language: 'DE' }];
  const { invited } = await lena.call<{ invited: { result: string }[] }>('POST', '/invite/talents', {
    talents,
  });
  const mail = await catcher.waitFor((caughtMail) => caughtMail.to === email);
  const { url } = await lena.call<{ url: string }>('POST', `/invite/talents/${invited[0]?.result}/link`, {});
  await page.goto(url);
  await new SurveyPage(page, 'de').begin();
  await answerAll(page);
  await submit(page);

  const other = await browser.newContext({ viewport: PHONE, locale: 'de-DE' });
  const phone = await other.newPage();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { name: proof.used, exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.goto(surveyLinkOf(mail));
  await expect(phone.getByRole('heading', { name: preview.waiting, exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: preview.open, exact: true }).click();
  await expect(phone.getByRole('heading', { name: proof.whose, exact: true })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: proof.mine, exact: true }).click();
  await phone.getByRole('button', { name: surveyDe.state.skip, exact: true }).click();
  await expect(phone.getByRole('heading', { name: result.title, exact: true })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: surveyDe.state.noSession, exact: true })).toBeVisible();
});
