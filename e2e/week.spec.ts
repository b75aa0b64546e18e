import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible, expectDialogAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import { seedTalents, forgetReminders } from './seed-talents.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import type { Invitee, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill, WeekPage } from './week-steps.ts';

// A week of recruiting from the invitation to the group, by keyboard alone after signing in. Axe checks only states
// that appear while working; `pages.spec.ts` covers the pages as they open.

const LENA = 'lena@nordlicht.example';
const ANNA = 'anna.kowalski@mail.example';
/** As many talents as in a large workspace. */
const TALENT_COUNT = 10_000;
const EXPORT_MS = 60_000;

interface Week extends Shape {
  readonly role: string;
  readonly group: string;
  readonly invitee: Invitee;
  /** Invited earlier, and not finished. */
  readonly waitingPerson: string;
  /** Their last name is hidden. */
  readonly maskedPerson: string;
  /** Considered for the role and finished; the first is hired, the second does not move forward. */
  readonly candidates: readonly [string, string, string];
}

const WEEKS: readonly Week[] = [
  {
    ...ENGLISH_DESKTOP,
    role: 'Product Owner',
    group: 'Growth',
    invitee: { first: 'Robin', last: 'Weekes', email: 'robin.weekes@week.example' },
    waitingPerson: 'Henrik Dahl',
    maskedPerson: 'Mehmet',
    candidates: ['Nikolai Sommer', 'Anna Kowalski', 'Lukas Brandner'],
  },
  {
    ...GERMAN_PHONE,
    role: 'Kundenbetreuung',
    group: 'Plattform',
    invitee: { first: 'Robin', last: 'Wochner', email: 'robin.wochner@week.example' },
    waitingPerson: 'Luisa Brenner',
    maskedPerson: 'Elif',
    candidates: ['Samuel Adeyemi', 'Sofia Rinaldi', 'Charlotte Engel'],
  },
];

let catcher: MailCatcher;
let product: RunningProduct;
let lena: ApiClient;

test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ SMTP_URL: catcher.url });
  lena = await signIn(product.url, LENA);
  // At 23 minutes past the hour, the product would remind the same people, and a second reminder has to wait for a day.
  const me = await lena.call<{ active_workspace: { id: string } }>(
    'GET',
    '/users/me?fields=active_workspace.id',
  );
  await lena.call('PATCH', `/items/organizations/${me.active_workspace.id}`, { sends_reminders: false });
  await forgetReminders(product.dataDir, ANNA);
  await seedTalents(product.dataDir, ANNA, TALENT_COUNT);
});

test.afterAll(async () => {
  await product?.stop();
  await catcher?.stop();
});

async function insightsLeft(): Promise<number> {
  const me = await lena.call<{ active_workspace: { custom_limits: { talent_insights_budget: number } } }>(
    'GET',
    '/users/me?fields=active_workspace.custom_limits',
  );
  return me.active_workspace.custom_limits.talent_insights_budget;
}

async function emailOf(name: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ last_name: { _eq: name.split(' ')[1] } }));
  const talents = await lena.call<{ email: string }[]>('GET', `/items/talents?fields=email&filter=${filter}`);
  return talents[0]?.email ?? '';
}

/** Invites a person on the page of the role. */
async function invite(at: WeekPage, { role, invitee }: Week): Promise<void> {
  await at.openRole(role);
  await at.invite(invitee);
  await catcher.waitFor((caughtMail) => caughtMail.to === invitee.email);
}

/** Reminds an unfinished person from the list; the mail waits for an undo, so it is read later. */
async function remind(at: WeekPage, { waitingPerson }: Week): Promise<void> {
  const { people } = at.labels;
  await at.press(await at.findTalent(waitingPerson), 'x');
  const bar = at.main.getByRole('region', { name: people.selection.label });
  await expect(bar).toContainText(fill(people.selection.count_one, { count: 1 }));
  await expectAccessible(at.page);
  await at.keys('m');
  await at.expectNotification(fill(people.done.remind_one, { name: waitingPerson }));
}

