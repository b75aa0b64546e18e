import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface LeaveQuestionProps {
  /** The browser keeps what was typed; otherwise it is lost. */
  readonly isKept: boolean;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  /** The form stays. */
  readonly onClose: () => void;
}

/** Asks before a form is left whether its draft stays. */
export function LeaveQuestion({ isKept, onDiscard, onLeave, onClose }: LeaveQuestionProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open
      alert
      size="sm"
      onClose={onClose}
      title={t('leave.title')}
      actions={
        <>
          <Button kind="light" onPress={onClose}>
            {t('leave.stay')}
          </Button>
          {isKept ? (
            <>
              <Button kind="secondary-danger" onPress={onDiscard}>
                {t('draft.discard')}
              </Button>
              <Button kind="primary" onPress={onLeave}>
                {t('leave.keep')}
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
      <p className="text-second">{t(isKept ? 'leave.kept' : 'leave.lost')}</p>
    </Dialog>
  );
}
