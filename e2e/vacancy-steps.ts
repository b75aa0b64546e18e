import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { dashboardDe } from '@quint/phrases/home/screens/dashboard.de.ts';
import { dashboardEn } from '@quint/phrases/home/screens/dashboard.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { paletteDe } from '@quint/phrases/home/screens/palette.de.ts';
import { paletteEn } from '@quint/phrases/home/screens/palette.en.ts';
import { shellDe } from '@quint/phrases/home/screens/shell.de.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import { roleCreationDe } from '@quint/phrases/roles/screens/role-creation.de.ts';
import { roleCreationEn } from '@quint/phrases/roles/screens/role-creation.en.ts';
import { roleTemplatesDe } from '@quint/phrases/roles/screens/role-templates.de.ts';
import { roleTemplatesEn } from '@quint/phrases/roles/screens/role-templates.en.ts';
import { rolesDe } from '@quint/phrases/roles/screens/roles.de.ts';
import { rolesEn } from '@quint/phrases/roles/screens/roles.en.ts';
import { decidersDe } from '@quint/phrases/vacancies/screens/deciders.de.ts';
import { decidersEn } from '@quint/phrases/vacancies/screens/deciders.en.ts';
import { interviewDe } from '@quint/phrases/vacancies/screens/interview.de.ts';
import { interviewEn } from '@quint/phrases/vacancies/screens/interview.en.ts';
import { vacancyFillingDe } from '@quint/phrases/vacancies/screens/vacancy-filling.de.ts';
import { vacancyFillingEn } from '@quint/phrases/vacancies/screens/vacancy-filling.en.ts';
import { vacancyDe } from '@quint/phrases/vacancies/screens/vacancy.de.ts';
import { vacancyEn } from '@quint/phrases/vacancies/screens/vacancy.en.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { getItems } from '@quint/psychometrics/items.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { SurveyRespondent } from './api-client.ts';
import { fill } from './week-steps.ts';

const EN = {
  common: commonEn,
  creation: roleCreationEn,
  dashboard: dashboardEn,
  deciders: decidersEn,
  filling: vacancyFillingEn,
  interview: interviewEn,
  invitations: invitationsEn,
  palette: paletteEn,
  roles: rolesEn,
  shell: shellEn,
  templates: roleTemplatesEn,
  vacancy: vacancyEn,
};
const DE = {
  common: commonDe,
  creation: roleCreationDe,
  dashboard: dashboardDe,
  deciders: decidersDe,
  filling: vacancyFillingDe,
  interview: interviewDe,
  invitations: invitationsDe,
  palette: paletteDe,
  roles: rolesDe,
  shell: shellDe,
  templates: roleTemplatesDe,
  vacancy: vacancyDe,
};

/** How a person uses the page: with a pointer, or by keyboard alone. */
export type Hand = 'pointer' | 'keyboard';

/** Counts the presses and the screens of everybody who works on a vacancy, without what they type and rate. */
export class Effort {
  presses = 0;
  readonly screens = new Set<string>();
}

interface Member {
  readonly page: Page;
  readonly language: Language;
  readonly hand: Hand;
  readonly effort: Effort;
  readonly name: string;
}

/** Page object of a colleague who works on a vacancy. */
export class VacancyPage {
  readonly page: Page;
  readonly main: Locator;
  readonly labels: typeof EN | typeof DE;
  readonly #member: Member;

  constructor(member: Member) {
    this.page = member.page;
    this.main = member.page.getByRole('main');
    this.labels = member.language === 'de' ? DE : EN;
    this.#member = member;
  }

  /** Presses a control, and counts the press and the screen on which it is. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    const { effort, hand, name } = this.#member;
    await expect(target).toBeVisible();
    effort.presses += 1;
    effort.screens.add(`${name} ${screenOf(this.page.url())}`);
    if (hand === 'pointer') {
      await target.click();
      return;
    }
    await target.focus();
    await this.page.keyboard.press(key);
  }

  /** Begins a new role on the overview; on a phone with the palette. */
  async createRole(): Promise<void> {
    const { dashboard, palette, shell } = this.labels;
    if (!this.#isPhone()) {
      await this.press(this.main.getByRole('link', { name: dashboard.create.role, exact: true }));
      return;
    }
    await this.press(this.page.getByRole('button', { name: shell.palette.open }));
    await expect(this.page.getByRole('combobox', { name: palette.label })).toBeFocused();
    await this.page.keyboard.type(palette.actions.role);
    await expect(this.page.getByRole('option', { name: palette.actions.role })).toBeVisible();
    await this.page.keyboard.press('Enter');
  }

