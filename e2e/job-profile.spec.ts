import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { JobProfilePart } from '@quint/domain/profile/job-profile.ts';
import { jobProfileDe } from '@quint/phrases/profile/screens/job-profile.de.ts';
import { jobProfileEn } from '@quint/phrases/profile/screens/job-profile.en.ts';
import { profileDe } from '@quint/phrases/profile/screens/profile.de.ts';
import { profileEn } from '@quint/phrases/profile/screens/profile.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { startEmpty } from './job-profile-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, type Shape, selectShapes } from './shapes.ts';
import { fill, WeekPage } from './week-steps.ts';

// A talent fills in all eight parts of the job profile and is open for work: by keyboard, with automatic saving.

const ANNA = 'anna.kowalski@mail.example';
const TEXTS = {
  en: { job: jobProfileEn, profile: profileEn, polish: 'Polish' },
  de: { job: jobProfileDe, profile: profileDe, polish: 'Polnisch' },
} as const;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Page object of the own profile, without a pointer. */
class JobProfilePage {
  readonly at: WeekPage;
  readonly page: Page;
  readonly texts: (typeof TEXTS)['en' | 'de'];
  readonly isPhone: boolean;

  constructor(page: Page, shape: Shape) {
    this.page = page;
    this.at = new WeekPage(page, shape.language);
    this.texts = TEXTS[shape.language];
    this.isPhone = shape === GERMAN_PHONE;
  }

  /** Opens a part and runs actions in it; closes it, unless it closes itself. */
  async fillPart(
    part: JobProfilePart,
    act: (scope: Locator) => Promise<void>,
    { closesItself = false } = {},
  ): Promise<void> {
    const { job } = this.texts;
    const name = job.parts[part];
    const opener = this.isPhone
      ? this.at.main.getByRole('button', { name: new RegExp(`^${name}`) })
      : this.at.main.getByRole('button', { name: fill(job.addTo, { part: name }), exact: true });
    await this.at.press(opener, 'Enter');
    const scope = this.isPhone ? this.page.getByRole('dialog', { name }) : this.at.main;
    await act(scope);
    if (closesItself) return;
    if (!this.isPhone) return this.at.keys('Escape');
    await this.at.press(scope.getByRole('button', { name: job.done, exact: true }), 'Enter');
    await expect(scope).toBeHidden();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.at.press(field);
    await this.page.keyboard.type(text);
  }

  async fillWorkMode(): Promise<void> {
    const { job } = this.texts;
    const remote = (scope: Locator) => scope.getByRole('button', { name: job.mode.remote, exact: true });
    if (!this.isPhone) return this.at.press(remote(this.at.main), 'Space');
    return this.fillPart('modes', (scope) => this.at.press(remote(scope), 'Space'));
  }

  async fillSkills(): Promise<void> {
    await this.fillPart('skills', async (scope) => {
      await this.type(scope.getByLabel(this.texts.job.skills.field, { exact: true }), 'SQL');
      await this.at.keys('Enter');
      await this.page.keyboard.type('React');
      await this.at.keys('Enter');
      await expect(scope.getByText('React', { exact: true })).toBeVisible();
    });
  }

  async fillLanguages(): Promise<void> {
    const { job, polish } = this.texts;
    await this.fillPart('languages', async (scope) => {
      await this.type(scope.getByRole('combobox', { name: job.languages.language }), polish);
      await expect(this.page.getByRole('option', { name: polish })).toBeVisible();
      await this.at.keys('ArrowDown', 'Enter');
      await this.at.press(scope.getByRole('button', { name: new RegExp(job.languages.level) }), 'Enter');
      await expect(this.page.getByRole('option', { name: job.level.native })).toBeVisible();
      await this.at.keys('End', 'Enter');
      await this.at.press(scope.getByRole('button', { name: job.add, exact: true }), 'Enter');
      await expect(scope.getByText(`${polish} ${job.level.native}`)).toBeVisible();
    });
  }

  async fillPlaces(): Promise<void> {
    const { job } = this.texts;
    await this.fillPart('places', async (scope) => {
      await this.type(scope.getByRole('combobox', { name: job.places.place }), 'Entenhausen');
      await this.at.press(scope.getByRole('button', { name: job.add, exact: true }), 'Enter');
      const placeList = scope.getByRole('list', { name: job.parts.places, exact: true });
      await expect(placeList).toContainText(`Entenhausen ${fill(job.places.around, { km: 25 })}`);
    });
  }

