import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { billingDe } from '@quint/phrases/billing/screens/billing.de.ts';
import { billingEn } from '@quint/phrases/billing/screens/billing.en.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { platformOrdersDe } from '@quint/phrases/billing/screens/platform-orders.de.ts';
import { platformOrdersEn } from '@quint/phrases/billing/screens/platform-orders.en.ts';
import type { ApiClient } from './api-client.ts';
import { enterAs, openPage } from './entering.ts';
import { fill } from './week-steps.ts';

const EN = { billing: billingEn, common: commonEn, platform: platformOrdersEn };
const DE = { billing: billingDe, common: commonDe, platform: platformOrdersDe };

interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/** Places an order through the API, and pays it at the imitation of the provider. */
export async function buy(client: ApiClient, order: object, expectedAmount: number): Promise<PlacedOrder> {
  const checkout = await client.call<{ order: PlacedOrder; url: string }>('POST', '/checkout/sessions', {
    order,
    expectedAmount,
  });
  const session = checkout.url.split('/').at(-1) ?? '';
  await client.call('POST', `/checkout/test/${session}/pay`);
  await expectStatus(client, checkout.order, 'paid');
  return checkout.order;
}

/** Waits until an order has this status. */
export async function expectStatus(client: ApiClient, { id }: PlacedOrder, status: string): Promise<void> {
  const read = async () =>
    (await client.call<{ status: string }>('GET', `/items/orders/${id}?fields=status`)).status;
  await expect.poll(read, { timeout: 20_000 }).toBe(status);
}

/** Page object of the billing pages of a workspace and the order pages of the platform. */
export class MoneyPages {
  readonly page: Page;
  readonly url: string;
  readonly texts: typeof EN | typeof DE;

  constructor(page: Page, { url, language }: { url: string; language: Language }) {
    this.page = page;
    this.url = url;
    this.texts = language === 'de' ? DE : EN;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async enter(email: string, path: string): Promise<void> {
    await enterAs(this.page, email, `${this.url}${path}`);
  }

  async open(path: string): Promise<void> {
    await openPage(this.page, `${this.url}${path}`);
  }

  async press(name: string, within: Locator = this.main): Promise<void> {
    await within.getByRole('button', { name, exact: true }).click();
  }

  /** Expects a toast. */
  async expectSaid(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** Opens the newest order of the workspace, and expects its number in the dialog. */
  async openNewestOrder(number: string): Promise<Locator> {
    const list = this.main.getByRole('table', { name: this.texts.billing.orders.list });
    await list.getByRole('row').nth(1).click();
    const dialog = this.page.getByRole('dialog', { name: new RegExp(number) });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Answers an order that is open on the platform page. */
  async answer(act: 'fulfil' | 'decline', { number, note }: { number: string; note: string }): Promise<void> {
    const { order } = this.texts.platform;
    await this.press(order[act].entry, this.page.getByRole('dialog'));
    const question = this.page.getByRole('alertdialog');
    await question.getByRole('textbox').fill(note);
    await this.press(order[act].confirm, question);
    await this.expectSaid(fill(order[act].done, { number }));
  }
}
