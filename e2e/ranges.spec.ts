import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking, type ApiClient } from './api-client.ts';
import { test } from './beginnings.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';

// The ranges of a role by keyboard: their effect while they move, fixing them, and changing them afterwards with a
// reason.

const LENA = 'lena@nordlicht.example';
const REASON = 'Head office asked for it';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

/** The numbers in the sentence: of 100 people of the norm group, and of the finished people of the workspace. */
async function readNumbers(page: Page): Promise<readonly number[]> {
  const sentence = page.getByText(/people of the norm group fit|der Normgruppe passen nach/);
  await expect(sentence).toContainText('29');
  return ((await sentence.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
}

async function findRole(client: ApiClient, name: string): Promise<string | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ name }));
  const [role] = await client.call<readonly { id: string }[]>(
    'GET',
    `/items/roles?fields=id&filter=${filter}`,
  );
  return role?.id;
}

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test(`ranges ${nameOf(shape)}`, async ({ browser }) => {
    const lena = await signInSpeaking(product.url, LENA, shape.language);
    const name = `Service lead ${shape.language}`;
    const { id } = await lena.call<{ id: string }>('POST', '/items/roles', { name });
    const context = await browser.newContext({ locale: shape.locale, viewport: shape.viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const admin = new AdminPage(page, { origin: product.url, language: shape.language });
    const { ranges, personality, common } = admin.texts;
    await admin.enter(LENA, `/roles/${id}/edit`);
    const handle = (end: 'lowest' | 'highest') =>
      page.getByRole('group', { name: personality.traits.C.name }).getByRole('slider', {
        name: common.range[end],
      });

    const before = await readNumbers(page);
    // A new role is broad: every trait offers narrower ranges, and the handle of the selected one gets the focus.
    const narrower = page.getByRole('group', {
      name: ranges.narrow.label.replace('{{traitIn}}', personality.names.nominative.C),
    });
    await expectAccessible(page);
    await narrower.getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    await expect(handle('lowest')).toBeFocused();
    await expect(handle('lowest')).toHaveValue('5');
    await page.keyboard.press('Control+z');
    await expect(handle('lowest')).toHaveValue('3');
    await page.evaluate('scrollTo(0, 0)');
    await handle('lowest').focus();
    await page.keyboard.press('End');
    await expect(handle('lowest')).toHaveValue('7');
    await page.keyboard.press('PageDown');
    await expect(handle('highest')).toHaveValue('6');
    await expect.poll(() => readNumbers(page)).not.toEqual(before);
    const after = await readNumbers(page);
    expect(after[0]).toBeLessThan(before[0] ?? 0);
    expect(after[2]).toBeLessThanOrEqual(before[2] ?? 0);
    await expect(page.getByText(ranges.editor.narrow, { exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(handle('highest')).toHaveValue('7');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    await page.goto(`${product.url}/roles/${id}/edit`);
    await page.getByRole('button', { name: ranges.lock.fix }).click();
    await page.getByRole('dialog').getByRole('button', { name: ranges.lock.fix }).click();
    const [lockText = ''] = ranges.lock.before.replace('{{version}}', '2').split(',');
    await expect(page.getByText(new RegExp(lockText)).first()).toBeVisible();
    await handle('lowest').focus();
    await page.keyboard.press('ArrowLeft');
    await admin.saveRanges(REASON);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

    await page.goto(`${product.url}/roles/${id}?tab=history`);
    await expect(page.getByText(ranges.history.early_one.replace('{{reason}}', REASON))).toBeVisible();
    await expectAccessible(page);

    // Four people were asked about this role of the demo data: the ranges they agree on are proposed.
    await page.goto(`${product.url}/roles/${await findRole(lena, 'Product Owner')}/edit`);
    const adopt = page.getByRole('button', {
      name: new RegExp(`3 .* 6 .*${personality.names.nominative.A}`),
    });
    await expect(adopt).toBeVisible();
    await expectAccessible(page);
    await adopt.press('Enter');
    await expect(adopt).toBeHidden();
    errors.expectNone();
    await context.close();
  });
}
