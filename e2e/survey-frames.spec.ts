import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { participationDe } from '@quint/phrases/survey/screens/participation.de.ts';
import { participationEn } from '@quint/phrases/survey/screens/participation.en.ts';
import { shellDe } from '@quint/phrases/home/screens/shell.de.ts';
import { surveyFramesDe } from '@quint/phrases/survey/screens/survey-frames.de.ts';
import { surveyFramesEn } from '@quint/phrases/survey/screens/survey-frames.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { expectAccessible } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { codeFor } from './mail-catcher.ts';
import { test } from './shared-product.ts';
import { fill } from './week-steps.ts';

// The survey in a page of another site: the product is at localhost, the websites are at 127.0.0.1.

const LENA = 'lena@nordlicht.example';
const LABELS = {
  en: { frames: surveyFramesEn, survey: surveyEn, entrance: participationEn },
  de: { frames: surveyFramesDe, survey: surveyDe, entrance: participationDe },
} as const;
const SIZES = { en: { width: 1360, height: 900 }, de: { width: 390, height: 844 } } as const;

interface Website {
  readonly origin: string;
  /** The contents of its page. */
  body: string;
  readonly server: Server;
}

async function openWebsite(): Promise<Website> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Jobs</title><h1>Jobs</h1>${website.body}</html>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const website: Website = { origin: `http://127.0.0.1:${port}`, body: '', server };
  return website;
}

/** Writes the messages that the page receives into it. */
const LISTENER = `<output id="told"></output><script>
addEventListener('quint:finished', (event) => { told.textContent = 'finished ' + event.detail.result; });
</script>`;

let allowedSite: Website;
let foreign: Website;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  allowedSite = await openWebsite();
  foreign = await openWebsite();
});
test.afterAll(() => {
  for (const { server } of [allowedSite, foreign]) server.close();
});

/** Adds the website on the page and returns the code shown there. */
async function setUp(page: Page, { url, language }: { url: string; language: Language }): Promise<string> {
  const { frames } = LABELS[language];
  const client = await signInSpeaking(url, LENA, language);
  const { active_workspace: id } = await client.call<{ active_workspace: string }>(
    'GET',
    '/users/me?fields=active_workspace',
  );
  await client.call('PATCH', `/items/organizations/${id}`, { survey_frame_origins: [] });
  await client.call('POST', '/invite/public-links', { kind: 'applicants' });
  await page.setViewportSize(SIZES[language]);
  await new AdminPage(page, { origin: url, language }).enter(LENA, '/survey-frames');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: frames.sites.add, exact: true });
  await field.fill('http://www.example.com');
  await page.keyboard.press('Enter');
  await expect(main.getByText(frames.sites.invalid)).toBeVisible();
  await field.fill(`${allowedSite.origin}/jobs`);
  await page.keyboard.press('Enter');
  await expect(main.getByText(allowedSite.origin, { exact: true })).toBeVisible();
  await main.getByText(frames.code.languages[language], { exact: true }).click();
  await expectAccessible(page);
  return main.getByRole('textbox', { name: frames.code.label }).inputValue();
}

/** Answers every statement but the last with the session of the framed page. */
async function answerMost(frame: Frame, language: Language): Promise<void> {
  await frame.evaluate(`(async () => {
    const workspace = new URLSearchParams(location.search).get('embed') ?? '';
    const token = /XSRF-SURVEY-FRAME=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = {
      'content-type': 'application/json',
      'x-survey-frame': workspace,
      'x-xsrf-token': decodeURIComponent(token),
    };
    const read = await fetch('/api/survey/items?language=${language}', { headers });
    const { data } = await read.json();
    const answers = data.items
      .slice(0, -1)
      .map(({ num }, index) => ({ item: num, value: 1 + (num % 4), seq: index + 1 }));
    const body = JSON.stringify({ answers });
    const { status } = await fetch('/api/survey/answers', { method: 'PATCH', headers, body });
    if (status !== 200) throw new Error('The answers were refused: ' + status);
    // Inside the frame a reload keeps the workspace.
    location.reload();
  })()`);
}

