import type { Page } from 'playwright-core';
import { commonEn } from '@quint/phrases/screens/common.en.ts';
import { peopleEn } from '@quint/phrases/screens/people.en.ts';
import { rolePeopleEn } from '@quint/phrases/screens/role-people.en.ts';
import { talentsEn } from '@quint/phrases/screens/talents.en.ts';
import { fill } from './phrase.ts';
import type { PressContext } from './press.ts';
import type { PressEvent, Sign, Timed } from './probe.ts';
import { timePress } from './probe.ts';
import type { Reading } from './table.ts';
import { toastSays } from './talents-list.ts';

const RUNS = 12;
/** Of the first runs the code is compiled; they do not count. */
const WARM_UP = 2;

/** A press after which much is loaded. */
interface HeavyPress {
  readonly what: string;
  readonly press: string;
  readonly until: string;
  /** Makes everything ready for a press; every run has a role of its own, so that no answer is known already. */
  readonly prepare: (run: number) => Promise<Ready>;
  readonly reset: () => Promise<void>;
}

interface Ready {
  readonly event: PressEvent;
  readonly sign: Sign;
  readonly press: () => Promise<void>;
}

export interface RoleToOpen {
  readonly id: string;
  readonly name: string;
}

interface LargeWorkspace {
  readonly origin: string;
  readonly roles: readonly RoleToOpen[];
  /** How many talents the list shows. */
  readonly talents: number;
  /** The answer of the product to an administrator. */
  readonly read: (path: string) => Promise<unknown>;
}

interface ListContext extends PressContext, LargeWorkspace {
  readonly page: Page;
}

const { filter, export: file } = talentsEn;
const { selection } = peopleEn;

function roleOf({ roles }: ListContext, run: number): RoleToOpen {
  const role = roles[run % roles.length];
  if (role === undefined) throw new Error('the workspace has no role');
  return role;
}