  async fillSalary(): Promise<void> {
    const { job } = this.texts;
    const act = async (scope: Locator) => {
      const field = scope.getByLabel(job.salary.field);
      await this.type(field, '1234567890');
      await this.at.keys('Enter');
      await expect(scope.getByText(fill(job.salary.tooLong, { max: 9 }))).toBeVisible();
      await this.at.press(field, 'Control+a');
      await this.page.keyboard.type('65000');
      await this.at.keys('Enter');
    };
    await this.fillPart('salary', act, { closesItself: true });
    await expect(this.at.main.getByText(/65[.,]000/)).toBeVisible();
  }

  async fillRoles(): Promise<void> {
    const { job } = this.texts;
    await this.fillPart('roles', async (scope) => {
      await this.at.press(scope.getByRole('combobox', { name: job.parts.roles }), 'ArrowDown');
      await expect(this.page.getByRole('option').first()).toBeVisible();
      await this.at.keys('Enter');
      await expect(scope.getByRole('list', { name: job.parts.roles, exact: true })).toBeVisible();
    });
  }

  async fillExperience(): Promise<void> {
    const { experience } = this.texts.job;
    const act = async (scope: Locator) => {
      await this.type(scope.getByRole('textbox', { name: experience.role }), 'Baker');
      await this.type(scope.getByRole('textbox', { name: experience.company }), 'Oven');
      await this.type(scope.getByRole('combobox', { name: experience.location }), 'Entenhausen');
      await this.at.press(scope.getByRole('checkbox', { name: experience.current }), 'Space');
      await this.at.press(scope.getByRole('spinbutton').first());
      await this.page.keyboard.type('01032020');
      // The phone number beside it has a button of the same name.
      await this.at.press(scope.getByRole('button', { name: experience.save, exact: true }).last(), 'Enter');
    };
    await this.fillPart('experience', act, { closesItself: true });
    await expect(this.at.main.getByText('Baker').first()).toBeVisible();
  }

  async fillPhoto(): Promise<void> {
    const { avatar } = this.texts.profile;
    await this.fillPart('photo', async (scope) => {
      const chooser = this.page.waitForEvent('filechooser');
      await this.at.press(scope.getByRole('button', { name: avatar.choose }), 'Enter');
      await (await chooser).setFiles({ name: 'face.png', mimeType: 'image/png', buffer: PNG });
      await expect(scope.getByRole('button', { name: avatar.remove, exact: true })).toBeVisible();
    });
  }
}

for (const shape of selectShapes('desktop', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test.describe(nameOf(shape), () => {
    test.use({ locale: shape.locale, viewport: shape.viewport });

    test('A talent fills the job profile and opens for work', async ({ page, sharedSetup: { product } }) => {
      const errors = watchErrors(page);
      const talentId = await startEmpty(await signInSpeaking(product.url, ANNA, shape.language));
      const adminPage = new AdminPage(page, { origin: product.url, language: shape.language });
      await adminPage.enter(ANNA, `/talent-profile/${talentId}`);
      const profilePage = new JobProfilePage(page, shape);
      const { job } = profilePage.texts;
      const { main } = profilePage.at;
      await expect(main.getByText(fill(job.complete.count, { done: 0, all: 8 }))).toBeVisible();
      await expectAccessible(page);

      await profilePage.fillWorkMode();
      await profilePage.fillSkills();
      await profilePage.fillLanguages();
      await profilePage.fillPlaces();
      await profilePage.fillSalary();
      await profilePage.fillRoles();
      await profilePage.fillExperience();
      await profilePage.fillPhoto();
      await expect(main.getByText(fill(job.complete.count, { done: 8, all: 8 }))).toBeVisible();
      await expect(main.getByText(job.complete.complete, { exact: true })).toBeVisible();

      const open = main.getByRole('switch', { name: new RegExp(`^${job.open.title}`) });
      await profilePage.at.press(open, 'Space');
      await expect(main.getByRole('heading', { name: job.open.see })).toBeVisible();
      await expect(main.getByText(job.open.notYet)).toHaveCount(0);
      await expectAccessible(page);

      await page.reload();
      await expect(open).toBeChecked();
      await expect(main.getByText(fill(job.complete.count, { done: 8, all: 8 }))).toBeVisible();
      errors.expectNone();
    });
  });
}
