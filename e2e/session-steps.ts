import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import { expectAwake } from './accessibility.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { linkOf } from './mail-catcher.ts';

/** Fills in the open login form, and submits it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await expectAwake(page);
  // Not by their labels: the previous page may have a search for "Name, e-mail, phone", and the button that shows the
  // password has the label of its field.
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: authEn.login.submit, exact: true }).click();
}

/** Opens the link to a page from the newest mail to an address; the token must not stay in the URL. */
export async function openMailedLink(
  page: Page,
  { catcher, to, path }: { catcher: MailCatcher; to: string; path: string },
): Promise<string> {
  const mail = await catcher.waitFor(
    (caughtMail) => caughtMail.to === to && linkOf(caughtMail).pathname === path,
  );
  const link = linkOf(mail);
  await page.goto(link.href);
  const visibleUrl = new URL(link);
  visibleUrl.searchParams.delete('token');
  await expect(page).toHaveURL(visibleUrl.href);
  return link.href;
}

/** Sets a password on the page of a mailed link. */
export async function choosePassword(page: Page, password: string, submit: string): Promise<void> {
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** Signs out with the account menu. */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: shellEn.account.signOut }).click();
}

/** Switches to another workspace, searching for its name in capitals. */
export async function switchWorkspace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${shellEn.workspace.label}`) }).click();
  await page
    .getByRole('searchbox', { name: shellEn.workspace.find })
    .or(page.getByLabel(shellEn.workspace.find))
    .fill(name.toUpperCase());
  await page.getByRole('menuitem', { name }).click();
}
