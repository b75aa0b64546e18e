import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import { ProfilePages } from './profile-steps.ts';
import { choosePassword, openMailedLink } from './session-steps.ts';
import { test } from './shared-product.ts';
import type { Invitee, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';
import { findPersonalReferences } from './personal-references.ts';

// A person from the invitation to being forgotten: survey, account, resume, pool, another workspace, erasure.

interface Journey extends Shape {
  readonly person: Invitee;
  readonly place: string;
  readonly resume: string;
}

const PASSWORD = 'a-long-password-2026';
const LENA = 'lena@nordlicht.example';
const MAX = 'max@basalt.example';

const JOURNEYS: readonly Journey[] = [
  {
    ...ENGLISH_DESKTOP,
    person: { first: 'Ottilie', last: 'Wandersleben', email: 'ottilie@wandersleben.example' },
    place: 'Tangermünde',
    resume: `<h2>Work experience</h2>
      <p><b>Harbour Planner</b><br>Ebbwerk GmbH, Hamburg<br>03/2022 – present</p>
      <h2>Skills</h2><p>Tide tables, Mooring</p>
      <h2>Languages</h2><p>English (fluent)</p>`,
  },
  {
    ...GERMAN_PHONE,
    person: { first: 'Balthasar', last: 'Quermann', email: 'balthasar@quermann.example' },
    place: 'Wusterhausen',
    resume: `<h2>Berufserfahrung</h2>
      <p><b>Hafenplaner</b><br>Flutwerk GmbH, Hamburg<br>03/2019 – heute</p>
      <h2>Kenntnisse</h2><p>Gezeitentafeln, Vertäuen</p>
      <h2>Sprachen</h2><p>Deutsch (Muttersprache)</p>`,
  },
];

async function print(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<body style="font-family: sans-serif">${html}</body>`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** From the mailed link to the own result; the statements are answered past the page. */
async function takeSurvey(
  page: Page,
  { url, link, journey }: { url: string; link: string; journey: Journey },
) {
  const survey = new SurveyPage(page, journey.language);
  const { person } = journey;
  await survey.open(link);
  await survey.begin();
  await survey.giveDetails({ name: `${person.first} ${person.last}`, age: '41' });
  await survey.expectPosition(1);
  await survey.answerPast(url);
  await survey.submit();
  await survey.goOn();
}

for (const journey of selectShapes('desktop', JOURNEYS)) {
  test.describe(nameOf(journey), () => {
    test.use({ viewport: journey.viewport, locale: journey.locale });

    test('A person has a place of their own, is found elsewhere, and is forgotten', async ({
      page,
      context,
      browser,
      sharedSetup: { product, catcher },
    }) => {
      test.setTimeout(240_000);
      const { person, language } = journey;
      const profilePages = new ProfilePages(page, language);
      await signInSpeaking(product.url, MAX, language);
      const lena = await signIn(product.url, LENA);

      await test.step('is invited, takes the survey and makes an account', async () => {
        await lena.call('POST', '/invite/talents', {
          talents: [
            {
              email: person.email,
              first_name: person.first,
              last_name: person.last,
              language: language.toUpperCase(),
            },
          ],
        });
        const mail = await catcher.waitFor((caughtMail) => caughtMail.to === person.email);
        await takeSurvey(page, { url: product.url, link: surveyLinkOf(mail), journey });
        await profilePages.requestAccount();
        await openMailedLink(page, { catcher, to: person.email, path: '/auth/invite' });
        await choosePassword(page, PASSWORD, profilePages.texts.auth.invite.requested.submit);
        await expect(page).toHaveURL(/\/talent-profile\/[\w-]+$/);
        await profilePages.beWelcomed();
        await expectAccessible(page);
      });

      // Not before: with the cookie of the survey, the page of the invitation asks for a session that is not there.
      const errors = watchErrors(page, ['/api/users/me/erasing']);

      await test.step('takes the job profile from a resume, and says what is wanted', async () => {
        await profilePages.importResume(await print(context, journey.resume));
        await profilePages.addPlace(journey.place);
        await profilePages.wantRemoteWork();
        await profilePages.openForWork();
        await expectAccessible(page);
      });

      const other = await browser.newContext({ viewport: journey.viewport, locale: journey.locale });
      const company = await other.newPage();
      const companyErrors = watchErrors(company);
      const pool = new ProfilePages(company, language);

      await test.step('is found and unlocked in another workspace', async () => {
        const admin = new AdminPage(company, { origin: product.url, language });
        await admin.enter(MAX, `/talent-pool?tab=platform&place=${encodeURIComponent(journey.place)}`);
        await pool.layFirstRoleOverThePool();
        await pool.expectInPool(`${person.first} *****`);
        await pool.unlock(person);
        await expectAccessible(company);
      });

      await test.step('sees where, and withdraws', async () => {
        await page.reload();
        await profilePages.expectSeenBy('Basalt AG');
        await profilePages.closeForWork();
        await company.reload();
        await pool.expectNobodyInPool();
      });

      await test.step('erases everything', async () => {
        const personalValues = [person.last, person.email];
        // In both workspaces, before.
        expect((await findPersonalReferences(product.dataDir, personalValues)).length).toBeGreaterThan(5);
        await profilePages.eraseEverything(person, PASSWORD);
        await expect(page).toHaveURL(`${product.url}/erased`);
        errors.expectNone();
        companyErrors.expectNone();
        await expect
          .poll(() => findPersonalReferences(product.dataDir, personalValues), { timeout: 30_000 })
          .toEqual([]);
      });
      await other.close();
    });
  });
}
