import { useCallback, type KeyboardEvent } from 'react';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { areLettersOn } from '#lib/shortcuts.ts';

interface BoardKeys {
  readonly count: number;
  readonly current: number;
  readonly onMove: (index: number) => void;
  readonly onToggle: (index: number) => void;
  readonly onClear: () => void;
  /** The actions that letters start on the row with the focus. */
  readonly actions: readonly PersonAction[];
}

/** The action of a letter, if it is available. */
function findAction(actions: readonly PersonAction[], letter: string): PersonAction | undefined {
  return actions.find((action) => action.key === letter && action.reason === undefined);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/**
 * The keys of the people on the axis: arrows and j, k move, x selects, the letters of actions start them, Escape
 * clears.
 */
export function useBoardKeys(keys: BoardKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { count, current, onMove, onToggle, onClear, actions } = keys;
  return useCallback(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !areLettersOn()) return;
      const step = STEPS[event.key];
      const isHandled = () => {
        if (step !== undefined) onMove(Math.max(0, Math.min(count - 1, current + step)));
        else if (event.key === 'x') onToggle(current);
        else if (event.key === 'Escape') onClear();
        else {
          const action = event.key.length === 1 ? findAction(actions, event.key) : undefined;
          action?.run();
          return action !== undefined;
        }
        return true;
      };
      if (isHandled()) event.preventDefault();
    },
    [count, current, onMove, onToggle, onClear, actions],
  );
}