/** Price and remaining insights are shown before the press; the name is revealed in the list. */
async function unlock(at: WeekPage, { maskedPerson }: Week): Promise<void> {
  const { unlock: labels, done } = at.labels.people;
  const remainingInsights = await insightsLeft();
  const row = await at.findTalent(maskedPerson);
  await expect(row).toContainText('*****');
  await at.press(row, 'u');
  const dialog = at.page.getByRole('alertdialog');
  await expect(dialog).toContainText(
    fill(labels.rest, { now: remainingInsights, after: remainingInsights - 1 }),
  );
  await at.press(dialog.getByRole('button', { name: fill(labels.confirm_one, { count: 1 }) }), 'Enter');
  await at.expectNotification(fill(done.unlock_one, { name: maskedPerson }).slice(0, maskedPerson.length));
  await expect(row).not.toContainText('*****');
  await expect(row).toContainText(maskedPerson);
  expect(await insightsLeft()).toBe(remainingInsights - 1);
}

/** Exports all people as a spreadsheet, which is written in the background. */
async function exportAll(at: WeekPage): Promise<void> {
  const { talents } = at.labels;
  await at.go('t', talents.title);
  await at.press(at.main.getByRole('button', { name: talents.export.do, exact: true }), 'Enter');
  const dialog = at.page.getByRole('dialog', { name: talents.export.title });
  // It is written row by row in the page, which takes as long as the machine is busy.
  const download = at.page.waitForEvent('download', { timeout: EXPORT_MS });
  await at.press(dialog.getByRole('button', { name: /10[.,]\d{3}/ }), 'Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  // About 20 bytes a row, compressed.
  expect(content.length).toBeGreaterThan(10 * TALENT_COUNT);
  await expect(dialog).toBeHidden();
}

/** Compares three people of the role, and writes on the sheet of the first. */
async function compareAndInterview(at: WeekPage, { role, candidates }: Week, note: string): Promise<void> {
  const { comparison, interview, interviewPrint, people } = at.labels;
  await at.openRole(role);
  for (const name of candidates) {
    await at.moveTo(name);
    await at.keys('x');
  }
  const bar = at.main.getByRole('region', { name: people.selection.label });
  await expect(bar).toContainText(fill(people.selection.count_other, { count: 3 }));
  await at.keys('c');
  const isPhone = (at.page.viewportSize()?.width ?? 0) < 768;
  await at.expectTitle(isPhone ? comparison.titleShort.three : fill(comparison.titleFor, { role }));
  for (const name of candidates) {
    await expect(at.main.getByText(name.split(' ')[0] ?? name).first()).toBeVisible();
  }
  await at.press(at.main.getByRole('link', { name: comparison.sheet }), 'Enter');
  await at.expectTitle(fill(interviewPrint.title_other, { count: 3 }));
  const [name] = candidates;
  await at.press(at.main.getByRole('link', { name: fill(interviewPrint.rate, { name }) }), 'Enter');
  await at.expectTitle(fill(interview.title, { name }));
  await at.press(at.main.getByRole('textbox', { name: interview.notes }));
  await at.page.keyboard.type(note);
  await at.page.keyboard.press('Tab');
  await at.page.keyboard.press('4');
  await expect(at.main.getByText(interview.saving.saved, { exact: true })).toBeVisible();
  // Letters are shortcuts outside of fields.
  await at.page.keyboard.press('Tab');
}

/** Marks a person as not moving forward, with a reason, and undoes it with a key. */
async function rejectAndTakeBack(at: WeekPage, { role, candidates }: Week): Promise<void> {
  const { people, vacancy, vacancyMails } = at.labels;
  const { list, stages } = vacancy;
  const [, name] = candidates;
  await at.openRole(role);
  const row = at.rowOf(name);
  await at.moveTo(name);
  await at.keys('n');
  const dialog = at.page.getByRole('dialog');
  await expect(dialog).toContainText(fill(people.reject.role, { role }));
  await at.press(dialog.getByRole('radio', { name: people.reject.reasons.salary }), 'Space');
  await at.press(dialog.getByRole('textbox', { name: people.reject.note }));
  await at.page.keyboard.type('42');
  await at.press(dialog.getByRole('button', { name: people.verb.reject }), 'Enter');
  await at.expectNotification(fill(people.done.reject_one, { name, target: role }));
  // The answer is only offered.
  await expectDialogAccessible(at.page);
  await at.press(at.page.getByRole('button', { name: vacancyMails.send.noMail }), 'Enter');
  await expect(at.page.getByRole('dialog')).toBeHidden();
  const decidedRow = at.main
    .getByRole('region', { name: fill(list.label, { stage: stages.decided }) })
    .locator('[data-row]')
    .filter({ hasText: name });
  await expect(decidedRow).toBeVisible();
  await at.keys('z');
  await expect(decidedRow).toHaveCount(0);
  await expect(row).toBeVisible();
}

/** Hires from the page of the person. */
async function hire(at: WeekPage, { role, candidates }: Week): Promise<void> {
  const { people, record } = at.labels;
  const [name] = candidates;
  await at.openRole(role);
  await at.moveTo(name);
  await at.keys('Enter');
  await at.expectTitle(name);
  await (await at.findTalent(name)).press('Enter');
  await at.expectTitle(name);
  const status = at.main.getByRole('group', { name: record.status.label });
  await at.press(status.getByRole('button').first(), 'Enter');
  await at.press(at.page.getByRole('menuitem', { name: people.verb.hire }), 'Enter');
  await at.expectNotification(fill(people.done.hire_one, { name }));
  await expect(status.getByRole('button').first()).toContainText(record.status.EMPLOYEE);
}

/** Adds the person to a group from the same page, and finds them there. */
async function join(at: WeekPage, { candidates, group }: Week): Promise<void> {
  const { people, teams } = at.labels;
  const [name] = candidates;
  const dialog = at.page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: people.field.group });
  await at.keys('t');
  await at.press(field);
  await at.page.keyboard.type(group);
  await expect(at.page.getByRole('option', { name: group })).toBeVisible();
  await expect(at.page.getByRole('option')).toHaveCount(1);
  await at.keys('ArrowDown', 'Enter');
  await expect(field).toHaveValue(group);
  await at.press(dialog.getByRole('button', { name: people.verb.group }), 'Enter');
  await at.expectNotification(fill(people.done.group_one, { name, target: group }));
  await at.go('m', teams.title);
  await at.press(at.main.getByRole('row', { name: new RegExp(group) }), 'Enter');
  await at.expectTitle(group);
  await expect(at.main.getByRole('link', { name }).first()).toBeVisible();
}

