import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { appearancesDe } from '@quint/phrases/profile/screens/appearances.de.ts';
import { appearancesEn } from '@quint/phrases/profile/screens/appearances.en.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { erasingDe } from '@quint/phrases/privacy/screens/erasing.de.ts';
import { erasingEn } from '@quint/phrases/privacy/screens/erasing.en.ts';
import { insightsDe } from '@quint/phrases/measures/screens/insights.de.ts';
import { insightsEn } from '@quint/phrases/measures/screens/insights.en.ts';
import { jobProfileDe } from '@quint/phrases/profile/screens/job-profile.de.ts';
import { jobProfileEn } from '@quint/phrases/profile/screens/job-profile.en.ts';
import { participationDe } from '@quint/phrases/survey/screens/participation.de.ts';
import { participationEn } from '@quint/phrases/survey/screens/participation.en.ts';
import { profileDe } from '@quint/phrases/profile/screens/profile.de.ts';
import { profileEn } from '@quint/phrases/profile/screens/profile.en.ts';
import { resumeDe } from '@quint/phrases/profile/screens/resume.de.ts';
import { resumeEn } from '@quint/phrases/profile/screens/resume.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { talentPoolDe } from '@quint/phrases/profile/screens/talent-pool.de.ts';
import { talentPoolEn } from '@quint/phrases/profile/screens/talent-pool.en.ts';
import { welcomeDe } from '@quint/phrases/home/screens/welcome.de.ts';
import { welcomeEn } from '@quint/phrases/home/screens/welcome.en.ts';
import { yourDataDe } from '@quint/phrases/privacy/screens/your-data.de.ts';
import { yourDataEn } from '@quint/phrases/privacy/screens/your-data.en.ts';
import { expectAccessible, expectAwake, expectDialogAccessible } from './accessibility.ts';
import { verifyOwner } from './owner-proof.ts';
import { PHONE } from './shapes.ts';
import type { Invitee } from './shapes.ts';
import { fill } from './week-steps.ts';

const EN = {
  appearances: appearancesEn,
  auth: authEn,
  erasing: erasingEn,
  insights: insightsEn,
  job: jobProfileEn,
  participation: participationEn,
  pool: talentPoolEn,
  profile: profileEn,
  resume: resumeEn,
  survey: surveyEn,
  welcome: welcomeEn,
  yourData: yourDataEn,
};
const DE = {
  appearances: appearancesDe,
  auth: authDe,
  erasing: erasingDe,
  insights: insightsDe,
  job: jobProfileDe,
  participation: participationDe,
  pool: talentPoolDe,
  profile: profileDe,
  resume: resumeDe,
  survey: surveyDe,
  welcome: welcomeDe,
  yourData: yourDataDe,
};

/** Page object of a talent's own pages, and of the pool others find them in. */
export class ProfilePages {
  readonly page: Page;
  readonly texts: typeof EN | typeof DE;
  private readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.texts = language === 'de' ? DE : EN;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get isPhone(): boolean {
    return this.page.viewportSize()?.width === PHONE.width;
  }

  /** From the own result after the survey. */
  async requestAccount(): Promise<void> {
    const { survey, participation } = this.texts;
    await this.page.getByRole('link', { name: survey.result.profile.button, exact: true }).click();
    await this.page.getByRole('button', { name: participation.claim.submit, exact: true }).click();
    await expect(this.page.getByRole('heading', { name: participation.claim.sentTitle })).toBeVisible();
  }

  /** Reads what greets a new account, and goes on to the page. */
  async beWelcomed(): Promise<void> {
    const greeting = this.page.getByRole('dialog');
    await expect(greeting).toBeVisible();
    await expectDialogAccessible(this.page);
    await greeting.getByRole('button', { name: this.texts.welcome.start, exact: true }).click();
    await expect(greeting).toBeHidden();
  }

