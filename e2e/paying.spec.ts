import { expect } from '@playwright/test';
import { pausedDe } from '@quint/phrases/home/screens/paused.de.ts';
import { pausedEn } from '@quint/phrases/home/screens/paused.en.ts';
import { watchErrors } from './accessibility.ts';
import type { ApiClient } from './api-client.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { test } from './beginnings.ts';
import { PayingPages } from './payment-steps.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';

// From a limit to a payment and beyond: a paused workspace, talent insights, and an installation without a provider.

const PLATFORM = 'admin@quint.example';
const JOURNEYS = [
  { ...ENGLISH_DESKTOP, admin: 'frieda@eiswerk.example' },
  { ...GERMAN_PHONE, admin: 'max@basalt.example' },
] as const;
const POOL = '/talent-pool?tab=platform';

let product: RunningProduct;

async function startWith(settings: Readonly<Record<string, string>>): Promise<void> {
  await product?.stop();
  product = await startProduct(settings);
}

test.afterAll(async () => {
  await product?.stop();
});

/** Sets the workspace of an administrator as the platform: paused, or without insights. */
async function arrange(admin: ApiClient, change: object): Promise<void> {
  const me = await admin.call<{ active_workspace: { id: string } }>('GET', '/users/me');
  const platform = await signIn(product.url, PLATFORM);
  await platform.call('PATCH', `/items/organizations/${me.active_workspace.id}`, change);
}

test.describe('With test payments', () => {
  test.beforeAll(() => startWith({ TEST_PAYMENTS: 'on' }));

  for (const { admin, ...shape } of selectShapes('phone', JOURNEYS)) {
    test.describe(nameOf(shape), () => {
      test.use({ viewport: shape.viewport, locale: shape.locale });

      test('a paused workspace pays for a year and continues, then buys insights and unlocks', async ({
        page,
      }) => {
        test.setTimeout(180_000);
        const { language } = shape;
        const client = await signInSpeaking(product.url, admin, language);
        await arrange(client, { is_freezed: true });
        const pages = new PayingPages(page, { url: product.url, language });
        const errors = watchErrors(page);
        const pausedTexts = language === 'de' ? pausedDe : pausedEn;

        await test.step('from the pause to Flow with yearly payment', async () => {
          await pages.enter(admin, '/dashboard');
          await expect(page).toHaveURL(`${product.url}/paused`);
          await expect(pages.main.getByText(new RegExp(pausedTexts.again.split(';')[0] ?? ''))).toBeVisible();
          await pages.chooseFlowByYear();
          await pages.payByTest();
          // Without reloading the page: the workspace is active at once.
          await pages.goOn(/\/dashboard$/);
          await expect(pages.main.getByRole('heading', { level: 1 })).toBeVisible();
        });

        await test.step('from the limit to 25 insights, and back to the person', async () => {
          await arrange(client, { custom_limits: { talent_insights_budget: 0 } });
          await page.goto(`${product.url}${POOL}`);
          await pages.meetLimit();
          await pages.payByTest();
          await pages.goOn(/\/talent-pool\?tab=platform$/);
          await pages.unlock();
          const { insights } = await client.call<{ insights: number }>('GET', '/billing');
          expect(insights).toBe(24);
        });
        errors.expectNone();
      });
    });
  }
});

test.describe('Without a provider', () => {
  test.beforeAll(() => startWith({}));

  for (const { admin: _, ...shape } of selectShapes('desktop', JOURNEYS)) {
    test.describe(nameOf(shape), () => {
      test.use({ viewport: shape.viewport, locale: shape.locale });

      test('insights are requested, granted by the platform and spent', async ({ page }) => {
        test.setTimeout(120_000);
        const { language } = shape;
        const admin = 'max@basalt.example';
        const client = await signInSpeaking(product.url, admin, language);
        await arrange(client, { custom_limits: { talent_insights_budget: 0 } });
        const pages = new PayingPages(page, { url: product.url, language });
        const errors = watchErrors(page);
        await pages.enter(admin, POOL);
        await pages.meetLimit();
        await pages.requestOffer();
        const id = new URL(page.url()).searchParams.get('order') ?? '';
        const platform = await signIn(product.url, PLATFORM);
        await platform.call('POST', `/platform/orders/${id}/fulfil`, { note: '' });
        await page.reload();
        const { fulfilled } = pages.labels.checkout.return;
        await expect(pages.main.getByRole('heading', { level: 1, name: fulfilled })).toBeVisible();
        await pages.goOn(/\/talent-pool\?tab=platform$/);
        await pages.unlock();
        errors.expectNone();
      });
    });
  }
});
