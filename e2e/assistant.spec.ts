import { expect } from '@playwright/test';
import { expectAccessible, expectAwake, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { AssistantPage } from './assistant-steps.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { DEMO_PASSWORD, type RunningProduct } from './running-product.ts';
import { choosePassword, openMailedLink } from './session-steps.ts';
import { test } from './shared-product.ts';
import type { Invitee, Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// From a job to its first invitation: the role assistant for workspaces and the one for visitors, by keyboard alone.

const LENA = 'lena@nordlicht.example';

interface Journey extends Shape {
  readonly colorScheme: 'light' | 'dark';
  readonly title: string;
  readonly invitee: Invitee;
}

const JOURNEYS: readonly [Journey, Journey] = [
  {
    ...ENGLISH_DESKTOP,
    colorScheme: 'light',
    title: 'Head of customer service',
    invitee: { first: 'Robin', last: 'Asker', email: 'robin.asker@assistant.example' },
  },
  {
    ...GERMAN_PHONE,
    colorScheme: 'dark',
    title: 'Leitung Kundendienst',
    invitee: { first: 'Robin', last: 'Frager', email: 'robin.frager@assistant.example' },
  },
];

const TEXTS = {
  purpose: 'Help in a day.',
  accountabilities: ['Answers', 'Leads six'],
  value: 'Customers stay.',
};
const PASSWORD = 'seven quiet herons wading';
const FIRST_ANSWERS = '4240314';
const REMAINING_ANSWERS = '3241424131422';

interface StoredRole {
  readonly id: string;
  readonly purpose: string | null;
  readonly accountabilities: string | null;
  readonly value_creation: string | null;
  readonly attributes: Record<string, { min: number; max: number }>;
  readonly range_sources: Record<string, { kind: string }>;
  readonly draft_state: string | null;
  readonly draft_answers: unknown;
}

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

async function findRole(
  name: string,
  who: { readonly email: string; readonly password: string } = { email: LENA, password: DEMO_PASSWORD },
): Promise<StoredRole> {
  const client = await signIn(product.url, who.email, who.password);
  const filter = encodeURIComponent(JSON.stringify({ name: { _eq: name } }));
  const fields =
    'id,purpose,accountabilities,value_creation,attributes,range_sources,draft_state,draft_answers';
  const roles = await client.call<StoredRole[]>('GET', `/items/roles?fields=${fields}&filter=${filter}`);
  expect(roles).toHaveLength(1);
  return roles[0] as StoredRole;
}

async function invite(at: AssistantPage, { title, invitee }: Journey): Promise<void> {
  const { invitations } = at.assistantTexts;
  await at.expectQuestion(invitations.title);
  await expect(at.main.getByRole('button', { name: new RegExp(title) })).toBeVisible();
  const first = fill(invitations.people.field, { field: invitations.people.firstName, number: 1 });
  await at.press(at.main.getByRole('textbox', { name: first }));
  for (const text of [invitee.first, invitee.last, invitee.email]) {
    await at.page.keyboard.type(text);
    await at.keys('Tab');
  }
  const send = at.main.getByRole('button', { name: fill(invitations.send.now_one, { count: 1 }) });
  await at.press(send, 'Enter');
  await expect(at.main.getByText(fill(invitations.result.invited_one, { count: 1 }))).toBeVisible();
  await catcher.waitFor((caughtMail) => caughtMail.to === invitee.email);
}

/** Answers all questions without an account, up to the draft. */
async function describeAsVisitor(at: AssistantPage, title: string): Promise<void> {
  await at.page.goto(`${product.url}/role-assistant`);
  await expectAwake(at.page);
  await at.press(at.main.getByRole('button', { name: at.assistantTexts.assistant.start.begin }), 'Enter');
  await at.answerTextQuestions({ ...TEXTS, title });
  await at.answerStatements(0, FIRST_ANSWERS + REMAINING_ANSWERS);
  await at.makeDraft(title);
}

/** Creates a workspace, up to the page that waits for the mail. */
async function signUp(at: AssistantPage, email: string): Promise<void> {
  const { signUp: signUpTexts } = at.assistantTexts.auth;
  await expect(at.page.getByRole('heading', { level: 1, name: signUpTexts.title })).toBeVisible();
  await expectAwake(at.page);
  const entries = [
    [signUpTexts.company, 'Quarzwerk'],
    [signUpTexts.firstName, 'Nora'],
    [signUpTexts.lastName, 'Neu'],
    [signUpTexts.email, email],
  ] as const;
  for (const [label, value] of entries) await at.page.getByLabel(label).fill(value);
  await at.page.locator('input[type=password]').fill(PASSWORD);
  await at.page.keyboard.press('Enter');
  await expect(at.page.getByRole('heading', { level: 1, name: signUpTexts.confirm })).toBeVisible();
}

/** Accepts the offered draft, which has the contents that the visitor saw. */
async function takeOver(at: AssistantPage, title: string): Promise<void> {
  const { takeOver: takeOverTexts, result } = at.assistantTexts.assistant;
  await expect(at.main.getByRole('heading', { name: takeOverTexts.title })).toBeVisible();
  await expectAccessible(at.page);
  await at.press(at.main.getByRole('button', { name: takeOverTexts.action }), 'Enter');
  await at.expectQuestion(result.title.replace('{{name}}', title));
  await expectAccessible(at.page);
}

/** Expects a draft role with the texts, ranges and answers of the visitor. */
function expectWhole(role: StoredRole, title: string): void {
  expect(role).toMatchObject({
    purpose: TEXTS.purpose,
    accountabilities: expect.stringContaining(TEXTS.accountabilities[1] ?? ''),
    value_creation: TEXTS.value,
    draft_state: 'draft',
    draft_answers: { title, statements: { O1: 4, ES4: 2 } },
    range_sources: { O: { kind: 'assistant' }, ES: { kind: 'assistant' } },
  });
  expect(Object.values(role.attributes).some(({ min, max }) => min > 1 || max < 9)).toBe(true);
}

function useShape({ viewport, locale, colorScheme }: Journey): void {
  test.use({ viewport, locale, colorScheme });
}

for (const journey of selectShapes('phone', JOURNEYS)) {
  test.describe(`the role assistant ${nameOf(journey)}`, () => {
    useShape(journey);

    test('leads from the first question to the first invitation, over a reload', async ({ page }) => {
      const errors = watchErrors(page);
      const admin = new AdminPage(page, { origin: product.url, language: journey.language });
      await signInSpeaking(product.url, LENA, journey.language);
      const at = new AssistantPage(page, journey.language);
      const { assistant, job } = at.assistantTexts;
      await admin.enter(LENA, '/roles/create/assistant');
      await at.expectQuestion(assistant.start.title);
      await expectAccessible(page);
      await at.press(at.main.getByRole('button', { name: assistant.start.begin }), 'Enter');
      await at.answerTextQuestions({ ...TEXTS, title: journey.title });
      await at.answerStatements(0, FIRST_ANSWERS);
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
      await at.answerStatements(7, REMAINING_ANSWERS);
      await at.makeDraft(journey.title);
      const createdRole = await findRole(journey.title);
      expect(Object.values(createdRole.range_sources).map(({ kind }) => kind)).toEqual(
        Array.from({ length: 5 }, () => 'assistant'),
      );
      await at.press(at.main.getByRole('button', { name: assistant.result.invite }), 'Enter');
      await invite(at, journey);
      expect(await findRole(journey.title)).toMatchObject({ draft_state: null, draft_answers: null });
      errors.expectNone();
    });
  });
}

// A visitor can get a workspace in two ways: one is tested on the desktop in English, the other on the phone in German.
const [desktop, phone] = JOURNEYS;

test.describe(`the role assistant ${nameOf(desktop)}`, () => {
  const journey = desktop;
  useShape(journey);

  test('keeps the answers of a visitor for the workspace after the login', async ({ page }) => {
    const errors = watchErrors(page);
    await signInSpeaking(product.url, LENA, journey.language);
    const at = new AssistantPage(page, journey.language);
    const { assistant } = at.assistantTexts;
    const title = `${journey.title} 2`;
    await describeAsVisitor(at, title);
    await at.press(at.main.getByRole('link', { name: assistant.result.signIn }), 'Enter');
    await at.signIn(LENA, DEMO_PASSWORD);
    await takeOver(at, title);
    expectWhole(await findRole(title), title);
    await page.goto(`${product.url}/roles/create/assistant`);
    await expect(at.main.getByText(title)).toBeVisible();
    await expect(at.main.getByRole('heading', { name: assistant.takeOver.title })).toHaveCount(0);
    errors.expectNone();
  });
});

test.describe(`the role assistant ${nameOf(phone)}`, () => {
  const journey = phone;
  useShape(journey);

  test('keeps the answers of a visitor who creates their own workspace', async ({ page, browser }) => {
    const errors = watchErrors(page);
    const at = new AssistantPage(page, journey.language);
    const { assistant, auth } = at.assistantTexts;
    const title = `${journey.title} 3`;
    const email = `founder.${journey.language}@assistant.example`;
    await describeAsVisitor(at, title);
    await at.press(at.main.getByRole('link', { name: assistant.result.signUp }), 'Enter');
    await signUp(at, email);
    await expect(page.getByText(auth.draft.sent)).toBeVisible();
    await expectAccessible(page);

    await test.step('in another browser the link explains where the draft is', async () => {
      const context = await browser.newContext({ locale: journey.locale, viewport: journey.viewport });
      const other = await context.newPage();
      await openMailedLink(other, { catcher, to: email, path: '/email-confirmation' });
      await choosePassword(other, PASSWORD, auth.confirmation.submit);
      await expect(other.getByText(auth.draft.elsewhere)).toBeVisible();
      await expectAccessible(other);
      await context.close();
    });

    await openMailedLink(page, { catcher, to: email, path: '/email-confirmation' });
    await expect(page.getByText(auth.draft.here)).toBeVisible();
    await expectAccessible(page);
    await at.press(page.getByRole('link', { name: auth.login.submit }), 'Enter');
    await at.signIn(email, PASSWORD);
    await expect(page).toHaveURL(`${product.url}/roles/create/assistant`);
    await takeOver(at, title);
    expectWhole(await findRole(title, { email, password: PASSWORD }), title);
    await page.goto(`${product.url}/roles`);
    await at.press(
      at.main.getByRole('radio', { name: fill(at.labels.roles.state.list.draft, { count: 1 }) }),
      'Enter',
    );
    await expect(at.main.getByRole('row').filter({ hasText: title })).toBeVisible();
    await page.goto(`${product.url}/dashboard`);
    await expect(at.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(at.main.getByRole('heading', { name: assistant.takeOver.title })).toHaveCount(0);
    errors.expectNone();
  });
});

test('a first save whose answer is lost creates one draft, not two', async ({ page }) => {
  await signInSpeaking(product.url, LENA, 'en');
  const at = new AssistantPage(page, 'en');
  const { assistant } = at.assistantTexts;
  const title = 'Head of lost answers';
  let lostCount = 0;
  await page.route(
    (url) => url.pathname === '/api/items/roles',
    async (route) => {
      if (lostCount > 0 || route.request().method() !== 'POST') return route.fallback();
      lostCount += 1;
      expect((await route.fetch()).ok()).toBe(true);
      return route.abort();
    },
  );
  const admin = new AdminPage(page, { origin: product.url, language: 'en' });
  await admin.enter(LENA, '/roles/create/assistant');
  await at.expectQuestion(assistant.start.title);
  await at.press(at.main.getByRole('button', { name: assistant.start.begin }), 'Enter');
  await at.answerTextQuestions({ ...TEXTS, title });
  await at.answerStatements(0, FIRST_ANSWERS);
  await expect(at.main.getByText(assistant.saving.saved, { exact: true })).toBeVisible();
  expect(lostCount).toBe(1);
  expect(await findRole(title)).toMatchObject({
    draft_answers: { title, statements: { O1: 4, A3: 'unsure' } },
  });
});