  async importResume(pdf: Buffer): Promise<void> {
    const { job, resume } = this.texts;
    const entry = this.isPhone ? job.resume.wide : job.resume.choose;
    await this.main.getByRole('link', { name: entry, exact: true }).click();
    await expect(this.main.getByRole('heading', { level: 1, name: resume.title })).toBeVisible();
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf };
    await this.page.locator('input[type=file]').setInputFiles(file);
    await expect(this.main.getByText(resume.gone.title)).toBeVisible();
    await expectAccessible(this.page);
    await this.main.getByRole('button', { name: resume.save, exact: true }).click();
    await expect(this.page).toHaveURL(/\/talent-profile\/[\w-]+$/);
  }

  /** The editor of a part: in place, on a phone in a sheet. */
  async #openPart(part: 'places' | 'modes'): Promise<Locator> {
    const { job } = this.texts;
    const name = job.parts[part];
    if (!this.isPhone) {
      const row = this.main.locator(`#job-profile-${part}`);
      const opener = row.getByRole('button', { name: fill(job.addTo, { part: name }), exact: true });
      if (part === 'places') await opener.click();
      return row;
    }
    await this.main.locator(`#job-profile-${part}`).getByRole('button').first().click();
    return this.page.getByRole('dialog');
  }

  async #closePart(editor: Locator): Promise<void> {
    if (!this.isPhone) return;
    await editor.getByRole('button', { name: this.texts.job.done, exact: true }).click();
    await expect(editor).toBeHidden();
  }

  async addPlace(place: string): Promise<void> {
    const { job } = this.texts;
    const editor = await this.#openPart('places');
    await editor.getByRole('combobox', { name: job.places.place }).fill(place);
    await editor.getByRole('button', { name: job.add, exact: true }).click();
    await expect(editor.getByText(new RegExp(`^${place}`))).toBeVisible();
    await this.#closePart(editor);
  }

  async wantRemoteWork(): Promise<void> {
    const editor = await this.#openPart('modes');
    const remote = editor.getByRole('button', { name: this.texts.job.mode.remote, exact: true });
    await remote.click();
    await expect(remote).toHaveAttribute('aria-pressed', 'true');
    await this.#closePart(editor);
  }

  get #switch(): Locator {
    const { title } = this.texts.job.open;
    return this.main.getByRole('switch', { name: new RegExp(`^${title}`) });
  }

  async openForWork(): Promise<void> {
    await this.#switch.press('Space');
    await expect(this.#switch).toBeChecked();
  }

  async closeForWork(): Promise<void> {
    await this.#switch.press('Space');
    await expect(this.#switch).not.toBeChecked();
  }

  /** Which workspace saw and unlocked the person. */
  async expectSeenBy(workspace: string): Promise<void> {
    const impressionList = this.main.getByRole('list', { name: this.texts.appearances.title });
    await expect(impressionList.getByText(workspace)).toBeVisible();
  }

  get #poolList(): Locator {
    return this.main.getByRole('list', { name: this.texts.pool.platform.list });
  }

  async layFirstRoleOverThePool(): Promise<void> {
    await this.main.getByRole('button', { name: new RegExp(`^${this.texts.pool.filter.fit}:`) }).click();
    await this.page.getByRole('menuitemradio').nth(1).click();
    await this.page.keyboard.press('Escape');
  }

  async expectInPool(name: string): Promise<void> {
    await expect(this.#poolList.getByRole('link', { name, exact: true })).toBeVisible();
    await expectAccessible(this.page);
  }

  async unlock({ first, last }: Invitee): Promise<void> {
    const { pool } = this.texts;
    const row = this.#poolList
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link', { name: new RegExp(`^${first} `) }) });
    await row.getByRole('button', { name: new RegExp(`^${pool.platform.unlock}`) }).click();
    const dialog = this.page.getByRole('alertdialog');
    await expect(dialog.getByText(pool.dialog.sees)).toBeVisible();
    await dialog.getByRole('button', { name: pool.dialog.confirm, exact: true }).click();
    await expect(row.getByRole('link', { name: `${first} ${last}` })).toBeVisible();
  }

  async expectNobodyInPool(): Promise<void> {
    await expectAwake(this.page);
    await expect(this.main.getByText(this.texts.pool.platform.noMatch.title)).toBeVisible();
  }

  /** By the page about the own data: what goes, the name, and the press. */
  async eraseEverything({ first, last }: Invitee, password: string): Promise<void> {
    const { erasing } = this.texts;
    await this.page.goto(`${this.page.url().replace(/[?#].*$/, '')}?tab=data`);
    await expectAccessible(this.page);
    await this.main.getByRole('button', { name: erasing.titleOwn }).click();
    const dialog = this.page.getByRole('alertdialog');
    await expect(dialog.getByRole('heading', { name: erasing.gone.title })).toBeVisible();
    await expectDialogAccessible(this.page);
    await dialog.getByRole('button', { name: erasing.goOn }).click();
    await this.page.keyboard.type(`${first} ${last}`);
    await dialog.getByRole('button', { name: erasing.type.eraseOwn }).click();
    await verifyOwner(this.page, this.language, password);
    await expect(dialog).toBeHidden();
  }
}
