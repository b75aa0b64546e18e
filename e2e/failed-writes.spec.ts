import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Address, Visitor } from './addresses.ts';
import { addressesOf, recordsOf } from './addresses.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { test } from './beginnings.ts';
import type { Fault } from './broken-writes.ts';
import { BrokenWrites, FAULTS } from './broken-writes.ts';
import { PageChecks } from './page-checks.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

/*
 * Fills every form and presses every button of every page, while each call that changes something fails: with a fault of
 * the server, a conflict, or a cut connection. The page must say so, and keep what was typed.
 */

interface Person {
  readonly who: Visitor;
  readonly account: string;
  readonly others: readonly Visitor[];
}

const PEOPLE: readonly Person[] = [
  { who: 'talent', account: 'anna.kowalski@mail.example', others: ['guest'] },
  { who: 'platformAdmin', account: 'admin@quint.example', others: ['guest', 'talent', 'flowAdmin'] },
];

/**
 * The parts of a job profile save themselves and send again what failed, so that one press meets the failure of the one
 * before; `job-profile.test.tsx` tests each part.
 */
const SAVES_ITSELF = '/talent-profile/t1';
/** Leads a person on who needs no second factor, to the page where their day starts. */
const LEADS_ON = '/second-factor';

/** Of a list with many rows, those of the first two are pressed. */
const ROWS = 2;
const CONTROLS_OF_A_PAGE = 40;
/** The session of the browser ends, whatever the server answers. */
const ENDS_THE_SESSION = /^Sign out/;
/** Some dialogs show a spinner for as long as they are open. */
const AT_MOST_MS = 2000;

/** The parts of the page that take input: what lies on top, or the page itself. */
const TOP = `[...document.querySelectorAll('[role=alertdialog], [role=dialog], [role=menu]')].at(-1) ??
  document.querySelector('main')`;

const IS_SEEN = `(control) => {
  const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  return width > 1 && height > 1 && control.closest('[inert], [aria-hidden=true]') === null;
}`;

/** Numbers the controls that can be pressed, and names them. */
const CONTROLS = `(() => {
  const isSeen = ${IS_SEEN};
  const isFirst = (control) => {
    const row = control.closest('tr, li, [role=row]');
    return row === null || [...row.parentElement.children].indexOf(row) < ${ROWS};
  };
  const isFree = (control) => !control.disabled && control.getAttribute('aria-disabled') !== 'true' &&
    control.getAttribute('data-disabled') !== 'true';
  const found = [...(${TOP}).querySelectorAll('button, [role=menuitem], input[type=checkbox], input[type=radio]:not(:checked), summary')]
    .filter((control) => isSeen(control) && isFirst(control) && isFree(control));
  found.forEach((control, index) => control.setAttribute('data-press', String(index)));
  return found.map((control) =>
    (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent).trim().slice(0, 60));
})()`;

/** Types into every field, and remembers what. */
const FILL = `(() => {
  const isSeen = ${IS_SEEN};
  const SAMPLES = { email: 'someone@firm.example', password: 'Another-55-words', number: '5', tel: '+49 30 123456' };
  const fields = [...(${TOP}).querySelectorAll('input, textarea')].filter((field) =>
    isSeen(field) && !field.readOnly && !field.disabled &&
    (field.matches('textarea') || /^(text|email|password|tel|url)$/.test(field.type)) && field.getAttribute('role') !== 'combobox');
  globalThis.typed = fields.map((field) => {
    const label = field.labels?.[0]?.textContent ?? '';
    const named = /^(?:Name: |Type ")(.*?)"?(?: to confirm)?$/.exec(label.trim())?.[1];
    const kind = field.inputMode === 'numeric' ? 'number' : field.type;
    const value = named ?? SAMPLES[kind] ?? (field.type === 'url' ? 'https://firm.example/hook' : field.value + 'x');
    const prototype = field.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [field, field.value];
  });
})()`;

/** What was typed and is not there any more. */
const LOST = `(globalThis.typed ?? []).filter(([field, value]) => !field.isConnected || field.value !== value)
  .map(([field, value]) => (field.labels?.[0]?.textContent ?? field.name) + ': ' + value)`;

/** What the page says: alerts, states and toasts. */
const SAID = `[...document.querySelectorAll('[role=alert], [role=status], output, [aria-live] li, [aria-live=polite], [aria-invalid=true]')]
  .filter((part) => part.matches('[aria-invalid=true]') || part.textContent.trim() !== '')
  .map((part) => part.textContent.trim()).join(' | ')`;

const DISMISS = `document.querySelectorAll('[aria-live] li button[aria-label="Dismiss"]').forEach((button) => button.click())`;
const OVERLAYS = `document.querySelectorAll('[role=alertdialog], [role=dialog], [role=menu]').length`;

const press = (index: number) => `document.querySelector('[data-press="${index}"]')?.click()`;

/** One person who presses everything. */
class Presser {
  readonly problems: string[] = [];
  readonly calls = new Map<string, Set<Fault>>();
  readonly #page: Page;
  readonly #checks: PageChecks;
  readonly #writes: BrokenWrites;
  #before = '';

  constructor(page: Page, checks: PageChecks, writes: BrokenWrites) {
    this.#page = page;
    this.#checks = checks;
    this.#writes = writes;
  }

