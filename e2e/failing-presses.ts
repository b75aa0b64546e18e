import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Address } from './addresses.ts';
import type { BrokenWrites, Fault } from './broken-writes.ts';
import { FAULTS } from './broken-writes.ts';
import { PageChecks } from './page-checks.ts';
import {
  CONTROLS,
  DISMISS,
  DROP_DRAFTS,
  FILL,
  HAS_LONG_TEXT,
  IS_MENU,
  LOST_TEXTS,
  MESSAGES,
  UNSAVED_TEXTS,
  OVERLAYS,
  press,
} from './press-probes.ts';

const CONTROLS_OF_A_PAGE = 40;
/** Ends the session of the browser, whatever the server answers. */
const ENDS_THE_SESSION = /^Sign out/;
/** Some dialogs show a spinner while they are open. */
const AT_MOST_MS = 2000;
const MESSAGE_TIMEOUT_MS = 5000;

interface Press {
  readonly index: number;
  readonly label: string | undefined;
}

/** Presses everything on a page while each write request fails, and checks the messages of the page. */
export class FailingPresses {
  readonly problems: string[] = [];
  readonly calls = new Map<string, Set<Fault>>();
  readonly #page: Page;
  readonly #checks: PageChecks;
  readonly #writes: BrokenWrites;
  readonly #hasSession: boolean;
  /** The requests with a long text for which the end of the session was tested. */
  readonly #endedCalls = new Set<string>();
  /** The presses since the page was opened, each with the name of the control at that time. */
  #presses: Press[] = [];
  #messages = '';
  #place = '';

  constructor(page: Page, { writes, hasSession }: { writes: BrokenWrites; hasSession: boolean }) {
    this.#page = page;
    this.#checks = new PageChecks(page);
    this.#writes = writes;
    this.#hasSession = hasSession;
    page.on('pageerror', (error) => this.problems.push(`${this.#place}: thrown: ${error.message}`));
  }

  async tryAll(address: Address): Promise<void> {
    this.#place = address.name;
    await this.#open(address);
    const labels = await this.#page.evaluate<string[]>(CONTROLS);
    for (const [index, label] of labels.slice(0, CONTROLS_OF_A_PAGE).entries()) {
      if (ENDS_THE_SESSION.test(label)) continue;
      const isTouched = await this.#tryOne(address, index, label);
      if (isTouched) await this.#open(address);
    }
  }

