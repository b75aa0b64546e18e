import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { comparisonDe } from '@quint/phrases/people/screens/comparison.de.ts';
import { comparisonEn } from '@quint/phrases/people/screens/comparison.en.ts';
import { dashboardDe } from '@quint/phrases/home/screens/dashboard.de.ts';
import { dashboardEn } from '@quint/phrases/home/screens/dashboard.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { peopleDe } from '@quint/phrases/people/screens/people.de.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { recordDe } from '@quint/phrases/people/screens/record.de.ts';
import { recordEn } from '@quint/phrases/people/screens/record.en.ts';
import { rolesDe } from '@quint/phrases/roles/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { talentsDe } from '@quint/phrases/people/screens/talents.de.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import { teamsDe } from '@quint/phrases/people/screens/teams.de.ts';
import { teamsEn } from '@quint/phrases/people/screens/teams.en.ts';
import { vacancyMailsDe } from '@quint/phrases/vacancies/screens/vacancy-mails.de.ts';
import { vacancyMailsEn } from '@quint/phrases/vacancies/screens/vacancy-mails.en.ts';
import { vacancyDe } from '@quint/phrases/vacancies/screens/vacancy.de.ts';
import { vacancyEn } from '@quint/phrases/vacancies/screens/vacancy.en.ts';
import { interviewPrintDe } from '@quint/phrases/vacancies/screens/interview-print.de.ts';
import { interviewPrintEn } from '@quint/phrases/vacancies/screens/interview-print.en.ts';
import { interviewDe } from '@quint/phrases/vacancies/screens/interview.de.ts';
import { interviewEn } from '@quint/phrases/vacancies/screens/interview.en.ts';

import { expectDialogAccessible } from './accessibility.ts';
import type { Invitee } from './shapes.ts';

const EN = {
  comparison: comparisonEn,
  dashboard: dashboardEn,
  interview: interviewEn,
  interviewPrint: interviewPrintEn,
  invitations: invitationsEn,
  people: peopleEn,
  record: recordEn,
  roles: rolesEn,
  talents: talentsEn,
  teams: teamsEn,
  vacancy: vacancyEn,
  vacancyMails: vacancyMailsEn,
};
const DE = {
  comparison: comparisonDe,
  dashboard: dashboardDe,
  interview: interviewDe,
  interviewPrint: interviewPrintDe,
  invitations: invitationsDe,
  people: peopleDe,
  record: recordDe,
  roles: rolesDe,
  talents: talentsDe,
  teams: teamsDe,
  vacancy: vacancyDe,
  vacancyMails: vacancyMailsDe,
};

/** A phrase with its values. */
export function fill(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Page object of an administrator who uses only the keyboard. */
export class WeekPage {
  readonly page: Page;
  readonly main: Locator;
  readonly labels: typeof EN | typeof DE;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.main = page.getByRole('main');
    this.labels = language === 'de' ? DE : EN;
  }

  /** Focuses an element, as Tab would, and presses keys there. */
  async press(target: Locator, ...keys: readonly string[]): Promise<void> {
    await expect(target).toBeVisible();
    await target.focus();
    await this.keys(...keys);
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Opens a page by two letters, and waits for its title. */
  async go(letter: 't' | 'r' | 'm', title: string): Promise<void> {
    await this.keys('g', letter);
    await this.expectTitle(title);
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Expects a toast. */
  async expectNotification(text: string): Promise<void> {
    await expect(this.page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }

  /** Opens the page of a role from anywhere. */
  async openRole(name: string): Promise<void> {
    await this.go('r', this.labels.roles.title);
    await this.press(this.main.getByRole('row', { name: new RegExp(name) }), 'Enter');
    await this.expectTitle(name);
  }

  /** Searches the list of talents from anywhere, and returns the only remaining row. */
  async findTalent(search: string): Promise<Locator> {
    const { talents } = this.labels;
    await this.go('t', talents.title);
    const table = this.main.getByRole('table', { name: talents.list.label });
    await expect(table.getByRole('row').nth(2)).toBeVisible();
    await this.keys('/');
    await expect(this.main.getByRole('textbox', { name: talents.search })).toBeFocused();
    await this.page.keyboard.type(search);
    await expect(table).toHaveAttribute('aria-rowcount', '2');
    // On a phone the header of the table is not rendered.
    return table.getByRole('row').last();
  }

  /** Sends one invitation in the dialog of the role whose page is open, and closes the dialog. */
  async invite({ first, last, email }: Invitee): Promise<void> {
    const { invitations, roles } = this.labels;
    await this.press(this.main.getByRole('button', { name: roles.invite }), 'Enter');
    const dialog = this.page.getByRole('dialog');
    const field = fill(invitations.people.field, { field: invitations.people.firstName, number: 1 });
    await expect(dialog.getByRole('textbox', { name: field })).toBeFocused();
    for (const text of [first, last, email]) {
      await this.page.keyboard.type(text);
      await this.keys('Tab');
    }
    await expectDialogAccessible(this.page);
    const send = dialog.getByRole('button', { name: fill(invitations.send.now_one, { count: 1 }) });
    await this.press(send, 'Enter');
    await expect(dialog.getByText(fill(invitations.result.invited_one, { count: 1 }))).toBeVisible();
    await expectDialogAccessible(this.page);
    await this.press(dialog.getByRole('button', { name: invitations.result.toRole }), 'Enter');
    await expect(dialog).toBeHidden();
  }

  async isFocused(target: Locator): Promise<boolean> {
    return (await target.and(this.page.locator(':focus')).count()) === 1;
  }

  /** Moves down the list of a role from its first row until this person has the focus. */
  async moveTo(name: string): Promise<void> {
    const link = this.rowOf(name).getByRole('link');
    const links = this.main.locator('[data-person]');
    await expect(link).toBeVisible();
    const rows = await links.count();
    await this.main.locator('[data-person][tabindex="0"]').focus();
    for (let row = 1; row < rows; row += 1) await this.keys('k');
    for (let row = 1; row < rows; row += 1) if (!(await this.isFocused(link))) await this.keys('j');
    await expect(link).toBeFocused();
  }

  /** The row of a person on the page of a role. */
  rowOf(name: string): Locator {
    return this.main.locator('[data-row]').filter({ hasText: name });
  }
}
