import { expect } from '@playwright/test';
import { appearancesDe } from '@quint/phrases/profile/screens/appearances.de.ts';
import { appearancesEn } from '@quint/phrases/profile/screens/appearances.en.ts';
import { talentPoolDe } from '@quint/phrases/profile/screens/talent-pool.de.ts';
import { talentPoolEn } from '@quint/phrases/profile/screens/talent-pool.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { signInSpeaking } from './api-client.ts';
import { enterAs } from './entering.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';

// A talent of one workspace is found and unlocked in another, sees that, and leaves with a switch.

const ANNA = 'anna.kowalski@mail.example';
const MAX = 'max@basalt.example';
const LABELS = {
  en: { pool: talentPoolEn, impressions: appearancesEn },
  de: { pool: talentPoolDe, impressions: appearancesDe },
} as const;
const PREFERENCES = {
  work_mode: ['remote'],
  locations: [{ location: 'Husum', radius: 50 }],
  skills: 'Roadmaps | roadmaps',
};

for (const shape of selectShapes('desktop', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`the platform pool, ${nameOf(shape)}`, async ({ browser, sharedSetup: { product } }) => {
    const { pool, impressions } = LABELS[shape.language];
    const anna = await signInSpeaking(product.url, ANNA, shape.language);
    await signInSpeaking(product.url, MAX, shape.language);
    const me = await anna.call<{ active_talent: { id: string } }>('GET', '/users/me');
    const { id } = me.active_talent;
    const talent = await anna.call<{ job_preferences: string | null }>(
      'GET',
      `/items/talents/${id}?fields=job_preferences`,
    );
    if (talent.job_preferences === null) await anna.call('POST', '/items/job_preferences', PREFERENCES);
    else await anna.call('PATCH', `/items/job_preferences/${talent.job_preferences}`, PREFERENCES);
    await anna.call('PATCH', `/items/talents/${id}`, { is_open_for_work: true });

    const context = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const enter = (email: string, path: string) => enterAs(page, email, `${product.url}${path}`);
    const main = page.getByRole('main');
    const list = main.getByRole('list', { name: pool.platform.list });

    // The selected role decides who is found: one is preselected, so that nobody has to select one.
    await enter(MAX, '/talent-pool?tab=platform&place=Husum');
    await main.getByRole('button', { name: new RegExp(`^${pool.filter.fit}:`) }).click();
    await page.getByRole('menuitemradio').nth(1).click();
    await page.keyboard.press('Escape');
    const row = list.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Anna / }) });
    await expect(row).toHaveCount(1);
    await expectAccessible(page);

    const unlock = row.getByRole('button', { name: new RegExp(`^${pool.platform.unlock}`) });
    // The second journey on the same product finds Anna unlocked.
    if ((await unlock.count()) > 0) {
      await expect(row.getByRole('link', { name: 'Anna *****' })).toBeVisible();
      await unlock.click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText(pool.dialog.sees)).toBeVisible();
      await dialog.getByRole('button', { name: pool.dialog.confirm, exact: true }).click();
    }
    await expect(row.getByRole('link', { name: 'Anna Kowalski' })).toBeVisible();

    await enter(ANNA, `/talent-profile/${id}`);
    const impressionList = main.getByRole('list', { name: impressions.title });
    await expect(impressionList.getByText('Basalt AG')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('switch').first().press('Space');
    await expect(main.getByRole('switch').first()).not.toBeChecked();

    await enter(MAX, '/talent-pool?tab=platform&place=Husum');
    await expect(main.getByText(pool.platform.noMatch.title)).toBeVisible();
    await page.goto(`${product.url}/talent-pool?tab=platform&unlocked=true`);
    await expect(list.getByText(pool.platform.gone)).toBeVisible();
    await expectAccessible(page);
    errors.expectNone();
    await context.close();
  });
}
