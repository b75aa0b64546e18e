import type { Language } from '@quint/phrases/base/languages.ts';
import { ALL_RULES } from './accessibility.ts';
import type { Address, Records } from './addresses.ts';
import { addressesOf, closedLinksOf, recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn } from './api-client.ts';
import { test } from './beginnings.ts';
import { commitParity } from './commit-parity.ts';
import { PageChecks } from './page-checks.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';
import { PEOPLE, prepareAccount } from './visitors.ts';

/*
 * Every page of the table of routes, for the kinds of users who may open it, in one loaded app per user and look.
 *
 * Two looks cover each value of language, theme and width once, with all rules of axe: the elements of a page depend on
 * the width (the sidebar becomes a drawer, columns become cards), its texts on the language. Only the contrast of
 * colours depends on the theme, so the wide page, which shows more, is also measured in the dark theme, without opening
 * it again. German is the longer language: whatever fits into 320 pixels in German fits in English. `LOOKS=one` uses
 * one of them, without the second theme. `LOOKS=every` covers all eight, including English on a phone, whose short texts
 * are the smallest targets.
 */
const PHONE_WIDTH = 320;
interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: 1360 | 320;
}
const TWO_LOOKS: readonly [Look, Look] = [
  { language: 'en', theme: 'light', width: 1360 },
  { language: 'de', theme: 'dark', width: 320 },
];
const EVERY_LOOK: readonly Look[] = (['en', 'de'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([1360, 320] as const).map((width) => ({ language, theme, width })),
  ),
);

/** The looks of this run. With `LOOKS=one` every second commit uses the first, the others the second. */
function selectLooks(): readonly Look[] {
  if (process.env['LOOKS'] === 'every') return EVERY_LOOK;
  return process.env['LOOKS'] === 'one' ? [TWO_LOOKS[commitParity()]] : TWO_LOOKS;
}

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;
const HEIGHTS = { 1360: 900, 320: 720 } as const;

// The looks share only the product, and each worker has one.
test.describe.configure({ mode: 'parallel' });

let product: RunningProduct;
let records: Records;
let closedLinks: readonly Address[];

test.beforeAll(async () => {
  product = await startProduct();
  const lena = await signIn(product.url, 'lena@nordlicht.example');
  records = await recordsOf(lena);
  closedLinks = await closedLinksOf(lena);
});

test.afterAll(async () => {
  await product?.stop();
});

async function lookAt(checks: PageChecks, address: Address, look: Look): Promise<void> {
  const { language, theme, width } = look;
  checks.at(`${address.name} (${language}, ${width} px, ${theme})`);
  if (address.isLoaded) await checks.load(`${product.url}${address.path}`);
  else await checks.follow(address.path);
  await checks.expectFrame(address.language ?? language);
  await checks.expectSeparateCells();
  if (width === PHONE_WIDTH) await checks.expectTargets();
  await checks.expectAccessible({ tags: ALL_RULES });
  if (theme === 'dark' || process.env['LOOKS'] === 'one') return;
  await checks.draw('dark');
  await checks.expectAccessible({ only: ['color-contrast'] });
  await checks.draw(theme);
}

for (const { who, account, others } of PEOPLE) {
  for (const look of selectLooks()) {
    test(`${who}: every page, ${look.language.toUpperCase()}, ${look.theme}, ${look.width} px`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const own =
        account === undefined
          ? records
          : await prepareAccount(product.url, { account, language: look.language, records });
      // The guide and the pictures for reports have their language in their path.
      const pages = addressesOf(who, { ...own, en: look.language }, others);
      const addresses = who === 'guest' ? [...pages, ...closedLinks] : pages;
      const context = await browser.newContext({
        viewport: { width: look.width, height: HEIGHTS[look.width] },
        locale: LOCALES[look.language],
        colorScheme: look.theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (account !== undefined) {
        await new AdminPage(page, { origin: product.url, language: look.language }).enter(account, '/help');
      }
      const checks = new PageChecks(page);
      checks.at('the first page');
      if (account === undefined) await checks.load(product.url);
      else await checks.settle();
      // Paths within the app first, because the others leave it.
      for (const address of addresses.filter(({ isLoaded }) => !isLoaded)) {
        await lookAt(checks, address, look);
      }
      for (const address of addresses.filter(({ isLoaded }) => isLoaded)) {
        await lookAt(checks, address, look);
      }
      await context.close();
      checks.expectNone();
    });
  }
}
