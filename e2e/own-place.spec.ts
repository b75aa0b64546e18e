import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/screens/auth.de.ts';
import { authEn } from '@quint/phrases/screens/auth.en.ts';
import { expectAccessible, expectAwake, watchErrors } from './accessibility.ts';
import { signIn, SurveyTaker } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import { OwnPlace } from './own-place-steps.ts';
import type { RunningProduct } from './running-product.ts';
import { choosePassword, openMailedLink } from './session-steps.ts';
import { test } from './shared-product.ts';
import type { Invited, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

// A person from the invitation to being forgotten: survey, account, resume, pool, another workspace, erasure.

interface Journey extends Shape {
  readonly person: Invited;
}

const PASSWORD = 'a-long-password-2026';
const JOURNEYS: readonly Journey[] = [
  {
    ...ENGLISH_DESKTOP,
    person: { first: 'Ottilie', last: 'Wandersleben', email: 'ottilie@wandersleben.example' },
  },
  {
    ...GERMAN_PHONE,
    person: { first: 'Balthasar', last: 'Quermann', email: 'balthasar@quermann.example' },
  },
];

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ shared }) => {
  ({ catcher, product } = shared);
});

/** Answers every statement as the device of the page, without the page. */
async function answerAll(page: Page, language: string): Promise<void> {
  const taker = new SurveyTaker(product.url);
  taker.take(await page.context().cookies());
  const { items } = await taker.call<{ items: { num: number }[] }>('GET', `/survey/items?language=${language}`);
  const answers = items.map(({ num }, index) => ({ item: num, value: 1 + (num % 4), seq: index + 1 }));
  await taker.call('PATCH', '/survey/answers', { answers });
}
