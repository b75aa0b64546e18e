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
  const sentence = page.getByRole('heading', {
    level: 2,
    name: /people fit these ranges|passen in diese Bereiche/,
  });
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
    const address = `${product.url}/roles/${id}?tab=ranges`;
    // The former address of the editor leads to the tab.
    await admin.enter(LENA, `/roles/${id}/edit`);
    await expect(page).toHaveURL(address);
    const handle = (end: 'lowest' | 'highest') =>
      page.getByRole('group', { name: personality.traits.C.name }).getByRole('slider', {
        name: common.range[end],
      });

    const before = await readNumbers(page);
    // The open row of a trait offers a narrower range, whose handle then gets the focus.
    const more = page.locator('li[data-trait=C]').getByRole('button', { expanded: false });
    await more.press('Enter');
    await expectAccessible(page);
    const narrower = ranges.row.narrowTo.replace('{{min}}', '4').replace('{{max}}', '6');
    await page.getByRole('button', { name: narrower }).press('Enter');
    await expect(handle('lowest')).toBeFocused();
    await expect(handle('lowest')).toHaveValue('4');
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
    await expect(page.getByText(ranges.row.narrow, { exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(handle('highest')).toHaveValue('7');
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(ranges.bar.saved)).toBeVisible();
    await page.getByRole('button', { name: ranges.lock.fix }).click();
    await page.getByRole('dialog').getByRole('button', { name: ranges.lock.fix }).click();
    const [lockText = ''] = ranges.version.before.replace('{{version}}', '2').split('{{date}}');
    await expect(page.getByText(lockText).first()).toBeVisible();
    await handle('lowest').focus();
    await page.keyboard.press('ArrowLeft');
    await admin.saveRanges(REASON);

    await page.goto(`${product.url}/roles/${id}?tab=history`);
    await expect(page.getByText(ranges.history.early_one.replace('{{reason}}', REASON))).toBeVisible();
    await expectAccessible(page);

    // Four people were asked about this role of the demo data: the ranges they agree on can be adopted.
    await page.goto(`${product.url}/roles/${await findRole(lena, 'Product Owner')}?tab=ranges`);
    await page
      .getByRole('button', { name: ranges.links.showColleagues_other.replace('{{count}}', '4') })
      .click();
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
