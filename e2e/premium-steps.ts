import type { Download, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEFAULT_PRICES } from '@quint/domain/billing/prices.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { premiumDe } from '@quint/phrases/measures/screens/premium.de.ts';
import { premiumEn } from '@quint/phrases/measures/screens/premium.en.ts';
import { expectAccessible } from './accessibility.ts';

const EUROS = DEFAULT_PRICES.premiumReport / 100;

/** Page object of the premium report below the result. */
export class PremiumCard {
  readonly page: Page;
  readonly labels: typeof premiumEn | typeof premiumDe;
  readonly card: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.labels = language === 'de' ? premiumDe : premiumEn;
    this.card = page.getByRole('region', { name: this.labels.title, exact: true });
  }

  get #download(): Locator {
    return this.card.getByRole('button', { name: this.labels.download, exact: true });
  }

  /** Expects the offer with its price and a sample, and no download. */
  async expectOffer(): Promise<void> {
    const price = this.card.getByRole('paragraph').filter({ hasText: this.labels.once });
    await expect(price).toHaveText(new RegExp(`\\b${EUROS}\\b`));
    await expect(this.card.getByRole('link', { name: this.labels.buy, exact: true })).toBeVisible();
    await expect(this.#download).toHaveCount(0);
    const sample = this.card.getByRole('link', { name: new RegExp(`^${this.labels.sample}`) });
    const address = new URL((await sample.getAttribute('href')) ?? '', this.page.url());
    const answer = await this.page.request.get(address.href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }

  /** Goes to the checkout. */
  async order(): Promise<void> {
    await this.card.getByRole('link', { name: this.labels.buy, exact: true }).click();
    await expect(this.page).toHaveURL(/\/checkout\?type=quint-profile/);
    await expectAccessible(this.page);
  }

  async take(): Promise<Download> {
    const download = this.page.waitForEvent('download', { timeout: 60_000 });
    await this.#download.click();
    return download;
  }

  /** Returns the report, with a confirmation. */
  async giveBack(): Promise<void> {
    const { button, text, confirm } = this.labels.giveBack;
    await this.card.getByRole('button', { name: button, exact: true }).click();
    const question = this.card.getByRole('group', { name: text, exact: true });
    await expect(question.getByRole('button', { name: confirm, exact: true })).toBeFocused();
    await expectAccessible(this.page);
    await question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(question).toHaveCount(0);
  }
}
