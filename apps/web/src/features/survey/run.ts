/** Where a person is in the items. Pure: the page only draws it. */
export interface Run {
  /** Item numbers in the order they are shown. */
  readonly order: readonly number[];
  readonly answers: ReadonlyMap<number, number>;
  /** Index of the item in sight. */
  readonly at: number;
  readonly screen: 'item' | 'breath' | 'paused' | 'end';
  /** The item in sight was answered just now and gives way to the next one by itself. */
  readonly isLeaving: boolean;
  /** Open items are gone through one by one because handing in was not possible yet. */
  readonly isFilling: boolean;
}

export type RunAction =
  | { readonly type: 'answer'; readonly item: number; readonly value: number }
  | { readonly type: 'back' | 'pause' | 'resume' }
  /** Goes on; a press names the item it was meant for, which may have given way before the page was drawn anew. */
  | { readonly type: 'next'; readonly item?: number }
  /** The item in sight is looked at again: it no longer gives way by itself. */
  | { readonly type: 'stay' }
  /** Gives way now instead of in a moment, if it was about to; a timer names the item that it was set for. */
  | { readonly type: 'leave'; readonly item?: number }
  /** Back to the item that was answered last, which may still be in sight. */
  | { readonly type: 'takeBack' }
  /** The server has no answer to these items. */
  | { readonly type: 'reopen'; readonly items: readonly number[] };

const BREATH_EVERY_ITEMS = 30;

function firstOpen(run: Run): number {
  return run.order.findIndex((item) => !run.answers.has(item));
}

/** Begins, or goes on, at the first open item. */
export function startRun(order: readonly number[], answers: ReadonlyMap<number, number>): Run {
  const run: Run = { order, answers, at: 0, screen: 'item', isLeaving: false, isFilling: false };
  const open = firstOpen(run);
  return open === -1 ? { ...run, at: order.length - 1, screen: 'end' } : { ...run, at: open };
}

/** The first open item once the others are through; the end when there is none. */
function fill(run: Run): Run {
  const open = firstOpen(run);
  if (open === -1) return { ...run, screen: 'end', isFilling: false };
  return { ...run, at: open, screen: 'item', isFilling: true };
}

function goOn(run: Run): Run {
  if (run.screen !== 'item') return { ...run, screen: 'item' };
  if (run.isFilling || run.at === run.order.length - 1) return fill(run);
  const at = run.at + 1;
  const isNew = !run.answers.has(run.order[at] ?? -1);
  return { ...run, at, screen: isNew && at % BREATH_EVERY_ITEMS === 0 ? 'breath' : 'item' };
}

function goBack(run: Run): Run {
  if (run.screen === 'end') return { ...run, screen: 'item', isFilling: false };
  return { ...run, at: Math.max(run.at - 1, 0), screen: 'item', isFilling: false };
}

function isInSight(run: Run, item: number | undefined): boolean {
  return item === undefined || run.order[run.at] === item;
}

export function nextRun(run: Run, action: RunAction): Run {
  const resting: Run = { ...run, isLeaving: false };
  switch (action.type) {
    case 'answer':
      return {
        ...run,
        answers: new Map(run.answers).set(action.item, action.value),
        isLeaving: run.isLeaving || isInSight(run, action.item),
      };
    case 'next':
      return isInSight(run, action.item) ? goOn(resting) : run;
    case 'leave':
      return run.isLeaving && isInSight(run, action.item) ? goOn(resting) : run;
    case 'stay':
      return resting;
    case 'back':
      return goBack(resting);
    case 'takeBack':
      return run.isLeaving ? resting : goBack(resting);
    case 'pause':
      return { ...resting, screen: 'paused' };
    case 'resume':
      return { ...resting, screen: 'item' };
    case 'reopen': {
      const answers = new Map(run.answers);
      action.items.forEach((item) => answers.delete(item));
      return fill({ ...resting, answers });
    }
  }
}
