import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import { NetworkError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { problemOf, type PartState } from './model/part-state.ts';
import { useAfterwards } from './use-afterwards.ts';
import type { SavedPart } from './use-saved-part.ts';

interface Action {
  /** The target of the action: a later action of the same name replaces it while it waits. */
  readonly name: string;
  readonly act: () => Promise<unknown>;
  /** The text of the catalogue for a failure. */
  readonly failureText: string;
}

interface SavedAction extends Omit<SavedPart<unknown>, 'value' | 'change'> {
  readonly run: (action: Action) => void;
  /** Withdraws a waiting or failed action. */
  readonly withdraw: (name: string) => void;
}

/** Runs the queued actions, the oldest first; a failed one stays at the head. */
async function work(line: { current: readonly Action[] }): Promise<void> {
  for (let [action] = line.current; action !== undefined; [action] = line.current) {
    const currentAction = action;
    await currentAction.act();
    line.current = line.current.filter((other) => other !== currentAction);
  }
}

/** Appends an action to the queue, replacing one of the same name that is not running. */
function addTo(line: readonly Action[], action: Action, isWorking: boolean): readonly Action[] {
  const stays = (other: Action, index: number) => (isWorking && index === 0) || other.name !== action.name;
  return [...line.filter(stays), action];
}

/** The state of a list whose entries are saved one by one; waiting or failed entries can be retried. */
export function useSavedAction(): SavedAction {
  const { t } = useTranslation('job-profile');
  const [state, setState] = useState<PartState>('saved');
  const [problem, setProblem] = useState<string>();
  const line = useRef<readonly Action[]>([]);
  const isWorking = useRef(false);
  const settle = (next: 'savedNow' | 'waiting') => {
    setState(next);
    announce(t(`state.${next}`));
  };
  const explain = (error: unknown) => {
    markReported(error);
    if (error instanceof NetworkError) return settle('waiting');
    setState('failed');
    return setProblem(problemOf(error, line.current[0]?.failureText ?? ''));
  };
  const again = async () => {
    if (isWorking.current || line.current.length === 0) return;
    isWorking.current = true;
    setState('saving');
    setProblem(undefined);
    await work(line).then(() => settle('savedNow'), explain);
    isWorking.current = false;
  };
  const filterQueue = (stays: (action: Action) => boolean) => {
    if (!isWorking.current) line.current = line.current.filter(stays);
    if (line.current.length > 0) return;
    setState('saved');
    setProblem(undefined);
  };
  useAfterwards(state, { onOnline: () => void again(), onSaid: () => setState('saved') });
  return {
    state,
    problem,
    isPersisted: false,
    run(action) {
      // A failed action is dropped; one that waits for the network is not.
      const before = state === 'failed' ? line.current.slice(1) : line.current;
      line.current = addTo(before, action, isWorking.current);
      void again();
    },
    withdraw: (withdrawnName) => filterQueue(({ name }) => name !== withdrawnName),
    retry: () => void again(),
    reset() {
      if (state === 'failed' || state === 'waiting') filterQueue(() => false);
    },
  };
}
