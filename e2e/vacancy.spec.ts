import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, expectDialogAccessible, watchErrors } from './accessibility.ts';
import { signInSpeaking } from './api-client.ts';
import { enterAs } from './entering.ts';
import { surveyLinkOf } from './mail-catcher.ts';
import { test } from './shared-product.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, PHONE } from './shapes.ts';
import type { Hand } from './vacancy-steps.ts';
import { Effort, takeSurvey, VacancyPage } from './vacancy-steps.ts';
import { fill } from './week-steps.ts';

// A vacancy from the brief to the last answer, by an administrator together with a hiring manager.

const LENA = 'lena@nordlicht.example';
const JONAS = 'jonas@nordlicht.example';
/** Presses and screens of both people together. */
const PRESSES_AT_MOST = 30;
const SCREENS_AT_MOST = 8;

interface Vacancy extends Shape {
  readonly hand: Hand;
  readonly key: string;
}

const GERMAN_DESKTOP: Shape = { ...ENGLISH_DESKTOP, language: 'de', locale: 'de-DE' };
const ENGLISH_PHONE: Shape = { ...ENGLISH_DESKTOP, viewport: PHONE };

const VACANCIES: readonly Vacancy[] = [
  { ...ENGLISH_DESKTOP, hand: 'pointer', key: 'a' },
  { ...GERMAN_PHONE, hand: 'pointer', key: 'b' },
  { ...GERMAN_DESKTOP, hand: 'keyboard', key: 'c' },
  { ...ENGLISH_PHONE, hand: 'pointer', key: 'd' },
];

const NAMES = [
  'Aylin Demir',
  'Bruno Kraus',
  'Clara Sommer',
  'Dario Rossi',
  'Eva Lindt',
  'Finn Otto',
  'Greta Vogt',
  'Hanna Weiss',
  'Ivo Sander',
  'Jana Pohl',
  'Kai Brandt',
  'Lea Thoma',
];
const FINISHED_NAMES = NAMES.slice(0, 4);

function addressOf(name: string, key: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@${key}.vacancy.example`;
}

async function openBrowser(browser: Browser, { viewport, locale }: Shape, email: string, address: string) {
  const context = await browser.newContext({ viewport, locale });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await enterAs(page, email, address);
  return { page, errors };
}

async function paste(at: VacancyPage, text: string): Promise<void> {
  await at.page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(event);
  }`);
}

/** From the overview to a role with twelve invited people. */
async function begin(at: VacancyPage, key: string): Promise<void> {
  const { creation, invitations, roles, templates } = at.labels;
  await at.createRole();
  await at.press(at.main.getByRole('link', { name: new RegExp(`^${creation.ways.templates.title}`) }));
  await at.press(at.main.getByRole('link', { name: new RegExp(`^${templates.support.name}`) }));
  await at.press(at.main.getByRole('button', { name: creation.templates.use }).first());
  await at.press(at.main.getByRole('button', { name: roles.invite }));
  const dialog = at.page.getByRole('dialog');
  const field = fill(invitations.people.field, { field: invitations.people.firstName, number: 1 });
  await expect(dialog.getByRole('textbox', { name: field })).toBeFocused();
  await paste(at, NAMES.map((name) => `${name} <${addressOf(name, key)}>`).join('\n'));
  const send = dialog.getByRole('button', {
    name: fill(invitations.send.now_other, { count: NAMES.length }),
  });
  await expect(send).toBeVisible();
  await expectDialogAccessible(at.page);
  await at.press(send);
  await at.press(dialog.getByRole('button', { name: invitations.result.toRole }));
  await expect(dialog).toBeHidden();
}

/** Asks the hiring manager to decide, too. */
async function addManager(at: VacancyPage): Promise<void> {
  const { common, deciders } = at.labels;
  await at.press(at.main.getByRole('button', { name: deciders.alone }));
  const dialog = at.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: deciders.add.label }).focus();
  await at.page.keyboard.type(JONAS);
  await at.page.keyboard.press('Enter');
  await expect(dialog.getByText(/Jonas/).first()).toBeVisible();
  await at.press(dialog.getByRole('button', { name: common.action.close }));
}

