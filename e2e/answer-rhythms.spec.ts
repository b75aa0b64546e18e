import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { signIn, SurveyRespondent } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';
import { SurveyPage } from './survey-steps.ts';

/** A key typed after a digit, and the delay since the previous key. */
type Stroke = readonly [key: string, afterMs: number];

interface Rhythm {
  readonly name: string;
  /** Typed after each digit. */
  readonly strokes: readonly Stroke[];
  /** The delay before the next digit. */
  readonly restMs: number;
}

const RHYTHMS: readonly Rhythm[] = [
  { name: 'digits alone, quicker than the page', strokes: [], restMs: 50 },
  { name: 'digits alone, at a reading pace', strokes: [], restMs: 700 },
  { name: 'digit and Enter, 100 ms', strokes: [['Enter', 100]], restMs: 100 },
  { name: 'digit and Enter, 180 ms', strokes: [['Enter', 180]], restMs: 180 },
  { name: 'digit and Enter, 350 ms', strokes: [['Enter', 350]], restMs: 350 },
  { name: 'digit and Enter, 900 ms', strokes: [['Enter', 900]], restMs: 100 },
  { name: 'digit and Space', strokes: [['Space', 300]], restMs: 600 },
  {
    name: 'digit, Enter twice, Space',
    strokes: [
      ['Enter', 60],
      ['Enter', 60],
      ['Space', 500],
    ],
    restMs: 60,
  },
];
/** Different boxes, and few enough for all rhythms to stay before the first break. */
const DIGITS = [3, 4, 2] as const;

/** A product that has just started renders the reports of its demo data first. */
const MAIL_WAIT_MS = 120_000;

const MOTIONS = ['no-preference', 'reduce'] as const;

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

async function inviteAndOpen(survey: SurveyPage, email: string): Promise<string> {
  const max = await signIn(product.url, 'max@basalt.example');
  const talents = [{ email, first_name: 'Kim', last_name: 'Keys', language: 'EN' }];
  await max.call('POST', '/invite/talents', { talents });
  const link = surveyLinkOf(await catcher.waitFor((mail) => mail.to === email, MAIL_WAIT_MS));
  await survey.open(link);
  await survey.begin();
  await survey.giveDetails({ name: 'Kim Keys', age: '34' });
  await survey.expectPosition(1);
  return new URL(link).searchParams.get('token') ?? '';
}

async function play(page: Page, { strokes, restMs }: Rhythm): Promise<void> {
  for (const digit of DIGITS) {
    await page.keyboard.press(String(digit));
    for (const [key, afterMs] of strokes) {
      await page.waitForTimeout(afterMs);
      await page.keyboard.press(key);
    }
    await page.waitForTimeout(restMs);
  }
}

/** Another device with the same link, which reads the answers from the server. */
async function openBeside(token: string): Promise<SurveyRespondent> {
  const beside = new SurveyRespondent(product.url);
  await beside.call('POST', '/survey/session', { token });
  return beside;
}

interface SurveySession {
  readonly answers: readonly { item: number; value: number }[];
}

/** The stored answers in the order of the statements, up to the last answered one. */
async function storedAnswers(
  beside: SurveyRespondent,
  { items }: SurveyPage,
): Promise<(number | undefined)[]> {
  const { answers } = await beside.call<SurveySession>('GET', '/survey/session');
  const values = items.map(({ number }) => answers.find(({ item }) => item === number)?.value);
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1);
}

async function playAll(page: Page, motion: (typeof MOTIONS)[number]): Promise<void> {
  await page.emulateMedia({ reducedMotion: motion });
  const survey = new SurveyPage(page, 'en');
  const token = await inviteAndOpen(survey, `keys.${motion}@rhythm.example`);
  const beside = await openBeside(token);
  const expectStored = (digits: readonly number[]) =>
    expect.poll(() => storedAnswers(beside, survey)).toEqual(digits);
  const typedDigits: number[] = [];
  for (const rhythm of RHYTHMS) {
    await test.step(rhythm.name, async () => {
      await play(page, rhythm);
      typedDigits.push(...DIGITS);
      await survey.expectPosition(typedDigits.length + 1);
      await expectStored(typedDigits);
    });
  }

  await test.step('Enter and Space on an unanswered statement, typed slowly', async () => {
    for (const key of ['Space', 'Enter', 'Space']) {
      await page.waitForTimeout(500);
      await page.keyboard.press(key);
    }
    await expect(page.getByText(survey.labels.item.choiceMissing)).toBeVisible();
    await survey.expectPosition(typedDigits.length + 1);
    await expectStored(typedDigits);
  });

  await test.step('Backspace and another digit, fast and slow', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('4');
    await survey.expectPosition(typedDigits.length + 2);
    await page.keyboard.press('Backspace');
    await survey.expectPosition(typedDigits.length + 1);
    await page.keyboard.press('2');
    await survey.expectPosition(typedDigits.length + 2);
    await expectStored([...typedDigits, 2]);
  });
}

// Mostly waiting, so both run at once, each in its own browser.
test('Digits typed in any rhythm are the stored answers, with and without animations', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await Promise.all(
    MOTIONS.map(async (motion) => {
      const context = await browser.newContext();
      await playAll(await context.newPage(), motion);
      await context.close();
    }),
  );
});
