import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultOnPage } from '#lib/query.ts';
import { Button } from '#ui/button.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A section with its own query: a skeleton while it loads, a retry button when it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('common');
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.isError) return <Missing onRetry={() => void query.refetch()} />;
  return <LinesSkeleton label={t('state.loading')} />;
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  useFaultOnPage();
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-second">{t('fault.loading')}</p>
      <Button kind="secondary" size="sm" onPress={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
