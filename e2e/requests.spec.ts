import { expect } from '@playwright/test';
import { expectAccessible, expectDialogAccessible, watchErrors } from './accessibility.ts';
import { signInSpeaking } from './api-client.ts';
import { MoneyPages } from './billing-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// Without a payment provider: a workspace sends requests, and the platform answers in another browser.

const ADMIN = 'lena@nordlicht.example';
const PLATFORM = 'admin@quint.example';

interface OrderRow {
  readonly id: string;
  readonly number: string;
}

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test.describe(nameOf(shape), () => {
    test.use({ viewport: shape.viewport, locale: shape.locale });

    test('Requests are fulfilled and declined, and insights are granted with a reason', async ({
      page,
      browser,
      sharedSetup: { product },
    }) => {
      test.setTimeout(180_000);
      const { language } = shape;
      const client = await signInSpeaking(product.url, ADMIN, language);
      await signInSpeaking(product.url, PLATFORM, language);
      const errors = watchErrors(page);
      const money = new MoneyPages(page, { url: product.url, language });
      const other = await browser.newContext({ viewport: shape.viewport, locale: shape.locale });
      const office = new MoneyPages(await other.newPage(), { url: product.url, language });
      const officeErrors = watchErrors(office.page);
      const { billing: labels, platform } = money.texts;

      const lastOrder = async () => {
        const path = '/items/orders?fields=id,number&sort=-date_created&limit=1';
        const [order] = await client.call<OrderRow[]>('GET', path);
        if (order === undefined) throw new Error('Nothing was ordered');
        return order;
      };
      const ask = async () => {
        await money.press(labels.plan.ask);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: money.texts.common.field.decrease }).nth(1).click();
        await money.press(labels.ask.submit, dialog);
        await expect(dialog).toHaveCount(0);
        const order = await lastOrder();
        await money.expectSaid(fill(labels.ask.asked, { number: order.number }));
        return order;
      };

      await test.step('a request is fulfilled with a note, and is not called paid', async () => {
        await money.enter(ADMIN, '/billing');
        await expectAccessible(page);
        const order = await ask();
        await office.enter(PLATFORM, '/admin/orders');
        const open = platform.requests.open.replace('{{number}}', order.number);
        await office.press(open);
        await office.answer('fulfil', { number: order.number, note: 'Moin!' });
        await expectDialogAccessible(office.page);
        await page.reload();
        const dialog = await money.openNewestOrder(order.number);
        await expect(dialog.getByText(labels.order.states.fulfilled, { exact: true })).toBeVisible();
        await expect(dialog.getByText('Moin!')).toBeVisible();
        await expect(dialog.getByText(labels.order.states.paid, { exact: true })).toHaveCount(0);
        await page.keyboard.press('Escape');
      });

      await test.step('another one is declined', async () => {
        const order = await ask();
        await office.open(`/admin/orders?order=${order.id}`);
        await office.answer('decline', { number: order.number, note: 'Not this year' });
        await page.reload();
        const dialog = await money.openNewestOrder(order.number);
        await expect(dialog.getByText(labels.order.states.declined, { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('granted insights are in the history with their reason', async () => {
        const reason = `For patience (${language})`;
        await office.press(platform.grant.entry, office.page.getByRole('dialog'));
        const dialog = office.page.getByRole('dialog').last();
        await dialog.locator('textarea').fill(reason);
        await office.press(platform.grant.confirm, dialog);
        await expect(dialog.locator('textarea')).toHaveCount(0);
        await page.reload();
        const history = money.main.getByRole('table', { name: labels.history.list });
        await history.getByRole('row').nth(1).click();
        await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();
        await expect(page.getByRole('dialog').getByText('+5', { exact: true })).toBeVisible();
      });
      errors.expectNone();
      officeErrors.expectNone();
      await other.close();
    });
  });
}
