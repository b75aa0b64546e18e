import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { matchingDe } from '@quint/phrases/measures/screens/matching.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { matchingEn } from '@quint/phrases/measures/screens/matching.en.ts';
import { personalityDe } from '@quint/phrases/base/screens/personality.de.ts';
import { personalityEn } from '@quint/phrases/base/screens/personality.en.ts';
import { recordDe } from '@quint/phrases/people/screens/record.de.ts';
import { recordEn } from '@quint/phrases/people/screens/record.en.ts';
import { roleRangesDe } from '@quint/phrases/roles/screens/role-ranges.de.ts';
import { roleRangesEn } from '@quint/phrases/roles/screens/role-ranges.en.ts';
import { rolesDe } from '@quint/phrases/roles/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { talentsDe } from '@quint/phrases/people/screens/talents.de.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import { surveyStatesDe } from '@quint/phrases/base/common-labels.de.ts';
import { surveyStatesEn } from '@quint/phrases/base/common-labels.en.ts';
import { vacancyDe } from '@quint/phrases/vacancies/screens/vacancy.de.ts';
import { vacancyEn } from '@quint/phrases/vacancies/screens/vacancy.en.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { expectAccessible, expectAwake, scrollToEnd } from './accessibility.ts';
import { enterAs } from './entering.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import type { Invitee } from './shapes.ts';

const EN = {
  auth: authEn,
  invitations: invitationsEn,
  matching: matchingEn,
  common: commonEn,
  personality: personalityEn,
  record: recordEn,
  ranges: roleRangesEn,
  roles: rolesEn,
  states: surveyStatesEn,
  talents: talentsEn,
  vacancy: vacancyEn,
};
const DE = {
  auth: authDe,
  invitations: invitationsDe,
  matching: matchingDe,
  common: commonDe,
  personality: personalityDe,
  record: recordDe,
  ranges: roleRangesDe,
  roles: rolesDe,
  states: surveyStatesDe,
  talents: talentsDe,
  vacancy: vacancyDe,
};

/** A phrase with its number. */
function count(phrase: string, number: number): string {
  return phrase.replace(/\{\{count(?:, number)?\}\}/, String(number));
}

/** Page object of the administrator's pages; finds elements by their texts. */
export class AdminPage {
  readonly page: Page;
  readonly origin: string;
  readonly texts: typeof EN | typeof DE;

  constructor(page: Page, options: { origin: string; language: Language }) {
    this.page = page;
    this.origin = options.origin;
    this.texts = options.language === 'de' ? DE : EN;
  }

  async signIn(email: string): Promise<void> {
    const { login } = this.texts.auth;
    await this.page.goto(this.origin);
    await expectAwake(this.page);
    await this.page.getByLabel(login.email).fill(email);
    // Not by its label, which is also that of the button that shows the password.
    await this.page.locator('input[type=password]').fill(DEMO_PASSWORD);
    await this.page.keyboard.press('Enter');
    await expect(this.page).not.toHaveURL(`${this.origin}/`);
  }

  async enter(email: string, path: string): Promise<void> {
    await enterAs(this.page, email, `${this.origin}${path}`);
  }

