import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { expectAwake } from './accessibility.ts';

/*
 * Actions in a browser before a test begins. Every second test begins with one of these, chosen by its title, so that
 * it is the same in each run. All of them end in the language that the test expects.
 */
const BEGINNINGS = ['switch', 'theme', 'reload', 'browser'] as const;
/**
 * `switch`: the language was switched to the other one and back. `theme`: the dark theme was selected. `reload`: the
 * first page is loaded twice. `browser`: the browser has the other language, and that of the test was selected. `none`:
 * a new browser.
 */
type Beginning = (typeof BEGINNINGS)[number] | 'none';

/** The annotation of a test about the first visit of a browser; its description gives the reason. */
export const FIRST_VISIT = 'first visit';

const OTHER = { en: 'de', de: 'en' } as const;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** The beginning of a test; `BEGINNING=theme` applies to all of them. */
function beginningOf(title: string): Beginning {
  const forcedName = process.env['BEGINNING'];
  if (forcedName === 'none') return forcedName;
  const forcedBeginning = BEGINNINGS.find((beginning) => beginning === forcedName);
  if (forcedBeginning !== undefined) return forcedBeginning;
  const [half = 0, which = 0] = createHash('sha256').update(title).digest();
  return half % 2 === 0 ? 'none' : (BEGINNINGS[which % BEGINNINGS.length] ?? 'none');
}

async function pressSwitch(tab: Page, language: Language): Promise<void> {
  await tab.getByRole('radio', { name: language.toUpperCase(), exact: true }).click();
  await expect(tab.locator('html')).toHaveAttribute('lang', language);
}

/** Runs the beginning in the tab of a guest. */
async function prepare(
  tab: Page,
  { origin, beginning, language }: { origin: string; beginning: Beginning; language: Language },
): Promise<void> {
  await tab.goto(`${origin}/`);
  await expectAwake(tab);
  // A guest has no page to select a theme: stored like the profile page does it.
  if (beginning === 'theme') await tab.evaluate("localStorage.setItem('quint.theme', 'dark')");
  if (beginning === 'switch') await pressSwitch(tab, OTHER[language]);
  if (beginning === 'switch' || beginning === 'browser') await pressSwitch(tab, language);
}

/** Applies the beginning to the first page that is opened in a browser. */
function begin(context: BrowserContext, beginning: Beginning, language: Language): void {
  const openTab = context.newPage.bind(context);
  let hasBegun = false;
  const beginAt = async ({ origin }: URL) => {
    // A test may have signed in already, but the switch is on a page for guests.
    const cookies = await context.cookies();
    await context.clearCookies();
    const tab = await openTab();
    await prepare(tab, { origin, beginning, language });
    await tab.close();
    await context.addCookies(cookies);
  };
  context.newPage = async () => {
    const page = await openTab();
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const url = new URL(address);
      if (hasBegun || url.hostname !== 'localhost') return open(address, options);
      hasBegun = true;
      if (beginning !== 'reload') await beginAt(url);
      const answer = await open(address, options);
      // The link of a mail may work only once.
      return beginning === 'reload' && url.search === '' ? page.reload(options) : answer;
    };
    return page;
  };
}

interface Beginnings {
  /** Applies the beginning to every browser of the test. */
  readonly beginning: Beginning;
}

/** The `test` for all browser tests. */
export const test = base.extend<Beginnings>({
  beginning: [
    async ({ browser, locale }, use, info) => {
      const isFirstVisit = info.annotations.some(({ type }) => type === FIRST_VISIT);
      const beginning = isFirstVisit ? 'none' : beginningOf(info.titlePath.join(' '));
      if (beginning === 'none') {
        await use(beginning);
        return;
      }
      info.annotations.push({ type: 'begins with', description: beginning });
      const create = browser.newContext.bind(browser);
      browser.newContext = async (options = {}) => {
        const language = (options.locale ?? locale ?? 'en').startsWith('de') ? 'de' : 'en';
        const other = { ...options, locale: LOCALES[OTHER[language]] };
        const context = await create(beginning === 'browser' ? other : options);
        begin(context, beginning, language);
        return context;
      };
      await use(beginning);
      browser.newContext = create;
    },
    { auto: true },
  ],
});