/** Opens the options of a filter, a new one or one in use. */
async function openFilter({ page, traffic }: ListContext, name: string): Promise<void> {
  const used = page.getByRole('button', { name: `${name}: ` });
  if ((await used.count()) > 0) await used.first().click();
  else {
    await page.getByRole('button', { name: filter.add, exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await page.getByRole('menuitemcheckbox').first().waitFor();
  await traffic.rest();
}

async function removeFilter({ page, traffic }: ListContext, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: fill(filter.remove, { filter: name }) }).click();
  await traffic.rest();
}

/** The columns of a row before those of fit: the tick box and the name. */
const COLUMNS_BEFORE = 2;

/** Roles chosen one after the other as columns of fit; the last of them is the press. */
function fitColumns(context: ListContext, columns: number): HeavyPress {
  const { page, traffic } = context;
  const which = columns === 1 ? 'The fit to a role' : `The fit to ${columns} roles`;
  return {
    what: `${which} in the list`,
    press: 'the role in the filter',
    until: 'the best people with their fit',
    async prepare(run) {
      await openFilter(context, filter.roles);
      const choice = (column: number) => roleOf(context, run * columns + column).name;
      const option = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
      for (let column = 0; column < columns - 1; column++) await option(choice(column)).click();
      await traffic.rest();
      const last = option(choice(columns - 1));
      await last.scrollIntoViewIfNeeded();
      const cell = `tr[data-row="0"] td:nth-child(${COLUMNS_BEFORE + columns})`;
      return {
        event: 'pointer',
        sign: { selector: cell, texts: [commonEn.fit.ofHundred] },
        press: () => last.click(),
      };
    },
    reset: () => removeFilter(context, filter.roles),
  };
}

function consideredFor(context: ListContext): HeavyPress {
  const { page } = context;
  return {
    what: 'Those considered for a role',
    press: 'the role in the filter',
    until: 'these people only',
    async prepare(run) {
      await openFilter(context, filter.considered);
      const option = page.getByRole('menuitemcheckbox', { name: roleOf(context, run).name, exact: true });
      await option.scrollIntoViewIfNeeded();
      const everybody = { selector: `table[aria-rowcount="${context.talents + 1}"]`, texts: [] };
      return { event: 'pointer', sign: { ...everybody, isGone: true }, press: () => option.click() };
    },
    reset: () => removeFilter(context, filter.considered),
  };
}

async function selectFirst({ page, list }: ListContext): Promise<void> {
  await list.focusFirst();
  await page.keyboard.press('x');
}

const countOf = ({ talents }: LargeWorkspace) => ({ count: talents.toLocaleString('en') });

const countSays = (number: number): Sign => ({
  selector: 'output',
  texts: [fill(selection.count_other, { count: number.toLocaleString('en') })],
});

async function clearSelection({ page, traffic }: ListContext): Promise<void> {
  await page.getByRole('button', { name: selection.clear, exact: true }).click();
  await traffic.rest();
}

function selectAll(context: ListContext): HeavyPress {
  const { page } = context;
  return {
    what: 'Select all',
    press: 'the button beside the selection',
    until: 'all are selected',
    async prepare() {
      await selectFirst(context);
      const all = page.getByRole('button', { name: fill(selection.all_other, countOf(context)) });
      await all.waitFor();
      return { event: 'pointer', sign: countSays(context.talents), press: () => all.click() };
    },
    reset: () => clearSelection(context),
  };
}

function deselectOne(context: ListContext): HeavyPress {
  const { page, traffic } = context;
  return {
    what: 'One less of all selected',
    press: 'x',
    until: 'one is not selected',
    async prepare() {
      await selectFirst(context);
      await page.getByRole('button', { name: fill(selection.all_other, countOf(context)) }).click();
      await page.locator('output', { hasText: countSays(context.talents).texts[0] ?? '' }).waitFor();
      await traffic.rest();
      await page.locator('tr[data-row="0"]').focus();
      const press = () => page.keyboard.press('x');
      return { event: { key: 'x' }, sign: countSays(context.talents - 1), press };
    },
    reset: () => clearSelection(context),
  };
}

function exportAll(context: ListContext, format: 'csv' | 'xlsx'): HeavyPress {
  const { page, list, traffic } = context;
  return {
    what: `All ${countOf(context).count} as a file, ${format.toUpperCase()}`,
    press: 'the button of the dialog',
    until: 'the toast, with the file saved',
    async prepare() {
      await page.getByRole('button', { name: file.do, exact: true }).click();
      await page.getByRole('radio', { name: file[format] }).click();
      await traffic.rest();
      const start = page.getByRole('button', { name: fill(file.start_other, countOf(context)) });
      const sign = toastSays(file.done_other, countOf(context));
      return { event: 'pointer', sign, press: () => start.click() };
    },
    async reset() {
      await traffic.rest();
      await list.clearToasts();
    },
  };
}

const PERSON = 'a[data-person]';
const NAMED = [' '];

function openRole(context: ListContext): HeavyPress {
  const { page, origin, traffic } = context;
  return {
    what: 'The page of a role',
    press: 'its row in the list of roles',
    until: 'those considered, by name and fit',
    async prepare(run) {
      await page.goto(`${origin}/roles`);
      const { name } = roleOf(context, run);
      const row = page.getByRole('row', { name: new RegExp(`${name}\\b`) }).first();
      await row.scrollIntoViewIfNeeded();
      await traffic.rest();
      const sign = { selector: PERSON, texts: NAMED };
      return { event: 'pointer', sign, press: () => row.getByText(name).click() };
    },
    reset: () => traffic.rest(),
  };
}

interface Fits {
  readonly data: readonly { readonly talent_id: string }[];
}

/** The best of all who are not considered for a role: they come into sight with "all finished" alone. */
async function findBestOfOthers({ read }: ListContext, roleId: string): Promise<string> {
  const path = `/api/calculate-score/role/${roleId}?limit=500`;
  const filter = JSON.stringify({ roles: { roles_id: { _eq: roleId } } });
  const all = (await read(path)) as Fits;
  const considered = (await read(`${path}&filter=${encodeURIComponent(filter)}`)) as Fits;
  const known = new Set(considered.data.map((fit) => fit.talent_id));
  const found = all.data.find((fit) => !known.has(fit.talent_id));
  if (found === undefined) throw new Error('everybody is considered for the role');
  return found.talent_id;
}

function allOfRole(context: ListContext): HeavyPress {
  const { page, origin, traffic } = context;
  return {
    what: 'All finished on the page of a role',
    press: 'the choice over the list',
    until: 'the best of all, by name and fit',
    async prepare(run) {
      const { id } = roleOf(context, run);
      await page.goto(`${origin}/roles/${id}`);
      await page.locator(PERSON).first().waitFor();
      const best = await findBestOfOthers(context, id);
      await traffic.rest();
      const choice = page.getByRole('radio', { name: rolePeopleEn.view.all.split('{{')[0] ?? '' });
      const sign = { selector: `a[data-person="${best}"]`, texts: NAMED };
      return { event: 'pointer', sign, press: () => choice.click() };
    },
    reset: () => traffic.rest(),
  };
}

async function measureOne({ page }: ListContext, heavy: HeavyPress): Promise<Reading> {
  const { what, press, until, prepare, reset } = heavy;
  console.log(`  ${what}`);
  const timed: Timed[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const { sign, ...ready } = await prepare(run);
    const each = await timePress(page, { ...ready, signs: { sign } });
    await reset();
    if (run >= WARM_UP) timed.push(each);
  }
  return {
    what,
    press,
    until,
    samples: timed.map(({ ms }) => ms['sign'] ?? Number.NaN),
    longestFrames: timed.map(({ longestFrameMs }) => longestFrameMs),
  };
}

/** What takes long in a large workspace: fits, everybody at once, files, the page of a role. */
export async function measureLists(presses: PressContext, workspace: LargeWorkspace): Promise<Reading[]> {
  const context = { ...presses, ...workspace, page: presses.list.page };
  await presses.list.open(workspace.origin);
  const cases = [
    ...[1, 2, 3].map((columns) => fitColumns(context, columns)),
    consideredFor(context),
    selectAll(context),
    deselectOne(context),
    exportAll(context, 'csv'),
    exportAll(context, 'xlsx'),
    openRole(context),
    allOfRole(context),
  ];
  const readings: Reading[] = [];
  for (const heavy of cases) readings.push(await measureOne(context, heavy));
  return readings;
}
