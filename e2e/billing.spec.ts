import { expect } from '@playwright/test';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { signInSpeaking } from './api-client.ts';
import { buy, expectStatus, MoneyPages } from './billing-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// A paying workspace: the subscription is managed at the provider, and reports are returned.

const PLATFORM = 'admin@quint.example';
const PRICE = { flow: 4900 + 1000 + 12 * 200, report: 2900 } as const;
const PEOPLE = [
  { ...ENGLISH_DESKTOP, admin: 'max@basalt.example', talents: ['Chloe Ashdown', 'Grace Whitfield'] },
  { ...GERMAN_PHONE, admin: 'lena@nordlicht.example', talents: ['Paul Vogel', 'Mira Hoffmann'] },
] as const;

test.use({ settings: { TEST_PAYMENTS: 'on' } });

for (const shape of selectShapes('desktop', PEOPLE)) {
  test.describe(nameOf(shape), () => {
    test.use({ viewport: shape.viewport, locale: shape.locale });

    test('A subscription is managed, and a premium report is returned', async ({
      page,
      browser,
      sharedSetup: { product },
    }) => {
      test.setTimeout(240_000);
      const { language } = shape;
      const client = await signInSpeaking(product.url, shape.admin, language);
      const errors = watchErrors(page);
      const money = new MoneyPages(page, { url: product.url, language });
      const { billing: billingTexts, platform } = money.texts;
      await buy(client, { kind: 'flow', administrators: 2, members: 12, period: 'month' }, PRICE.flow);

      await test.step('the subscription is managed at the provider, which redirects back', async () => {
        await money.enter(shape.admin, '/billing');
        await expect(money.main.getByText(billingTexts.plan.next, { exact: true })).toBeVisible();
        await expectAccessible(page);
        const portal = page.waitForResponse((response) => response.url().endsWith('/api/billing/portal'));
        const pageLoad = page.waitForEvent('load');
        await money.press(billingTexts.plan.manage);
        expect((await portal).status()).toBe(200);
        await pageLoad;
        await expect(page).toHaveURL(`${product.url}/billing`);
        await expect(money.main.getByText(billingTexts.plan.next, { exact: true })).toBeVisible();
      });

      const orderReport = async (name: string) => {
        const filter = encodeURIComponent(JSON.stringify({ fullname: { _eq: name } }));
        const [talent] = await client.call<{ id: string }[]>(
          'GET',
          `/items/talents?fields=id&filter=${filter}`,
        );
        return buy(client, { kind: 'premium_report', talent: talent?.id }, PRICE.report);
      };

      await test.step('a premium report is returned', async () => {
        const order = await orderReport(shape.talents[0]);
        await money.open('/billing');
        const dialog = await money.openNewestOrder(order.number);
        await money.press(billingTexts.order.refund.entry, dialog);
        await money.press(billingTexts.order.refund.entry, page.getByRole('alertdialog'));
        await money.expectSaid(billingTexts.order.refund.done);
        await expectStatus(client, order, 'refunded');
      });

      await test.step('the platform refunds another one', async () => {
        const order = await orderReport(shape.talents[1]);
        await signInSpeaking(product.url, PLATFORM, language);
        const other = await browser.newContext({ viewport: shape.viewport, locale: shape.locale });
        const office = new MoneyPages(await other.newPage(), { url: product.url, language });
        const officeErrors = watchErrors(office.page);
        await office.enter(PLATFORM, `/admin/orders?order=${order.id}`);
        await office.press(platform.order.refund.entry, office.page.getByRole('dialog'));
        const question = office.page.getByRole('alertdialog');
        await expect(question.getByText(new RegExp(platform.order.taken.premium_report))).toBeVisible();
        await office.press(platform.order.refund.confirm, question);
        await office.expectSaid(fill(platform.order.refund.done, { number: order.number }));
        await expectStatus(client, order, 'refunded');
        await office.open('/admin/orders?tab=sums');
        await expect(office.main.getByRole('img')).toBeVisible();
        await expectAccessible(office.page);
        officeErrors.expectNone();
        await other.close();
      });
      errors.expectNone();
    });
  });
}
