import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreation, type CreationStep } from '#features/roles/roles/use-creation.ts';
import { isApiError } from '#lib/api-error.ts';
import { failureText, markReported } from '#lib/failures.ts';
import { aiQuery, analysisQuery, baseRateQuery, fillRole, hasLongDescription, proposeShort } from './api.ts';
import type { DraftCreation, Short } from './components/assistant-run.tsx';
import { RESULT, REVIEW } from './model/answers.ts';
import type { DraftEditing } from './use-assistant-draft.ts';
import type { Run } from './use-assistant-run.ts';

const GUEST_STEPS: readonly CreationStep[] = ['analysing', 'profilingWithoutAi'];

/** The answers could not be saved, so there is no role for the draft. */
class NotSaved extends Error {}

function useFailed() {
  const { t } = useTranslation('role-assistant');
  return (error: unknown): string => {
    markReported(error);
    if (error instanceof NotSaved) return t('review.notSaved');
    // A message of the server about these answers helps the user; a network or server error does not.
    const isRefusal = isApiError(error) && error.status < 500;
    return isRefusal ? failureText(error, t('review.failed')) : t('review.failed');
  };
}

/** Runs until the result can be shown, or shows why it cannot. */
function useAttempt(run: Run, reset: () => void) {
  const [error, setError] = useState<string>();
  const toFailureText = useFailed();
  const attempt = async (work: () => Promise<void>, onFailed?: () => void): Promise<void> => {
    setError(undefined);
    try {
      await work();
      run.go(RESULT);
    } catch (cause) {
      onFailed?.();
      setError(toFailureText(cause));
    }
    reset();
  };
  return { error, attempt };
}

/** Asks AI for a shorter description, and stores the outcome. */
function useProposal() {
  const { t } = useTranslation('role-assistant');
  const [short, setShort] = useState<Short>();
  const ask = async (roleId: string, role: RoleDraft): Promise<void> => {
    try {
      await proposeShort(roleId, role);
      setShort({ isThere: true });
    } catch (error) {
      markReported(error);
      const isSelfExplanatory = isApiError(error) && error.code.startsWith('role_text.');
      setShort({ isThere: false, reason: isSelfExplanatory ? error.message : t('result.aiFailed') });
    }
  };
  return { short, ask, forget: () => setShort(undefined) };
}

/** Creates the draft in its role: saves the answers, analyses them, saves texts and ranges. */
export function useDraftCreation(draftEditor: DraftEditing, run: Run): DraftCreation {
  const client = useQueryClient();
  const { step, during, reset } = useCreation();
  const { error, attempt } = useAttempt(run, reset);
  const proposal = useProposal();
  const { data: aiHost } = useQuery({ ...aiQuery, enabled: run.screen === REVIEW });
  const [profilingStep, setProfilingStep] = useState<CreationStep>('profilingWithoutAi');
  const { answers } = draftEditor.draft;
  const work = async () => {
    proposal.forget();
    const [storedDraft, host] = await during('creating', () =>
      Promise.all([draftEditor.saver?.flush(), client.fetchQuery(aiQuery).catch(() => null)]),
    );
    if (storedDraft === undefined) throw new NotSaved();
    const role = await during('analysing', () => client.fetchQuery(analysisQuery(answers)));
    const hasAi = host !== null && hasLongDescription(role);
    const last = hasAi ? 'profiling' : 'profilingWithoutAi';
    setProfilingStep(last);
    await during(last, async () => {
      const [filledDraft] = await Promise.all([
        fillRole(storedDraft, role, { answers, screen: RESULT, isMade: true }),
        client.prefetchQuery(baseRateQuery(role.attributes)),
      ]);
      draftEditor.adopt(filledDraft);
      if (hasAi) await proposal.ask(filledDraft.roleId, role);
    });
    await client.invalidateQueries({
      queryKey: ['roles'],
      predicate: ({ queryKey }) => queryKey[1] !== 'assistant',
    });
  };
  // Another device may have changed the role: saving again merges its answers.
  const saveAgain = () => draftEditor.saver?.change(draftEditor.draft);
  return {
    steps: ['creating', 'analysing', profilingStep],
    now: step,
    error,
    aiHost: aiHost ?? undefined,
    short: proposal.short,
    make: () => void attempt(work, saveAgain),
  };
}

/** Creates the draft without a role: it is shown and stays in this browser. */
export function useGuestDraftCreation(draftEditor: DraftEditing, run: Run): DraftCreation {
  const client = useQueryClient();
  const { step, during, reset } = useCreation();
  const { error, attempt } = useAttempt(run, reset);
  const work = async () => {
    const { answers } = draftEditor.draft;
    const role = await during('analysing', () => client.fetchQuery(analysisQuery(answers)));
    await during('profilingWithoutAi', () => client.prefetchQuery(baseRateQuery(role.attributes)));
  };
  return { steps: GUEST_STEPS, now: step, error, make: () => void attempt(work) };
}
