import { expect, test } from '@playwright/test';
import { plansEn } from '@quint/phrases/screens/plans.en.ts';
import type { RunningProduct } from './running-product.ts';
import { DEMO_PASSWORD, startProduct } from './running-product.ts';
import { fillLogin } from './session-steps.ts';

const LENA = 'lena@nordlicht.example';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

test('An address cannot make a page lead to another site', async ({ page }) => {
  const query = new URLSearchParams({
    type: 'ws-talent-insights',
    packageKey: '25x-talent-insights',
    redirectAfterCheckout: 'https://evil.example/pay',
  });
  for (const path of ['/checkout/return', '/checkout']) {
    await page.goto(`${product.url}${path}?${query.toString()}`);
    const heading = path === '/checkout' ? plansEn.checkout.title : plansEn.return.title;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const hosts = await page.evaluate<string[]>('[...document.links].map(({ host }) => host)');
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => host !== '' && host !== new URL(product.url).host)).toEqual([]);
    // What the page did not understand leaves the address as well.
    await expect(page).toHaveURL((url) => !url.search.includes('evil'));
  }
});

for (const target of ['https://evil.example', '//evil.example', '/.//evil.example']) {
  test(`A login that is to lead to ${target} ends on the start page`, async ({ page }) => {
    await page.goto(`${product.url}/?redirectTo=${encodeURIComponent(target)}`);
    await fillLogin(page, LENA, DEMO_PASSWORD);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
