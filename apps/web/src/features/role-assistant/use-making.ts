import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreation, type CreationStep } from '#features/roles/use-creation.ts';
import { isApiError } from '#lib/api-error.ts';
import { aiQuery, analysisQuery, baseRateQuery, fillRole, proposeShort } from './api.ts';
import type { Making } from './components/assistant-run.tsx';
import { RESULT } from './model/answers.ts';
import type { DraftEditing } from './use-assistant-draft.ts';
import type { Run } from './use-assistant-run.ts';

const GUEST_STEPS: readonly CreationStep[] = ['analysing', 'profilingWithoutAi'];

/** The answers could not be saved, so there is no role to write the draft into. */
class NotSaved extends Error {}

function useFailed() {
  const { t } = useTranslation('role-assistant');
  return (error: unknown): string => {
    if (error instanceof NotSaved) return t('review.notSaved');
    // What the server says about these answers helps; a failure of the network or the server does not.
    return isApiError(error) && error.status < 500 ? error.message : t('review.failed');
  };
}

/** Makes the draft in its role: saves the answers, has them analysed, writes texts and ranges. */
export function useMaking(editing: DraftEditing, run: Run): Making {
  const client = useQueryClient();
  const { step, during, reset } = useCreation();
  const [error, setError] = useState<string>();
  const failed = useFailed();
  const [hasShort, setHasShort] = useState(false);
  const [profiling, setProfiling] = useState<CreationStep>('profilingWithoutAi');
  const { answers } = editing.draft;
  const work = async () => {
    const [kept, hasAi] = await during('creating', () =>
      Promise.all([editing.saver?.flush(), client.fetchQuery(aiQuery).catch(() => false)]),
    );
    if (kept === undefined) throw new NotSaved();
    const last = hasAi ? 'profiling' : 'profilingWithoutAi';
    setProfiling(last);
    const role = await during('analysing', () => client.fetchQuery(analysisQuery(answers)));
    await during(last, async () => {
      const [filled] = await Promise.all([
        fillRole(kept, role, { answers, screen: RESULT, isMade: true }),
        client.prefetchQuery(baseRateQuery(role.attributes)),
      ]);
      editing.adopt(filled);
      setHasShort(hasAi && (await proposeShort(filled.roleId, role)));
    });
    await client.invalidateQueries({
      queryKey: ['roles'],
      predicate: ({ queryKey }) => queryKey[1] !== 'assistant',
    });
  };
  const make = async () => {
    setError(undefined);
    try {
      await work();
      run.go(RESULT);
    } catch (cause) {
      // Another device may have changed the role: saving again meets its answers.
      editing.saver?.change(editing.draft);
      setError(failed(cause));
    }
    reset();
  };
  return {
    steps: ['creating', 'analysing', profiling],
    now: step,
    error,
    hasShort,
    make: () => void make(),
  };
}

/** The same without a role: the draft is shown and stays in this browser. */
export function useGuestMaking(editing: DraftEditing, run: Run): Making {
  const client = useQueryClient();
  const { step, during, reset } = useCreation();
  const [error, setError] = useState<string>();
  const failed = useFailed();
  const make = async () => {
    setError(undefined);
    try {
      const { answers } = editing.draft;
      const role = await during('analysing', () => client.fetchQuery(analysisQuery(answers)));
      await during('profilingWithoutAi', () => client.prefetchQuery(baseRateQuery(role.attributes)));
      run.go(RESULT);
    } catch (cause) {
      setError(failed(cause));
    }
    reset();
  };
  return { steps: GUEST_STEPS, now: step, error, hasShort: false, make: () => void make() };
}
