import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { normsDe } from '@quint/phrases/measures/screens/norms.de.ts';
import { normsEn } from '@quint/phrases/measures/screens/norms.en.ts';
import { organizationDe } from '@quint/phrases/base/screens/organization.de.ts';
import { organizationEn } from '@quint/phrases/base/screens/organization.en.ts';
import { worksCouncilDe } from '@quint/phrases/measures/screens/works-council.de.ts';
import { worksCouncilEn } from '@quint/phrases/measures/screens/works-council.en.ts';
import { expectAccessible, expectAwake, expectDialogAccessible } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { linkOf } from './mail-catcher.ts';
import { verifyOwner } from './owner-proof.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// A works council gets a seat, reads how results are dealt with, is refused a person, and loses the seat again.

const LENA = 'lena@nordlicht.example';
const PASSWORD = 'a seat that only reads';
const LABELS = {
  en: { auth: authEn, norms: normsEn, organization: organizationEn, council: worksCouncilEn },
  de: { auth: authDe, norms: normsDe, organization: organizationDe, council: worksCouncilDe },
} as const;

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

for (const shape of selectShapes('desktop', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`The works council has a seat, ${nameOf(shape)}`, async ({ browser, sharedSetup }) => {
    const { catcher, product } = sharedSetup;
    const { language, locale, viewport } = shape;
    const labels = LABELS[language];
    const { url } = product;
    const email = `council.${language}@council.example`;
    const lena = await signInSpeaking(url, LENA, language);
    const me = await lena.call<{ active_workspace: { id: string } }>('GET', '/users/me');
    const admin = await (await browser.newContext({ locale, viewport })).newPage();
    const memberPage = await (await browser.newContext({ locale, viewport })).newPage();
    const card = admin
      .getByRole('main')
      .locator('section')
      .filter({
        has: admin.getByRole('heading', { level: 2, name: labels.organization.seats.title, exact: true }),
      });

    await test.step('an administrator gives it', async () => {
      const page = new AdminPage(admin, { origin: url, language });
      await page.enter(LENA, `/organizations/${me.active_workspace.id}`);
      await card.getByRole('button', { name: labels.organization.seats.invite }).click();
      const dialog = admin.getByRole('dialog', { name: labels.organization.seats.inviteTitle });
      await dialog.getByRole('textbox').fill(email);
      // The open dialog makes the rest of the page inert: axe alone looks at it.
      await expectDialogAccessible(admin);
      await dialog.getByRole('button', { name: labels.organization.members.invite, exact: true }).click();
      await expect(card.getByText(email)).toBeVisible();
    });

    await test.step('it is taken by the mailed link', async () => {
      const mail = await catcher.waitFor(({ to }) => to === email);
      await memberPage.goto(linkOf(mail).href);
      await expectAwake(memberPage);
      await expect(memberPage.getByText(labels.auth.invite.council)).toBeVisible();
      await memberPage.getByLabel(labels.auth.invite.firstName).fill('Ruth');
      await memberPage.getByLabel(labels.auth.invite.lastName).fill(`Seat ${language.toUpperCase()}`);
      await memberPage.locator('input[type=password]').fill(PASSWORD);
      await memberPage.keyboard.press('Enter');
      await expect(memberPage).toHaveURL(`${url}/works-council`);
    });

    await test.step('it reads what it is for', async () => {
      const main = memberPage.getByRole('main');
      await expect(titleOf(memberPage, labels.council.title)).toBeVisible();
      await expect(main.getByText(labels.council.promise.not.results)).toBeVisible();
      await expectAccessible(memberPage);
      await main.getByRole('link', { name: labels.council.promise.pages.ranges.name }).click();
      await expect(titleOf(memberPage, labels.council.ranges.title)).toBeVisible();
      await expectAccessible(memberPage);
      await main.getByRole('listitem').getByRole('link').first().click();
      await expect(main.getByRole('heading', { name: labels.council.role.history })).toBeVisible();
      await expectAccessible(memberPage);
      await memberPage.goto(`${url}/works-council/access-log`);
      await expect(titleOf(memberPage, labels.council.log.title)).toBeVisible();
      await expectAccessible(memberPage);
      await memberPage.goto(`${url}/fairness`);
      await expect(titleOf(memberPage, labels.norms.fairness.title)).toBeVisible();
      await expectAccessible(memberPage);
    });

    await test.step('it is refused a person', async () => {
      const [talent] = await lena.call<{ id: string }[]>('GET', '/items/talents?limit=1&fields=id');
      await memberPage.goto(`${url}/talents/${talent?.id ?? ''}`);
      await expect(memberPage).toHaveURL(`${url}/works-council`);
      await memberPage.goto(`${url}/talents`);
      await expect(memberPage).toHaveURL(`${url}/works-council`);
      const answer = await memberPage.request.get(`${url}/api/assets/${talent?.id ?? ''}`);
      expect(answer.status()).toBe(403);
    });

    await test.step('it is taken away, and ends with the next page', async () => {
      const name = `Ruth Seat ${language.toUpperCase()}`;
      await admin.reload();
      await card.getByRole('button', { name: fill(labels.organization.members.more, { name }) }).click();
      await admin.getByRole('menuitem', { name: labels.organization.members.remove.entry }).click();
      await admin
        .getByRole('alertdialog')
        .getByRole('button', { name: labels.organization.members.remove.confirm, exact: true })
        .click();
      await verifyOwner(admin, language);
      await expect(card.getByText(name)).toBeHidden();
      await memberPage.goto(`${url}/works-council`);
      await expect(titleOf(memberPage, labels.council.title)).toBeHidden();
      await expect(memberPage).not.toHaveURL(`${url}/works-council`);
    });
    await admin.context().close();
    await memberPage.context().close();
  });
}
