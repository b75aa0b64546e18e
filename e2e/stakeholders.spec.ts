import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { roleRangesDe } from '@quint/phrases/roles/screens/role-ranges.de.ts';
import { roleRangesEn } from '@quint/phrases/roles/screens/role-ranges.en.ts';
import { roleStakeholdersDe } from '@quint/phrases/roles/screens/role-stakeholders.de.ts';
import { roleStakeholdersEn } from '@quint/phrases/roles/screens/role-stakeholders.en.ts';
import { roleSurveyDe } from '@quint/phrases/roles/screens/role-survey.de.ts';
import { linksEn } from '@quint/phrases/base/screens/links.en.ts';
import { roleSurveyEn } from '@quint/phrases/roles/screens/role-survey.en.ts';
import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { callAsGuest, signIn, signInSpeaking } from './api-client.ts';
import type { MailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// From a new role to a discussion about it: four stakeholders answer without an account; they agree on four traits.

const LENA = 'lena@nordlicht.example';
const LABELS = {
  en: { asking: roleStakeholdersEn, answering: roleSurveyEn, ranges: roleRangesEn },
  de: { asking: roleStakeholdersDe, answering: roleSurveyDe, ranges: roleRangesDe },
};

type Boxes = Readonly<Record<Trait, number>>;
/** They agree except on extraversion. */
const VIEWS: readonly Boxes[] = [
  { O: 3, C: 4, E: 4, A: 3, ES: 3 },
  { O: 3, C: 4, E: 4, A: 3, ES: 3 },
  { O: 3, C: 3, E: 1, A: 3, ES: 3 },
  { O: 3, C: 4, E: 1, A: 2, ES: 3 },
];

const SHAPES: readonly (Shape & { readonly role: string })[] = [
  { ...ENGLISH_DESKTOP, role: 'Service lead' },
  { ...GERMAN_PHONE, role: 'Leitung Werkstatt' },
];

/** The purpose that stakeholders read, shortened by AI. */
const SHORTENED_PURPOSE = {
  purpose: 'Keeps the workshop of the north running, and knows each customer by name.',
  purpose_summaries: ['Keeps the workshop running.'],
  purpose_origins: [{ by: 'ai', model: 'small-1', is_edited: false }],
  is_purpose_summarised: true,
};

let catcher: MailCatcher;
let product: RunningProduct;

test.beforeEach(({ sharedSetup }) => {
  ({ catcher, product } = sharedSetup);
});

/** The answers to all statements, in order. */
function valuesOf(view: Boxes): number[] {
  return JOB_STATEMENTS.map(({ trait, pole }) => (pole === 'high' ? view[trait] : 5 - view[trait]));
}

async function linkTo(address: string): Promise<string> {
  const { mail } = await catcher.waitFor(({ to }) => to === address);
  const [link] = /https?:\S+\/role-survey#[\w-]+/.exec(mail.text ?? '') ?? [];
  return link ?? '';
}

/** Answers and submits without the page. */
async function answerPast(address: string, view: Boxes): Promise<void> {
  const token = new URL(await linkTo(address)).hash.slice(1);
  const values = valuesOf(view);
  const answers = Object.fromEntries(JOB_STATEMENTS.map(({ id }, index) => [id, values[index]]));
  await callAsGuest(product.url, '/role-survey/answers', { token, answers });
  await callAsGuest(product.url, '/role-survey/finish', { token });
}

/** Opens the mailed link in its own browser, answers by keyboard alone, and submits. */
async function answer(
  browser: Browser,
  { shape, address, view }: { shape: Shape; address: string; view: Boxes },
): Promise<void> {
  const labels = LABELS[shape.language].answering;
  const { locale, viewport } = shape;
  const context = await browser.newContext({ locale, viewport });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await page.goto(await linkTo(address));
  await expectAccessible(page);
  await expect(page.getByText(`${labels.intro.purpose} · ${labels.shortened.ai}`)).toBeVisible();
  expect(page.url()).toBe(`${product.url}/role-survey`);
  await page.getByRole('button', { name: labels.intro.start }).press('Enter');
  await expect(page.getByRole('radiogroup')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(valuesOf(view).join(''));
  const title = fill(labels.check.title, { total: JOB_STATEMENTS.length });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: labels.check.send }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: labels.end.title })).toBeFocused();
  await expectAccessible(page);
  errors.expectNone();
  await context.close();
}

