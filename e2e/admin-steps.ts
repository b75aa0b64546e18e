import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/languages.ts';
import { authDe } from '@quint/phrases/screens/auth.de.ts';
import { authEn } from '@quint/phrases/screens/auth.en.ts';
import { matchingDe } from '@quint/phrases/screens/matching.de.ts';
import { matchingEn } from '@quint/phrases/screens/matching.en.ts';
import { personalityDe } from '@quint/phrases/screens/personality.de.ts';
import { personalityEn } from '@quint/phrases/screens/personality.en.ts';
import { rolesDe } from '@quint/phrases/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/screens/roles.en.ts';
import { DEMO_PASSWORD } from './running-product.ts';

const EN = { auth: authEn, matching: matchingEn, personality: personalityEn, roles: rolesEn };
const DE = { auth: authDe, matching: matchingDe, personality: personalityDe, roles: rolesDe };

/** Drives the administrator's screens by what they say. */
export class AdminPage {
  readonly page: Page;
  readonly origin: string;
  readonly words: typeof EN | typeof DE;

  constructor(page: Page, options: { origin: string; language: Language }) {
    this.page = page;
    this.origin = options.origin;
    this.words = options.language === 'de' ? DE : EN;
  }

  async signIn(email: string): Promise<void> {
    const { login } = this.words.auth;
    await this.page.goto(this.origin);
    await this.page.getByLabel(login.email).fill(email);
    await this.page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
    await this.page.keyboard.press('Enter');
    await expect(this.page).not.toHaveURL(`${this.origin}/`);
  }

  async openRole(name: string): Promise<void> {
    await this.page.goto(`${this.origin}/roles`);
    await this.page.getByRole('row', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Moves the lower handle of the first trait one up, by keyboard, and saves. */
  async raiseLowerEndOfOpenness(): Promise<void> {
    const { roles, personality } = this.words;
    await this.page.getByRole('link', { name: roles.detail.edit }).click();
    const handle = this.page.getByRole('slider', { name: new RegExp(personality.traits.O.name) }).first();
    const before = Number(await handle.inputValue());
    await handle.focus();
    await this.page.keyboard.press('ArrowRight');
    await expect(handle).toHaveValue(String(before + 1));
    await this.page.getByRole('button', { name: /^(Save|Speichern)$/ }).click();
    await expect(this.page.getByRole('link', { name: roles.detail.edit })).toBeVisible();
  }
}
