/** The position in the items, as a pure reducer that the page renders. */
export interface Run {
  /** Item numbers in display order. */
  readonly order: readonly number[];
  readonly answers: ReadonlyMap<number, number>;
  /** Index of the visible item. */
  readonly at: number;
  readonly screen: 'item' | 'breath' | 'paused' | 'end';
  /** The visible item was just answered and the next one follows automatically. */
  readonly isLeaving: boolean;
  /** Only unanswered items are shown, because submitting was not possible yet. */
  readonly isFilling: boolean;
}

export type RunAction =
  | { readonly type: 'answer'; readonly item: number; readonly value: number }
  | { readonly type: 'back' | 'pause' | 'resume' }
  /** Moves on; a press names the item it was meant for, because another one may be shown by then. */
  | { readonly type: 'next'; readonly item?: number }
  /** The visible item is being edited, so it no longer moves on automatically. */
  | { readonly type: 'stay' }
  /** Moves on immediately if that was pending; a timer names the item it was set for. */
  | { readonly type: 'leave'; readonly item?: number }
  /** Back to the item answered last, which may still be visible. */
  | { readonly type: 'takeBack' }
  /** The server has no answer to these items. */
  | { readonly type: 'reopen'; readonly items: readonly number[] };

const ITEMS_BETWEEN_BREAKS = 30;

function firstOpen(run: Run): number {
  return run.order.findIndex((item) => !run.answers.has(item));
}

/** Starts or continues at the first unanswered item. */
export function startRun(order: readonly number[], answers: ReadonlyMap<number, number>): Run {
  const run: Run = { order, answers, at: 0, screen: 'item', isLeaving: false, isFilling: false };
  const open = firstOpen(run);
  return open === -1 ? { ...run, at: order.length - 1, screen: 'end' } : { ...run, at: open };
}

/** The first unanswered item once the others are done; the end when there is none. */
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
  return { ...run, at, screen: isNew && at % ITEMS_BETWEEN_BREAKS === 0 ? 'breath' : 'item' };
}

function goBack(run: Run): Run {
  if (run.screen === 'end') return { ...run, screen: 'item', isFilling: false };
  return { ...run, at: Math.max(run.at - 1, 0), screen: 'item', isFilling: false };
}

function isInSight(run: Run, item: number | undefined): boolean {
  return item === undefined || run.order[run.at] === item;
}

export function nextRun(run: Run, action: RunAction): Run {
  const restingRun: Run = { ...run, isLeaving: false };
  switch (action.type) {
    case 'answer':
      return {
        ...run,
        answers: new Map(run.answers).set(action.item, action.value),
        isLeaving: run.isLeaving || isInSight(run, action.item),
      };
    case 'next':
      return isInSight(run, action.item) ? goOn(restingRun) : run;
    case 'leave':
      return run.isLeaving && isInSight(run, action.item) ? goOn(restingRun) : run;
    case 'stay':
      return restingRun;
    case 'back':
      return goBack(restingRun);
    case 'takeBack':
      return run.isLeaving ? restingRun : goBack(restingRun);
    case 'pause':
      return { ...restingRun, screen: 'paused' };
    case 'resume':
      return { ...restingRun, screen: 'item' };
    case 'reopen': {
      const answers = new Map(run.answers);
      action.items.forEach((item) => answers.delete(item));
      return fill({ ...restingRun, answers });
    }
  }
}
