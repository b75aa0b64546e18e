import { expect } from '@playwright/test';
import { participationDe } from '@quint/phrases/survey/screens/participation.de.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { Answers, SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';
import type { Invitee, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, PHONE, selectShapes } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

interface Journey extends Shape {
  readonly admin: string;
  readonly role: string;
  readonly talent: Invitee;
}

const JOURNEYS: readonly Journey[] = [
  {
    ...ENGLISH_DESKTOP,
    admin: 'max@basalt.example',
    role: 'Site Manager',
    talent: { first: 'Robin', last: 'Tester', email: 'robin.tester@journey.example' },
  },
  {
    ...GERMAN_PHONE,
    admin: 'lena@nordlicht.example',
    role: 'Product Owner',
    talent: { first: 'Robin', last: 'Prüfer', email: 'robin.pruefer@journey.example' },
  },
];

const IS_CUT_OFF = "fetch('/api/health', { cache: 'no-store' }).then(({ ok }) => !ok, () => true)";

/** The number of unsent answers on this device. */
const COUNT_QUEUED = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('quint-survey');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const counting = opening.result.transaction('answers').objectStore('answers').count();
    counting.onsuccess = () => {
      opening.result.close();
      resolve(counting.result);
    };
  };
})`;

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

async function textOf(mail: CaughtMail): Promise<{ pages: number; text: string }> {
  const [attachment] = mail.mail.attachments;
  if (attachment === undefined) throw new Error('The mail has no attachment');
  const content = attachment.content;
  const bytes = typeof content === 'string' ? Buffer.from(content, 'base64') : new Uint8Array(content);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
}

/** Expects each trait in the report with its stanine, T score and percentile, in this order. */
function expectScoresIn(
  text: string,
  score: SheetScore,
  names: Readonly<Record<string, { name: string }>>,
): void {
  for (const trait of TRAITS) {
    const { stanine, t, percentile } = score.traits[trait] ?? {};
    const span = String.raw`\(\d+–\d+\)`;
    expect(text).toMatch(new RegExp(`${names[trait]?.name} ${stanine} ${t} ${span} ${percentile} ${span}`));
  }
}

for (const journey of selectShapes('phone', JOURNEYS)) {
  test.describe(nameOf(journey), () => {
    test.use({ viewport: journey.viewport, locale: journey.locale });

    test('Admin invites a talent, the talent takes the survey, both get the result', async ({
      page,
      browser,
    }) => {
      test.setTimeout(240_000);
      const errors = watchErrors(page);
      const admin = new AdminPage(page, { origin: product.url, language: journey.language });
      const { talent } = journey;
      await signInSpeaking(product.url, journey.admin, journey.language);

      await test.step('the admin signs in and narrows a range of a role', async () => {
        await page.goto(product.url);
        await admin.signIn(journey.admin);
        await admin.openRole(journey.role);
        await admin.raiseLowerEndOfOpenness(journey.role);
      });

      await test.step('the admin invites', async () => {
        await admin.invite(talent, journey.role);
      });

      let answers: Answers = {};
      const context = await browser.newContext({ viewport: PHONE, locale: journey.locale });
      const phone = await context.newPage();
      const phoneErrors = watchErrors(phone);
      const survey = new SurveyPage(phone, journey.language);

      await test.step('the talent opens the link in the mail and starts', async () => {
        const mail = await catcher.waitFor((caughtMail) => caughtMail.to === talent.email);
        await survey.open(surveyLinkOf(mail));
        await expectAccessible(phone);
        await survey.begin();
        await survey.giveDetails({ name: `${talent.first} ${talent.last}`, age: '34' });
        await survey.expectPosition(1);
        await expectAccessible(phone);
        answers = { ...answers, ...(await survey.answer({ from: 1, to: 10, by: 'tap' })) };
      });

      await test.step('the talent continues by keyboard on another device, offline for ten answers', async () => {
        const mail = await catcher.waitFor((caughtMail) => caughtMail.to === talent.email);
        const other = await browser.newContext({ viewport: journey.viewport, locale: journey.locale });
        const laptop = await other.newPage();
        const again = new SurveyPage(laptop, journey.language);
        await laptop.goto(surveyLinkOf(mail));
        await again.resume();
        await again.expectPosition(11);
        answers = { ...answers, ...(await again.answer({ from: 11, to: 15, by: 'key' })) };
        await other.setOffline(true);
        answers = { ...answers, ...(await again.answer({ from: 16, to: 25, by: 'key' })) };
        await other.setOffline(false);
        answers = { ...answers, ...(await again.answer({ from: 26, to: 31, by: 'key' })) };
        await again.expectStored(answers);
        answers = { ...answers, ...(await again.answerPast(product.url, { from: 32, to: 105 })) };
        answers = { ...answers, ...(await again.answer({ from: 106, to: 110, by: 'key' })) };
        await again.expectStored(answers);
        await again.submit();
        await expectAccessible(laptop);
        await again.goOn();
        await expectAccessible(laptop);
        await other.close();
      });

      const score = scoreSheet({ instrument: 'ipip-neo-work@2', answers });

      await test.step('the report is mailed with the stanines', async () => {
        const report = await catcher.waitFor(
          (caughtMail) => caughtMail.to === talent.email && caughtMail.mail.attachments.length > 0,
        );
        const { pages, text } = await textOf(report);
        expect(pages).toBeGreaterThan(7);
        const last = journey.language === 'de' ? `Seite ${pages} von ${pages}` : `Page ${pages} of ${pages}`;
        expect(text).toContain(last);
        expectScoresIn(text, score, admin.texts.personality.traits);
      });

      await test.step('the admin sees the result, its error and the explained fit', async () => {
        await admin.openTalent(talent);
        await admin.expectScores(score);
        await admin.openRole(journey.role);
        await admin.expectPeopleWithFit();
        await admin.openFitOf(talent);
        await expectAccessible(page);
      });

      errors.expectNone();
      phoneErrors.expectNone();
      await context.close();
    });
  });
}

test('a person without an invitation continues to answer while offline', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE' });
  const page = await context.newPage();
  const { saving } = surveyDe;
  const survey = new SurveyPage(page, 'de');
  await page.goto(`${product.url}/find-your-quint`);
  await expectAccessible(page);
  await page.getByRole('link', { name: participationDe.publicCheck.submit }).click();
  await page.getByRole('textbox', { name: participationDe.form.name }).fill('Robin Probe');
  await page.getByRole('textbox', { name: participationDe.form.email }).fill('robin.probe@journey.example');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: participationDe.publicCheck.submit }).click();
  await survey.begin();
  await survey.giveDetails({ name: 'Robin Probe', age: '34' });
  const before = await survey.answer({ from: 1, to: 5, by: 'key' });
  await survey.expectPosition(6);
  await expect(page.getByText(saving.saved, { exact: true })).toBeVisible();
  // The scripts of the page and the position are cached by now.
  await page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)');
  await context.setOffline(true);
  // The worker of the page notices it shortly afterwards.
  await expect.poll(() => page.evaluate(IS_CUT_OFF)).toBe(true);
  const offline = await survey.answer({ from: 6, to: 25, by: 'key' });
  await expect.poll(() => page.evaluate(COUNT_QUEUED)).toBe(20);
  await page.reload();
  await survey.expectPosition(26);
  await expectAccessible(page);
  // After a reload the browser may report late that it is offline.
  const unsentTexts = [saving.offline_other, saving.waiting_other].map((text) =>
    text.replace('{{count}}', '20'),
  );
  await expect(page.getByText(new RegExp(unsentTexts.join('|')))).toBeVisible();
  // The parts that the first page does not need are cached, too.
  await page.getByRole('button', { name: surveyDe.item.pause, exact: true }).click();
  await page.getByRole('button', { name: surveyDe.paused.continue, exact: true }).click();
  await survey.expectPosition(26);
  await context.setOffline(false);
  const after = await survey.answer({ from: 26, to: 26, by: 'tap' });
  await survey.expectStored({ ...before, ...offline, ...after });
  await expect(page.getByText(saving.saved, { exact: true })).toBeVisible();
  await context.close();
});