  async openRole(name: string): Promise<void> {
    await this.page.goto(`${this.origin}/roles`);
    await this.page.getByRole('row', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Raises the lower handle of the first trait by one, by keyboard, and saves. */
  async raiseLowerEndOfOpenness(role: string): Promise<void> {
    const { personality } = this.texts;
    await this.openRoleTab();
    const handle = this.page.getByRole('slider', { name: new RegExp(personality.traits.O.name) }).first();
    const before = Number(await handle.inputValue());
    await handle.focus();
    await this.page.keyboard.press('ArrowRight');
    await expect(handle).toHaveValue(String(before + 1));
    await this.saveRanges('Agreed in the team');
    await expect(this.page.getByRole('heading', { level: 1, name: role, exact: true })).toBeVisible();
  }

  /** Opens the tab of the ranges and texts on the page of a role. */
  async openRoleTab(): Promise<void> {
    await this.page.getByRole('tab', { name: this.texts.vacancy.tabs.ranges, exact: true }).click();
  }

  /** Saves changes of fixed ranges: the first press asks for the reason. */
  async saveRanges(reason: string): Promise<void> {
    const { bar, reason: reasonTexts } = this.texts.ranges;
    const save = this.page.getByRole('button', {
      name: new RegExp(bar.saveAs.replace('{{version}}', '\\d+')),
    });
    await save.click();
    await this.page.getByRole('textbox', { name: reasonTexts.label }).fill(reason);
    await save.click();
    await expect(this.page.getByText(bar.saved)).toBeVisible();
  }

  /**
   * Invites one person for a role from a pasted line; a second line with the same address in capitals is rejected
   * before sending.
   */
  async invite(talent: Invitee, role: string): Promise<void> {
    const { talents, invitations } = this.texts;
    await this.page.goto(`${this.origin}/talents`);
    await this.page.getByRole('link', { name: talents.invite }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: invitations.title })).toBeVisible();
    await this.page.getByText(invitations.people.list, { exact: true }).click();
    const line = `${talent.first}; ${talent.last}; ${talent.email}`;
    await this.page.getByLabel(invitations.people.pasteLabel).fill(`${line}\n${line.toUpperCase()}`);
    await this.page.getByRole('button', { name: count(invitations.people.pasteAdd_other, 2) }).click();
    await expect(this.page.getByText(new RegExp(talent.email.toUpperCase())).first()).toBeVisible();
    await this.page.getByText(invitations.options.recruiting, { exact: true }).click();
    await this.page.getByRole('button', { name: new RegExp(`^${invitations.options.roles}:`) }).click();
    await this.page.getByRole('menuitemcheckbox', { name: role, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await scrollToEnd(this.page);
    await expectAccessible(this.page);
    await this.page.getByRole('button', { name: count(invitations.send.now_one, 1) }).click();
    await expect(this.page.getByText(count(invitations.result.invited_one, 1))).toBeVisible();
    await expectAccessible(this.page);
  }

  async openTalent(talent: Invitee): Promise<void> {
    const { states, talents } = this.texts;
    await this.page.goto(`${this.origin}/talents`);
    const main = this.page.getByRole('main');
    const table = main.getByRole('table', { name: talents.list.label });
    await expect(table.getByRole('row').nth(2)).toBeVisible();
    // On a phone the field opens from its icon, or by its key as elsewhere.
    await this.page.keyboard.press('/');
    await main.getByRole('textbox', { name: talents.search }).fill(talent.email);
    const row = table.getByRole('row', { name: new RegExp(talent.last) });
    await expect(row).toContainText(states.FINISHED);
    // The header and the remaining row: the list has been filtered.
    await expect(table).toHaveAttribute('aria-rowcount', '2');
    await row.getByText(new RegExp(talent.last)).first().click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(talent.last);
  }

  /** The table of the spectrum has the stanine and percentile of each trait. */
  async expectScores(score: SheetScore): Promise<void> {
    const { matching, personality, record } = this.texts;
    await this.page.getByRole('tab', { name: new RegExp(record.tabs.personality) }).click();
    await this.page.getByText(matching.table.show).first().click();
    const table = this.page.getByRole('table', { name: matching.table.caption }).first();
    for (const trait of TRAITS) {
      const row = table.getByRole('row', { name: new RegExp(personality.traits[trait].name) });
      const cells = row.getByRole('cell');
      await expect(cells.nth(0)).toHaveText(String(score.traits[trait]?.stanine));
      await expect(cells.nth(2)).toHaveText(
        new RegExp(String.raw`^${score.traits[trait]?.percentile} \(\d+–\d+\)$`),
      );
    }
  }

  /** The people who have finished are listed with their band. */
  async expectPeopleWithFit(): Promise<void> {
    const { strong, partial, none } = this.texts.common.fit;
    const rows = this.page.getByRole('main').locator('[data-row]');
    await expect(
      rows.filter({ hasText: new RegExp([strong, partial, none].join('|')) }).first(),
    ).toBeVisible();
  }

  /** Opens the view of a talent in a role from the role's list, with the calculation. */
  async openFitOf(talent: Invitee): Promise<void> {
    const { common, matching } = this.texts;
    await this.page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(talent.last) })
      .click();
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(talent.last);
    const main = this.page.getByRole('main');
    await expect(main.getByRole('heading', { name: matching.spectrum.againstRole })).toBeVisible();
    // The same calculation opens from each number, and is beside the chart.
    await expect(main.getByText(common.fit.allInside).filter({ visible: true }).first()).toBeVisible();
  }
}
