import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from './running-product.ts';

/** Opens a URL and waits until the page takes input, or a dialog that it opens with. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const awake = page.locator('#app:not([inert])').or(page.getByRole('dialog'));
  await expect(awake.first()).toBeVisible();
}

/** Opens a page signed in, without the form, for tests that are not about signing in. */
export async function enterAs(page: Page, email: string, address: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD, mode: 'cookie' };
  const answer = await page.request.post(new URL('/api/auth/login', address).href, { data });
  expect(answer.status()).toBe(200);
  await openPage(page, address);
}
