import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A section with its own query: a skeleton while it loads, a retry button when it failed. */
export function QuerySection<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('common');
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <NotLoadedNotice error={query.error} onRetry={() => void query.refetch()} />;
  return <LinesSkeleton label={t('state.loading')} />;
}
