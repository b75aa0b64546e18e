import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { exportsDe } from '@quint/phrases/people/documents/exports.de.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { peopleListsDe } from '@quint/phrases/people/screens/people-lists.de.ts';
import { peopleListsEn } from '@quint/phrases/people/screens/people-lists.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { callAsGuest, signInSpeaking } from './api-client.ts';
import { enterAs } from './entering.ts';
import { MESSY_LISTS } from './messy-lists.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// A messy list and a workbook become invitations: columns are changed, a row is restored, and nobody is added before
// that.

const LENA = 'lena@nordlicht.example';
const LABELS = {
  en: { lists: peopleListsEn, invite: invitationsEn },
  de: { lists: peopleListsDe, invite: invitationsDe },
} as const;

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
}

/** The list with addresses of its own for each look, because the looks may share a product. */
function forLook(content: Buffer, language: 'en' | 'de'): Buffer {
  const text = content.toString('latin1').replaceAll('@listen.example', `@${language}.listen.example`);
  return Buffer.from(text, 'latin1');
}

/** The workbook of the talents, as exported by an administrator. */
async function exportTalents(url: string, language: string): Promise<Buffer> {
  const login = { email: LENA, password: DEMO_PASSWORD, mode: 'json' };
  const session = await callAsGuest<{ access_token: string }>(url, '/auth/login', login);
  const file = await fetch(`${url}/api/exports/talents?format=xlsx&language=${language}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(file.status).toBe(200);
  return Buffer.from(await file.arrayBuffer());
}

for (const shape of selectShapes('desktop', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`lists of people, ${nameOf(shape)}`, async ({ browser, sharedSetup: { product } }) => {
    const { lists, invite } = LABELS[shape.language];
    await signInSpeaking(product.url, LENA, shape.language);
    const context = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    await enterAs(page, LENA, `${product.url}/talents/invite?from=file`);
    const main = page.getByRole('main');
    const columns = main.getByRole('region', { name: lists.columns.title });
    const useOf = (column: string) =>
      columns.getByRole('button', { name: fill(lists.columns.useOf, { column }) });

    const messy = MESSY_LISTS['list-with-groups'];
    await choose(page, messy.name, forLook(messy.content, shape.language));
    await expect(columns).toBeVisible();
    await expect(useOf('Wer')).toContainText(lists.columns.meaning.full_name_reversed);
    await expect(columns.getByRole('list', { name: `${lists.columns.samples}: Wer` })).toContainText(
      'Muster Jürgen',
    );
    await expectAccessible(page);

    // By keyboard: the names are ignored, then used again.
    await useOf('Wer').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: lists.columns.meaning.unused, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(lists.columns.noName)).toBeVisible();
    await useOf('Wer').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: lists.columns.meaning.full_name_reversed, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(lists.columns.noName)).toBeHidden();

    // The bar with the primary action covers nothing of the list.
    const add = main.getByRole('button', { name: fill(invite.people.pasteAdd_other, { count: 2 }) });
    const bar = page.locator('[data-action-bar]');
    for (const element of [add, columns]) {
      await element.scrollIntoViewIfNeeded();
      const [inner, outer] = [await add.boundingBox(), await bar.boundingBox()];
      if (inner === null || outer === null) throw new Error('The button or the bar is not there');
      expect(outer.y).toBeGreaterThanOrEqual(inner.y + inner.height);
    }

    await main.getByRole('radio', { name: /^5 / }).click();
    for (const reason of ['above_headings', 'group', 'no_address', 'total', 'damaged'] as const)
      await expect(main.getByText(lists.rows.reason[reason], { exact: true })).toBeVisible();
    await main.getByRole('button', { name: fill(lists.rows.restoreOf, { line: 8 }) }).click();
    await expect(main.getByRole('radio', { name: /^4 / })).toBeVisible();
    await main.getByRole('button', { name: fill(invite.people.pasteAdd_other, { count: 3 }) }).click();

    const field = (name: string, number: number) =>
      main.getByLabel(fill(invite.people.field, { field: name, number }));
    await expect(field(invite.people.firstName, 1)).toHaveValue('Jürgen');
    await expect(field(invite.people.lastName, 2)).toHaveValue('Groß');
    await field(invite.people.lastName, 3).fill('Müller');
    await field(invite.people.firstName, 3).fill('Ida');

    // The product can import its own export; all its people were invited before.
    await choose(page, 'talente.xlsx', await exportTalents(product.url, shape.language));
    await expect(useOf(exportsDe.results.name)).toContainText(lists.columns.meaning.full_name);
    await expectAccessible(page);
    await main.getByRole('button', { name: lists.otherFile }).click();

    await main.getByText(invite.options.team, { exact: true }).click();
    await main.getByRole('button', { name: fill(invite.send.now_other, { count: 3 }) }).click();
    const resultTitle = fill(invite.result.invited_other, { count: 3 });
    await expect(main.getByRole('heading', { name: resultTitle })).toBeVisible();
    errors.expectNone();
    await context.close();
  });
}
