import { expect } from '@playwright/test';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { organizationDe } from '@quint/phrases/base/screens/organization.de.ts';
import { organizationEn } from '@quint/phrases/base/screens/organization.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { vacancyDe } from '@quint/phrases/vacancies/screens/vacancy.de.ts';
import { vacancyEn } from '@quint/phrases/vacancies/screens/vacancy.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking, SurveyRespondent } from './api-client.ts';
import { linkOf, surveyLinkOf } from './mail-catcher.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// A workspace shows people their results first: its administrators wait until a person has opened theirs.

const LENA = 'lena@nordlicht.example';
const TEXTS = {
  en: { common: commonEn, organization: organizationEn, survey: surveyEn, vacancy: vacancyEn },
  de: { common: commonDe, organization: organizationDe, survey: surveyDe, vacancy: vacancyDe },
} as const;
const SHAPES = [
  { ...ENGLISH_DESKTOP, last: 'Morgenroth' },
  { ...GERMAN_PHONE, last: 'Abendroth' },
];

/** Answers the survey of a mailed link completely. */
async function takeSurvey(url: string, link: string): Promise<void> {
  const respondent = new SurveyRespondent(url);
  await respondent.call('POST', '/survey/session', { token: new URL(link).searchParams.get('token') ?? '' });
  await respondent.call('PATCH', '/survey/demographics', { name: 'Alba Roth', age: 30, gender: 'diverse' });
  const { items } = await respondent.call<{ items: { num: number }[] }>('GET', '/survey/items?language=en');
  const answers = items.map(({ num }, index) => ({ item: num, value: 1 + (num % 4), seq: index + 1 }));
  await respondent.call('PATCH', '/survey/answers', { answers });
  await respondent.call('POST', '/survey/finish', {});
}

for (const shape of selectShapes('phone', SHAPES)) {
  test(`A result is held back until its person has opened it, ${nameOf(shape)}`, async ({
    browser,
    sharedSetup: { catcher, product },
  }) => {
    const { language, locale, viewport, last } = shape;
    const { common, organization, survey, vacancy } = TEXTS[language];
    const { url } = product;
    const email = `alba@${last.toLowerCase()}.example`;
    const lena = await signInSpeaking(url, LENA, language);
    const me = await lena.call<{ active_workspace: { id: string } }>('GET', '/users/me');
    const workspace = me.active_workspace.id;
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const main = page.getByRole('main');
    const badge = new RegExp(fill(common.held.until, { date: '.+' }));
    const heldRow = new RegExp(fill(vacancy.row.held, { date: '.+' }));

    await test.step('the administrator selects 24 hours', async () => {
      await new AdminPage(page, { origin: url, language }).enter(LENA, `/settings/${workspace}`);
      await main.getByRole('radio', { name: organization.hold.options['24h'] }).press('Space');
      await expect(main.getByRole('radio', { name: organization.hold.options['24h'] })).toBeChecked();
      await expect(page.getByText(organization.saved)).toBeVisible();
    });

    const [role] = await lena.call<{ id: string }[]>(
      'GET',
      '/items/roles?fields=id&filter={"state":"recruiting"}&sort=name&limit=1',
    );
    const [other] = await lena.call<{ id: string }[]>(
      'GET',
      '/items/talents?fields=id&filter={"invitation_status":"FINISHED"}&limit=1',
    );
    const person = { email, first_name: 'Alba', last_name: last, language: language.toUpperCase() };
    const { invited } = await lena.call<{ invited: { id: string }[] }>('POST', '/invite/talents', {
      talents: [{ ...person, roles: [role?.id] }],
    });
    const id = invited[0]?.id ?? '';
    const invitation = await catcher.waitFor(({ to }) => to === email);
    await takeSurvey(url, surveyLinkOf(invitation));
    // The following steps are about this result only.
    await lena.call('PATCH', `/items/organizations/${workspace}`, { hold_results: 'no' });

    await test.step('lists, the record, the role and a comparison show until when', async () => {
      await page.goto(`${url}/talents?search=${last}`);
      await expect(main.getByText(badge).first()).toBeVisible();
      await page.goto(`${url}/talents/${id}`);
      await expect(main.getByText(common.held.title)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${url}/roles/${role?.id}`);
      await expect(main.getByRole('link', { name: `Alba ${last}`, exact: true })).toBeVisible();
      await expect(main.getByText(heldRow)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${url}/talents/compare?talents=${other?.id},${id}`);
      await expect(main.getByText(common.held.title)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('its person opens it, without an account', async () => {
      const report = await catcher.waitFor(
        (caughtMail) => caughtMail.to === email && (caughtMail.mail.attachments ?? []).length > 0,
      );
      const own = await (await browser.newContext({ locale, viewport })).newPage();
      await own.goto(linkOf(report).href);
      const openedResponse = own.waitForResponse((answer) =>
        answer.url().endsWith('/api/survey/result/opened'),
      );
      await own.getByRole('button', { name: survey.state.skip, exact: true }).click();
      await expect(own.getByRole('heading', { name: survey.result.title, exact: true })).toBeVisible();
      expect((await openedResponse).status()).toBe(204);
      await own.context().close();
    });

    await test.step('from then on the administrator can see it', async () => {
      await page.goto(`${url}/talents/${id}`);
      await expect(main.getByRole('heading', { level: 1, name: new RegExp(`^Alba ${last}`) })).toBeVisible();
      await expect(main.getByRole('tab').first()).toBeVisible();
      await expect(main.getByText(common.held.title)).toBeHidden();
      await page.goto(`${url}/roles/${role?.id}`);
      await expect(main.getByRole('link', { name: new RegExp(`^Alba ${last}`) })).toBeVisible();
      await expect(main.getByText(heldRow)).toBeHidden();
    });
    errors.expectNone();
    await context.close();
  });
}
