import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useCancelInvitation } from '../api.ts';

interface CancelDialogProps {
  readonly invitationId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before an invitation is withdrawn: its link stops working. */
export function CancelDialog({ invitationId, name, onClose }: CancelDialogProps) {
  const { t } = useTranslation('invitations');
  const cancel = useCancelInvitation();
  const confirm = () =>
    cancel.mutate(invitationId, {
      onSuccess: () => notify({ text: t('cancel.done', { name }) }),
      onError: (error) => {
        if (isApiError(error, 'invitation.not_open')) notifyFailure(error, { text: error.message });
      },
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      loading={cancel.isPending}
      title={t('cancel.title', { name })}
      text={t('cancel.text')}
      confirm={t('cancel.confirm')}
    />
  );
}
