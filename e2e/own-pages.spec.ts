import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { insightsCommunicationStyleDe } from '@quint/phrases/measures/screens/insights-communication-style.de.ts';
import { insightsCommunicationStyleEn } from '@quint/phrases/measures/screens/insights-communication-style.en.ts';
import { insightsDe } from '@quint/phrases/measures/screens/insights.de.ts';
import { insightsEn } from '@quint/phrases/measures/screens/insights.en.ts';
import { insightsFeedbackDe } from '@quint/phrases/measures/screens/insights-feedback.de.ts';
import { insightsFeedbackEn } from '@quint/phrases/measures/screens/insights-feedback.en.ts';
import { insightsPersonalMissionDe } from '@quint/phrases/measures/screens/insights-personal-mission.de.ts';
import { insightsPersonalMissionEn } from '@quint/phrases/measures/screens/insights-personal-mission.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';

// A talent opens the eight pages about their result by keyboard, writes on two of them, and finds the texts again.

const ANNA = 'anna.kowalski@mail.example';
const STEPS = [
  'self-perception',
  'external-perception',
  'work-focus',
  'communication-style',
  'work-environment',
  'personal-mission',
  'personality-profile',
  'feedback',
] as const;
const TEXTS = {
  en: {
    common: commonEn,
    pages: insightsEn,
    style: insightsCommunicationStyleEn,
    mission: insightsPersonalMissionEn,
    feedback: insightsFeedbackEn,
  },
  de: {
    common: commonDe,
    pages: insightsDe,
    style: insightsCommunicationStyleDe,
    mission: insightsPersonalMissionDe,
    feedback: insightsFeedbackDe,
  },
} as const;

/** Expects the page with its number, a picture and its own headline, no overflow, and no violations. */
async function expectStep(
  page: Page,
  number: number,
  { pages }: (typeof TEXTS)['en' | 'de'],
): Promise<string> {
  const pageLabel = pages.page.replace('{{index}}', String(number)).replace('{{total}}', '8');
  await expect(page.getByText(pageLabel, { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('h1:not(.sr-only)')).toHaveCount(1);
  if (number < 8) await expect(main.getByRole('img').first()).toBeVisible();
  const spare = await page.evaluate('innerWidth - document.documentElement.scrollWidth');
  expect(spare).toBeGreaterThanOrEqual(0);
  await expectAccessible(page);
  return (await main.locator('h1').textContent()) ?? '';
}

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`The eight pages about the own result ${nameOf(shape)}`, async ({ browser, sharedSetup }) => {
    const { product } = sharedSetup;
    const texts = TEXTS[shape.language];
    const { mission, feedback } = texts;
    const client = await signInSpeaking(product.url, ANNA, shape.language);
    await client.call('PATCH', '/users/me/insights/mission', { text: '' });
    const { id } = (
      await client.call<{ active_talent: { id: string } }>('GET', '/users/me?fields=active_talent.id')
    ).active_talent;
    const context = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const at = new AdminPage(page, { origin: product.url, language: shape.language });
    await at.enter(ANNA, `/talent-profile/${id}/insights`);
    const headlines: string[] = [];
    const press = async (role: 'link' | 'button' | 'radio', name: string, key = 'Enter') => {
      await page.getByRole(role, { name, exact: true }).focus();
      await page.keyboard.press(key);
    };
    for (const [index, step] of STEPS.entries()) {
      await expect(page).toHaveURL(new RegExp(`/insights/${step}$`));
      headlines.push(await expectStep(page, index + 1, texts));
      if (step === 'communication-style') {
        await press('radio', texts.style.names.D, ' ');
        await expect(page.getByText(texts.style.talk.tips.D.one)).toBeVisible();
      }
      if (step === 'personal-mission') {
        await page
          .getByRole('button', { name: new RegExp(`^${mission.prompts.use}`) })
          .first()
          .focus();
        await page.keyboard.press('Enter');
        await expect(page.getByLabel(mission.text.label)).toBeFocused();
        await page.keyboard.type('Ein Satz für mich.');
        await expect(page.getByText(mission.text.saved, { exact: true })).toBeVisible();
      }
      if (step !== 'feedback') await press('link', texts.common.action.next);
    }
    expect(new Set(headlines).size).toBe(8);

    await press('radio', feedback.ratings['4'], ' ');
    await page.getByRole('button', { name: new RegExp(`^(${feedback.send}|${feedback.change})$`) }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/talent-profile/${id}$`));

    await page.goto(`${product.url}/talent-profile/${id}/insights/personal-mission`);
    await expect(page.getByLabel(mission.text.label)).toHaveValue(/\nEin Satz für mich\.$/);
    await page.goto(`${product.url}/talent-profile/${id}/insights/feedback`);
    await expect(page.getByRole('radio', { name: feedback.ratings['4'], exact: true })).toBeChecked();
    await page.goto(`${product.url}/talent-profile/insights`);
    await expect(page.getByRole('heading', { level: 1, name: texts.pages.noTalent.title })).toBeVisible();
    await expectAccessible(page);
    errors.expectNone();
    await context.close();
  });
}
