import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { participationDe } from '@quint/phrases/survey/screens/participation.de.ts';
import { participationEn } from '@quint/phrases/survey/screens/participation.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { getItems } from '@quint/psychometrics/items.ts';
import type { Answers, WorkForm } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { expectAwake } from './accessibility.ts';
import { SurveyRespondent } from './api-client.ts';

const ITEMS_BETWEEN_BREATHS = 30;

/** Page object of the survey; finds elements by their texts. */
export class SurveyPage {
  readonly page: Page;
  readonly labels: typeof surveyEn | typeof surveyDe;
  readonly entrance: typeof participationEn | typeof participationDe;
  readonly items: ReturnType<typeof getItems>;

  constructor(page: Page, language: Language, form: WorkForm = INSTRUMENT_VERSION) {
    this.page = page;
    this.labels = language === 'de' ? surveyDe : surveyEn;
    this.entrance = language === 'de' ? participationDe : participationEn;
    this.items = getItems(form, language);
  }

  /** Enters by the public entrance for oneself and reads the introduction. */
  async enterForOneself(url: string, person: { name: string; email: string }): Promise<void> {
    const { form, b2c } = this.entrance;
    await this.page.goto(`${url}/surveyb2c`);
    await expectAwake(this.page);
    await this.page.getByRole('textbox', { name: form.name }).fill(person.name);
    await this.page.getByRole('textbox', { name: form.email }).fill(person.email);
    await this.page.getByRole('checkbox').check();
    await this.page.getByRole('button', { name: b2c.submit, exact: true }).click();
    await expect(this.page.getByRole('button', { name: this.labels.intro.start, exact: true })).toBeVisible();
  }

  /** Opens the link and reads the introduction. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByRole('button', { name: this.labels.intro.start, exact: true })).toBeVisible();
  }

  /** The press that opens a link, which then leaves the address. */
  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.intro.start, exact: true }).click();
    await expect(this.page).toHaveURL(/\/survey\?step=\w+$/);
  }

  /** Goes on with a sheet that another device began. */
  async resume(): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.intro.resume, exact: true }).click();
  }

  async giveDetails(details: { name: string; age: string }): Promise<void> {
    const { about } = this.labels;
    await this.page.getByRole('textbox', { name: about.name }).fill(details.name);
    await this.page.getByRole('textbox', { name: about.age }).fill(details.age);
    await this.page.getByText(about.genders.diverse, { exact: true }).click();
    await this.page.getByRole('button', { name: about.submit }).click();
  }

  /** Where the survey is: "34 of 110". */
  async expectPosition(number: number): Promise<void> {
    const position = this.labels.item.position
      .replace('{{number}}', String(number))
      .replace('{{total}}', String(this.items.length));
    await expect(this.page.getByText(position, { exact: true })).toBeVisible();
  }

  /** Takes the break offered every thirty items. */
  async breathe(): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.breath.continue, exact: true }).click();
  }

  /** Answers items from the given position on, by tap or by key, and returns what was answered. */
  async answer(range: { from: number; to: number; by: 'tap' | 'key' }): Promise<Answers> {
    const answers: Record<number, number> = {};
    for (let position = range.from; position <= range.to; position++) {
      const item = this.items[position - 1];
      if (item === undefined) throw new Error(`There is no item at ${position}`);
      // Looks again at every frame; an expectation would wait longer from look to look.
      await this.page.getByRole('heading', { level: 1, name: item.text }).waitFor();
      const value = item.expectedAnswer ?? 1 + ((item.number * 7) % 4);
      if (range.by === 'key') await this.page.keyboard.press(String(value));
      else await this.tap(item.text, value);
      answers[item.number] = value;
      const isBreakDue = position % ITEMS_BETWEEN_BREATHS === 0 && position < this.items.length;
      if (isBreakDue) await this.breathe();
    }
    return answers;
  }

  /**
   * Answers statements as the device of the page, without the page, which then stands where the answers end; returns
   * what was answered.
   */
  async answerPast(url: string, { from = 1, to = this.items.length } = {}): Promise<Answers> {
    const respondent = new SurveyRespondent(url);
    respondent.take(await this.page.context().cookies());
    const answers = this.items
      .map(({ number, expectedAnswer }, index) => ({
        item: number,
        value: expectedAnswer ?? 1 + (number % 4),
        seq: index + 1,
      }))
      .slice(from - 1, to);
    await respondent.call('PATCH', '/survey/answers', { answers });
    await this.page.goto(`${url}/survey?step=items`);
    return Object.fromEntries(answers.map(({ item, value }) => [item, value]));
  }

  /** The answers stored on the server for this device equal the given ones, item by item. */
  async expectStored(answers: Answers): Promise<void> {
    const readAnswers = () =>
      this.page.evaluate(async () => {
        const answer = await fetch('/api/survey/session');
        const { data } = (await answer.json()) as { data: { answers: { item: number; value: number }[] } };
        return Object.fromEntries(data.answers.map(({ item, value }) => [item, value]));
      });
    await expect.poll(readAnswers).toEqual(answers);
  }

  /** One press of a box of that statement, which gives way to the next one meanwhile: no second press may follow. */
  async tap(statement: string, value: number): Promise<void> {
    const group = this.page.getByRole('radiogroup', { name: statement, exact: true });
    await group
      .getByRole('radio')
      .nth(value - 1)
      .dispatchEvent('click');
  }

  async #finish(): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.end.finish, exact: true }).click();
  }

  /** Hands in where nobody has shown yet whose address it is. */
  async submitUnverified(): Promise<void> {
    await this.#finish();
    const { handedIn: submittedTitle } = this.labels.proof;
    await expect(this.page.getByRole('heading', { name: submittedTitle, exact: true })).toBeVisible();
  }

  /** Types the code of the mail. */
  async typeCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.labels.proof.code }).fill(code);
    await this.page.keyboard.press('Enter');
  }

  async submit(): Promise<void> {
    await this.#finish();
    await expect(
      this.page.getByRole('heading', { name: new RegExp(this.labels.thanks.titleNobody) }),
    ).toBeVisible();
  }

  /** From the thanks to the own result, without waiting for the countdown. */
  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: this.labels.thanks.continue, exact: true }).click();
    await this.expectResult();
  }

  async expectResult(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: this.labels.result.title, exact: true }),
    ).toBeVisible();
  }
}
