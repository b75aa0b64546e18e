import { ok, strictEqual } from 'node:assert';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { recordDe } from '@quint/phrases/people/screens/record.de.ts';
import { recordEn } from '@quint/phrases/people/screens/record.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { getItems } from '@quint/psychometrics/items.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Browser } from 'puppeteer-core';
import { signInSpeaking } from '../api-client.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { surveyLinkOf } from '../mail-catcher.ts';
import type { RunningProduct } from '../running-product.ts';
import { DEMO_PASSWORD } from '../running-product.ts';
import type { Invitee, Shape } from '../shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE } from '../shapes.ts';
import { FirefoxPage } from './browser.ts';

interface Journey extends Shape {
  readonly admin: string;
  readonly talent: Invitee;
}

const ITEMS_BETWEEN_BREATHS = 30;
const TAPPED_COUNT = 10;

const ALL: readonly Journey[] = [
  {
    ...ENGLISH_DESKTOP,
    admin: 'max@basalt.example',
    talent: { first: 'Robin', last: 'Firefox', email: 'robin.firefox@journey.example' },
  },
  {
    ...GERMAN_PHONE,
    admin: 'lena@nordlicht.example',
    talent: { first: 'Robin', last: 'Feuer', email: 'robin.feuer@journey.example' },
  },
];

/** Only the language of `ONLY`, or all. */
export const JOURNEYS = ALL.filter(({ language }) => [language, '', undefined].includes(process.env['ONLY']));

const EN = { auth: authEn, invitations: invitationsEn, record: recordEn, survey: surveyEn };
const DE = { auth: authDe, invitations: invitationsDe, record: recordDe, survey: surveyDe };

/** The dependencies of a journey, and its reporter. */
export interface Stage {
  readonly browser: Browser;
  readonly product: RunningProduct;
  readonly catcher: MailCatcher;
  readonly step: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** Runs from the invitation to the result on both sides; returns the errors of the pages. */
export async function runJourney(stage: Stage, journey: Journey): Promise<readonly string[]> {
  const { browser, product, step } = stage;
  const { language, viewport } = journey;
  const say = (name: string) => `${language}, ${viewport.width} px: ${name}`;
  const texts = language === 'de' ? DE : EN;
  await signInSpeaking(product.url, journey.admin, language);
  const office = await browser.createBrowserContext();
  const admin = await FirefoxPage.open(office, viewport);
  await step(say('an administrator signs in'), () => signIn(admin, { url: product.url, journey }));
  await step(say('invites a talent'), async () => {
    const { people, options, send, result } = texts.invitations;
    const { first, last, email } = journey.talent;
    await admin.goTo(`${product.url}/talents/invite`);
    await admin.text(people.list).click();
    await admin.fill('textbox', people.pasteLabel, `${first}; ${last}; ${email}`);
    await admin.press('button', people.pasteAdd_one.replace(/\{\{.*?\}\}/, '1'));
    await admin.text(options.recruiting).click();
    await admin.press('button', send.now_one.replace(/\{\{.*?\}\}/, '1'));
    await admin.expectText(result.invited_one.replace(/\{\{.*?\}\}/, '1'));
    await admin.picture(`invited-${language}`);
  });
  const home = await browser.createBrowserContext();
  const talent = await FirefoxPage.open(home, viewport);
  await takeSurvey(stage, talent, { journey, say });
  await step(say('the administrator sees the result'), async () => {
    await openResult(admin, product.url, journey.talent);
    await admin.picture(`result-${language}`);
  });
  await office.close();
  await home.close();
  return [...admin.errors, ...talent.errors];
}

async function signIn(
  admin: FirefoxPage,
  { url, journey }: { url: string; journey: Journey },
): Promise<void> {
  await admin.goTo(url);
  await admin.page.locator('input[type=email]').fill(journey.admin);
  await admin.page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await admin.page.keyboard.press('Enter');
  await admin.page.waitForFunction('location.pathname !== "/"');
  await admin.page.waitForSelector('h1');
  await admin.picture(`start-${journey.language}`);
}

async function takeSurvey(
  { product, catcher, step }: Stage,
  talent: FirefoxPage,
  { journey, say }: { journey: Journey; say: (name: string) => string },
): Promise<void> {
  const { language } = journey;
  const texts = language === 'de' ? surveyDe : surveyEn;
  const items = getItems(INSTRUMENT_VERSION, language);
  await step(say('the talent opens the mailed link'), async () => {
    const mail = await catcher.waitFor(({ to }) => to === journey.talent.email);
    await talent.page.goto(surveyLinkOf(mail));
    await talent.press('button', texts.intro.start);
    await talent.page.locator('input[name=age], input[inputmode=numeric]').fill('34');
    await talent.text(texts.about.genders.diverse).click();
    await talent.picture(`details-${language}`);
    await talent.press('button', texts.about.submit);
  });
  await step(
    say(`answers ${items.length} statements, ${TAPPED_COUNT} by tap and the others by key`),
    async () => {
      for (const [index, item] of items.entries()) {
        await talent.expectText(item.text);
        if (index === TAPPED_COUNT) await talent.picture(`statement-${language}`);
        const value = item.expectedAnswer ?? 1 + ((item.number * 7) % 4);
        if (index < TAPPED_COUNT) {
          const boxes = await talent.page.$$(
            '[role=radiogroup] [role=radio], [role=radiogroup] input[type=radio]',
          );
          await boxes[value - 1]?.click();
        } else await talent.page.keyboard.press(`${value}` as '1');
        const isBreak = (index + 1) % ITEMS_BETWEEN_BREATHS === 0 && index + 1 < items.length;
        if (isBreak) await talent.press('button', texts.breath.continue);
      }
    },
  );
  await step(say('submits, and every answer is stored'), async () => {
    await talent.by('button', texts.end.finish).wait();
    const storedCount = await talent.page.evaluate(async () => {
      const answer = await fetch('/api/survey/session');
      const { data } = (await answer.json()) as { data: { answers: unknown[] } };
      return data.answers.length;
    });
    strictEqual(storedCount, items.length);
    await talent.press('button', texts.end.finish);
    await talent.press('button', texts.thanks.continue);
    await talent.expectText(texts.result.title);
    await talent.picture(`own-result-${language}`);
    ok(talent.page.url().startsWith(product.url));
  });
}

async function openResult(admin: FirefoxPage, url: string, talent: Invitee): Promise<void> {
  // A page behind another one is not rendered, and waits for animation frames forever.
  await admin.page.bringToFront();
  await admin.goTo(`${url}/talents`);
  const name = JSON.stringify(talent.last);
  await admin.page.waitForSelector('main table, main [role=table]');
  await admin.page.keyboard.press('/');
  await admin.page.keyboard.type(talent.email);
  // The header and the remaining row: the list has been filtered.
  await admin.page.waitForSelector('main [aria-rowcount="2"]');
  await admin.pressVisible(`${talent.first} ${talent.last}`);
  const heading = `[...document.querySelectorAll('h1')].some((h1) => h1.textContent.includes(${name}))`;
  await admin.page.waitForFunction(heading);
}
