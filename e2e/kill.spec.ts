import { expect } from '@playwright/test';
import { ApiFailure, signIn, SurveyRespondent } from './api-client.ts';
import { test } from './beginnings.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher, surveyLinkOf } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

const TAKERS = 50;
const ANSWERS_BEFORE_KILL = 1500;
const RETRY_MS = 150;

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ SMTP_URL: catcher.url });
});

test.afterAll(async () => {
  await product?.stop();
  await catcher?.stop();
});

interface Form {
  readonly items: readonly { num: number }[];
}

interface Progress {
  savedAnswers: Map<number, number>;
  isFinished: boolean;
}

function addressOf(n: number): string {
  return `taker${n}@kill.example`;
}

/** Repeats a request while the server is down, like the page's queue. A refusal is a real failure. */
async function untilAnswered<Data>(call: () => Promise<Data>): Promise<Data> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}

async function takeSurvey(
  respondent: SurveyRespondent,
  token: string,
  progress: Progress,
  onAnswer: () => void,
): Promise<void> {
  await untilAnswered(() => respondent.call('POST', '/survey/session', { token }));
  await untilAnswered(() =>
    respondent.call('PATCH', '/survey/demographics', { name: 'Kim Taker', age: 30, gender: 'diverse' }),
  );
  const form = await untilAnswered(() => respondent.call<Form>('GET', '/survey/items?language=en'));
  for (const [index, item] of form.items.entries()) {
    const value = 1 + ((item.num * 7 + index) % 4);
    const answers = [{ item: item.num, value, seq: index + 1, seconds: 4 }];
    await untilAnswered(() => respondent.call('PATCH', '/survey/answers', { answers }));
    progress.savedAnswers.set(item.num, value);
    onAnswer();
  }
  await untilAnswered(() => respondent.call('POST', '/survey/finish', {}));
  progress.isFinished = true;
}

test('kill -9 during 50 surveys loses no acknowledged answer and sends no mail twice', async () => {
  test.setTimeout(240_000);
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  const talents = Array.from({ length: TAKERS }, (_, n) => ({
    email: addressOf(n),
    first_name: 'Taker',
    last_name: `${n}`,
    language: 'EN',
  }));
  const { invited } = await lena.call<{ invited: { id: string; email: string }[] }>(
    'POST',
    '/invite/talents',
    { talents },
  );
  expect(invited).toHaveLength(TAKERS);
  const links = await Promise.all(talents.map(({ email }) => catcher.waitFor((mail) => mail.to === email)));

  let answerCount = 0;
  let resolveHalfway = () => {};
  const halfway = new Promise<void>((resolve) => {
    resolveHalfway = resolve;
  });
  const sheets: Progress[] = links.map(() => ({ savedAnswers: new Map(), isFinished: false }));
  const takers = links.map((link, n) => {
    const token = new URL(surveyLinkOf(link)).searchParams.get('token') ?? '';
    const progress = sheets[n] as Progress;
    return takeSurvey(new SurveyRespondent(product.url), token, progress, () => {
      answerCount += 1;
      if (answerCount === ANSWERS_BEFORE_KILL) resolveHalfway();
    });
  });

  await halfway;
  await product.kill();
  await product.restart();
  await Promise.all(takers);
  expect(sheets.every((sheet) => sheet.isFinished)).toBe(true);

  for (const { email } of talents) {
    await catcher.waitFor((mail) => mail.to === email && (mail.mail.attachments ?? []).length > 0, 120_000);
  }
  const perPerson = talents.map(({ email }) => catcher.mails.filter((mail) => mail.to === email).length);
  expect(new Set(perPerson)).toEqual(new Set([2]));
  expect(new Set(catcher.mails.map((mail) => mail.messageId)).size).toBe(catcher.mails.length);

  // The acknowledged answers were scored: the traits and facets of each survey are those of its own answers.
  const { scoreSheet } = await import('@quint/psychometrics/scoring.ts');
  const after = await signIn(product.url, 'lena@nordlicht.example');
  const fields = 'id,email,latestResult.result';
  for (const [n, { id }] of invited.entries()) {
    const talent = await after.call<{ latestResult: { result: { traits: object; facets: object } } }>(
      'GET',
      `/items/talents/${id}?fields=${fields}`,
    );
    const answers = Object.fromEntries((sheets[n] as Progress).savedAnswers);
    const { traits, facets } = scoreSheet({ instrument: 'ipip-neo-work@2', answers });
    expect(talent.latestResult.result).toMatchObject({ traits, facets });
  }
});
