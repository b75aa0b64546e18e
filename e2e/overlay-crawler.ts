import type { Page, Route } from '@playwright/test';
import { shellDe } from '@quint/phrases/home/screens/shell.de.ts';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import type { Control, Topmost } from './overlay-probes.ts';
import {
  COUNT_OVERLAYS,
  HIDDEN_PARTS,
  LIST_CONTROLS,
  LIST_ENTRIES,
  MARKS_LEFT,
  PRESS,
  TOPMOST,
} from './overlay-probes.ts';
import type { PageChecks } from './page-checks.ts';

const POLL_MS = 15;
/** The maximum time for an overlay to open after the page is idle, and to close. */
const SETTLE_MS = 4000;
/** A press that opens nothing within this time of the press and of the last request opens nothing at all. */
const OPENS_WITHIN_MS = 120;
/** The same for an entry of a menu, whose dialog may be large and drawn for the first time. */
const ENTRY_OPENS_WITHIN_MS = 800;
const PRESS_MS = 2500;
const MOST_NESTED = 4;
/** A control with one of these in aria-haspopup opens it, however long its code takes to load. */
const SURE_TO_OPEN: readonly string[] = ['dialog', 'menu'];

/** Ends the session: all later pages would be those of a guest. */
const SIGN_OUT_LABELS: readonly string[] = [shellEn.account.signOut, shellDe.account.signOut];
/** Renews the session, without an effect that others see. */
const RENEWAL = '/api/auth/refresh';

/** The answer to a write request while the crawler presses controls; it opens, but never confirms or sends. */
const REFUSAL = {
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({
    errors: [{ message: 'The crawler changes nothing.', extensions: { code: 'INVALID_PAYLOAD' } }],
  }),
};

/** Opens every overlay of the given pages, and checks the page behind it meanwhile and afterwards. */
export class OverlayCrawler {
  readonly #page: Page;
  readonly #checks: PageChecks;
  /** The controls pressed before, by position and name: shared parts of the pages are pressed once. */
  readonly #pressedControls = new Set<string>();
  /** The menu entries selected before. */
  readonly #entries = new Set<string>();
  readonly overlays: string[] = [];
  #place = '';

  constructor(page: Page, checks: PageChecks) {
    this.#page = page;
    this.#checks = checks;
  }

  /** Refuses every write request from now on. Call it before the first page is opened. */
  async changeNothing(): Promise<void> {
    // A form with input asks before its page is left.
    this.#page.on('dialog', (dialog) => void dialog.accept());
    await this.#page.addInitScript('window.print = () => {}; window.open = () => null;');
    await this.#page.route('**/api/**', (route) => this.#refuse(route));
  }

