import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';

/** Copies a text and confirms it on the button. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyText(Promise.resolve(text));
      setCopied(true);
    } catch {
      notify({ id: 'copy', type: 'error', text: t('twoFactor.copyFailed') });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button kind="secondary" size="sm" onPress={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? t('twoFactor.copied') : children}</span>
    </Button>
  );
}
