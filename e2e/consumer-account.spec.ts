import { expect } from '@playwright/test';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { codeFor } from './mail-catcher.ts';
import { ProfilePages } from './profile-steps.ts';
import { choosePassword, openMailedLink } from './session-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

// A person whom no company invited: from the survey for oneself to an account with everything a talent has.

const PASSWORD = 'nine-quiet-otters-swim';

const PEOPLE = [
  { ...ENGLISH_DESKTOP, person: { name: 'Corisande Applegarth', email: 'corisande@applegarth.example' } },
  { ...GERMAN_PHONE, person: { name: 'Friedemann Lindqvist', email: 'friedemann@lindqvist.example' } },
] as const;

for (const { person, ...shape } of selectShapes('desktop', PEOPLE)) {
  test.describe(nameOf(shape), () => {
    test.use({ viewport: shape.viewport, locale: shape.locale });

    test('A person without a company opens an account after the survey', async ({
      page,
      sharedSetup: { product, catcher },
    }) => {
      test.setTimeout(180_000);
      const { url } = product;
      const survey = new SurveyPage(page, shape.language);
      const profilePages = new ProfilePages(page, shape.language);
      const { insights, profile, yourData } = profilePages.texts;

      await test.step('answers the survey and confirms the address', async () => {
        await survey.enterForOneself(url, person);
        await survey.begin();
        await survey.giveDetails({ name: person.name, age: '38' });
        await survey.expectPosition(1);
        await survey.answerPast(url);
        await survey.submitUnverified();
        await survey.typeCode(await codeFor(catcher, person.email));
        await survey.goOn();
        await expectAccessible(page);
      });

      await test.step('opens an account', async () => {
        await profilePages.requestAccount();
        await openMailedLink(page, { catcher, to: person.email, path: '/auth/invite' });
        await choosePassword(page, PASSWORD, profilePages.texts.auth.invite.requested.submit);
        await expect(page).toHaveURL(/\/talent-profile\/[\w-]+$/);
        await profilePages.beWelcomed();
        await expectAccessible(page);
      });

      const errors = watchErrors(page);

      await test.step('reads the own result, which names no company as a reader', async () => {
        await page.getByRole('link', { name: profile.own.tabs.result, exact: true }).click();
        await expect(page.getByText(profile.own.whoTextSelfServe, { exact: true })).toBeVisible();
        const { title } = insights.pages['self-perception'];
        await page.getByRole('link', { name: new RegExp(`${title}$`) }).click();
        await expect(page).toHaveURL(/\/insights\/self-perception$/);
        await expectAccessible(page);
        await page.goBack();
      });

      await test.step('fills the job profile and lets companies find them', async () => {
        await page.getByRole('link', { name: profile.own.tabs.profile, exact: true }).click();
        await profilePages.addPlace('Tecklenburg');
        await profilePages.wantRemoteWork();
        await profilePages.openForWork();
        await expectAccessible(page);
      });

      await test.step('sees what is stored', async () => {
        await page.getByRole('link', { name: profile.own.tabs.data, exact: true }).click();
        const { title } = yourData.stored;
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expectAccessible(page);
      });
      errors.expectNone();
    });
  });
}
