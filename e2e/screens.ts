import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { peopleListsDe } from '@quint/phrases/people/screens/people-lists.de.ts';
import { peopleListsEn } from '@quint/phrases/people/screens/people-lists.en.ts';
import type { Records } from './addresses.ts';
import { recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import type { ApiClient } from './api-client.ts';
import { signIn, SurveyRespondent } from './api-client.ts';
import type { RunningProduct } from './running-product.ts';
import { takeDocuments } from './document-sheets.ts';
import { MESSY_LISTS } from './messy-lists.ts';
import { PageChecks } from './page-checks.ts';
import { startProduct } from './running-product.ts';
import { SCREENS, type Visitor, writeIndex } from './screens-index.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';

// Pictures of every page with demo data, beside the design drawings: `npm run screens`.
const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const QUALITY = 82;
const ANNA = 'anna.kowalski@mail.example';
const ITEMS_BEFORE_PICTURE = 52;

const LOOKS = [
  { name: 'en', ...ENGLISH_DESKTOP },
  { name: 'de-phone', ...GERMAN_PHONE },
] as const;
type Look = (typeof LOOKS)[number];

const PEOPLE_LISTS = { en: peopleListsEn, de: peopleListsDe } as const;

const ACCOUNTS: Readonly<Record<Visitor, string | undefined>> = {
  guest: undefined,
  talent: ANNA,
  council: 'betriebsrat@nordlicht.example',
  admin: 'lena@nordlicht.example',
  platform: 'admin@quint.example',
};

/** From years before Anna's job profile starts, because known entries are not proposed again. */
const RESUMES = {
  en: `<body style="font-family: sans-serif"><h1>Anna Kowalski</h1><p>Hamburg, born 4 May 1991</p>
    <h2>Work experience</h2>
    <p><b>Project Assistant</b><br>Speicherstadt Verlag GmbH, Hamburg<br>10/2015 – 08/2018</p>
    <p><b>Working Student</b><br>Alsterdruck AG<br>04/2013 – 09/2015</p>
    <h2>Skills</h2><p>Roadmaps, User research, SQL, Facilitation</p>
    <h2>Languages</h2><p>German (native), English (fluent), Spanish</p>
    <h2>Interests</h2><p>Rowing and old maps</p></body>`,
  de: `<body style="font-family: sans-serif"><h1>Anna Kowalski</h1><p>Hamburg, geboren am 4. Mai 1991</p>
    <h2>Berufserfahrung</h2><table>
    <tr><td width="200">10/2015 – 08/2018</td><td>Projektassistentin, Speicherstadt Verlag GmbH, Hamburg</td></tr>
    <tr><td>04/2013 – 09/2015</td><td>Werkstudentin, Alsterdruck AG</td></tr></table>
    <h2>Kenntnisse</h2><ul><li>Roadmaps</li><li>Nutzerforschung</li><li>SQL</li></ul>
    <h2>Sprachen</h2><p>Deutsch (Muttersprache), Englisch (fließend), Spanisch</p>
    <h2>Interessen</h2><p>Rudern und alte Landkarten</p></body>`,
} as const;

/** Takes a WebP, which Playwright does not support and which is a third of the size. */
async function take(page: Page, name: string, look: Look): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(`${FOLDER}${name}-${look.name}.webp`, Buffer.from(data, 'base64'));
}

async function openPage(browser: Browser, look: Look): Promise<Page> {
  const { viewport, locale } = look;
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  return context.newPage();
}

async function captureScreens(
  browser: Browser,
  product: RunningProduct,
  { who, look, records }: { who: Visitor; look: Look; records: Records },
): Promise<void> {
  const page = await openPage(browser, look);
  const checks = new PageChecks(page);
  const account = ACCOUNTS[who];
  if (account !== undefined) {
    const client = await signIn(product.url, account);
    await client.call('PATCH', '/users/me', { platform_language: look.language.toUpperCase() });
    await new AdminPage(page, { origin: product.url, language: look.language }).signIn(account);
  }
  for (const { name, path, open, part } of SCREENS.filter((screen) => screen.who === who)) {
    const address = path.replaceAll(/\b[a-z][1-3]\b/g, (letter) => records[letter] ?? letter);
    await checks.load(`${product.url}${address}`);
    if (open !== undefined) {
      await page.keyboard.press(open);
      await page.getByRole('dialog').waitFor();
    }
    if (part !== undefined) await page.evaluate(`document.getElementById('${part}').scrollIntoView()`);
    await take(page, name, look);
  }
  await page.context().close();
}

/** The extracted data of a resume printed by a browser. */
async function takeResume(browser: Browser, product: RunningProduct, look: Look): Promise<void> {
  const page = await openPage(browser, look);
  await page.setContent(RESUMES[look.language]);
  const buffer = await page.pdf({ format: 'A4' });
  await new AdminPage(page, { origin: product.url, language: look.language }).enter(ANNA, '/my-profile');
  await page.waitForURL(/talent-profile/);
  await page.goto(`${page.url()}/resume`);
  await page.locator('input[type=file]').setInputFiles({
    name: look.language === 'de' ? 'lebenslauf.pdf' : 'cv.pdf',
    mimeType: 'application/pdf',
    buffer,
  });
  await page.getByRole('listitem').getByRole('textbox').first().waitFor();
  await take(page, 'resume-preview', look);
  await page.context().close();
}