  #isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  /** Chooses an option; a pointer presses its label, which covers the input. */
  async choose(option: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name: option, exact: true });
    const label = this.main.locator('label').filter({ has: radio });
    await this.press(this.#member.hand === 'pointer' ? label : radio, 'Space');
    await expect(radio).toBeChecked();
  }

  async expectNotification(text: string): Promise<void> {
    await expect(this.page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }

  rowOf(name: string): Locator {
    return this.main.locator('[data-row]').filter({ hasText: name });
  }

  /** Presses the action of a person's row. */
  async act(verb: 'read' | 'openSheet' | 'wouldMeet', name: string): Promise<void> {
    const label = `${this.labels.vacancy.row.verbs[verb]}: ${name}`;
    await this.press(
      this.main.getByRole('button', { name: label }).or(this.main.getByRole('link', { name: label })),
    );
  }

  /** Agrees to meet the person whose preview is open. */
  async agree(name: string): Promise<void> {
    const { peek, row } = this.labels.vacancy;
    const preview = this.page.getByRole('complementary', { name: fill(peek.label, { name }) });
    await this.press(preview.getByRole('button', { name: row.verbs.agree }));
  }

  /** Presses the button of the next step. */
  async takeNextStep(button: string): Promise<void> {
    const step = this.main.getByRole('region', { name: this.labels.vacancy.next.label });
    await this.press(step.getByRole('button', { name: button }));
  }

  /** Rates all questions the same with digits, and submits. On a phone there is one question at a time. */
  async rate(rating: number, note: string): Promise<void> {
    const { interview } = this.labels;
    const isPhone = this.#isPhone();
    const scale = this.main.getByRole('radiogroup', { name: interview.rating }).first();
    await expect(scale).toBeVisible();
    const questions = await this.#countQuestions(isPhone);
    await this.main.getByRole('textbox', { name: interview.notes }).first().focus();
    await this.page.keyboard.type(note);
    for (let number = 1; number <= questions; number += 1) {
      const box = scale.getByRole('radio', { name: String(rating) });
      await box.focus();
      await this.page.keyboard.press(String(rating));
      await expect(box).toBeChecked();
      if (number === questions) break;
      if (isPhone) await this.main.getByRole('button', { name: interview.next }).click();
      else await this.page.keyboard.press('n');
      await expect(scale.getByRole('radio', { checked: true })).toHaveCount(0);
    }
    await expect(this.main.getByText(interview.saving.saved, { exact: true }).first()).toBeVisible();
    await this.press(this.main.getByRole('button', { name: interview.finish.both }));
  }

  async #countQuestions(isPhone: boolean): Promise<number> {
    const { progress, questions } = this.labels.interview;
    if (!isPhone) return this.main.getByRole('list', { name: questions }).locator('> li').count();
    const text = await this.main.getByText(progressPattern(progress)).first().innerText();
    return Number(/(\d+)\D*$/.exec(text)?.[1]);
  }
}

function progressPattern(phrase: string): RegExp {
  return new RegExp(`^${fill(phrase, { number: '\\d+', count: '\\d+' })}`);
}

/** The path of a page, with one name for all records of a kind. */
function screenOf(url: string): string {
  return new URL(url).pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id');
}

/** Answers a survey completely and carefully, and submits it. */
export async function takeSurvey(
  url: string,
  link: string,
  { name, seed }: { readonly name: string; readonly seed: number },
): Promise<void> {
  const respondent = new SurveyRespondent(url);
  await respondent.call('POST', '/survey/session', { token: new URL(link).searchParams.get('token') ?? '' });
  await respondent.call('PATCH', '/survey/demographics', { name, age: 30, gender: 'diverse' });
  const sheet = simulateSheet({ seed, instrument: INSTRUMENT_VERSION });
  const answers = getItems(INSTRUMENT_VERSION, 'en').map(({ number }, index) => ({
    item: number,
    value: sheet.answers[number] ?? 2,
    seq: index + 1,
    seconds: sheet.seconds?.[number] ?? 4,
  }));
  await respondent.call('PATCH', '/survey/answers', { answers });
  await respondent.call('POST', '/survey/finish', {});
}