async function signUp(frame: FrameLocator, email: string, language: Language): Promise<void> {
  const { entrance, survey } = LABELS[language];
  await frame.getByRole('textbox', { name: entrance.form.name }).fill('Kim Probe');
  await frame.getByRole('textbox', { name: entrance.form.email }).fill(email);
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: entrance.signup.submit, exact: true }).click();
  await frame.getByRole('link', { name: entrance.confirmed.start, exact: true }).click();
  await frame.getByRole('button', { name: survey.intro.start, exact: true }).click();
  await frame.getByRole('textbox', { name: survey.about.name }).fill('Kim Probe');
  await frame.getByRole('textbox', { name: survey.about.age }).fill('30');
  await frame.getByText(survey.about.genders.diverse, { exact: true }).click();
  await frame.getByRole('button', { name: survey.about.submit }).click();
  await expect(frame.getByRole('radiogroup')).toBeVisible();
}

for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
  test(`the survey is answered in a page of another site (${language})`, async ({
    page,
    browser,
    sharedSetup,
  }) => {
    const { product, catcher } = sharedSetup;
    const { survey } = LABELS[language];
    allowedSite.body = `${await setUp(page, { url: product.url, language })}${LISTENER}`;

    // A narrow phone, in German.
    const viewport = language === 'de' ? { width: 320, height: 640 } : SIZES[language];
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const visitor = await context.newPage();
    await visitor.goto(allowedSite.origin);
    const frame = visitor.frameLocator('iframe');
    const email = `framed-${language}@mail.example`;
    // The first statement is shown before the details are saved, and the page is reloaded below.
    const detailsSaved = visitor.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/survey/demographics' && answer.ok(),
    );
    await signUp(frame, email, language);
    await detailsSaved;
    const inner = visitor.frames().find((each) => each.url().startsWith(product.url));
    if (inner === undefined) throw new Error('There is no frame');
    expect(new URL(inner.url()).searchParams.has('embed')).toBe(true);
    await answerMost(inner, language);
    const last = fill(survey.item.position, { number: '110', total: '110' });
    await expect(frame.getByText(last, { exact: true })).toBeVisible();
    const submit = frame.getByRole('button', { name: survey.end.finish, exact: true });
    await expect(async () => {
      await frame.getByRole('radio').first().press('Space');
      await expect(submit).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await inner.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await submit.press('Enter');
    await expect(visitor.locator('#told')).toHaveText('');
    await frame.getByRole('textbox', { name: survey.proof.code }).fill(await codeFor(catcher, email));
    await visitor.keyboard.press('Enter');
    await expect(frame.getByRole('button', { name: survey.thanks.result, exact: true })).toBeVisible();
    await expect(visitor.locator('#told')).toHaveText(/^finished [\da-f-]{36}$/);
    // The frame is as high as its content.
    const heights = () =>
      visitor.evaluate<number>(`document.querySelector('iframe').getBoundingClientRect().height`);
    const content = () => inner.evaluate<number>('Math.ceil(document.body.getBoundingClientRect().height)');
    await expect.poll(async () => (await heights()) === (await content())).toBe(true);
    // The session belongs to the frames of that website: in its own window there is none.
    const own = await context.newPage();
    await own.goto(`${product.url}/survey`);
    await expect(own.getByRole('heading', { name: surveyEn.state.noSession })).toBeVisible();
    await context.close();
  });
}

test('a website that is not in the list cannot frame the survey', async ({ page }) => {
  foreign.body = allowedSite.body;
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(foreign.origin);
  expect((await refusal).text()).toContain(allowedSite.origin);
});

test('if the browser blocks storage in frames, the survey opens in its own window', async ({ page }) => {
  const content = `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })`;
  await page.addInitScript({ content });
  await page.goto(allowedSite.origin);
  // The code requests German.
  const name = shellDe.survey.ownWindow.open;
  const open = page.frameLocator('iframe').getByRole('link', { name, exact: true });
  const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await expect(popup).toHaveURL(/\/survey\/signup\?workspace=[^&]+/);
  expect(new URL(popup.url()).searchParams.has('embed')).toBe(false);
});