for (const vacancy of VACANCIES.slice(0, process.env['LOOKS'] === 'every' ? undefined : 1)) {
  const { key, hand, language } = vacancy;
  test(`A vacancy is filled together, with ${hand}, ${nameOf(vacancy)}`, async ({
    browser,
    sharedSetup,
  }, info) => {
    test.setTimeout(300_000);
    const { url } = sharedSetup.product;
    const { catcher } = sharedSetup;
    await signInSpeaking(url, LENA, language);
    await signInSpeaking(url, JONAS, language);
    const effort = new Effort();
    const lenaTab = await openBrowser(browser, vacancy, LENA, `${url}/dashboard`);
    const lena = new VacancyPage({ page: lenaTab.page, language, hand, effort, name: 'Lena' });
    const { filling, interview, templates, vacancy: labels } = lena.labels;

    await begin(lena, key);
    const roleUrl = new URL(lena.page.url()).pathname;
    await addManager(lena);
    for (const [index, name] of FINISHED_NAMES.entries()) {
      const mail = await catcher.waitFor(({ to }) => to === addressOf(name, key));
      await takeSurvey(url, surveyLinkOf(mail), { name, seed: 11 + index });
    }

    // The hiring manager says whom to meet, and the administrator agrees.
    const jonasTab = await openBrowser(browser, vacancy, JONAS, `${url}/vacancies`);
    const jonas = new VacancyPage({ page: jonasTab.page, language, hand, effort, name: 'Jonas' });
    await jonas.press(jonas.main.locator(`a[href^="${roleUrl}"]`));
    const [first = '', second = ''] = FINISHED_NAMES;
    await jonas.act('wouldMeet', first);
    await jonas.act('wouldMeet', second);
    await expectAccessible(jonas.page);
    await lena.page.goto(`${url}${roleUrl}`);
    for (const name of [first, second]) {
      await lena.act('read', name);
      await lena.agree(name);
    }
    await expect(
      lena.main.getByRole('button', {
        name: `2 ${labels.stages.shortlist}`,
      }),
    ).toBeVisible();
    await expectAccessible(lena.page);

    // Both rate alone, and see both ratings when both are done.
    await lena.act('openSheet', first);
    await lena.rate(4, 'Stayed calm in the example.');
    await expect(lena.main.getByText(interview.waiting.title)).toBeVisible();
    await jonas.page.goto(`${url}${roleUrl}`);
    await jonas.act('openSheet', first);
    await jonas.rate(5, 'Gave a clear example.');
    await expect(jonas.main.getByText(/./).first()).toBeVisible();
    await lena.page.reload();
    await expectAccessible(lena.page);
    const { decision } = interview;
    await lena.choose(decision.hire);
    await lena.main.getByRole('textbox', { name: decision.why }).focus();
    await lena.page.keyboard.type('Solved the case of the example calmly, step by step.');
    await lena.press(lena.main.getByRole('button', { name: fill(decision.signAsk, { name: 'Jonas' }) }));
    await jonas.page.reload();
    await jonas.press(jonas.main.getByRole('button', { name: decision.sign, exact: true }));
    await expect(jonas.main.getByText(fill(decision.complete, { name: first }))).toBeVisible();

    // The role ends with an answer for everybody else.
    await lena.press(lena.main.getByRole('link', { name: templates.support.name, exact: true }));
    await lena.takeNextStep(labels.next.act.fill);
    const dialog = lena.page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: first })).toBeChecked();
    await expectDialogAccessible(lena.page);
    for (const step of [1, 2]) {
      const next = dialog.getByRole('button', { name: lena.labels.common.action.next });
      if (vacancy.viewport.width === PHONE.width) await lena.press(next);
      expect(step).toBeLessThan(3);
    }
    await lena.press(dialog.getByRole('button', { name: filling.submit }));
    await expect(dialog).toBeHidden();
    const strip = lena.main.getByRole('region', { name: filling.strip.label });
    await expect(strip).toContainText(first);
    await expect(strip.getByRole('button', { name: filling.strip.stopNamed })).toBeVisible();
    await expectAccessible(lena.page);

    const screens = effort.screens.size;
    info.annotations.push({
      type: 'effort',
      description: `${effort.presses} presses, ${screens} screens: ${[...effort.screens].join(', ')}`,
    });
    expect(effort.presses).toBeLessThanOrEqual(PRESSES_AT_MOST);
    expect(screens).toBeLessThanOrEqual(SCREENS_AT_MOST);
    lenaTab.errors.expectNone();
    jonasTab.errors.expectNone();
  });
}
