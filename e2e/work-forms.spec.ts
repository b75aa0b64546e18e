import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { WorkForm } from '@quint/psychometrics/types.ts';
import { signIn } from './api-client.ts';
import { withDatabase } from './seed-talents.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import type { SharedSetup } from './shared-product.ts';
import { test } from './shared-product.ts';
import { PHONE } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

// A device that shows the items of the first work form, while its survey moves to the second.

const [FIRST, SECOND] = ['ipip-neo-work@1', 'ipip-neo-work@2'] as const;

test.use({ viewport: PHONE, locale: 'de-DE' });

/** Sets the form of a person's survey and ends the sessions of its devices, like a much later update. */
async function moveSheet({ product }: SharedSetup, email: string, form: WorkForm): Promise<void> {
  await withDatabase(product.dataDir, async (client) => {
    const person = 'select id from talents where lower(email) = $1';
    await client.query(`update talents_results set instrument_version = $2 where talent_id in (${person})`, [
      email,
      form,
    ]);
    await client.query(
      `update survey_sessions set expires_at = now()
       where result_id in (select id from talents_results where talent_id in (${person}))`,
      [email],
    );
  });
}

/** The forms of the survey and of its answers. */
async function storedForms({ product }: SharedSetup, email: string): Promise<unknown> {
  let rows: unknown[] = [];
  await withDatabase(product.dataDir, async (client) => {
    const result = await client.query<{ sheet: string; answers: string[] }>(
      `select r.instrument_version as sheet, array(select a.instrument_version || ' ' || a.item from survey_answers a
         where a.organization_id = r.organization_id and a.result_id = r.id order by a.item) as answers
       from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
       where lower(t.email) = $1`,
      [email],
    );
    ({ rows } = result);
  });
  return rows;
}

const STORED_FORM_SCRIPT = `new Promise((resolve) => {
  const opening = indexedDB.open('quint-survey-kept');
  opening.addEventListener('success', () => {
    const all = opening.result.transaction('surveys').objectStore('surveys').getAll();
    all.addEventListener('success', () => {
      opening.result.close();
      resolve(all.result[0]?.forms.de?.instrument);
    });
  });
})`;

/** The form whose items this browser has stored for offline use. */
function readStoredForm(page: Page): Promise<string | undefined> {
  return page.evaluate<string | undefined>(STORED_FORM_SCRIPT);
}

/** Invites a person on the first form and starts on a device, up to the first statement. */
async function beginOnFirst(setup: SharedSetup, page: Page, email: string) {
  const { catcher, product } = setup;
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  const talents = [{ email, first_name: 'Kim', last_name: 'Probe', language: 'DE' }];
  await lena.call('POST', '/invite/talents', { talents, inviteType: 'team', model: 'big five' });
  const link = surveyLinkOf(await catcher.waitFor((caughtMail) => caughtMail.to === email));
  await moveSheet(setup, email, FIRST);
  const survey = new SurveyPage(page, 'de', FIRST);
  await survey.open(link);
  await survey.begin();
  await survey.giveDetails({ name: 'Kim Probe', age: '34' });
  await survey.expectPosition(1);
  await expect.poll(() => readStoredForm(page)).toBe(FIRST);
  return { link, survey };
}

test('a device without answers gets the items of the form to which its survey moved', async ({
  page,
  sharedSetup,
}) => {
  const email = 'moved@forms.example';
  const { link } = await beginOnFirst(sharedSetup, page, email);
  await moveSheet(sharedSetup, email, SECOND);
  const survey = new SurveyPage(page, 'de');
  await survey.open(link);
  await survey.begin();
  await survey.answer({ from: 1, to: 2, by: 'tap' });
  await expect.poll(() => readStoredForm(page)).toBe(SECOND);
  await expect
    .poll(() => storedForms(sharedSetup, email))
    .toEqual([{ sheet: SECOND, answers: [`${SECOND} 1`, `${SECOND} 2`] }]);
  const changedPosition = survey.items.findIndex(({ number }) => number === 22) + 1;
  await survey.answerPast(sharedSetup.product.url, { from: 3, to: changedPosition - 1 });
  await survey.answer({ from: changedPosition, to: changedPosition, by: 'tap' });
});

test('answers given offline to the first form keep it, and so does the survey', async ({
  page,
  context,
  sharedSetup,
}) => {
  const email = 'offline@forms.example';
  const { link, survey } = await beginOnFirst(sharedSetup, page, email);
  await context.setOffline(true);
  await survey.answer({ from: 1, to: 3, by: 'key' });
  await moveSheet(sharedSetup, email, SECOND);
  await context.setOffline(false);
  await expect(page.getByText(survey.labels.state.noSession)).toBeVisible();
  await survey.open(link);
  await survey.begin();
  await survey.expectPosition(4);
  await expect
    .poll(() => storedForms(sharedSetup, email))
    .toEqual([{ sheet: FIRST, answers: [1, 2, 3].map((item) => `${FIRST} ${item}`) }]);
  await expect.poll(() => readStoredForm(page)).toBe(FIRST);
  const changedPosition = survey.items.findIndex(({ number }) => number === 22) + 1;
  await survey.answerPast(sharedSetup.product.url, { from: 4, to: changedPosition - 1 });
  await survey.answer({ from: changedPosition, to: changedPosition, by: 'key' });
});
