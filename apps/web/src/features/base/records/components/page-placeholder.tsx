import { useTranslation } from 'react-i18next';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

interface PagePlaceholderProps {
  readonly query: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

/** Stands for a page while its data is loading, or could not be loaded. */
export function PagePlaceholder({ query: { isPending, error, refetch } }: PagePlaceholderProps) {
  const { t } = useTranslation('common');
  if (isPending) return <PageSkeleton label={t('state.loading')} />;
  return <NotLoaded level={1} error={error} onRetry={() => void refetch()} />;
}
