import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';

interface CopiedValueProps {
  readonly label: string;
  readonly value: string;
}

/** A value to enter elsewhere, with a copy button. */
export function CopiedValue({ label, value }: CopiedValueProps) {
  const { t } = useTranslation('single-sign-on');
  const { t: common } = useTranslation('common');
  const copy = async () => {
    try {
      await copyText(Promise.resolve(value));
    } catch {
      notify({ id: 'copied', type: 'error', text: common('fault.copying') });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-16 text-sm text-third">{label}</span>
      <code className="min-w-0 text-sm break-all select-all">{value}</code>
      <Button
        kind="secondary"
        size="sm"
        aria-label={`${t('connection.copy')}: ${label}`}
        onPress={() => void copy()}
      >
        <Copy aria-hidden="true" className="size-4" />
        {t('connection.copy')}
      </Button>
    </div>
  );
}