/** Creates a new role and asks four people about it; returns the path of the role. */
async function askStakeholders(
  page: Page,
  { shape, addresses }: { shape: Shape & { readonly role: string }; addresses: readonly string[] },
): Promise<string> {
  const { language, role } = shape;
  const { ask } = LABELS[language].asking;
  await new AdminPage(page, { origin: product.url, language }).enter(LENA, '/roles/create/stakeholders');
  await page.getByRole('textbox', { name: ask.name }).fill(role);
  const field = (number: number) => page.getByRole('textbox', { name: fill(ask.email, { number }) });
  await field(1).fill('nobody@');
  await field(1).press('Enter');
  await expect(page.getByText(ask.invalid)).toBeVisible();
  await field(1).fill(addresses[0] ?? '');
  for (const [index, address] of addresses.entries()) {
    await field(index + 1).fill(address);
    await field(index + 1).press('Enter');
  }
  await page.getByRole('radio', { name: ask[language === 'de' ? 'DE' : 'EN'] }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(ask.send_other, { count: 4 }) }).press('Enter');
  await page.waitForURL(/\/roles\/[\w-]+\?tab=ranges$/);
  return new URL(page.url()).pathname;
}

for (const shape of selectShapes('desktop', SHAPES)) {
  test(`four stakeholders lead to a discussion of one trait and to ranges for the others, ${nameOf(shape)}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const { merged } = LABELS[shape.language].asking;
    const ranges = LABELS[shape.language].ranges;
    const show = (label: string) => page.getByRole('button', { name: label }).press('Enter');
    const { locale, viewport, language } = shape;
    const lena = await signInSpeaking(product.url, LENA, language);
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const addresses = VIEWS.map((_, index) => `${language}${index}@stakeholder.example`);
    const path = await askStakeholders(page, { shape, addresses });
    const id = path.split('/').at(-1) ?? '';
    await lena.call('PATCH', `/items/roles/${id}`, SHORTENED_PURPOSE);

    for (const [index, view] of VIEWS.entries()) {
      const address = addresses[index] ?? '';
      if (index === 0) await answer(browser, { shape, address, view });
      else await answerPast(address, view);
      if (index !== 1) continue;
      await page.reload();
      await show(fill(ranges.links.showColleagues_other, { count: 2 }));
      await expect(page.getByText(fill(merged.waiting, { answers: 2, least: 3 }))).toBeVisible();
      await expect(page.getByText(merged.talk)).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.reload();
    await show(fill(ranges.links.showColleagues_other, { count: 4 }));
    await expect(page.getByText(merged.talk)).toBeVisible();
    await expectAccessible(page);
    await show(fill(ranges.colleagues.adoptAll_other, { count: 4 }));
    await expect(page.getByText(ranges.colleagues.same)).toHaveCount(4);
    await expect(page.getByText(merged.talk)).toBeVisible();
    await show(fill(ranges.bar.saveAs, { version: 2 }));
    await expect(page.getByText(ranges.bar.saved)).toBeVisible();

    type RoleRow = {
      attributes: Record<Trait, { min: number; max: number }>;
      range_sources: Record<Trait, { kind: string; raters: number } | undefined>;
    };
    const role = await lena.call<RoleRow>('GET', `/items/roles/${id}?fields=attributes,range_sources`);
    expect(role.attributes.O).toMatchObject({ min: 5, max: 8 });
    expect(role.attributes.E).toMatchObject({ min: 3, max: 7 });
    expect(role.range_sources.C).toMatchObject({ kind: 'stakeholders', raters: 4 });
    expect(role.range_sources.E).toBeUndefined();
    errors.expectNone();
    await context.close();
  });
}

test('a cancelled link looks like one that never existed', async ({ browser }) => {
  const lena = await signIn(product.url, LENA);
  const [role] = await lena.call<{ id: string }[]>('GET', '/items/roles?fields=id&limit=1');
  const emails = ['canceled@stakeholder.example'];
  const { asked } = await lena.call<{ asked: { id: string }[] }>('POST', '/role-assistant/surveys', {
    roleId: role?.id,
    emails,
    language: 'EN',
  });
  const link = await linkTo('canceled@stakeholder.example');
  await lena.call('PATCH', `/items/ra_surveys/${asked[0]?.id}`, { status: 'CANCELED' });
  const { closed } = roleSurveyEn.state;
  for (const [address, title] of [
    [link, closed],
    [`${product.url}/role-survey#${'A'.repeat(48)}`, closed],
    [`${product.url}/role-survey`, linksEn.damaged.title],
  ] as const) {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  }
});
