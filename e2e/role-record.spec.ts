import { expect } from '@playwright/test';
import { roleCreationDe } from '@quint/phrases/roles/screens/role-creation.de.ts';
import { roleCreationEn } from '@quint/phrases/roles/screens/role-creation.en.ts';
import { roleTemplatesDe } from '@quint/phrases/roles/screens/role-templates.de.ts';
import { roleTemplatesEn } from '@quint/phrases/roles/screens/role-templates.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill, WeekPage } from './week-steps.ts';

// A role from a template to its first invitation; then its copy, the archive, and its restoration: all by keyboard.

const LENA = 'lena@nordlicht.example';
const LABELS = {
  en: { creation: roleCreationEn, templates: roleTemplatesEn },
  de: { creation: roleCreationDe, templates: roleTemplatesDe },
} as const;

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

/** Goes from the overview to the page of a new role from a template. */
async function useTemplate(
  at: WeekPage,
  { creation, templates }: (typeof LABELS)['en' | 'de'],
): Promise<void> {
  const { name, reasons } = templates.finance;
  await at.go('r', at.labels.roles.title);
  await at.press(at.main.getByRole('link', { name: at.labels.roles.create }), 'Enter');
  await at.expectTitle(creation.title);
  await expect(at.main.getByRole('heading', { name: creation.surveys.title })).toBeVisible();
  await expectAccessible(at.page);
  await at.press(
    at.main.getByRole('link', { name: new RegExp(`^${creation.ways.templates.title}`) }),
    'Enter',
  );
  await at.expectTitle(creation.ways.templates.title);
  await expectAccessible(at.page);
  await at.press(at.main.getByRole('link', { name: new RegExp(`^${name}`) }), 'Enter');
  await at.expectTitle(name);
  await expect(at.main.getByText(reasons.C)).toBeVisible();
  await expectAccessible(at.page);
  await at.press(at.main.getByRole('button', { name: creation.templates.use }).first(), 'Enter');
  await expect(at.page).toHaveURL(/\/roles\/[\w-]+\?tab=ranges$/);
  await at.expectTitle(name);
}

/** Selects an entry in the menu of the role whose page is open. */
async function pressInMenu(at: WeekPage, role: string, entry: string): Promise<void> {
  await at.press(at.main.getByRole('button', { name: fill(at.labels.roles.menu, { name: role }) }), 'Enter');
  await at.press(at.page.getByRole('menuitem', { name: entry }), 'Enter');
}

for (const shape of selectShapes('phone', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test.describe(nameOf(shape), () => {
    test.use({ locale: shape.locale, viewport: shape.viewport });

    test('A role is created from a template, copied, archived and restored', async ({ page }) => {
      const errors = watchErrors(page);
      const labels = LABELS[shape.language];
      const name = labels.templates.finance.name;
      await signInSpeaking(product.url, LENA, shape.language);
      await new AdminPage(page, { origin: product.url, language: shape.language }).enter(LENA, '/dashboard');
      const at = new WeekPage(page, shape.language);
      const { dashboard, roles } = at.labels;
      await expect(at.main.getByRole('heading', { name: dashboard.day.title })).toBeVisible();

      await useTemplate(at, labels);
      await expect(at.main.getByRole('button', { name: roles.record.row.skills })).toBeVisible();
      await expectAccessible(page);
      const email = `robin.${shape.language}@role.example`;
      await at.invite({ first: 'Robin', last: 'Weekes', email });
      await catcher.waitFor(({ to }) => to === email);

      await at.openRole(name);
      await pressInMenu(at, name, roles.duplicate);
      const copy = fill(roles.form.copyOf, { name });
      await expect(page).toHaveURL(/\/roles\/[\w-]+\?tab=ranges$/);
      await at.expectTitle(copy);
      await at.go('r', roles.title);
      await at.press(at.main.getByRole('row').filter({ hasText: copy }), 'Enter');
      await at.expectTitle(copy);

      await pressInMenu(at, copy, roles.state.verb.archive);
      await at.expectNotification(fill(roles.state.done.archive, { name: copy }));
      await expect(at.main.getByRole('button', { name: roles.invite })).toHaveCount(0);
      await expectAccessible(page);
      await at.go('r', roles.title);
      await expect(at.main.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
      const archivedLabel = fill(roles.state.list.archived, { count: 1 });
      await at.press(at.main.getByRole('radio', { name: archivedLabel }), 'Enter');
      await expect(page).toHaveURL(/state=archived/);
      await at.press(at.main.getByRole('row').filter({ hasText: copy }), 'Enter');
      await at.expectTitle(copy);
      const { state } = at.labels.vacancy;
      await at.press(at.main.getByRole('button', { name: `${state.label}: ${state.archived}` }), 'Enter');
      await at.press(at.page.getByRole('menuitem', { name: state.unarchive }), 'Enter');
      await at.expectNotification(fill(roles.state.done.unarchive, { name: copy }));
      await expect(at.main.getByRole('button', { name: roles.invite })).toBeVisible();
      errors.expectNone();
    });
  });
}
