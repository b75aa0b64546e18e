import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from './components/leave-form.tsx';
import type { DraftState, LeaveActions } from './use-draft.ts';

/** Asks before a dialog with unsaved input closes. `question` is rendered beside the dialog. */
export function useDialogLeave(
  leaveActions: LeaveActions,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const [leavePrompt, setLeavePrompt] = useState<{ readonly draftState: DraftState }>();
  const close = () => {
    if (leaveActions.isUnsaved()) setLeavePrompt({ draftState: leaveActions.persist() });
    else onClose();
  };
  const question = leavePrompt !== undefined && (
    <LeaveQuestion
      draftState={leavePrompt.draftState}
      onDiscard={() => {
        leaveActions.discard();
        onClose();
      }}
      onLeave={onClose}
      onClose={() => setLeavePrompt(undefined)}
    />
  );
  return { close, question };
}
