import { useTranslation } from 'react-i18next';
import { CopyButton } from '#features/workspace/account/components/copy-button.tsx';
import { Button } from '#ui/button.tsx';

/** The token itself, shown this once. */
export function MadeToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation('api-access');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-second">{t('made.text')}</p>
      <code translate="no" className="rounded-md bg-mute p-4 font-mono text-sm break-all select-all">
        {token}
      </code>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={token}>{t('made.copy')}</CopyButton>
        <Button kind="primary" onPress={onDone}>
          {t('made.done')}
        </Button>
      </div>
    </div>
  );
}
