import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { erasingDe } from '@quint/phrases/privacy/screens/erasing.de.ts';
import { erasingEn } from '@quint/phrases/privacy/screens/erasing.en.ts';
import { peopleDe } from '@quint/phrases/people/screens/people.de.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { retentionDe } from '@quint/phrases/privacy/screens/retention.de.ts';
import { retentionEn } from '@quint/phrases/privacy/screens/retention.en.ts';
import { expectAccessible, expectDialogAccessible } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './shared-product.ts';

// The retention of people, and the preview before a person is erased.

const LENA = 'lena@nordlicht.example';
const TEXTS = {
  en: { erasing: erasingEn, retention: retentionEn, people: peopleEn },
  de: { erasing: erasingDe, retention: retentionDe, people: peopleDe },
} as const;
const SIZES = { en: { width: 1360, height: 900 }, de: { width: 390, height: 844 } } as const;
const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

for (const language of LANGUAGES) {
  const { erasing, retention, people } = TEXTS[language];

  test(`the settings show how long people are kept (${language})`, async ({ page, sharedSetup }) => {
    await page.setViewportSize(SIZES[language]);
    const client = await signInSpeaking(sharedSetup.product.url, LENA, language);
    const { active_workspace: id } = await client.call<{ active_workspace: string }>(
      'GET',
      '/users/me?fields=active_workspace',
    );
    await new AdminPage(page, { origin: sharedSetup.product.url, language }).enter(LENA, `/settings/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: retention.section, exact: true })).toBeVisible();
    const employees = main.getByRole('switch', { name: retention.rule.employees });
    await employees.focus();
    await page.keyboard.press('Space');
    await expect(main.getByRole('button', { name: retention.save })).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: '30' })).toBeVisible();
    await main.getByRole('switch', { name: retention.rule.rejected, exact: true }).press('Space');
    await expect(main.getByRole('textbox', { name: retention.reason.label })).toBeVisible();
    await expectAccessible(page);
  });

  test(`erasing a person first shows what is erased and what stays (${language})`, async ({
    page,
    sharedSetup,
  }) => {
    await page.setViewportSize(SIZES[language]);
    const client = await signInSpeaking(sharedSetup.product.url, LENA, language);
    const [talent] = await client.call<{ id: string; fullname: string }[]>(
      'GET',
      '/items/talents?fields=id,fullname&filter={"invitation_status":"FINISHED"}&sort=fullname&limit=1',
    );
    const name = talent?.fullname ?? '';
    await new AdminPage(page, { origin: sharedSetup.product.url, language }).enter(
      LENA,
      `/talents/${talent?.id}`,
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(More|Mehr|Actions|Aktionen)/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: people.verb.anonymise }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading', { name: erasing.gone.title })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: erasing.reach.title })).toBeVisible();
    await expectDialogAccessible(page);
    await dialog.getByRole('button', { name: erasing.goOn }).press('Enter');
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    const erase = dialog.getByRole('button', { name: erasing.type.eraseOther });
    await expect(erase).toBeDisabled();
    await page.keyboard.type(name);
    await expect(erase).toBeEnabled();
    await expectDialogAccessible(page);
    await dialog.getByRole('button', { name: erasing.keepOther }).press('Enter');
    await expect(dialog).toBeHidden();
  });
}
