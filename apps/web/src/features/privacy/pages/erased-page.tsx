import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ErasePreview } from '../components/erase-preview.tsx';
import { lastErasing } from '../model/last-erasing.ts';

/** The page after the own account was erased: what was erased, and what stays until when. Empty after a reload. */
export function ErasedPage() {
  const { t } = useTranslation('erasing');
  const preview = lastErasing();
  const start = (
    <ButtonLink to="/" kind="secondary">
      {t('done.start')}
    </ButtonLink>
  );
  if (preview === undefined) {
    return <EmptyState level={1} title={t('done.emptyTitle')} text={t('done.emptyText')} action={start} />;
  }
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeader title={t('done.title')} lead={t('done.lead')} />
      <div className="rounded-lg border border-line bg-surface p-5 shadow-soft">
        <ErasePreview preview={preview} isOwn />
      </div>
      <div className="pt-5">{start}</div>
    </div>
  );
}
