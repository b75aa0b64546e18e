import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { expectAwake } from './accessibility.ts';

/*
 * What people have done in a browser before a test begins. Every second test begins with one of these, chosen by its
 * title, so that a test begins the same way each time. All of them end in the language that the test expects.
 */
const BEGINNINGS = ['switch', 'theme', 'reload', 'browser'] as const;
/**
 * `switch`: the language switch was pressed for the other language and back. `theme`: the dark theme was chosen.
 * `reload`: the first page is loaded twice. `browser`: the browser speaks the other language, and the one of the test
 * was chosen by the switch. `none`: a browser that has never been here.
 */
type Beginning = (typeof BEGINNINGS)[number] | 'none';

/** The annotation of a test that is about the first visit of a browser; its description says why. */
export const FIRST_VISIT = 'first visit';

const OTHER = { en: 'de', de: 'en' } as const;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** How a test begins; `BEGINNING=theme` lets all of them begin with that. */
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

/** Does what the beginning says, in the tab of a guest. */
async function prepare(
  tab: Page,
  { origin, beginning, language }: { origin: string; beginning: Beginning; language: Language },
): Promise<void> {
  await tab.goto(`${origin}/`);
  await expectAwake(tab);
  // A guest has no page to choose a theme on: stored as the profile stores it.
  if (beginning === 'theme') await tab.evaluate("localStorage.setItem('quint.theme', 'dark')");
  if (beginning === 'switch') await pressSwitch(tab, OTHER[language]);
  if (beginning === 'switch' || beginning === 'browser') await pressSwitch(tab, language);
}

/** Lets the first page that is opened in a browser begin so. */
function begin(context: BrowserContext, beginning: Beginning, language: Language): void {
  const openTab = context.newPage.bind(context);
  let hasBegun = false;
  const beginAt = async ({ origin }: URL) => {
    // A test may have signed in already, and the switch is on the page for guests.
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
      // The link of a mail may open only once.
      return beginning === 'reload' && url.search === '' ? page.reload(options) : answer;
    };
    return page;
  };
}

interface Beginnings {
  /** Lets every browser of the test begin as its title decides. */
  readonly beginning: Beginning;
}

/** The `test` of all browser tests. */
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
