import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from './components/leave-form.tsx';
import type { Keeping, Leaving } from './use-draft.ts';

/** Asks before a dialog is closed with something unsaved. `question` is drawn beside the dialog. */
export function useDialogLeave(
  leaving: Leaving,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const [asked, setAsked] = useState<{ readonly kept: Keeping }>();
  const close = () => {
    if (leaving.isUnsaved()) setAsked({ kept: leaving.keep() });
    else onClose();
  };
  const question = asked !== undefined && (
    <LeaveQuestion
      kept={asked.kept}
      onDiscard={() => {
        leaving.discard();
        onClose();
      }}
      onLeave={onClose}
      onClose={() => setAsked(undefined)}
    />
  );
  return { close, question };
}
