import { useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '#lib/api-error.ts';
import { useFaultOnPage } from '#lib/query.ts';
import { isChunkError, reloadIfStale } from '#lib/stale-build.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { PageLoading } from './page-loading.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** Replaces a page that failed to render or to load. A newer version is loaded automatically. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const isChunk = isChunkError(error);
  const [outcome, setOutcome] = useState<'asking' | Awaited<ReturnType<typeof reloadIfStale>>>('asking');
  useEffect(() => {
    if (isChunk) void reloadIfStale().then(setOutcome);
  }, [isChunk]);
  const router = useRouter();
  if (isChunk && (outcome === 'asking' || outcome === 'reloading')) return <PageLoading />;
  const retry = async () => {
    // Browsers cache a failed script import for the life of the page.
    if (isChunk) {
      location.reload();
      return;
    }
    await router.invalidate();
    reset();
  };
  const isOffline = error instanceof NetworkError || outcome === 'unreachable';
  return <Broken isOffline={isOffline} onRetry={() => void retry()} />;
}

function Broken({ isOffline, onRetry }: { readonly isOffline: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  useFaultOnPage();
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        icon={<CloudAlert aria-hidden="true" className="size-6" />}
        title={isOffline ? t('fault.offline') : t('crashed.title')}
        text={isOffline ? t('fault.offlineText') : t('crashed.text')}
        action={<PlainButton onClick={onRetry}>{t('action.retry')}</PlainButton>}
      />
    </div>
  );
}
