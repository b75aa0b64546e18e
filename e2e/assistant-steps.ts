import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { invitationsDe } from '@quint/phrases/invitations/screens/invitations.de.ts';
import { invitationsEn } from '@quint/phrases/invitations/screens/invitations.en.ts';
import { jobStatementsDe } from '@quint/phrases/roles/screens/job-statements.de.ts';
import { jobStatementsEn } from '@quint/phrases/roles/screens/job-statements.en.ts';
import { roleAssistantDe } from '@quint/phrases/roles/screens/role-assistant.de.ts';
import { roleAssistantEn } from '@quint/phrases/roles/screens/role-assistant.en.ts';
import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import { expectAccessible, expectAwake } from './accessibility.ts';
import { WeekPage } from './week-steps.ts';

const EN = { auth: authEn, assistant: roleAssistantEn, invitations: invitationsEn, job: jobStatementsEn };
const DE = { auth: authDe, assistant: roleAssistantDe, invitations: invitationsDe, job: jobStatementsDe };

/** Texts for the five text questions. */
export interface TextAnswers {
  readonly title: string;
  readonly purpose: string;
  readonly accountabilities: readonly string[];
  readonly value: string;
}

/** Page object of the role assistant, by keyboard alone. */
export class AssistantPage extends WeekPage {
  readonly assistantTexts: typeof EN | typeof DE;

  constructor(page: Page, language: Language) {
    super(page, language);
    this.assistantTexts = language === 'de' ? DE : EN;
  }

  async expectQuestion(name: string): Promise<void> {
    await expect(this.main.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Answers the five text questions; skips the last. */
  async answerTextQuestions({ title, purpose, accountabilities, value }: TextAnswers): Promise<void> {
    const { text } = this.assistantTexts.assistant;
    const { keyboard } = this.page;
    await this.expectQuestion(text.title.question);
    await keyboard.type(title);
    await this.keys('Enter');
    await this.expectQuestion(text.purpose.question);
    await keyboard.type(purpose);
    await this.keys('Control+Enter');
    await this.expectQuestion(text.accountabilities.question);
    for (const line of accountabilities) {
      await keyboard.type(line);
      await this.keys('Tab');
    }
    await this.keys('Shift+Tab', 'Enter');
    await this.expectQuestion(text.value.question);
    await keyboard.type(value);
    await this.keys('Control+Enter');
    await this.expectQuestion(text.success.question);
    await this.keys('Control+Enter');
  }

  /** Types an answer for each statement, starting with one. */
  async answerStatements(from: number, digits: string): Promise<void> {
    const statement = JOB_STATEMENTS[from];
    if (statement === undefined) throw new Error(`There is no statement ${from}`);
    const group = this.main.getByRole('radiogroup', {
      name: this.assistantTexts.job.statements[statement.id],
    });
    await expect(group).toBeFocused();
    await this.page.keyboard.type(digits);
  }

  /** Fills in the open login form, and submits it. */
  async signIn(email: string, password: string): Promise<void> {
    const field = this.page.locator('input[type=password]');
    await expect(field).toBeVisible();
    await expectAwake(this.page);
    await this.page.locator('input[type=email]').fill(email);
    await field.fill(password);
    await this.keys('Enter');
  }

  /** Goes from the review to the draft. */
  async makeDraft(title: string): Promise<void> {
    const { review, result } = this.assistantTexts.assistant;
    await this.expectQuestion(review.title);
    await expectAccessible(this.page);
    await this.press(this.main.getByRole('button', { name: review.make }), 'Enter');
    await this.expectQuestion(result.title.replace('{{name}}', title));
    await expectAccessible(this.page);
  }
}
