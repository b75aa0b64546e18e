import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getItems } from '@quint/psychometrics/items.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { SurveyRespondent } from './api-client.ts';
import { withDatabase } from './seed-talents.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import type { SharedSetup } from './shared-product.ts';
import type { Shape } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

const CLICK_SECONDS = 0.4;

/** Lets a device answer all statements and finish: as a careful person, or by clicking one box after the other. */
async function answer(
  setup: SharedSetup,
  context: BrowserContext,
  page: Page,
  careful: boolean,
): Promise<void> {
  const respondent = new SurveyRespondent(setup.product.url);
  respondent.take(await context.cookies());
  const sheet = simulateSheet({ seed: 5, instrument: INSTRUMENT_VERSION });
  const answers = getItems(INSTRUMENT_VERSION, 'en').map(({ number }, index) => ({
    item: number,
    value: careful ? (sheet.answers[number] ?? 2) : 1,
    seq: index + 1,
    seconds: careful ? (sheet.seconds?.[number] ?? 4) : CLICK_SECONDS,
  }));
  await respondent.call('PATCH', '/survey/answers', { answers });
  await page.goto(`${setup.product.url}/survey?step=items`);
}

/** Takes the survey of the newest invitation in a browser of its own. */
export async function takeSurvey(
  setup: SharedSetup,
  browser: Browser,
  options: { shape: Shape; person: { first: string; email: string }; careful: boolean; after: number },
): Promise<void> {
  const { shape, person, careful, after } = options;
  const mail = await setup.catcher.waitFor(
    (caughtMail) => caughtMail.to === person.email && setup.catcher.mails.indexOf(caughtMail) >= after,
  );
  const context = await browser.newContext({ viewport: shape.viewport, locale: shape.locale });
  const page = await context.newPage();
  const survey = new SurveyPage(page, shape.language);
  await survey.open(surveyLinkOf(mail));
  await survey.begin();
  await survey.giveDetails({ name: `${person.first} Probe`, age: '31' });
  await survey.expectPosition(1);
  await answer(setup, context, page, careful);
  await survey.submit();
  await context.close();
}

/** A day passes: the address may be written to again. */
export function letADayPass({ product }: SharedSetup): Promise<void> {
  return withDatabase(product.dataDir, async (client) => {
    await client.query(`update mail_recipients set date_last_mailed = date_last_mailed - interval '2 days'`);
  });
}
