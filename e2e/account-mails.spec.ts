import { expect } from '@playwright/test';
import { administrationEn } from '@quint/phrases/workspace/screens/administration.en.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { linksEn } from '@quint/phrases/base/screens/links.en.ts';
import { expectAwake } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { test } from './beginnings.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD, startProduct } from './running-product.ts';
import { choosePassword, fillLogin, openMailedLink, signOut, switchWorkspace } from './session-steps.ts';

const WORKSPACE = 'Feldspat GmbH';
const ADMIN = 'admin@quint.example';
const MAX = 'max@basalt.example';
const NEW_PASSWORD = 'seven quiet herons wading';

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

test('A workspace is created, and its administrators join through the links in their mails', async ({
  page,
  browser,
}) => {
  const nora = 'nora.neu@feldspat.example';
  const { url } = product;

  await test.step('the platform creates it', async () => {
    await new AdminPage(page, { origin: url, language: 'en' }).signIn(ADMIN);
    await page.goto(`${url}/admin/organizations/create`);
    await page.getByLabel(administrationEn.name).fill(WORKSPACE);
    // A plan with seats for both of them.
    await page.getByRole('main').getByText('Flow', { exact: true }).click();
    await page.getByLabel(administrationEn.admins).fill(`${nora}, ${MAX}`);
    await page.getByRole('button', { name: administrationEn.create, exact: true }).click();
    await expect(page).toHaveURL(`${url}/admin/organizations`);
    await signOut(page, ADMIN);
    await expect(page).toHaveURL(`${url}/`);
  });

  await test.step('a new person sets a password and is signed in', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const link = await openMailedLink(tab, { catcher, to: nora, path: '/auth/invite' });
    await expect(tab.getByRole('heading', { name: new RegExp(WORKSPACE) })).toBeVisible();
    await tab.getByLabel(authEn.invite.firstName).fill('Nora');
    await tab.getByLabel(authEn.invite.lastName).fill('Neu');
    await choosePassword(tab, NEW_PASSWORD, authEn.invite.submit);
    await expect(tab).toHaveURL(`${url}/dashboard`);
    await expect(tab.getByRole('button', { name: new RegExp(WORKSPACE) })).toBeVisible();
    // The link was used, and opening it does not sign anybody out.
    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: authEn.invite.invalid })).toBeVisible();
    await tab.goto(`${url}/dashboard`);
    await expect(tab.getByRole('button', { name: new RegExp(WORKSPACE) })).toBeVisible();
    await context.close();
  });

  await test.step('a person with an account joins, and switches between workspaces', async () => {
    await openMailedLink(page, { catcher, to: MAX, path: '/auth/invite' });
    await choosePassword(page, DEMO_PASSWORD, authEn.invite.submit);
    await expect(page).toHaveURL(`${url}/dashboard`);
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    const other = await page.context().newPage();
    await other.goto(`${url}/roles`);
    for (const [name, roles] of [
      ['Basalt AG', 4],
      [WORKSPACE, 0],
    ] as const) {
      await switchWorkspace(page, name);
      await expect(page).toHaveURL(`${url}/dashboard`);
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
      // The other tab would show data of the previous workspace.
      await expect(other).toHaveURL(`${url}/dashboard`);
      await expect(other.getByRole('button', { name: new RegExp(name) })).toBeVisible();
      await other.goto(`${url}/roles`);
      await expect(other.getByRole('row', { name: /Site Manager/ })).toHaveCount(Math.min(roles, 1));
    }
  });
});

test('A forgotten password is replaced through the link in a mail, which works once', async ({ page }) => {
  const anna = 'anna.kowalski@mail.example';
  const { url } = product;
  await page.goto(url);
  await page.getByRole('link', { name: authEn.login.forgot }).click();
  // The previous page has a field of the same name.
  await expect(page.getByRole('heading', { name: authEn.forgot.title })).toBeVisible();
  await page.getByLabel(authEn.login.email).fill(anna);
  await page.getByRole('button', { name: authEn.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: authEn.forgot.sent })).toBeVisible();
  const link = await openMailedLink(page, { catcher, to: anna, path: '/auth/reset' });
  await choosePassword(page, NEW_PASSWORD, authEn.reset.submit);
  await expect(page).toHaveURL(/\/talent-profile\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: linksEn.used.title })).toBeVisible();
  await page.goto(url);
  await fillLogin(page, anna, DEMO_PASSWORD);
  await expect(page.getByText(authEn.login.wrong)).toBeVisible();
  await fillLogin(page, anna, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/talent-profile\/[\w-]+$/);
});

test('The address for a new workspace is confirmed through a mail', async ({ page }) => {
  const ida = 'ida.quarz@quarzwerk.example';
  const { url } = product;
  const { signUp } = authEn;
  await page.goto(`${url}/signup`);
  await expectAwake(page);
  await page.getByLabel(signUp.company).fill('Quarzwerk');
  await page.getByLabel(signUp.firstName).fill('Ida');
  await page.getByLabel(signUp.lastName).fill('Quarz');
  await page.getByLabel(signUp.email).fill(ida);
  await choosePassword(page, NEW_PASSWORD, signUp.submit);
  await expect(page.getByRole('heading', { name: signUp.confirm })).toBeVisible();
  await openMailedLink(page, { catcher, to: ida, path: '/email-confirmation' });
  await page.getByRole('button', { name: authEn.confirmation.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: authEn.confirmation.done })).toBeVisible();
  await page.getByRole('link', { name: authEn.login.submit }).click();
  await fillLogin(page, ida, NEW_PASSWORD);
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByRole('button', { name: /Quarzwerk/ })).toBeVisible();
});
