import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import type { Locator, Page } from 'playwright-core';
import { ensureWebBuilt, WEB_DIR } from '../../../tools/web-build.ts';
import { LIFT_LIMITS } from '../data/files.ts';
import { amount } from '../pace.ts';
import type { Bench, Round } from '../runner.ts';
import type { CleanUp } from '../stage.ts';
import { openStage } from '../stage.ts';
import { insertWorld } from '../world.ts';
import { openBrowser, openIdlePage, signIn, watchTraffic } from './browser.ts';
import type { PressEvent, Sign } from './probe.ts';
import { timePress } from './probe.ts';

const TALENTS = amount(10_000, 300);
const ROUNDS = amount(4, 1);
/** Presses per round, each on another of the first rows. */
const PRESSES = amount(8, 1);
const GOAL_MS = 100;
const DIALOG = '[role="dialog"]';
const TOAST = 'ol[aria-live] li';
/** The end of an id, which is part of every name here. */
const CODE = /[\da-f]{12}/;
const MENU_BUTTON = talentsEn.more.split('{{')[0] ?? '';

const { ask, verb } = peopleEn;
const { FAVOURITE } = talentsEn.status;

/** The focused row in the list of talents. */
interface Row {
  readonly selector: string;
  readonly locator: Locator;
  /** The part of the name that only this person has. */
  readonly code: string;
}

/** One press of each kind: a letter, the menu of a row, and what it opens. */
interface PressCase {
  readonly name: string;
  readonly what: string;
  readonly event: PressEvent;
  /** Prepares the press. */
  readonly prepare?: (row: Row) => Promise<void>;
  readonly press: (row: Row) => Promise<void>;
  readonly sign: (row: Row) => Sign;
  /** Reverts the press. */
  readonly reset: (row: Row) => Promise<void>;
}

/** The list of talents with keyboard navigation. */
class List {
  readonly page: Page;
  readonly settle: () => Promise<void>;

  constructor(page: Page) {
    this.page = page;
    this.settle = watchTraffic(page);
  }

  async focus(index: number): Promise<Row> {
    const selector = `tr[data-row="${index}"]`;
    const locator = this.page.locator(`${selector}[aria-busy="false"]`);
    await locator.waitFor();
    await locator.focus();
    await this.settle();
    const code = CODE.exec((await locator.textContent()) ?? '')?.[0];
    if (code === undefined) throw new Error(`row ${index} shows nobody`);
    return { selector, locator, code };
  }

  async openMenu({ locator }: Row): Promise<void> {
    await locator.getByRole('button', { name: MENU_BUTTON }).click();
    await this.settle();
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  async key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  /** Undoes the last press and closes its toast. */
  async undo(): Promise<void> {
    await this.key('z');
    await this.page.evaluate(
      `document.querySelectorAll('${TOAST}').forEach((toast) => [...toast.querySelectorAll('button')].at(-1)?.click())`,
    );
    await this.page.locator(TOAST).first().waitFor({ state: 'detached' });
  }
}

/** Presses of a letter on a row. */
function keyCases(list: List): PressCase[] {
  const shortlist = {
    event: { key: 's' },
    press: () => list.page.keyboard.press('s'),
    reset: () => list.undo(),
  };
  return [
    {
      ...shortlist,
      name: 'key',
      what: 's on a row, until it shows the new status',
      // The button of the next action has the same text.
      sign: ({ selector }) => ({ selector: `${selector} td:not(:has(button))`, text: FAVOURITE }),
    },
    {
      ...shortlist,
      name: 'toast',
      what: 's on a row, until the toast with the answer of the server',
      sign: () => ({ selector: TOAST, text: '' }),
    },
  ];
}

/** Presses on the menu of a row and its items. */
function menuCases(list: List): PressCase[] {
  return [
    {
      name: 'menu',
      what: 'the button of a row, until its menu',
      event: 'pointer',
      press: (row) => row.locator.getByRole('button', { name: MENU_BUTTON }).click(),
      sign: () => ({ selector: '[role="menu"]', text: verb.delete }),
      reset: () => list.key('Escape'),
    },
    {
      name: 'dialog',
      what: 'an entry of the menu, until its dialog',
      event: 'pointer',
      prepare: (row) => list.openMenu(row),
      press: () => list.menuItem(verb.tags).click(),
      sign: () => ({ selector: DIALOG, text: ask.tags_one.split('{{')[0] ?? '' }),
      reset: () => list.key('Escape'),
    },
    {
      name: 'delete',
      what: 'delete in the menu, until the row is gone',
      event: 'pointer',
      prepare: (row) => list.openMenu(row),
      press: () => list.menuItem(verb.delete).click(),
      sign: ({ selector, code }) => ({ selector, text: code, isGone: true }),
      reset: () => list.undo(),
    },
  ];
}

/** Presses on one person after another. */
function toRound(list: List, { event, prepare, press, sign, reset }: PressCase): Round {
  return async () => {
    const samples: number[] = [];
    for (let index = 0; index < PRESSES; index++) {
      const row = await list.focus(index);
      await prepare?.(row);
      samples.push(await timePress(list.page, { event, sign: sign(row), press: () => press(row) }));
      await list.settle();
      await reset(row);
    }
    return samples;
  };
}

/** Presses on an empty page: the part of the time that the product does not cause. */
function idleRound(page: Page): Round {
  let pressCount = 0;
  return async () => {
    const samples: number[] = [];
    for (let index = 0; index < PRESSES; index++) {
      pressCount += 1;
      const sign = { selector: 'button', text: `pressed ${pressCount}.` };
      const press = () => page.keyboard.press('s');
      samples.push(await timePress(page, { event: { key: 's' }, sign, press }));
    }
    return samples;
  };
}

/** A workspace whose talents can all be pressed in the same way, each with a unique name. */
async function openWorkspace(cleanUp: CleanUp): Promise<{ origin: string; email: string }> {
  await ensureWebBuilt(console.log);
  const { client, product } = await openStage(cleanUp, { WEB_DIR });
  for (const statement of LIFT_LIMITS) await client.query(statement);
  const { userId, email } = await insertWorld(client, { talents: TALENTS });
  await client.query("update users set platform_language = 'EN' where id = $1", [userId]);
  await client.query(
    "update talents set status = 'APPLICANT', last_name = last_name || ' ' || right(id::text, 12)",
  );
  await client.query('vacuum analyze');
  return { origin: `http://localhost:${product.port}`, email };
}

/** From a press on the list of talents to its first visible effect, inside the page, compared with an empty page. */
export async function measureScreens({ cleanUp, measure }: Bench): Promise<void> {
  const { origin, email } = await openWorkspace(cleanUp);
  const browser = await openBrowser(cleanUp);
  const idle = await openIdlePage(browser);
  const list = new List(await signIn(browser, origin, email));
  const beside = { idle: idleRound(idle) };
  for (const each of [...keyCases(list), ...menuCases(list)]) {
    await measure({
      name: each.name,
      what: each.what,
      unit: 'ms',
      // Closes what a previous case has left open.
      setup: async () => void (await list.page.goto(`${origin}/talents`)),
      rounds: ROUNDS,
      ours: toRound(list, each),
      beside,
      goals: [{ of: 'p95', most: GOAL_MS }],
    });
  }
}
