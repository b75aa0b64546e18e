import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { errorsEn } from '@quint/phrases/base/errors/errors.en.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { roleTextsDe } from '@quint/phrases/roles/screens/role-texts.de.ts';
import { roleTextsEn } from '@quint/phrases/roles/screens/role-texts.en.ts';
import { rolesDe } from '@quint/phrases/roles/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { expectDialogAccessible } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './beginnings.ts';
import type { FakeAi } from './fake-ai.ts';
import { startFakeAi } from './fake-ai.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

// A text of a role is shortened: by an AI endpoint, which fails later, and without one.

const LENA = 'lena@nordlicht.example';
const PURPOSE =
  'Du betreust vierzig Kunden in Norddeutschland und hältst ihre Verträge am Leben. Du rufst jeden Kunden einmal im Quartal an. Neue Kunden kommen von Messen und durch Empfehlungen. Du schreibst Angebote und stimmst Preise mit der Vertriebsleitung ab. Fragen an jobs@nordlicht.example.';
const TEXTS = {
  en: { role: rolesEn, short: roleTextsEn, common: commonEn },
  de: { role: rolesDe, short: roleTextsDe, common: commonDe },
} as const;

interface RoleTextsRow {
  readonly purpose: string;
  readonly purpose_summaries: readonly string[];
  readonly shown_texts: Readonly<Record<'purpose', { readonly text: string; readonly by: string | null }>>;
}

let product: RunningProduct;

test.afterEach(async () => {
  await product?.stop();
});

/** Opens the texts of the role whose tab is open. */
async function openTexts(page: Page, language: Language): Promise<void> {
  const name = TEXTS[language].role.detail.editTexts;
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

/** Opens the form of a role with a long purpose. */
async function openRole(page: Page, language: Language): Promise<{ client: ApiClient; path: string }> {
  const client = await signInSpeaking(product.url, LENA, language);
  const [role] = await client.call<{ id: string }[]>('GET', '/items/roles?fields=id&sort=name&limit=1');
  const path = `/items/roles/${role?.id}`;
  await client.call('PATCH', path, { purpose: PURPOSE });
  await new AdminPage(page, { origin: product.url, language }).enter(LENA, `/roles/${role?.id}?tab=ranges`);
  await openTexts(page, language);
  return { client, path };
}

/** A button of the purpose, by the start of its name. */
function buttonOf(page: Page, language: Language, action: string) {
  const name = `${TEXTS[language].role.form.purpose}: ${action}`;
  return page.getByRole('button', { name });
}

function shortField(page: Page, language: Language, number: number, count: number) {
  const name = TEXTS[language].short.shortField
    .replace('{{field}}', TEXTS[language].role.form.purpose)
    .replace('{{number}}', String(number))
    .replace('{{count}}', String(count));
  return page.getByRole('textbox', { name });
}

const readRole = (client: ApiClient, path: string) =>
  client.call<RoleTextsRow>('GET', `${path}?fields=purpose,purpose_summaries,shown_texts`);

test.describe('With an AI endpoint, EN, desktop', () => {
  let ai: FakeAi;
  test.beforeEach(async () => {
    ai = await startFakeAi();
    product = await startProduct({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'small-1', AI_API_KEY: 'key-e2e' });
  });
  test.afterEach(() => ai.close());

  test('a text is shortened twice, saved, and unchanged when AI fails', async ({ page }) => {
    const { client, path } = await openRole(page, 'en');
    const { short } = TEXTS.en;
    ai.say('You look after forty customers. Ask [EMAIL_1].');
    await buttonOf(page, 'en', short.shortenByAi).click();
    const first = 'You look after forty customers. Ask jobs@nordlicht.example.';
    await expect(shortField(page, 'en', 1, 1)).toHaveValue(first);
    await expect(page.getByText(`Shortened by AI: small-1 at ${new URL(ai.baseUrl).host}`)).toBeVisible();
    expect(ai.bodies.join('')).not.toContain('@nordlicht');
    expect(ai.bodies.join('')).not.toContain('key-e2e');
    ai.say('Forty customers are yours.');
    await buttonOf(page, 'en', short.another).click();
    await expect(shortField(page, 'en', 2, 2)).toHaveValue('Forty customers are yours.');
    await expectDialogAccessible(page);
    await buttonOf(page, 'en', short.previous).click();
    await page.getByRole('button', { name: TEXTS.en.common.action.save, exact: true }).click();
    await expect(page.getByText(rolesEn.form.saved)).toBeVisible();
    const storedRole = await readRole(client, path);
    expect(storedRole).toMatchObject({
      purpose: PURPOSE,
      purpose_summaries: [first, 'Forty customers are yours.'],
      shown_texts: { purpose: { text: first, by: 'ai' } },
    });
    ai.say(undefined);
    await page.reload();
    await openTexts(page, 'en');
    await buttonOf(page, 'en', short.another).click();
    await expect(page.getByText(errorsEn['role_text.ai_failed'])).toBeVisible();
    expect(await readRole(client, path)).toEqual(storedRole);
  });
});

test.describe('Without AI, DE, phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  test.beforeEach(async () => {
    product = await startProduct();
  });

  test('a text is shortened by keyboard alone, and the original is restored', async ({ page }) => {
    const { client, path } = await openRole(page, 'de');
    const { short } = TEXTS.de;
    await buttonOf(page, 'de', short.shorten).press('Enter');
    await expect(shortField(page, 'de', 1, 1)).toBeVisible();
    await expect(page.getByText(short.made.local)).toBeVisible();
    const shortText = await shortField(page, 'de', 1, 1).inputValue();
    expect(PURPOSE).toContain(shortText.split('. ')[0]);
    expect(shortText.length).toBeLessThan(PURPOSE.length);
    await expect(buttonOf(page, 'de', short.another)).toBeFocused();
    await expectDialogAccessible(page);
    await page.keyboard.press('Enter');
    await expect(shortField(page, 'de', 2, 2)).toBeVisible();
    await buttonOf(page, 'de', short.restore).press('Enter');
    await expect(page.getByRole('textbox', { name: rolesDe.form.purpose, exact: true })).toHaveValue(PURPOSE);
    await page.getByRole('radio', { name: short.short }).press('Enter');
    await page.getByRole('button', { name: TEXTS.de.common.action.save, exact: true }).press('Enter');
    await expect(page.getByText(rolesDe.form.saved)).toBeVisible();
    const storedRole = await readRole(client, path);
    expect(storedRole.purpose).toBe(PURPOSE);
    expect(storedRole.shown_texts.purpose.by).toBe('local');
  });
});