  async tryAll(address: Address): Promise<void> {
    await this.#open(address);
    const labels = await this.#page.evaluate<string[]>(CONTROLS);
    for (const [index, label] of labels.slice(0, CONTROLS_OF_A_PAGE).entries()) {
      if (ENDS_THE_SESSION.test(label)) continue;
      const isTouched = await this.#tryOne(address, index, label);
      if (isTouched) await this.#open(address);
    }
  }

  async #open(address: Address): Promise<void> {
    await this.#page.evaluate(DISMISS);
    await this.#go('/help');
    await this.#go(address.path);
    this.#before = await this.#page.evaluate<string>(SAID);
    this.#writes.take();
  }

  /** Leaves a form without the question what becomes of its values. */
  async #go(path: string): Promise<void> {
    const target = JSON.stringify({ href: path, ignoreBlocker: true });
    await this.#page.evaluate(`__TSR_ROUTER__.navigate(${target})`);
    await this.#checks.settle(AT_MOST_MS);
  }

  async #press(index: number): Promise<void> {
    await this.#page.evaluate(FILL);
    await this.#page.evaluate(CONTROLS);
    await this.#page.evaluate(press(index));
    await this.#checks.settle(AT_MOST_MS);
  }

  /** Presses a control, and what acts in the menu or the dialog that it opens. Returns whether the page is another one. */
  async #tryOne(address: Address, index: number, label: string): Promise<boolean> {
    this.#writes.fault = FAULTS[index % FAULTS.length] ?? 'fault';
    const depth = await this.#page.evaluate<number>(OVERLAYS);
    const path = new URL(this.#page.url()).pathname;
    await this.#press(index);
    const hasWritten = await this.#expectSaid(address, label);
    const isElsewhere = new URL(this.#page.url()).pathname !== path;
    const isOpen = !isElsewhere && (await this.#page.evaluate<number>(OVERLAYS)) > depth;
    if (isOpen) await this.#tryOverlay(address, index, label);
    return hasWritten || isElsewhere || isOpen;
  }

  /** Presses every entry of a menu, and the button that acts in a dialog, which is the last one. */
  async #tryOverlay(address: Address, opener: number, label: string): Promise<void> {
    const isMenu = await this.#page.evaluate<boolean>(`(${TOP}).matches('[role=menu]')`);
    const entries = await this.#page.evaluate<string[]>(CONTROLS);
    const tried = isMenu ? [...entries.keys()] : [entries.length - 1];
    for (const [time, entry] of tried.entries()) {
      if (time > 0) {
        await this.#open(address);
        await this.#press(opener);
      }
      const depth = await this.#page.evaluate<number>(OVERLAYS);
      await this.#press(entry);
      const place = `${label} > ${entries[entry] ?? ''}`;
      const hasWritten = await this.#expectSaid(address, place);
      // The dialog of an entry, and the second step of a dialog.
      if (hasWritten || (await this.#page.evaluate<number>(OVERLAYS)) < Math.max(depth, 1)) continue;
      const last = (await this.#page.evaluate<string[]>(CONTROLS)).length - 1;
      await this.#press(last);
      await this.#expectSaid(address, `${place} > last`);
    }
  }

  /** When a call was broken, the page must say so and keep what was typed. Returns whether there was one. */
  async #expectSaid(address: Address, label: string): Promise<boolean> {
    const calls = this.#writes.take();
    if (calls.length === 0) return false;
    const { fault } = this.#writes;
    for (const call of calls) this.calls.set(call, (this.calls.get(call) ?? new Set()).add(fault));
    const place = `${address.name}, "${label}", ${fault}: ${calls.join(', ')}`;
    try {
      await expect.poll(() => this.#page.evaluate<string>(SAID), { timeout: 5000 }).not.toBe(this.#before);
    } catch {
      this.problems.push(`${place}: nothing is said`);
    }
    const lost = await this.#page.evaluate<string[]>(LOST);
    if (lost.length > 0) this.problems.push(`${place}: lost ${lost.join('; ')}`);
    return true;
  }
}

test.describe.configure({ mode: 'parallel' });

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
});

for (const { who, account, others } of PEOPLE) {
  test(`${who}: every call that changes something says when it fails, and keeps what was typed`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const lena = await recordsOf(await signIn(product.url, 'lena@nordlicht.example'));
    const client = await signInSpeaking(product.url, account, 'en');
    const me = await client.call<{ active_talent: { id: string } | null }>(
      'GET',
      '/users/me?fields=active_talent.id',
    );
    const records = me.active_talent === null ? lena : { ...lena, t1: me.active_talent.id };
    const page = await (await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
    await new AdminPage(page, { origin: product.url, language: 'en' }).enter(account, '/help');
    const checks = new PageChecks(page);
    const presser = new Presser(page, checks, await BrokenWrites.on(page));
    const only = process.env['ONLY_PATH'];
    for (const address of addressesOf(who, { ...records, en: 'en' }, others)) {
      if (address.isLoaded || address.name.startsWith('/_internal')) continue;
      if (address.name === SAVES_ITSELF || address.name === LEADS_ON) continue;
      if (only !== undefined && !address.name.includes(only)) continue;
      await presser.tryAll(address);
    }
    expect(presser.problems).toEqual([]);
    expect(presser.calls.size).toBeGreaterThan(0);
  });
}
