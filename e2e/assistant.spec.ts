import { expect, test } from '@playwright/test';
import { expectAccessible, expectAwake, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn } from './api-client.ts';
import { AssistantPage } from './assistant-steps.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { DEMO_PASSWORD, startProduct, type RunningProduct } from './running-product.ts';
import type { Invited, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';
import { fill } from './week-steps.ts';

// From a job to its first invitation: the role assistant of a workspace and the one for visitors, by keyboard alone.

const LENA = 'lena@nordlicht.example';

interface Journey extends Shape {
  readonly colorScheme: 'light' | 'dark';
  readonly title: string;
  readonly invited: Invited;
}

const JOURNEYS: readonly Journey[] = [
  {
    ...ENGLISH_DESKTOP,
    colorScheme: 'light',
    title: 'Head of customer service',
    invited: { first: 'Robin', last: 'Asker', email: 'robin.asker@assistant.example' },
  },
  {
    ...GERMAN_PHONE,
    colorScheme: 'dark',
    title: 'Leitung Kundendienst',
    invited: { first: 'Robin', last: 'Frager', email: 'robin.frager@assistant.example' },
  },
];

const TEXTS = {
  purpose: 'Help in a day.',
  accountabilities: ['Answers', 'Leads six'],
  value: 'Customers stay.',
};
const STARTED = '4240314';
const REST = '3241424131422';

interface StoredRole {
  readonly id: string;
  readonly attributes: Record<string, { min: number; max: number }>;
  readonly range_sources: Record<string, { kind: string }>;
  readonly draft_state: string | null;
  readonly draft_answers: unknown;
}

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeAll(async () => {
  catcher = await startMailCatcher();
  product = await startProduct({ SMTP_URL: catcher.url });
});
test.afterAll(async () => {
  await product?.stop();
  await catcher?.stop();
});

async function findRole(name: string): Promise<StoredRole> {
  const lena = await signIn(product.url, LENA);
  const filter = encodeURIComponent(JSON.stringify({ name: { _eq: name } }));
  const fields = 'id,attributes,range_sources,draft_state,draft_answers';
  const roles = await lena.call<StoredRole[]>('GET', `/items/roles?fields=${fields}&filter=${filter}`);
  expect(roles).toHaveLength(1);
  return roles[0] as StoredRole;
}

async function invite(at: AssistantPage, { title, invited }: Journey): Promise<void> {
  const { invitations } = at.says;
  await at.expectQuestion(invitations.title);
  await expect(at.main.getByRole('button', { name: new RegExp(title) })).toBeVisible();
  const first = fill(invitations.people.field, { field: invitations.people.firstName, number: 1 });
  await at.press(at.main.getByRole('textbox', { name: first }));
  for (const text of [invited.first, invited.last, invited.email]) {
    await at.page.keyboard.type(text);
    await at.keys('Tab');
  }
  const send = at.main.getByRole('button', { name: fill(invitations.send.now_one, { count: 1 }) });
  await at.press(send, 'Enter');
  await expect(at.main.getByText(fill(invitations.result.invited_one, { count: 1 }))).toBeVisible();
  await catcher.waitFor((caught) => caught.to === invited.email);
}

for (const journey of JOURNEYS) {
  test.describe(`the role assistant ${nameOf(journey)}`, () => {
    test.use({
      viewport: journey.viewport,
      locale: journey.locale,
      colorScheme: journey.colorScheme,
    });

    test('leads from the first question to the first invitation, over a reload', async ({ page }) => {
      const errors = watchErrors(page);
      const admin = new AdminPage(page, { origin: product.url, language: journey.language });
      await admin.signIn(LENA);
      const client = await signIn(product.url, LENA);
      await client.call('PATCH', '/users/me', { platform_language: journey.language.toUpperCase() });
      const at = new AssistantPage(page, journey.language);
      const { assistant, job } = at.says;
      await page.goto(`${product.url}/roles/create/assistant`);
      await at.expectQuestion(assistant.start.title);
      await expectAccessible(page);
      await at.press(at.main.getByRole('button', { name: assistant.start.begin }), 'Enter');
      await at.answerInWords({ ...TEXTS, title: journey.title });
      await at.answerStatements(0, STARTED);
      const next = at.main.getByRole('radiogroup', { name: job.statements.E3 });
      await expect(next).toBeVisible();
      await expectAccessible(page);
      await expect(at.main.getByText(assistant.saving.saved, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/role=.*&step=13$/);
      expect(await findRole(journey.title)).toMatchObject({
        draft_state: 'draft',
        draft_answers: { title: journey.title, statements: { O1: 4, A3: 'unsure' } },
      });

      await page.reload();
      await expect(next).toBeVisible();
      await at.answerStatements(7, REST);
      await at.makeDraft(journey.title);
      const made = await findRole(journey.title);
      expect(Object.values(made.range_sources).map(({ kind }) => kind)).toEqual(
        Array.from({ length: 5 }, () => 'assistant'),
      );
      await at.press(at.main.getByRole('button', { name: assistant.result.invite }), 'Enter');
      await invite(at, journey);
      expect(await findRole(journey.title)).toMatchObject({ draft_state: null, draft_answers: null });
      errors.expectNone();
    });

    test('keeps what a visitor answers, for the workspace after the login', async ({ page }) => {
      const errors = watchErrors(page);
      const at = new AssistantPage(page, journey.language);
      const { assistant } = at.says;
      const title = `${journey.title} 2`;
      await page.goto(`${product.url}/role-assistant`);
      await expectAwake(page);
      await at.press(at.main.getByRole('button', { name: assistant.start.begin }), 'Enter');
      await at.answerInWords({ ...TEXTS, title });
      await at.answerStatements(0, STARTED + REST);
      await at.makeDraft(title);
      await at.press(at.main.getByRole('link', { name: assistant.result.signIn }), 'Enter');
      const login = page.locator('input[type=password]');
      await expect(login).toBeVisible();
      await expectAwake(page);
      await page.locator('input[type=email]').fill(LENA);
      await login.fill(DEMO_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(at.main.getByRole('heading', { name: assistant.takeOver.title })).toBeVisible();
      await expectAccessible(page);
      await at.press(at.main.getByRole('button', { name: assistant.takeOver.action }), 'Enter');
      await at.makeDraft(title);
      expect(await findRole(title)).toMatchObject({
        draft_state: 'draft',
        draft_answers: { title, statements: { O1: 4, ES4: 2 } },
      });
      await page.goto(`${product.url}/roles/create/assistant`);
      await expect(at.main.getByText(title)).toBeVisible();
      await expect(at.main.getByRole('heading', { name: assistant.takeOver.title })).toHaveCount(0);
      errors.expectNone();
    });
  });
}

test('a first save whose answer is lost makes one draft, not two', async ({ page }) => {
  await new AdminPage(page, { origin: product.url, language: 'en' }).signIn(LENA);
  const client = await signIn(product.url, LENA);
  await client.call('PATCH', '/users/me', { platform_language: 'EN' });
  const at = new AssistantPage(page, 'en');
  const { assistant } = at.says;
  const title = 'Head of lost answers';
  let lost = 0;
  await page.route(
    (url) => url.pathname === '/api/items/roles',
    async (route) => {
      if (lost > 0 || route.request().method() !== 'POST') return route.fallback();
      lost += 1;
      expect((await route.fetch()).ok()).toBe(true);
      return route.abort();
    },
  );
  await page.goto(`${product.url}/roles/create/assistant`);
  await at.expectQuestion(assistant.start.title);
  await at.press(at.main.getByRole('button', { name: assistant.start.begin }), 'Enter');
  await at.answerInWords({ ...TEXTS, title });
  await at.answerStatements(0, STARTED);
  await expect(at.main.getByText(assistant.saving.saved, { exact: true })).toBeVisible();
  expect(lost).toBe(1);
  expect(await findRole(title)).toMatchObject({
    draft_answers: { title, statements: { O1: 4, A3: 'unsure' } },
  });
});
