import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useReopenRole } from './api.ts';

interface ReopenAction {
  /** The dialog that asked for it may be closed by then. */
  readonly reopen: () => Promise<void>;
  readonly isReopening: boolean;
}

/** Opens a filled role again; the toast says what came back, and which mails had gone out. */
export function useReopening(role: { readonly id: string; readonly name: string }): ReopenAction {
  const { t } = useTranslation('vacancy-filling');
  const { mutateAsync, isPending } = useReopenRole(role.id);
  const reopen = async () => {
    try {
      const { surveys, mails_stopped: stopCount, mails_sent: sentCount } = await mutateAsync();
      notify({
        text: [
          t('undone.done', { role: role.name }),
          ...(surveys > 0 ? [t('undone.surveys', { count: surveys })] : []),
          ...(stopCount > 0 ? [t('undone.stopped', { count: stopCount })] : []),
          ...(sentCount > 0 ? [t('undone.sent', { count: sentCount })] : []),
        ].join(' '),
      });
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return { reopen, isReopening: isPending };
}
