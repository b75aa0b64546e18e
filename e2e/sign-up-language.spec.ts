import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { accountMailsDe } from '@quint/phrases/workspace/mails/accounts.de.ts';
import { accountMailsEn } from '@quint/phrases/workspace/mails/accounts.en.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { peopleDe } from '@quint/phrases/people/screens/people.de.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { expectAccessible, expectAwake } from './accessibility.ts';
import { callAsGuest, signIn } from './api-client.ts';
import { letADayPass, takeSurvey } from './doubt-steps.ts';
import { linkOf } from './mail-catcher.ts';
import { choosePassword } from './session-steps.ts';
import type { Shape } from './shapes.ts';
import { PHONE } from './shapes.ts';
import { test } from './shared-product.ts';

const PASSWORD = 'nine patient otters rowing';
const ROLE = 'Support lead';
const DESKTOP = { width: 1360, height: 900 } as const;
const LABELS = {
  en: { auth: authEn, doubt: doubtEn, invitations: invitationsEn, mails: accountMailsEn, people: peopleEn },
  de: { auth: authDe, doubt: doubtDe, invitations: invitationsDe, mails: accountMailsDe, people: peopleDe },
};

/** The language selected on the page, in a browser with the other one. */
const SHAPES: readonly Shape[] = [
  { language: 'de', locale: 'en-GB', viewport: DESKTOP },
  { language: 'en', locale: 'de-DE', viewport: PHONE },
  { language: 'de', locale: 'en-GB', viewport: PHONE },
  { language: 'en', locale: 'de-DE', viewport: DESKTOP },
];
const TESTED_SHAPES = process.env['LOOKS'] === 'every' ? SHAPES : SHAPES.slice(0, 2);

/** The text of a mail or its preview without the secrets of its links. */
function readMail(html: string): string {
  return html
    .replaceAll('\r\n', '\n')
    .replaceAll(/https?:\/\/[^\s"<]+/g, (link) => new URL(link.replaceAll('&amp;', '&')).pathname)
    .trim();
}

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** Signs up on the page in the selected language. */
async function signUp(
  page: Page,
  language: Language,
  { person, company }: { person: Person; company: string },
) {
  const labels = LABELS[language].auth.signUp;
  await expectAwake(page);
  await page.getByRole('radio', { name: language.toUpperCase(), exact: true }).press('Space');
  await expect(page.getByRole('heading', { name: labels.title })).toBeVisible();
  const native = language === 'de' ? 'Deutsch' : 'English';
  await expect(page.getByRole('radio', { name: native, exact: true })).toBeChecked();
  await page.getByLabel(labels.company).fill(company);
  await page.getByLabel(labels.firstName).fill(person.first);
  await page.getByLabel(labels.lastName).fill(person.last);
  await page.getByLabel(labels.email).fill(person.email);
  await choosePassword(page, PASSWORD, labels.submit);
  await expect(page.getByRole('heading', { name: labels.confirm })).toBeVisible();
}

/** Fills in the person to invite, and reads the preview of the mail. */
async function previewInvitation(page: Page, language: Language, { first, last, email }: Person) {
  const labels = LABELS[language].invitations;
  const field = (name: string) =>
    page.getByLabel(interpolate(labels.people.field, { field: name, number: 1 }));
  await field(labels.people.firstName).fill(first);
  await field(labels.people.lastName).fill(last);
  await field(labels.people.email).fill(email);
  const name = interpolate(labels.mail.previewFrame, {
    language: labels.people[language === 'de' ? 'DE' : 'EN'],
  });
  const frame = page.getByTitle(name, { exact: true });
  await expect(page.frameLocator(`iframe[title="${name}"]`).getByText(first)).toBeVisible();
  return (await frame.getAttribute('srcdoc')) ?? '';
}

/** Opens the pages with an applicant for the role, and expects the mark of a doubtful result on each. */
async function expectDoubt(page: Page, language: Language, { url, role, talent }: Record<string, string>) {
  const { short } = LABELS[language].doubt;
  for (const path of [`/talents/${talent}?tab=personality`, `/roles/${role}/talents/${talent}`]) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('main').locator('[data-doubt=line]').first(), path).toBeVisible();
  }
  await page.goto(`${url}/roles/${role}`);
  await expect(page.getByRole('main').getByText(short).first()).toBeVisible();
}

