import type pg from 'pg';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { ensureWebBuilt, WEB_DIR } from '../../../tools/web-build.ts';
import { LIFT_LIMITS } from '../data/files.ts';
import { ourSide } from '../data/sides.ts';
import type { DataWorld } from '../data/world.ts';
import type { Section } from '../report.ts';
import type { CleanUp, Stage } from '../stage.ts';
import { openStage } from '../stage.ts';
import type { Windows } from './browser.ts';
import { openWindows, Traffic } from './browser.ts';
import { measureLists } from './lists.ts';
import type { PressContext, Step, StepTimes } from './press.ts';
import { pressOnce, STEPS } from './press.ts';
import { timePress } from './probe.ts';
import type { Reading } from './table.ts';
import { heavyTable, pressTable } from './table.ts';
import { TalentsList } from './talents-list.ts';
import type { Targets, ActionCase, ActionId } from './actions.ts';
import { ACTION_CASES } from './actions.ts';
import { insertPressWorld, TALENTS } from './world.ts';
import { amount } from '../pace.ts';

const PRESSES = amount(30, 1);
/** Presses of each verb before the first that counts: the browser has compiled the code then. */
const WARM_UP = amount(2, 1);
/** The page that does nothing is pressed in turns with the verbs, each time so often. */
const IDLE_PRESSES = amount(4, 1);
const GOAL_MS = 100;

export interface PressOptions {
  /** Verbs to measure; the results are printed only. */
  readonly actions: readonly string[] | undefined;
}

const UNTIL: Readonly<Record<Step, string>> = {
  menu: 'the menu of the row',
  asked: 'the dialog that asks',
  shown: 'the change on the page',
  answered: 'the toast with the answer of the server',
  undone: 'the page as it was',
};

/** The presses of the page that does nothing so far: by key and by pointer in turn. */
class IdlePage {
  readonly samples: number[] = [];
  readonly #page: Windows['idle'];
  #pressed = 0;

  constructor(page: Windows['idle']) {
    this.#page = page;
  }

