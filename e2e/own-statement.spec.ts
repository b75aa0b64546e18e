import { expect } from '@playwright/test';
import { statementDe } from '@quint/phrases/survey/screens/statement.de.ts';
import { statementEn } from '@quint/phrases/survey/screens/statement.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';

// A talent adds a statement to their result by keyboard; an administrator reads it beside the result.

const ANNA = 'anna.kowalski@mail.example';
const ADMIN = 'admin@quint.example';
const LABELS = { en: statementEn, de: statementDe } as const;

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`A statement on the own result ${nameOf(shape)}`, async ({ browser, sharedSetup }) => {
    const { product } = sharedSetup;
    const labels = LABELS[shape.language];
    const client = await signInSpeaking(product.url, ANNA, shape.language);
    const { id } = (
      await client.call<{ active_talent: { id: string } }>('GET', '/users/me?fields=active_talent.id')
    ).active_talent;
    const context = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const at = new AdminPage(page, { origin: product.url, language: shape.language });
    await at.enter(ANNA, `/talent-profile/${id}?tab=result`);
    const text = `A day <b>without</b> sleep, ${shape.language}. ${'long'.repeat(40)}\n\n- first\n- second 😀`;
    await page.getByLabel(labels.label).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
    await page.getByRole('button', { name: labels.save }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(labels.saved, { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate('innerWidth - document.documentElement.scrollWidth')).toBeGreaterThanOrEqual(
      0,
    );
    await page.reload();
    await expect(page.getByLabel(labels.label)).toHaveValue(text);
    errors.expectNone();
    await context.close();

    const other = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const theirs = await other.newPage();
    const admin = new AdminPage(theirs, { origin: product.url, language: shape.language });
    await admin.enter(ADMIN, `/talents/${id}?tab=personality`);
    await expect(theirs.getByText(/A day <b>without<\/b> sleep/)).toBeVisible();
    await expectAccessible(theirs);
    expect(await theirs.evaluate('innerWidth - document.documentElement.scrollWidth')).toBeGreaterThanOrEqual(
      0,
    );
    await other.close();
  });
}
