import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from './components/leave-form.tsx';
import type { DraftState, Leaving } from './use-draft.ts';

/** Asks before a dialog is closed with something unsaved. `question` is drawn beside the dialog. */
export function useDialogLeave(
  leaving: Leaving,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const [leavePrompt, setLeavePrompt] = useState<{ readonly draftState: DraftState }>();
  const close = () => {
    if (leaving.isUnsaved()) setLeavePrompt({ draftState: leaving.persist() });
    else onClose();
  };
  const question = leavePrompt !== undefined && (
    <LeaveQuestion
      draftState={leavePrompt.draftState}
      onDiscard={() => {
        leaving.discard();
        onClose();
      }}
      onLeave={onClose}
      onClose={() => setLeavePrompt(undefined)}
    />
  );
  return { close, question };
}