  async #refuse(route: Route): Promise<void> {
    const request = route.request();
    const isRead = request.method() === 'GET' || new URL(request.url()).pathname === RENEWAL;
    await (isRead ? route.fallback() : route.fulfill(REFUSAL));
  }

  /** Opens everything that the current page can open, one after the other. */
  async crawl(
    pageName: string,
    { hasPalette, reopen }: { hasPalette: boolean; reopen: () => Promise<void> },
  ): Promise<void> {
    this.#place = pageName;
    const address = this.#page.url();
    if (hasPalette) await this.#openPalette();
    for (
      let control = await this.#next(pageName);
      control !== undefined;
      control = await this.#next(pageName)
    ) {
      await this.#press(control);
      if (
        this.#page.url() !== address ||
        !(await this.#page.evaluate<boolean>("document.querySelector('#app h1') !== null"))
      ) {
        await this.#closeAll();
        await reopen();
      }
    }
  }

  /** The next control of the page that was not pressed yet. */
  async #next(pageName: string): Promise<Control | undefined> {
    const controls = await this.#page.evaluate<readonly Control[]>(LIST_CONTROLS);
    const keyOf = ({ inMain, kind, name }: Control) => `${inMain ? pageName : 'frame'} ${kind} ${name}`;
    const control = controls.find((each) => !this.#pressedControls.has(keyOf(each)));
    if (control !== undefined) this.#pressedControls.add(keyOf(control));
    return control;
  }

  #note(problem: string): void {
    this.#checks.at(this.#place);
    this.#checks.recordProblem(problem);
  }

  async #openPalette(): Promise<void> {
    await this.#page.keyboard.press('Control+k');
    // Its code is loaded with the first press.
    const isOpen = await this.#poll(async () =>
      (await this.#page.evaluate<number>(COUNT_OVERLAYS)) > 0 ? true : undefined,
    );
    if (isOpen === true) await this.#inspect('the palette', undefined);
  }

  async #press(control: Control): Promise<void> {
    const name = control.name === '' ? `a ${control.kind || 'button'} without a name` : `"${control.name}"`;
    if (!(await this.#pressOnly(control)) || !(await this.#waitForOverlay(control.kind))) return;
    const topmost = await this.#inspect(name, control);
    if (topmost?.role === 'menu') await this.#openEntries(control, name);
  }

  async #pressOnly({ index }: Control): Promise<boolean> {
    const target = this.#page.locator(`[${PRESS}="${index}"]`);
    try {
      await target.click({ timeout: PRESS_MS });
      return true;
    } catch {
      // Covered by a bar, or removed by an earlier press: a user could not press it either.
      return false;
    }
  }

  /** Opens the dialogs of the entries of a menu. */
  async #openEntries(control: Control, name: string): Promise<void> {
    const address = this.#page.url();
    if (!(await this.#pressOnly(control)) || !(await this.#waitForOverlay(control.kind))) return;
    const entries = await this.#page.evaluate<readonly { index: number; name: string }[]>(LIST_ENTRIES);
    await this.#closeAll();
    for (const entry of entries) {
      // The same action opens the same dialog on every page.
      if (SIGN_OUT_LABELS.includes(entry.name) || this.#entries.has(entry.name)) continue;
      this.#entries.add(entry.name);
      if (!(await this.#pressOnly(control)) || !(await this.#waitForOverlay(control.kind))) return;
      await this.#page.locator('[role=menu] [role=menuitem]').nth(entry.index).click({ timeout: PRESS_MS });
      await this.#waitForIdle();
      if (this.#page.url() !== address) return;
      if (await this.#waitForOverlay('', ENTRY_OPENS_WITHIN_MS))
        await this.#inspect(`${name}, then "${entry.name}"`, control);
    }
  }

  /** Checks the page behind the open overlay, closes it with Escape, and checks the page again. */
  async #inspect(name: string, control: Control | undefined): Promise<Topmost | undefined> {
    await this.#waitForIdle();
    const topmost = await this.#page.evaluate<Topmost | undefined>(TOPMOST);
    if (topmost === undefined) return undefined;
    this.overlays.push(`${this.#place}: ${name} (${topmost.role})`);
    const at = `${name} opens a ${topmost.role}`;
    for (const part of await this.#page.evaluate<readonly string[]>(HIDDEN_PARTS))
      this.#note(`${at}: ${part}`);
    const isDialog = topmost.role === 'dialog' || topmost.role === 'alertdialog';
    if (isDialog && topmost.fields === 1 && !topmost.isFirstFocused)
      this.#note(`${at} "${topmost.name}", and its only field has no focus`);
    if (!topmost.hasFocus) this.#note(`${at} "${topmost.name}", and the focus is elsewhere`);
    await this.#closeAll();
    await this.#expectRestored(name, control);
    return topmost;
  }

  async #expectRestored(name: string, control: Control | undefined): Promise<void> {
    const isClean = await this.#poll(async () => {
      const marks = await this.#page.evaluate<readonly string[]>(MARKS_LEFT);
      return marks.length === 0 ? true : undefined;
    });
    if (isClean === undefined)
      for (const mark of await this.#page.evaluate<readonly string[]>(MARKS_LEFT))
        this.#note(`after ${name} is closed, ${mark}`);
    for (const part of await this.#page.evaluate<readonly string[]>(HIDDEN_PARTS))
      this.#note(`after ${name} is closed, ${part}`);
    if (control === undefined) return;
    const isBack = await this.#poll(async () => {
      const back = await this.#page.evaluate<boolean>(
        `(() => { const control = document.querySelector('[${PRESS}="${control.index}"]');
          const active = document.activeElement;
          if (control === null || !control.isConnected) return active !== null && active !== document.body;
          return active === control || control.contains(active) || control.parentElement?.contains(active) === true; })()`,
      );
      return back ? true : undefined;
    });
    if (isBack === undefined) {
      const active = await this.#page.evaluate<string>(
        "(document.activeElement?.outerHTML ?? 'nothing').slice(0, 160)",
      );
      this.#note(`after ${name} is closed, the focus is on ${active}`);
    }
  }

  /** Presses Escape once for each open overlay. */
  async #closeAll(): Promise<void> {
    for (let level = 0; level < MOST_NESTED; level += 1) {
      const before = await this.#page.evaluate<number>(COUNT_OVERLAYS);
      if (before === 0) return;
      await this.#page.keyboard.press('Escape');
      await this.#poll(async () => {
        const after = await this.#page.evaluate<number>(COUNT_OVERLAYS);
        return after < before ? true : undefined;
      });
    }
    if ((await this.#page.evaluate<number>(COUNT_OVERLAYS)) > 0) {
      const topmost = await this.#page.evaluate<Topmost>(TOPMOST);
      this.#note(`Escape does not close the ${topmost.role} "${topmost.name}"`);
      await this.#page.reload();
    }
  }

  async #waitForOverlay(kind = '', usualMs = OPENS_WITHIN_MS): Promise<boolean> {
    const within = SURE_TO_OPEN.includes(kind) ? SETTLE_MS : usualMs;
    const pressTime = Date.now();
    // Loaded contents are rendered shortly afterwards.
    let busy = pressTime;
    for (;;) {
      if ((await this.#page.evaluate<number>(COUNT_OVERLAYS)) > 0) return true;
      const now = Date.now();
      if (this.#checks.pendingRequests > 0) busy = now;
      if (now > busy + within || now > pressTime + SETTLE_MS) return false;
      await this.#page.waitForTimeout(POLL_MS);
    }
  }

  /** Waits two frames: an opened overlay has been rendered and has the focus. */
  async #waitForIdle(): Promise<void> {
    await this.#poll(() => Promise.resolve(this.#checks.pendingRequests === 0 ? true : undefined));
    await this.#page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  }

  async #poll<Result>(ask: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const deadline = Date.now() + SETTLE_MS;
    let result = await ask();
    while (result === undefined && Date.now() < deadline) {
      await this.#page.waitForTimeout(POLL_MS);
      result = await ask();
    }
    return result;
  }
}
