import type { Locator, Page } from 'playwright-core';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import type { Traffic } from './browser.ts';
import type { PressTiming } from './probe.ts';
import { timePress } from './probe.ts';
import type { PersonInList, TalentsList } from './talents-list.ts';
import type { Targets, ActionCase, ActionId } from './actions.ts';

/** What is timed of a press. */
export const STEPS = ['menu', 'asked', 'shown', 'answered', 'undone'] as const;
export type Step = (typeof STEPS)[number];
export type StepTimes = Partial<Record<Step, number>>;

const DIALOG = '[role="dialog"], [role="alertdialog"]';

export interface PressContext {
  readonly list: TalentsList;
  readonly traffic: Traffic;
  readonly targets: Targets;
}

function dialogOf(page: Page): Locator {
  return page.locator(DIALOG);
}

/** Presses the verb on the row with the focus: by its letter, or in the menu, which is timed by itself. */
async function pressAction(
  { list, traffic }: PressContext,
  { action, person, key }: { action: ActionId; person: PersonInList; key: string | undefined },
  signs: Parameters<typeof timePress>[1]['signs'],
): Promise<{ timing: PressTiming; menu?: number }> {
  const { page } = list;
  if (key !== undefined) {
    return {
      timing: await timePress(page, { event: { key }, signs, press: () => page.keyboard.press(key) }),
    };
  }
  const menuTiming = await timePress(page, {
    event: 'pointer',
    signs: { menu: { selector: '[role="menu"]', texts: [peopleEn.verb[action]] } },
    press: () => list.menuButton(person).click(),
  });
  await traffic.waitForIdle();
  const item = list.menuItem(peopleEn.verb[action]);
  const timing = await timePress(page, { event: 'pointer', signs, press: () => item.click() });
  return { timing, menu: menuTiming.ms['menu'] ?? Number.NaN };
}

async function selectTwo({ list }: PressContext, number: number): Promise<void> {
  for (const each of [number, number + 1]) {
    await list.focus('considered', each);
    await list.page.keyboard.press('x');
  }
}

/** Presses a verb on one person, takes it back where that is possible, and returns what each step took. */
export async function pressOnce(
  context: PressContext,
  action: ActionId,
  { kind, key, dialog, signs: signsOf, undo }: ActionCase,
  number: number,
): Promise<StepTimes> {
  const { list, traffic, targets } = context;
  const { page } = list;
  if (action === 'compare') await selectTwo(context, number);
  const person = await list.focus(kind, number);
  await traffic.waitForIdle();
  const times: StepTimes = {};
  const signs: Parameters<typeof timePress>[1]['signs'] = { ...signsOf(person, targets) };
  const question = dialog?.(person, targets);
  const first = question === undefined ? signs : { asked: { selector: DIALOG, texts: [question.title] } };
  const { timing, menu } = await pressAction(context, { action, person, key }, first);
  Object.assign(times, timing.ms, menu === undefined ? {} : { menu });
  if (question !== undefined) {
    await question.answer?.(page);
    await traffic.waitForIdle();
    const confirm = dialogOf(page).getByRole('button', { name: question.confirm, exact: true });
    const confirmTiming = await timePress(page, { event: 'pointer', signs, press: () => confirm.click() });
    Object.assign(times, confirmTiming.ms);
  }
  await traffic.waitForIdle();
  if (undo !== undefined) {
    const back = { undone: undo(person, targets) };
    const press = () => page.keyboard.press('z');
    Object.assign(times, (await timePress(page, { event: { key: 'z' }, signs: back, press })).ms);
    await traffic.waitForIdle();
  }
  if (action === 'compare') await list.comeBack();
  if (action === 'anonymise') list.forget();
  await list.clearToasts();
  return times;
}
