import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import { NetworkError } from '#lib/api-error.ts';
import { problemOf, type PartState } from './model/part-state.ts';
import { useAfterwards } from './use-afterwards.ts';
import type { SavedPart } from './use-saved-part.ts';

interface Action {
  readonly act: () => Promise<unknown>;
  /** The text of the catalogue when it fails. */
  readonly failed: string;
}

/** The state of a list whose entries are saved one by one: the last action can be tried again. */
export function useSavedAction(): Omit<SavedPart<unknown>, 'value' | 'change'> & {
  readonly run: (action: Action) => void;
} {
  const { t } = useTranslation('job-profile');
  const [state, setState] = useState<PartState>('saved');
  const [problem, setProblem] = useState<string>();
  const last = useRef<Action>(undefined);
  const settle = (next: 'savedNow' | 'waiting') => {
    setState(next);
    announce(t(`state.${next}`));
  };
  const again = async () => {
    const action = last.current;
    if (action === undefined) return;
    setState('saving');
    setProblem(undefined);
    try {
      await action.act();
      last.current = undefined;
      settle('savedNow');
    } catch (error) {
      if (error instanceof NetworkError) return settle('waiting');
      setState('failed');
      setProblem(problemOf(error, action.failed));
    }
  };
  useAfterwards(state, { onOnline: () => void again(), onSaid: () => setState('saved') });
  return {
    state,
    problem,
    run(action) {
      last.current = action;
      void again();
    },
    retry: () => void again(),
    reset() {
      if (state !== 'failed' && state !== 'waiting') return;
      last.current = undefined;
      setState('saved');
      setProblem(undefined);
    },
  };
}
