import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { DraftState } from '../use-draft.ts';

export interface LeaveQuestionProps {
  readonly draftState: DraftState;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  /** The user stays in the form. */
  readonly onClose: () => void;
}

/** Asks before a form is left whether to keep its draft. */
export function LeaveQuestion({ draftState, onDiscard, onLeave, onClose }: LeaveQuestionProps) {
  const { t } = useTranslation('common');
  const { t: leaveText } = useTranslation('leaving');
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={leaveText('title')}
      actions={
        <>
          <Button kind="light" onPress={onClose}>
            {leaveText('stay')}
          </Button>
          {draftState === 'kept' ? (
            <>
              <Button kind="secondary-danger" onPress={onDiscard}>
                {t('draft.discard')}
              </Button>
              <Button kind="primary" onPress={onLeave}>
                {leaveText('keep')}
              </Button>
            </>
          ) : (
            <Button kind="primary-danger" onPress={onDiscard}>
              {t('draft.discard')}
            </Button>
          )}
        </>
      }
    >
      <p className="text-second">{leaveText(draftState)}</p>
    </Dialog>
  );
}
