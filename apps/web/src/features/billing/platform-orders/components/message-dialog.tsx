import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useReplay, type ProviderMessage } from '../api.ts';
import { MessageState } from './messages-list.tsx';

interface MessageDialogProps {
  readonly message: ProviderMessage;
  readonly onOrder: (id: string) => void;
  readonly onClose: () => void;
}

/** A message of the provider, which can be processed again. */
export function MessageDialog({ message, onOrder, onClose }: MessageDialogProps) {
  const { t } = useTranslation('platform-orders');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const replay = useReplay();
  const reportSaveError = useSaveRefused();
  const { order, organization, subject, error } = message;
  const again = () =>
    replay.mutate(message.id, {
      onSuccess() {
        notify({ text: t('messages.replayed') });
        onClose();
      },
      onError: reportSaveError,
    });
  return (
    <SubmitDialog
      onClose={onClose}
      title={message.type}
      cancel={common('action.close')}
      submit={t('messages.replay')}
      isPending={replay.isPending}
      onSubmit={again}
    >
      <Facts
        facts={[
          [t('messages.state'), <MessageState key="state" status={message.status} />],
          [t('messages.columns.attempts'), format.number(message.attempts)],
          ...(error === null ? [] : [[t('messages.error'), error] as const]),
          [t('messages.key'), message.message],
          ...(subject === null ? [] : [[t('messages.subject'), subject] as const]),
          ...(organization === null ? [] : [[t('messages.columns.workspace'), organization.name] as const]),
          [t('messages.sent'), format.date(message.date_sent, 'dateTime')],
          [t('messages.columns.date'), format.date(message.date_created, 'dateTime')],
          ...(message.date_done === null
            ? []
            : [[t('messages.done'), format.date(message.date_done, 'dateTime')] as const]),
        ]}
      />
      {order !== null && (
        <div className="pt-4">
          <Button
            kind="secondary"
            size="sm"
            onPress={() => {
              onClose();
              onOrder(order);
            }}
          >
            {t('messages.openOrder')}
          </Button>
        </div>
      )}
      <p className="pt-4 text-xs text-pretty text-third">{t('messages.replayText')}</p>
    </SubmitDialog>
  );
}
