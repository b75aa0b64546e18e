import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Shows a secret once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const copy = async () => {
    try {
      await copyText(Promise.resolve(secret));
      notify({ text: t('secret.copied') });
    } catch {
      notify({ type: 'error', text: t('secret.copyFailed') });
    }
  };
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('secret.title')}
      actions={
        <>
          <Button kind="secondary" onPress={() => void copy()}>
            {t('secret.copy')}
          </Button>
          <Button onPress={onClose}>{t('secret.done')}</Button>
        </>
      }
    >
      <p className="pb-4 text-pretty text-second">{t('secret.text')}</p>
      <code className="block rounded-md border border-line bg-mute px-3 py-2 text-sm wrap-anywhere">
        {secret}
      </code>
    </Dialog>
  );
}
