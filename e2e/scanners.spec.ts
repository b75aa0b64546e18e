import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { TOKEN_LENGTHS, toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { MAILED_PAGES, READING_POSTS } from '@quint/domain/invitations/mailed-pages.ts';
import { findRunningPostgres } from '@quint/local-postgres/postgres.ts';
import { digestTables } from '../apps/server/src/testing/other-server.ts';
import { callAsGuest, signIn, SurveyRespondent } from './api-client.ts';
import { test } from './beginnings.ts';
import { withDatabase } from './seed-talents.ts';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

// Mail servers open links before people do: with a plain request, in a browser that runs the scripts of the page, and
// by following its links. They press nothing, and the database must stay unchanged.

const LENA = 'lena@nordlicht.example';
const ANNA = 'anna.kowalski@mail.example';
/** Tables of the running server itself: its processes, and rate limits. */
const OWN_TABLES = ['processes', 'rate_limits'];
/** Requests that every page sends when it loads, besides reading its link. */
const OF_EVERY_PAGE = ['/auth/sso/offer'];

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

/** The links in a mail to a page of the product. */
function linksOf({ mail }: CaughtMail, path: string): string[] {
  const urls = (mail.text ?? '').match(/https?:\/\/\S+/g) ?? [];
  return urls.filter((url) => new URL(url).pathname === path);
}

async function mailedLink(to: string, path: string): Promise<string> {
  const [link = ''] = linksOf(
    await catcher.waitFor((caughtMail) => caughtMail.to === to && linksOf(caughtMail, path).length > 0),
    path,
  );
  return link;
}

/** One link to every page of the list, and several for pages with several states. */
async function makeLinks(): Promise<string[]> {
  const { url } = product;
  const lena = await signIn(url, LENA);
  const me = await lena.call<{ active_workspace: { id: string } }>('GET', '/users/me');
  const [role] = await lena.call<{ id: string }[]>(
    'GET',
    '/items/roles?fields=id&filter={"state":"recruiting"}&limit=1',
  );
  const workspace = {
    name: 'Fremdwerk',
    language: 'EN',
    selfsignup: true,
    password: 'a phrase of the stranger',
  };
  const outsider = { first_name: 'Sam', last_name: 'Stranger', email: 'owner@scanned.example' };
  await callAsGuest(url, '/workspace-automations/create-workspace', { ...workspace, ...outsider });
  await callAsGuest(url, '/password/request', { email: ANNA });
  await lena.call('POST', '/invite/users', {
    organizationId: me.active_workspace.id,
    users: [{ email: 'colleague@scanned.example' }],
  });
  const talents = ['open', 'done'].map((name) => ({
    email: `${name}@scanned.example`,
    first_name: 'Kim',
    last_name: 'Sommer',
    language: 'EN',
  }));
  const { invited } = await lena.call<{ invited: { result: string }[] }>('POST', '/invite/talents', {
    talents,
  });
  const copiedLink = await lena.call<{ url: string }>('POST', `/invite/talents/${invited[0]?.result}/link`);
  const form = { entrance: 'b2c', name: 'Sam Stranger', email: 'form@scanned.example', consent: true };
  await callAsGuest(url, '/survey/sign-up', form);
  await lena.call('POST', '/role-assistant/surveys', { roleId: role?.id, emails: ['boss@scanned.example'] });
  const publicLink = await lena.call<{ url: string }>('POST', '/invite/public-links', { kind: 'applicants' });
  const finishedLink = await mailedLink('done@scanned.example', '/survey');
  await takeSurvey(finishedLink);
  // The daily mail and the notice before erasure are sent at fixed hours. Their pages read nothing.
  const token = toLinkToken('Zm9yLW5vLXBlcnNvbi1hdC1hbGwtb2YtdGhlbQ'.padEnd(TOKEN_LENGTHS.account[0], 'A'));
  const record = toLinkToken(token.padEnd(TOKEN_LENGTHS.record[0], 'A'));
  return [
    await mailedLink(outsider.email, '/email-confirmation'),
    await mailedLink(ANNA, '/auth/reset'),
    await mailedLink('colleague@scanned.example', '/auth/invite'),
    await mailedLink('open@scanned.example', '/survey'),
    await mailedLink('open@scanned.example', '/survey/mails-off'),
    await mailedLink('form@scanned.example', '/survey'),
    await mailedLink('boss@scanned.example', '/role-survey'),
    finishedLink,
    copiedLink.url,
    publicLink.url,
    `${url}/digest-off?token=${token}`,
    `${url}/keep-my-data#${record}`,
  ];
}

async function takeSurvey(link: string): Promise<void> {
  const respondent = new SurveyRespondent(product.url);
  await respondent.call('POST', '/survey/session', { token: new URL(link).searchParams.get('token') ?? '' });
  await respondent.call('PATCH', '/survey/demographics', { name: 'Kim Sommer', age: 30, gender: 'diverse' });
  const { items } = await respondent.call<{ items: { num: number }[] }>('GET', '/survey/items?language=en');
  const answers = items.map(({ num }, index) => ({ item: num, value: 1 + (num % 4), seq: index + 1 }));
  await respondent.call('PATCH', '/survey/answers', { answers });
  await respondent.call('POST', '/survey/finish', {});
}

/** Waits until every mail was sent and no document is being created. */
async function untilQuiet(): Promise<void> {
  await withDatabase(product.dataDir, async (client) => {
    await expect(async () => {
      const { rows } = await client.query(
        `select (select count(*)::int from outbox where status = 'queued' and coalesce(send_after, now()) <= now() + interval '5 minutes') as mails,
          (select count(*)::int from talents_results where status = 'FINISHED' and date_finished > now() - interval '1 hour'
            and report_file is null) as reports`,
      );
      expect(rows).toEqual([{ mails: 0, reports: 0 }]);
    }).toPass({ timeout: 60_000 });
  });
}

async function readDigests(): Promise<Record<string, string>> {
  const database = await findRunningPostgres(product.dataDir);
  if (database === undefined) throw new Error('The product runs without a database');
  const digests = Object.entries(await digestTables(database));
  return Object.fromEntries(digests.filter(([table]) => !OWN_TABLES.includes(table)));
}

/** Scrolls, moves the pointer over all controls, and presses nothing. */
async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 2000);
  for (const part of await page.locator('a, button, input').all()) {
    const box = await part.boundingBox();
    if (box !== null) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  }
  // As text, because the tests are compiled without DOM types.
  await page.evaluate(`
    scrollTo(0, document.body.scrollHeight);
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) dispatchEvent(new Event(name));
  `);
  await page.waitForLoadState('networkidle');
}

