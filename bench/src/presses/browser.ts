import type { BrowserContext, Page, Request } from 'playwright-core';
import { chromium } from 'playwright-core';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { ensureChromium } from '../../../tools/chromium.ts';
import { PASSWORD } from '../data/world.ts';
import type { CleanUp } from '../stage.ts';

const VIEWPORT = { width: 1360, height: 900 };
/** The page is at rest when nothing was asked for so long. */
const QUIET_MS = 120;
const AT_REST_WITHIN_MS = 30_000;

/** A browser with a window of our app, signed in, and one of a page that does nothing. */
export interface Windows {
  readonly app: Page;
  readonly idle: Page;
}

/** Which requests of a page are under way. */
export class Traffic {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  #lastChange = 0;

  constructor(page: Page) {
    this.#page = page;
    const end = (request: Request) => {
      this.#underWay.delete(request);
      this.#lastChange = performance.now();
    };
    page.on('request', (request) => this.#underWay.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until what a press has set off is over: as a person, the next press comes later. */
  async waitForIdle(): Promise<void> {
    const startTime = performance.now();
    for (;;) {
      const now = performance.now();
      if (this.#underWay.size === 0 && now - this.#lastChange > QUIET_MS) return;
      if (now - startTime > AT_REST_WITHIN_MS) {
        const urls = [...this.#underWay].map((request) => request.url());
        throw new Error(`the page does not come to rest: ${urls.join(', ')}`);
      }
      await this.#page.waitForTimeout(QUIET_MS / 5);
    }
  }
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(origin);
  await page.locator('#app:not([inert])').waitFor();
  await page.getByLabel(authEn.login.email).fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/');
}

function openContext(browser: { newContext: (options: object) => Promise<BrowserContext> }) {
  return browser.newContext({ locale: 'en-US', viewport: VIEWPORT, acceptDownloads: true });
}

/** The words of a button and of the page itself change with a press, and nothing else happens. */
const IDLE_PAGE = `<!doctype html><title>nothing</title><button id="button">pressed 0</button>
<script>
  let count = 0;
  const press = () => (button.textContent = 'pressed ' + ++count + '.');
  button.addEventListener('click', press);
  addEventListener('keydown', ({ key }) => key === 's' && press());
</script>`;

export async function openWindows(
  cleanUp: CleanUp,
  { origin, email }: { origin: string; email: string },
): Promise<Windows> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  cleanUp.add(() => browser.close());
  const context = await openContext(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const app = await context.newPage();
  await signIn(app, origin, email);
  const idle = await (await openContext(browser)).newPage();
  await idle.setContent(IDLE_PAGE);
  return { app, idle };
}
