import { useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '#lib/api-error.ts';
import { hasReason } from '#lib/failures.ts';
import { useFaultOnPage } from '#lib/query.ts';
import { isChunkError, reloadIfStale } from '#lib/stale-build.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { PageLoading } from './page-loading.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** Replaces a page that failed to render or load. A newer version is loaded automatically. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const isChunk = isChunkError(error);
  const [outcome, setOutcome] = useState<'asking' | Awaited<ReturnType<typeof reloadIfStale>>>('asking');
  useEffect(() => {
    if (isChunk) void reloadIfStale().then(setOutcome);
  }, [isChunk]);
  const router = useRouter();
  if (isChunk && (outcome === 'asking' || outcome === 'reloading')) return <PageLoading />;
  const retry = async () => {
    // Browsers cache a failed script import until the page is reloaded.
    if (isChunk) {
      location.reload();
      return;
    }
    await router.invalidate();
    reset();
  };
  const isOffline = error instanceof NetworkError || outcome === 'unreachable';
  const reason = hasReason(error) ? error.message : undefined;
  return <BrokenPage isOffline={isOffline} reason={reason} onRetry={() => void retry()} />;
}

interface BrokenProps {
  readonly isOffline: boolean;
  /** The reason from the server or a proxy. */
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}

function BrokenPage({ isOffline, reason, onRetry }: BrokenProps) {
  const { t } = useTranslation('common');
  useFaultOnPage();
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        icon={<CloudAlert aria-hidden="true" className="size-6" />}
        title={isOffline ? t('fault.offline') : t('crashed.title')}
        text={isOffline ? t('fault.offlineText') : (reason ?? t('crashed.text'))}
        action={<PlainButton onClick={onRetry}>{t('action.retry')}</PlainButton>}
      />
    </div>
  );
}
