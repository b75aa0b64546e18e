import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import type { HeavyPress, LargeWorkspace, ListContext } from './heavy.ts';
import { measureHeavy, roleOf } from './heavy.ts';
import { allOfRole, openRole, openStart } from './pages.ts';
import { fill } from './phrase.ts';
import type { PressContext } from './press.ts';
import type { Sign } from './probe.ts';
import type { Reading } from './table.ts';
import { toToastSign } from './talents-list.ts';

const { filter, export: file } = talentsEn;
const { selection } = peopleEn;

/** Opens the options of a filter, a new one or one in use. */
async function openFilter({ page, traffic }: ListContext, name: string): Promise<void> {
  const activeFilter = page.getByRole('button', { name: `${name}: ` });
  if ((await activeFilter.count()) > 0) await activeFilter.first().click();
  else {
    await page.getByRole('button', { name: filter.add, exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  await page.getByRole('menuitemcheckbox').first().waitFor();
  await traffic.waitForIdle();
}

async function removeFilter({ page, traffic }: ListContext, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  const remove = page.getByRole('button', { name: fill(filter.remove, { filter: name }) });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await traffic.waitForIdle();
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
    async prepare(run) {
      await openFilter(context, filter.roles);
      const choice = (column: number) => roleOf(context, run * columns + column).name;
      const option = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
      for (let column = 0; column < columns - 1; column++) await option(choice(column)).click();
      await traffic.waitForIdle();
      const last = option(choice(columns - 1));
      await last.scrollIntoViewIfNeeded();
      const cell = `tr[data-row="0"] td:nth-child(${COLUMNS_BEFORE + columns})`;
      return {
        event: 'pointer',
        signs: { 'the best people with their fit': { selector: cell, texts: [commonEn.fit.ofHundred] } },
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
    async prepare(run) {
      await openFilter(context, filter.considered);
      const option = page.getByRole('menuitemcheckbox', { name: roleOf(context, run).name, exact: true });
      await option.scrollIntoViewIfNeeded();
      const everybody = { selector: `table[aria-rowcount="${context.talents + 1}"]`, texts: [] };
      return {
        event: 'pointer',
        signs: { 'these people only': { ...everybody, isGone: true } },
        press: () => option.click(),
      };
    },
    reset: () => removeFilter(context, filter.considered),
  };
}

async function selectFirst({ page, list }: ListContext): Promise<void> {
  await list.focusFirst();
  await page.keyboard.press('x');
}

const countOf = ({ talents }: LargeWorkspace) => ({ count: talents.toLocaleString('en') });

const toCountSign = (number: number): Sign => ({
  selector: 'output',
  texts: [fill(selection.count_other, { count: number.toLocaleString('en') })],
});

async function clearSelection({ page, traffic }: ListContext): Promise<void> {
  await page.getByRole('button', { name: selection.clear, exact: true }).click();
  await traffic.waitForIdle();
}

const LOADING: Sign = { selector: 'button[aria-busy="true"]', texts: [], isPassing: true };

function selectAll(context: ListContext): HeavyPress {
  const { page } = context;
  return {
    what: 'Select all',
    press: 'the button beside the selection',
    async prepare() {
      await selectFirst(context);
      const all = page.getByRole('button', { name: fill(selection.all_other, countOf(context)) });
      await all.waitFor();
      return {
        event: 'pointer',
        signs: { 'the sign that they load': LOADING, 'all are selected': toCountSign(context.talents) },
        press: () => all.click(),
      };
    },
    reset: () => clearSelection(context),
  };
}

function deselectOne(context: ListContext): HeavyPress {
  const { page, traffic } = context;
  return {
    what: 'One less of all selected',
    press: 'x',
    async prepare() {
      await selectFirst(context);
      await page.getByRole('button', { name: fill(selection.all_other, countOf(context)) }).click();
      await page.locator('output', { hasText: toCountSign(context.talents).texts[0] ?? '' }).waitFor();
      await traffic.waitForIdle();
      await page.locator('tr[data-row="0"]').focus();
      const press = () => page.keyboard.press('x');
      return {
        event: { key: 'x' },
        signs: { 'one is not selected': toCountSign(context.talents - 1) },
        press,
      };
    },
    reset: () => clearSelection(context),
  };
}

function exportAll(context: ListContext, format: 'csv' | 'xlsx'): HeavyPress {
  const { page, list, traffic } = context;
  return {
    what: `All ${countOf(context).count} as a file, ${format.toUpperCase()}`,
    press: 'the button of the dialog',
    async prepare() {
      await page.getByRole('button', { name: file.do, exact: true }).click();
      await page.getByRole('radio', { name: file[format] }).click();
      await traffic.waitForIdle();
      const start = page.getByRole('button', { name: fill(file.start_other, countOf(context)) });
      const sign = toToastSign(file.done_other, countOf(context));
      return {
        event: 'pointer',
        signs: { 'the toast, with the file saved': sign },
        press: () => start.click(),
      };
    },
    async reset() {
      await traffic.waitForIdle();
      await list.clearToasts();
    },
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
    openStart(context),
    openRole(context),
    allOfRole(context),
  ];
  const readings: Reading[] = [];
  for (const heavy of cases) readings.push(...(await measureHeavy(context, heavy)));
  return readings;
}
