import type { OwnExport } from '@quint/contract/privacy/privacy.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { copyOfPage, useRequestExport, useSaveCopy } from '../api.ts';

/** Requests the copy of all data, waits for it, and downloads it. */
export function CopyButton({ copy: last }: { readonly copy: OwnExport | null }) {
  const copy = copyOfPage(last);
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const ask = useRequestExport();
  const save = useSaveCopy();
  const state = copy?.state;
  if (state === 'ready') {
    return (
      <span className="flex flex-col items-end gap-0.5">
        <Button
          size="sm"
          kind="primary-lila"
          isLoading={save.isPending}
          onPress={() => save.mutate(t('copy.file'))}
        >
          {t('copy.save')}
        </Button>
        <span className="text-xs text-third">{t('copy.until', { date: format.lastDay(copy?.until) })}</span>
      </span>
    );
  }
  return (
    <span className="flex flex-col items-end gap-0.5">
      <Button
        size="sm"
        kind="secondary"
        isLoading={ask.isPending || state === 'waiting'}
        onPress={() => ask.mutate()}
      >
        {t('copy.ask')}
      </Button>
      <span aria-live="polite" className="text-xs text-third empty:hidden">
        {state === 'waiting' && t('copy.waiting')}
        {state === 'failed' && t('copy.failed')}
      </span>
    </span>
  );
}