for (const shape of TESTED_SHAPES) {
  const { language, locale, viewport } = shape;
  test(`${language.toUpperCase()} is selected at the sign-up in a browser of ${locale}, at ${viewport.width} px`, async ({
    browser,
    sharedSetup,
  }) => {
    test.setTimeout(180_000);
    const { catcher, product } = sharedSetup;
    const { url } = product;
    const company = `Lindwurm ${language} ${viewport.width}`;
    const person = {
      first: 'Katrin',
      last: 'Sievers',
      email: `katrin.${language}${viewport.width}@lindwurm.example`,
    };
    const invitee = {
      first: 'Maria',
      last: 'Bergmann',
      email: `maria.${language}${viewport.width}@mail.example`,
    };
    const labels = LABELS[language];

    await test.step('the confirmation mail is in that language', async () => {
      const context = await browser.newContext({ locale, viewport });
      const page = await context.newPage();
      await page.goto(`${url}/signup`);
      await signUp(page, language, { person, company });
      const caughtMail = await catcher.waitFor(({ to }) => to === person.email);
      expect(caughtMail.mail.subject).toBe(labels.mails.confirmEmail.subject);
      expect(caughtMail.mail.html).toContain(`<html lang="${language}">`);
      const token = linkOf(caughtMail).searchParams.get('token') ?? '';
      await callAsGuest(url, '/auth/email/confirm', { token, password: PASSWORD });
      await context.close();
    });

    // Another browser, which does not know the selection.
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const client = await signIn(url, person.email, PASSWORD);
    const role = await client.call<{ id: string }>('POST', '/items/roles', { name: ROLE });
    const login = { email: person.email, password: PASSWORD, mode: 'cookie' };
    expect((await page.request.post(`${url}/api/auth/login`, { data: login })).status()).toBe(200);

    await test.step('the first invitation for a role is for recruiting, in that language', async () => {
      await page.goto(`${url}/talents/invite?role=${role.id}`);
      await expect(page.getByRole('heading', { level: 1, name: labels.invitations.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const purpose = page.getByRole('radio', {
        name: new RegExp(`^${labels.invitations.options.recruiting}`),
      });
      await expect(purpose).toBeChecked();
      const preview = await previewInvitation(page, language, invitee);
      expect(preview).toContain(`<html lang="${language}">`);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: labels.invitations.send.now_one.replace('{{count}}', '1') })
        .click();
      const { mail } = await catcher.waitFor(({ to }) => to === invitee.email);
      expect(readMail(mail.html ?? '')).toBe(readMail(preview));
      expect(mail.text).toContain(ROLE);
      expect(mail.text).toContain(language === 'de' ? 'möchte die Rolle' : 'would like to fill the role');
    });

    await test.step('a survey answered without reading is marked as doubtful', async () => {
      await takeSurvey(sharedSetup, browser, { shape, person: invitee, careful: false, after: 0 });
      const [talent] = await client.call<{ id: string }[]>('GET', '/items/talents?fields=id');
      await expectDoubt(page, language, { url, role: role.id, talent: talent?.id ?? '' });
      await page.goto(`${url}/talents/${talent?.id}`);
      await expectAccessible(page);
    });

    await test.step('the person is invited again, in that language', async () => {
      await letADayPass(sharedSetup);
      const after = catcher.mails.length;
      const again = labels.people.verb.inviteAgain;
      await page.getByRole('main').getByRole('button', { name: again }).first().click();
      const { mail } = await catcher.waitFor(
        (caughtMail) => caughtMail.to === invitee.email && catcher.mails.indexOf(caughtMail) >= after,
      );
      expect(mail.html).toContain(`<html lang="${language}">`);
    });
    await context.close();
  });
}
