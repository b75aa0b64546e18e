import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { expectAwake } from './accessibility.ts';
import type { Records, Visitor } from './addresses.ts';
import { addressesOf, recordsOf } from './addresses.ts';
import { signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import { enterAs } from './entering.ts';
import { OverlayCrawler } from './overlay-crawler.ts';
import { PageChecks } from './page-checks.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import type { Shape } from './shapes.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';
import { PEOPLE, prepareAccount } from './visitors.ts';

/*
 * Opens every menu, dialog, popover, list of options and the palette of every page, for each kind of user, after the
 * language switch and a reload, and checks that the page behind stays visible and is restored. Nothing is confirmed:
 * every write request is refused. Each user is tested in one look, with LOOKS=every in four.
 */
const ENGLISH_PHONE: Shape = { ...ENGLISH_DESKTOP, viewport: GERMAN_PHONE.viewport };
const GERMAN_DESKTOP: Shape = { ...GERMAN_PHONE, viewport: ENGLISH_DESKTOP.viewport };
const USUAL: Readonly<Record<Visitor, Shape>> = {
  guest: GERMAN_PHONE,
  talent: GERMAN_PHONE,
  worksCouncil: ENGLISH_DESKTOP,
  flowAdmin: GERMAN_DESKTOP,
  platformAdmin: ENGLISH_DESKTOP,
};
const EVERY_SHAPE = [ENGLISH_DESKTOP, ENGLISH_PHONE, GERMAN_DESKTOP, GERMAN_PHONE];
/** An administrator has two thirds of all overlays; their pages are split, so that both workers are busy. */
const PARTS: Readonly<Record<Visitor, number>> = {
  guest: 1,
  talent: 1,
  worksCouncil: 1,
  flowAdmin: 3,
  platformAdmin: 1,
};

/** The stored language of a guest, which differs from that of the served documents. */
const STORED_LANGUAGE: Language = 'de';

test.describe.configure({ mode: 'parallel' });

let product: RunningProduct;
let records: Records;

test.beforeAll(async () => {
  product = await startProduct();
  records = await recordsOf(await signIn(product.url, 'lena@nordlicht.example'));
});

test.afterAll(async () => {
  await product?.stop();
});

const VISITS = PEOPLE.flatMap((person) => {
  const shapes = process.env['LOOKS'] === 'every' ? EVERY_SHAPE : [USUAL[person.who]];
  const count = PARTS[person.who];
  const parts = Array.from({ length: count }, (_, part) => part);
  return shapes.flatMap((shape) => parts.map((part) => ({ ...person, shape, part, count })));
});

for (const { who, account, others, shape, part, count } of VISITS) {
  const which = count === 1 ? '' : `, part ${part + 1} of ${count}`;
  test(`${who}: every overlay leaves the page visible, ${nameOf(shape)}${which}`, async ({ browser }) => {
    test.setTimeout(400_000);
    const { language, locale, viewport } = shape;
    const own =
      account === undefined ? records : await prepareAccount(product.url, { account, language, records });
    const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(product.url);
    await expectAwake(page);
    for (const name of ['EN', STORED_LANGUAGE.toUpperCase()])
      await page.getByRole('radio', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', STORED_LANGUAGE);

    const checks = new PageChecks(page, { allowsRefusals: true });
    const crawler = new OverlayCrawler(page, checks);
    const start = `${product.url}${account === undefined ? '/help' : '/profile'}`;
    if (account === undefined) await page.goto(start);
    else await enterAs(page, account, start);
    await crawler.changeNothing();
    await checks.load(start);

    // A guest selected this language; a path with another one changes it for later pages.
    const currentLanguage = account === undefined ? STORED_LANGUAGE : language;
    const pages = addressesOf(who, { ...own, en: currentLanguage }, others);
    for (const [index, address] of pages.entries()) {
      if (index % count !== part) continue;
      checks.at(address.name);
      // Leaving such a page loads the next one.
      const isLoaded = address.isLoaded || pages[index - 1]?.isLoaded === true;
      const open = () =>
        isLoaded ? checks.load(`${product.url}${address.path}`) : checks.follow(address.path);
      await open();
      await checks.expectFrame(address.language ?? currentLanguage);
      await crawler.crawl(address.name, {
        hasPalette: account !== undefined && !address.isLoaded,
        reopen: () => checks.load(`${product.url}${address.path}`),
      });
    }
    await context.close();
    test.info().annotations.push({ type: 'overlays', description: String(crawler.overlays.length) });
    // The pages for guests have none.
    if (account !== undefined) expect(crawler.overlays.join('\n')).toContain('the palette');
    checks.expectNone();
  });
}