/** Loads a page with its scripts, moves over it, and returns the requests that are not reads. */
async function load(page: Page, url: string): Promise<string[]> {
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    const path = pathname.replace(/^\/api/, '');
    if (![...READING_POSTS, ...OF_EVERY_PAGE].includes(path))
      sentRequests.push(`${request.method()} ${path}`);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.locator('h1').first()).toBeVisible();
  await lookAround(page);
  page.removeAllListeners('request');
  return sentRequests;
}

/** Opens a link in its own browser, and every link of its page that stays on the site. */
async function crawl(browser: Browser, link: string, visitedUrls: Set<string>): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sentRequests = await load(page, link);
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  for (const href of hrefs) {
    const target = new URL(href ?? '', page.url()).href;
    const plain = target.split('#')[0] ?? target;
    if (!plain.startsWith(product.url) || visitedUrls.has(plain)) continue;
    visitedUrls.add(plain);
    sentRequests.push(...(await load(page, target)));
  }
  await context.close();
  return sentRequests.map((what) => `${new URL(link).pathname}: ${what}`);
}

test('Programs that open mailed links change nothing', async ({ browser }) => {
  test.setTimeout(300_000);
  const links = await makeLinks();
  const paths = new Set(links.map((link) => new URL(link).pathname));
  expect(MAILED_PAGES.filter((page) => !paths.has(page))).toEqual([]);
  await untilQuiet();
  const before = await readDigests();

  await test.step('with a plain request', async () => {
    for (const link of links) {
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBeLessThan(500);
    }
    expect(await readDigests()).toEqual(before);
  });

  await test.step('in a browser that runs scripts and follows links', async () => {
    const visitedUrls = new Set<string>();
    const sentRequests: string[] = [];
    for (const link of links) sentRequests.push(...(await crawl(browser, link, visitedUrls)));
    expect(sentRequests).toEqual([]);
    expect(await readDigests()).toEqual(before);
  });
});
