import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BinLink } from '#features/base/records/components/bin-link.tsx';
import { useFaultOnPage } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Replaces a person who was deleted while the page was open. */
export function DeletedPerson({ name }: { readonly name: string }) {
  const { t } = useTranslation('record');
  useFaultOnPage();
  return (
    <EmptyState
      level={1}
      icon={<Trash2 aria-hidden="true" className="size-6" />}
      title={t('gone.title', { name })}
      text={t('gone.text')}
      action={<BinLink kind="talents" />}
    />
  );
}
