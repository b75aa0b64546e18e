import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { checkoutDe } from '@quint/phrases/billing/screens/checkout.de.ts';
import { checkoutEn } from '@quint/phrases/billing/screens/checkout.en.ts';
import { plansDe } from '@quint/phrases/billing/screens/plans.de.ts';
import { plansEn } from '@quint/phrases/billing/screens/plans.en.ts';
import { pausedDe } from '@quint/phrases/home/screens/paused.de.ts';
import { pausedEn } from '@quint/phrases/home/screens/paused.en.ts';
import { talentPoolDe } from '@quint/phrases/profile/screens/talent-pool.de.ts';
import { talentPoolEn } from '@quint/phrases/profile/screens/talent-pool.en.ts';
import { expectAccessible, expectDialogAccessible } from './accessibility.ts';
import { enterAs } from './entering.ts';

const EN = { checkout: checkoutEn, plans: plansEn, paused: pausedEn, pool: talentPoolEn };
const DE = { checkout: checkoutDe, plans: plansDe, paused: pausedDe, pool: talentPoolDe };

/** Page object from a limit or a paused workspace to a payment, and back. */
export class PayingPages {
  readonly page: Page;
  readonly url: string;
  readonly labels: typeof EN | typeof DE;

  constructor(page: Page, { url, language }: { url: string; language: Language }) {
    this.page = page;
    this.url = url;
    this.labels = language === 'de' ? DE : EN;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async enter(email: string, path: string): Promise<void> {
    await enterAs(this.page, email, `${this.url}${path}`);
  }

  /** Goes from the page of a paused workspace to the checkout of Flow with yearly payment. */
  async chooseFlowByYear(): Promise<void> {
    const { plans, paused } = this.labels;
    await this.main.getByRole('link', { name: paused.plans }).click();
    await expect(this.page).toHaveURL(`${this.url}/plans`);
    await expectAccessible(this.page);
    // The name of the toggle includes the percentage, which each language formats differently.
    await this.main.getByRole('radio', { name: new RegExp(plans.period.year.split(',')[0] ?? '') }).click();
    await this.main.getByRole('link', { name: plans.flow.choose, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\?type=ws-plan/);
    await expectAccessible(this.page);
  }

  /** Pays on the test page of the provider, and expects the confirmation. */
  async payByTest(): Promise<void> {
    const { checkout } = this.labels;
    await this.main.getByRole('button', { name: checkout.pay.test, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\/test\/\w+$/);
    await expect(this.main.getByText(checkout.test.badge)).toBeVisible();
    await expectAccessible(this.page);
    await this.main.getByRole('button', { name: checkout.test.pay, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\/return\?/);
    await expect(this.main.getByRole('heading', { level: 1, name: checkout.return.paid })).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessible(this.page);
  }

  async goOn(path: RegExp): Promise<void> {
    await this.main.getByRole('link', { name: this.labels.checkout.return.on, exact: true }).click();
    await expect(this.page).toHaveURL(path);
  }

  /** The first masked person of the pool. */
  get #maskedPerson(): Locator {
    const { pool } = this.labels;
    return this.main
      .getByRole('list', { name: pool.platform.list })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: new RegExp(`^${pool.platform.unlock}`) }) })
      .first();
  }

  async #pressUnlock(): Promise<void> {
    const { pool } = this.labels;
    await this.#maskedPerson.getByRole('button', { name: new RegExp(`^${pool.platform.unlock}`) }).click();
  }

  /** Without insights the button offers packages, with 25 preselected; they lead to the checkout. */
  async meetLimit(): Promise<void> {
    const { limit } = this.labels.plans;
    await this.#pressUnlock();
    const dialog = this.page.getByRole('dialog', { name: limit.title });
    await expect(dialog.getByRole('radio', { name: /^25/ })).toBeChecked();
    await expectDialogAccessible(this.page);
    const checkout = dialog.getByRole('button', { name: limit.checkout, exact: true });
    await checkout.or(dialog.getByRole('button', { name: limit.offer, exact: true })).click();
    await expect(this.page).toHaveURL(/\/checkout\?type=ws-talent-insights&packageKey=25x/);
    await expectAccessible(this.page);
  }

  /** Requests an offer, which the page must not call paid. */
  async requestOffer(): Promise<void> {
    const { checkout } = this.labels;
    await this.main.getByRole('button', { name: checkout.pay.offer, exact: true }).click();
    const title = this.main.getByRole('heading', { level: 1, name: checkout.return.requested });
    await expect(title).toBeVisible();
    await expect(this.main.getByText(checkout.return.paid)).toHaveCount(0);
    await expectAccessible(this.page);
  }

  /** Spends an insight on the first masked person; the name is revealed in place. */
  async unlock(): Promise<void> {
    const { pool } = this.labels;
    const name = await this.#maskedPerson.getByRole('link').first().innerText();
    await this.#pressUnlock();
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: pool.dialog.confirm, exact: true }).click();
    const list = this.main.getByRole('list', { name: pool.platform.list });
    await expect(list.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
}
