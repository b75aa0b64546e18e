import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Keeping } from '../use-draft.ts';

export interface LeaveQuestionProps {
  readonly kept: Keeping;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  /** The form stays. */
  readonly onClose: () => void;
}

/** Asks before a form is left whether its draft stays. */
export function LeaveQuestion({ kept, onDiscard, onLeave, onClose }: LeaveQuestionProps) {
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
          {kept === 'kept' ? (
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
      <p className="text-second">{t(`leave.${kept}`)}</p>
    </Dialog>
  );
}