for (const week of selectShapes('desktop', WEEKS)) {
  test.describe(nameOf(week), () => {
    test.use({ viewport: week.viewport, locale: week.locale });

    test('An administrator recruits for a week by keyboard alone', async ({ page }) => {
      test.setTimeout(180_000);
      const note = `Asked on ${week.language}: 42 percent`;
      const errors = watchErrors(page);
      await lena.call('PATCH', '/users/me', { platform_language: week.language.toUpperCase() });
      await new AdminPage(page, { origin: product.url, language: week.language }).signIn(LENA);
      const at = new WeekPage(page, week.language);
      await expect(at.main.getByRole('heading', { name: at.labels.dashboard.day.title })).toBeVisible();
      await test.step('invites for a role', () => invite(at, week));
      await test.step('reminds', () => remind(at, week));
      await test.step('unlocks a hidden name', () => unlock(at, week));
      await test.step('exports everybody', () => exportAll(at));
      await test.step('compares, and writes on an interview sheet', () =>
        compareAndInterview(at, week, note));
      await test.step('undoes "not further"', () => rejectAndTakeBack(at, week));
      await test.step('hires', () => hire(at, week));
      await test.step('adds to a group', () => join(at, week));
      const remindedEmail = await emailOf(week.waitingPerson);
      await test.step('the reminder has arrived', () =>
        catcher.waitFor((caughtMail) => caughtMail.to === remindedEmail));
      errors.expectNone();
    });
  });
}