/** The detected columns of lists. */
async function takeLists(browser: Browser, product: RunningProduct, look: Look): Promise<void> {
  const page = await openPage(browser, look);
  await new AdminPage(page, { origin: product.url, language: look.language }).signIn(ACCOUNTS.admin ?? '');
  for (const [name, { name: file, content }] of Object.entries(MESSY_LISTS)) {
    await page.goto(`${product.url}/talents/invite?from=file`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: '', buffer: Buffer.from(content) });
    const columns = page.getByRole('region', { name: PEOPLE_LISTS[look.language].columns.title });
    await columns.waitFor();
    await columns.evaluate((part: { scrollIntoView: () => void }) => part.scrollIntoView());
    await take(page, name, look);
  }
  await page.context().close();
}

/** Adds two more talents for the comparison: those with the best fit. */
async function comparable(client: ApiClient, records: Records): Promise<Records> {
  const path = `/calculate-score/role/${records['r1']}`;
  const fits = await client.call<{ talent_id: string }[]>('GET', path);
  const [t2 = '', t3 = ''] = fits.map((fit) => fit.talent_id).filter((id) => id !== records['t1']);
  return { ...records, t2, t3 };
}

/** Adds a role to the bin, so that its page is not empty. */
async function fillBin(client: ApiClient): Promise<void> {
  const { id } = await client.call<{ id: string }>('POST', '/items/roles', { name: 'Junior Product Owner' });
  await client.call('PATCH', `/items/roles/${id}`, { date_deleted: new Date().toISOString() });
}

/**
 * The survey link of a person who has not opened it yet; hidden people have no link to copy, ended assessments none to
 * open.
 */
async function findLink(client: ApiClient): Promise<string> {
  const condition = {
    status: { _eq: 'SENT' },
    talent: { is_directly_invited: { _eq: true } },
    assessment: { _null: true },
  };
  const filter = encodeURIComponent(JSON.stringify(condition));
  const [invitation] = await client.call<{ id: string }[]>(
    'GET',
    `/items/talents_results?fields=id&sort=id&limit=1&filter=${filter}`,
  );
  const { url } = await client.call<{ url: string }>('POST', `/invite/talents/${invitation?.id}/link`, {});
  return url;
}

/** The survey with half of the answers. */
async function takeSurvey(browser: Browser, client: ApiClient, look: Look): Promise<void> {
  const link = new URL(await findLink(client));
  const respondent = new SurveyRespondent(link.origin);
  await respondent.call('POST', '/survey/session', { token: link.searchParams.get('token') });
  await respondent.call('PATCH', '/survey/demographics', { name: 'Kim Sommer', age: 30, gender: 'diverse' });
  const { items } = await respondent.call<{ items: { num: number }[] }>(
    'GET',
    `/survey/items?language=${look.language}`,
  );
  const answers = items
    .slice(0, ITEMS_BEFORE_PICTURE)
    .map(({ num }, index) => ({ item: num, value: 3, seq: index + 1, seconds: 4 }));
  await respondent.call('PATCH', '/survey/answers', { answers });
  const page = await openPage(browser, look);
  const survey = new SurveyPage(page, look.language);
  // The link works once: the browser continues as the device that opened it.
  await page.context().addCookies(respondent.cookiesOf(link.origin));
  await page.goto(`${link.origin}/survey`);
  // The link is in the language of the invited person.
  await page.getByRole('button', { name: new RegExp(`^${look.language.toUpperCase()}, `) }).click();
  await survey.resume();
  await survey.expectPosition(ITEMS_BEFORE_PICTURE + 1);
  await page.getByRole('radio').nth(2).focus();
  await take(page, 'survey', look);
  await page.context().close();
}

await mkdir(FOLDER, { recursive: true });
for (const file of await readdir(FOLDER)) if (/\.(webp|png)$/.test(file)) await rm(`${FOLDER}${file}`);
const product = await startProduct();
const browser = await chromium.launch({
  // With a visible window: headless, letters are placed on whole pixels, unevenly.
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  const records = await comparable(lena, await recordsOf(lena));
  await fillBin(lena);
  for (const look of LOOKS) {
    for (const who of Object.keys(ACCOUNTS) as Visitor[]) {
      await captureScreens(browser, product, { who, look, records });
    }
    await takeSurvey(browser, lena, look);
    await takeResume(browser, product, look);
    await takeLists(browser, product, look);
  }
  await takeDocuments(browser, `${FOLDER}documents/`);
  await writeIndex(FOLDER);
} finally {
  await browser.close();
  await product.stop();
}