  /** Reopens the page, without state of earlier presses in the browser. */
  async #open(address: Address): Promise<void> {
    await this.#page.evaluate(DISMISS);
    await this.#go('/help');
    await this.#page.evaluate(DROP_DRAFTS);
    await this.#go(address.path);
    this.#messages = await this.#page.evaluate<string>(MESSAGES);
    this.#writes.take();
    this.#presses = [];
  }

  /** Leaves a form without its confirmation. */
  async #go(path: string): Promise<void> {
    const target = JSON.stringify({ href: path, ignoreBlocker: true });
    await this.#page.evaluate(`__TSR_ROUTER__.navigate(${target})`);
    await this.#checks.settle(AT_MOST_MS);
  }

  async #press(index: number): Promise<void> {
    const labels = await this.#fill();
    await this.#pressNow({ index, label: labels[index] });
  }

  /** Presses the control of that name again, wherever it is now: its position depends on earlier presses. */
  async #pressAgain({ index, label }: Press): Promise<void> {
    if (label === undefined) return;
    let position = -1;
    const findPosition = async () => {
      const labels = await this.#fill();
      position = labels[index] === label ? index : labels.indexOf(label);
      return position;
    };
    await expect
      .poll(findPosition, { timeout: MESSAGE_TIMEOUT_MS })
      .toBeGreaterThanOrEqual(0)
      .catch(() => undefined);
    if (position >= 0) await this.#pressNow({ index: position, label });
  }

  /** Types into every field, and returns the names of the controls that can be pressed then. */
  async #fill(): Promise<readonly string[]> {
    await this.#page.evaluate(FILL);
    return this.#page.evaluate<string[]>(CONTROLS);
  }

  async #pressNow(target: Press): Promise<void> {
    this.#presses.push(target);
    await this.#page.evaluate(press(target.index));
    await this.#checks.settle(AT_MOST_MS);
  }

  /** Presses a control, and the actions in the menu or dialog that it opens. Returns whether the page has changed. */
  async #tryOne(address: Address, index: number, label: string): Promise<boolean> {
    this.#writes.fault = FAULTS[index % FAULTS.length] ?? 'fault';
    this.#place = `${address.name}, "${label}"`;
    const depth = await this.#page.evaluate<number>(OVERLAYS);
    const path = new URL(this.#page.url()).pathname;
    await this.#press(index);
    const hasWritten = await this.#expectMessage(address, label);
    const isElsewhere = new URL(this.#page.url()).pathname !== path;
    const isOpen = !isElsewhere && (await this.#page.evaluate<number>(OVERLAYS)) > depth;
    if (isOpen) await this.#tryOverlay(address, index, label);
    return hasWritten || isElsewhere || isOpen;
  }

  /** Presses every entry of a menu, and the primary button of a dialog, which is the last one. */
  async #tryOverlay(address: Address, opener: number, label: string): Promise<void> {
    const isMenu = await this.#page.evaluate<boolean>(IS_MENU);
    const entries = await this.#page.evaluate<string[]>(CONTROLS);
    const entryIndices = isMenu ? [...entries.keys()] : [entries.length - 1];
    for (const [time, entry] of entryIndices.entries()) {
      if (time > 0) {
        await this.#open(address);
        await this.#press(opener);
      }
      const depth = await this.#page.evaluate<number>(OVERLAYS);
      const controlPath = `${label} > ${entries[entry] ?? ''}`;
      this.#place = `${address.name}, "${controlPath}"`;
      await this.#press(entry);
      const hasWritten = await this.#expectMessage(address, controlPath);
      // The dialog of an entry, and the second step of a dialog.
      if (hasWritten || (await this.#page.evaluate<number>(OVERLAYS)) < Math.max(depth, 1)) continue;
      const last = (await this.#page.evaluate<string[]>(CONTROLS)).length - 1;
      await this.#press(last);
      await this.#expectMessage(address, `${controlPath} > last`);
    }
  }

  /** If a request failed, expects a message and the input. Returns whether one failed. */
  async #expectMessage(address: Address, label: string): Promise<boolean> {
    const calls = this.#writes.take();
    if (calls.length === 0) return false;
    const { fault } = this.#writes;
    for (const call of calls) this.calls.set(call, (this.calls.get(call) ?? new Set()).add(fault));
    const description = `${address.name}, "${label}", ${fault}: ${calls.join(', ')}`;
    try {
      await expect
        .poll(() => this.#page.evaluate<string>(MESSAGES), { timeout: MESSAGE_TIMEOUT_MS })
        .not.toBe(this.#messages);
    } catch {
      this.problems.push(`${description}: nothing is said`);
    }
    const lostInputs = await this.#page.evaluate<string[]>(LOST_TEXTS);
    if (lostInputs.length > 0) this.problems.push(`${description}: lost ${lostInputs.join('; ')}`);
    await this.#tryEndedSession(address, label, calls.join(', '));
    return true;
  }

  /** Repeats the presses that send a long text, once for each request, while the session ends: a draft must keep it. */
  async #tryEndedSession(address: Address, label: string, call: string): Promise<void> {
    const hasLongText = await this.#page.evaluate<boolean>(HAS_LONG_TEXT);
    if (!this.#hasSession || !hasLongText || this.#endedCalls.has(call)) return;
    this.#endedCalls.add(call);
    const presses = this.#presses;
    const { fault } = this.#writes;
    const origin = new URL(this.#page.url()).origin;
    await this.#open(address);
    this.#writes.fault = 'ended';
    const description = `${address.name}, "${label}", session ended: ${call}`;
    this.#place = description;
    for (const target of presses) await this.#pressAgain(target);
    const sentCalls = this.#writes.take();
    if (!sentCalls.includes(call)) {
      this.problems.push(`${description}: is not sent again, but ${sentCalls.join(', ') || 'nothing'}`);
      this.#writes.fault = fault;
      return;
    }
    const isAtLogin = () => new URL(this.#page.url()).pathname === '/';
    await expect.poll(isAtLogin, { message: description, timeout: MESSAGE_TIMEOUT_MS }).toBe(true);
    try {
      await expect
        .poll(() => this.#page.evaluate<string>(MESSAGES), { timeout: MESSAGE_TIMEOUT_MS })
        .toContain('signed out');
    } catch {
      this.problems.push(`${description}: nothing is said`);
    }
    // The URL changes before the page is left, which stores the drafts.
    try {
      await expect
        .poll(() => this.#page.evaluate<string[]>(UNSAVED_TEXTS), { timeout: MESSAGE_TIMEOUT_MS })
        .toEqual([]);
    } catch {
      const unsavedTexts = await this.#page.evaluate<string[]>(UNSAVED_TEXTS);
      this.problems.push(`${description}: no draft of ${unsavedTexts.join('; ')}`);
    }
    // The session is still valid on the server, so that the next document resumes it.
    this.#writes.fault = fault;
    await this.#page.goto(`${origin}/help`);
    await this.#checks.settle(AT_MOST_MS);
  }
}
