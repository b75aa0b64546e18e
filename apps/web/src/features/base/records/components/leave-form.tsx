import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';
import type { DraftState, LeaveActions } from '../use-draft.ts';

export const LeaveQuestion = onDemand(async () => {
  const [part] = await Promise.all([import('./leave-question.tsx'), loadPhrases('leaving')]);
  return part.LeaveQuestion;
});

interface LeaveFormProps {
  readonly leaveActions: LeaveActions;
  /** A change of address within the same page leaves the form, too. */
  readonly withinPage?: boolean;
}

/** Asks before the user leaves a page with unsaved input. */
export function LeaveForm({ leaveActions, withinPage = false }: LeaveFormProps) {
  const [draftState, setDraftState] = useState<DraftState>('kept');
  const blocker = useBlocker({
    shouldBlockFn({ current, next }) {
      // After signing out there is nothing left to save.
      const isHere = !withinPage && next.pathname === current.pathname;
      if (next.pathname === '/' || isHere || !leaveActions.isUnsaved()) return false;
      setDraftState(leaveActions.persist());
      return true;
    },
    enableBeforeUnload: () => leaveActions.isUnsaved() && leaveActions.persist() !== 'kept',
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <LeaveQuestion
      draftState={draftState}
      onDiscard={() => {
        leaveActions.discard();
        blocker.proceed();
      }}
      onLeave={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
