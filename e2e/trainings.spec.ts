import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { personalityDe } from '@quint/phrases/base/screens/personality.de.ts';
import { personalityEn } from '@quint/phrases/base/screens/personality.en.ts';
import { trainingsDe } from '@quint/phrases/profile/screens/trainings.de.ts';
import { trainingsEn } from '@quint/phrases/profile/screens/trainings.en.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { expectAccessible, expectDialogAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import type { RunningProduct } from './running-product.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { test } from './shared-product.ts';

// A course of the platform is recommended to a talent in view of a role; the talent registers, the platform answers,
// and the talent withdraws.

const PLATFORM = 'admin@quint.example';
const LENA = 'lena@nordlicht.example';
const ANNA = 'anna.kowalski@mail.example';
const LABELS = { en: trainingsEn, de: trainingsDe };
const PERSONALITY = { en: personalityEn, de: personalityDe };
const SHAPES: readonly (Shape & { readonly course: string; readonly role: string })[] = [
  { ...ENGLISH_DESKTOP, course: 'Dare new things', role: 'Explorer' },
  { ...GERMAN_PHONE, course: 'Neues wagen', role: 'Forschung' },
];

let product: RunningProduct;
test.beforeEach(({ sharedSetup }) => {
  ({ product } = sharedSetup);
});

interface World {
  readonly talentId: string;
  readonly roleId: string;
  readonly trait: 'O';
  readonly direction: 'below' | 'above';
}

/** Creates a role whose range for openness is clearly outside Anna's result, with its only course. */
async function createWorld(
  lena: ApiClient,
  { course, role, language }: (typeof SHAPES)[number],
): Promise<World> {
  const platform = await signIn(product.url, PLATFORM);
  const filter = encodeURIComponent(JSON.stringify({ email: ANNA }));
  const [anna] = await lena.call<readonly { id: string; latestResult: { o: number } }[]>(
    'GET',
    `/items/talents?fields=id,latestResult.o&filter=${filter}`,
  );
  if (anna === undefined) throw new Error('Anna is one of the demo world');
  const direction = anna.latestResult.o <= 5 ? 'below' : 'above';
  const limit = direction === 'below' ? 9 : 1;
  const ranges = Object.fromEntries(
    TRAITS.map((trait) => [
      trait,
      trait === 'O' ? { min: limit, max: limit, weight: 1 } : { min: 1, max: 9, weight: 1 },
    ]),
  );
  const { id: roleId } = await lena.call<{ id: string }>('POST', '/items/roles', {
    name: role,
    attributes: ranges,
    talents: [anna.id],
  });
  const { id: courseId } = await platform.call<{ id: string }>('POST', '/items/training_courses', {
    title: course,
    description: '1',
    language: language.toUpperCase(),
    trait: 'O',
    direction,
    provider: 'Lernwerk Nord',
    url: 'https://academy.example/',
  });
  await lena.call('POST', '/items/roles_training_courses', {
    roles_id: roleId,
    training_courses_id: courseId,
  });
  return { talentId: anna.id, roleId, trait: 'O', direction };
}

async function openAs(
  browser: Browser,
  { email, path, shape }: { email: string; path: string; shape: Shape },
) {
  const { locale, viewport, language } = shape;
  const context = await browser.newContext({ locale, viewport });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await new AdminPage(page, { origin: product.url, language }).enter(email, path);
  return { page, close: async () => (errors.expectNone(), context.close()) };
}

async function register(page: Page, { language, course }: (typeof SHAPES)[number]): Promise<void> {
  const labels = LABELS[language];
  await page.getByRole('button', { name: interpolate(labels.askLabel, { title: course }) }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect(field(labels.form.first_name)).toHaveValue('Anna');
  await expectDialogAccessible(page);
  await field(labels.form.phone).fill('+49');
  await dialog.getByRole('button', { name: labels.form.send }).click();
  await expect(field(labels.form.phone)).toBeFocused();
  await expectDialogAccessible(page);
  await field(labels.form.phone).fill('015112345678');
  await field(labels.form.situation).fill('Many projects at a time');
  // The box itself is hidden below its label.
  await dialog.getByText(labels.form.consent).click();
  await dialog.getByRole('button', { name: labels.form.send }).press('Enter');
  await expect(page.getByText(labels.form.sent)).toBeVisible();
}

for (const shape of selectShapes('phone', SHAPES)) {
  test(`a course is recommended, registered for and withdrawn, ${nameOf(shape)}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const { language, course } = shape;
    const labels = LABELS[language];
    for (const email of [ANNA, PLATFORM]) await signInSpeaking(product.url, email, language);
    const lena = await signInSpeaking(product.url, LENA, language);
    const { talentId, roleId, trait, direction } = await createWorld(lena, shape);
    const own = await openAs(browser, {
      email: ANNA,
      path: `/talent-profile/${talentId}/roles/${roleId}`,
      shape,
    });
    const main = own.page.getByRole('main');
    await expect(main.getByRole('heading', { name: labels.title })).toBeVisible();
    const { name } = PERSONALITY[language].traits[trait];
    await expect(main.getByText(interpolate(labels.helps[direction], { trait: name }))).toBeVisible();
    await expectAccessible(own.page);
    await register(own.page, shape);
    const withdraw = own.page.getByRole('button', {
      name: interpolate(labels.withdrawLabel, { title: course }),
    });
    await expect(withdraw).toBeVisible();

    const platform = await openAs(browser, { email: PLATFORM, path: '/admin/trainings', shape });
    await expect(platform.page.getByRole('list', { name: labels.admin.courses })).toContainText(course);
    await expectAccessible(platform.page);
    await platform.page.getByRole('tab', { name: labels.admin.requests }).click();
    const list = platform.page.getByRole('list', { name: labels.admin.requests });
    await expect(list.getByRole('listitem').filter({ hasText: course })).toContainText('Anna Kowalski');
    await expectAccessible(platform.page);
    await platform.close();

    await withdraw.click();
    await own.page.getByRole('alertdialog').getByRole('button', { name: labels.withdraw }).click();
    await expect(own.page.getByText(labels.withdrawn)).toBeVisible();
    await expect(
      own.page.getByRole('button', { name: interpolate(labels.askLabel, { title: course }) }),
    ).toBeVisible();
    await own.close();
  });
}