  async press(): Promise<void> {
    this.#pressed += 1;
    const byKey = this.#pressed % 2 === 0;
    const { ms } = await timePress(this.#page, {
      event: byKey ? { key: 's' } : 'pointer',
      signs: { pressed: { selector: 'button', texts: [`pressed ${this.#pressed}.`] } },
      press: () => (byKey ? this.#page.keyboard.press('s') : this.#page.locator('button').click()),
    });
    if (this.#pressed > WARM_UP) this.samples.push(ms['pressed'] ?? Number.NaN);
  }

  reading(): Reading {
    return {
      what: 'a page that does nothing',
      press: 'a key, a button',
      until: 'another word on the button',
      samples: this.samples,
    };
  }
}

async function findTargets(client: pg.Client, { organizationId, roleId }: DataWorld): Promise<Targets> {
  const { rows } = await client.query<{ role: string; other: string; team: string }>(
    `select (select name from roles where id = $2) as role,
       (select name from roles where organization_id = $1 and id <> $2 order by name limit 1) as other,
       (select name from teams where organization_id = $1 order by name limit 1) as team`,
    [organizationId, roleId],
  );
  const [names] = rows;
  if (names === undefined) throw new Error('the workspace has no role and no group');
  return { role: names.role, otherRole: names.other, group: names.team };
}

function pressedWith(step: Step, { key, dialog }: ActionCase): string {
  if (step === 'menu') return 'the button of the row';
  if (step === 'undone') return 'z';
  if (dialog !== undefined && step !== 'asked') return 'the button of the dialog';
  return key ?? 'the entry of the menu';
}

function toReadings(action: ActionId, actionCase: ActionCase, times: readonly StepTimes[]): Reading[] {
  return STEPS.flatMap((step): Reading[] => {
    const samples = times.flatMap((each) => each[step] ?? []);
    if (samples.length === 0 || step === 'menu') return [];
    const what = step === 'undone' ? `${peopleEn.verb[action]}, undone` : peopleEn.verb[action];
    return [{ what, press: pressedWith(step, actionCase), until: UNTIL[step], samples, goalMs: GOAL_MS }];
  });
}

async function measureActions(
  context: PressContext,
  idle: IdlePage,
  only: readonly string[] | undefined,
): Promise<Reading[]> {
  const cases = Object.entries(ACTION_CASES) as [ActionId, ActionCase][];
  const readings: Reading[] = [];
  const menus: number[] = [];
  for (const [action, actionCase] of cases) {
    if (only !== undefined && !only.includes(action)) continue;
    console.log(`  ${action}`);
    for (let press = 0; press < IDLE_PRESSES; press++) await idle.press();
    const times: StepTimes[] = [];
    for (let number = 1; number <= WARM_UP + PRESSES; number++) {
      const each = await pressOnce(context, action, actionCase, number);
      if (number > WARM_UP) times.push(each);
    }
    readings.push(...toReadings(action, actionCase, times));
    menus.push(...times.flatMap(({ menu }) => menu ?? []));
  }
  if (menus.length === 0) return readings;
  const menu = { what: 'Menu of a row', press: 'its button', until: UNTIL.menu, samples: menus };
  return [{ ...menu, goalMs: GOAL_MS }, ...readings];
}

/** What the presses on lists need to know. */
async function readWorkspace(
  stage: Stage,
  { world, origin }: { world: DataWorld; origin: string },
): Promise<Parameters<typeof measureLists>[1]> {
  const { organizationId } = world;
  const side = ourSide(stage, world);
  const roles = await stage.client.query<{ id: string; name: string }>(
    'select id, name from roles where organization_id = $1 order by name',
    [organizationId],
  );
  const talents = await stage.client.query<{ count: number }>(
    'select count(*)::int from talents where organization_id = $1 and date_deleted is null and date_anonymized is null',
    [organizationId],
  );
  return {
    origin,
    roles: roles.rows,
    talents: talents.rows[0]?.count ?? 0,
    read: async (path) => (await fetch(`${origin}${path}`, { headers: await side.headers() })).json(),
  };
}

const NOTE = `${TALENTS.toLocaleString('en')} talents in one of 20 workspaces, the built web app served by the product, Chromium at 1360 by 900 on the
same two cores as server and database. A press is timed inside the page: from the timestamp of the event (the key going
down, the pointer coming up) to the first frame in which the sign stands, each of ${PRESSES} presses on another person of the whole
list, the next one once the page has come to rest. Between the verbs, in the same run, the same is timed on a page with one
button that changes its own word. A frame is 16.7 ms, so that page already takes up to one.`;

const LISTS_NOTE = `In the workspace and the browser of the presses, timed alike: what asks for everybody or for another page. Every
press is about another role, so that no answer is known. The last column says how long the page drew nothing.`;

interface PressStage {
  readonly stage: Stage;
  readonly world: DataWorld;
  readonly origin: string;
  readonly windows: Windows;
  readonly context: PressContext;
}

/** The large workspace with its list open in a browser. */
async function open(cleanUp: CleanUp): Promise<PressStage> {
  await ensureWebBuilt(console.log);
  const stage = await openStage(cleanUp, { WEB_DIR });
  for (const statement of LIFT_LIMITS) await stage.client.query(statement);
  const world = await insertPressWorld(stage.client);
  const origin = `http://localhost:${stage.port}`;
  const windows = await openWindows(cleanUp, { origin, email: world.email });
  const list = new TalentsList(windows.app);
  const traffic = new Traffic(windows.app);
  const context = { list, traffic, targets: await findTargets(stage.client, world) };
  await list.open(origin);
  await traffic.waitForIdle();
  return { stage, world, origin, windows, context };
}

/** What every verb takes from the press to its result, beside a page that does nothing. */
export async function measurePresses(cleanUp: CleanUp, { actions }: PressOptions): Promise<Section> {
  const { windows, context } = await open(cleanUp);
  const idle = new IdlePage(windows.idle);
  const readings = await measureActions(context, idle, actions);
  return { title: 'Presses', text: `${NOTE}\n\n${pressTable(idle.reading(), readings, GOAL_MS)}` };
}

/** What loads much, in the same workspace. */
export async function measureLongLists(cleanUp: CleanUp): Promise<Section> {
  const { stage, world, origin, context } = await open(cleanUp);
  const lists = await measureLists(context, await readWorkspace(stage, { world, origin }));
  return { title: 'Long lists in the browser', text: `${LISTS_NOTE}\n\n${heavyTable(lists)}` };
}
