import type { UseQueryResult } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '#lib/api-error.ts';
import { useFaultOnPage } from '#lib/query.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

interface MissingRecordProps {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Replaces a record that does not exist, that the user may not see, or that failed to load. */
export function MissingRecord({ error, onRetry }: MissingRecordProps) {
  const { t } = useTranslation('common');
  useFaultOnPage();
  if (!isMissing(error)) return <NotLoaded level={1} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      level={1}
      icon={<Compass aria-hidden="true" className="size-6" />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
    />
  );
}

/** Stands on a page while one of its records is loading, or cannot be shown. */
export function RecordPlaceholder({ queries }: { readonly queries: readonly UseQueryResult[] }) {
  const { t } = useTranslation('common');
  if (queries.some(({ isPending }) => isPending)) return <PageSkeleton label={t('state.loading')} />;
  return (
    <MissingRecord
      error={queries.find(({ error }) => error !== null)?.error ?? null}
      onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
    />
  );
}
