import { CloudOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '#lib/api-error.ts';
import { hasReason } from '#lib/failures.ts';
import { useFaultOnPage } from '#lib/query.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface EmptyStateTexts {
  readonly title: string;
  readonly text?: string | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** No match for search and filters, with a button that clears them. */
export function NoMatch({ onClear, ...texts }: EmptyStateTexts & { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...texts}
      action={
        <Button kind="secondary" onPress={onClear}>
          {t('action.clearFilters')}
        </Button>
      }
    />
  );
}

/** Forbidden for this user: the text says whom to ask. */
export function NotAllowed(texts: EmptyStateTexts) {
  useFaultOnPage();
  return <EmptyState {...texts} icon={<LockKeyhole aria-hidden="true" className="size-6" />} />;
}

/** The reason why data failed to load, and what the user can do. */
function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (hasReason(error)) return error.message;
    return error instanceof NetworkError ? t('fault.offlineText') : t('fault.loadingText');
  };
}

interface NotLoadedProps extends Partial<EmptyStateTexts> {
  /** Selects the illustration if the text does not say what happened. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Loading failed, with a retry button; on heading level 1 it replaces the whole page. */
export function NotLoaded({ error, onRetry, title, text, level }: NotLoadedProps) {
  const { t } = useTranslation();
  const reason = useReason();
  useFaultOnPage();
  return (
    <EmptyState
      level={level}
      icon={level === 1 ? <CloudOff aria-hidden="true" className="size-6" /> : undefined}
      title={title ?? t('fault.loading')}
      text={text ?? (title === undefined ? reason(error) : undefined)}
      action={
        <Button kind={level === 1 ? 'primary' : 'secondary'} onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}

interface NotLoadedNoticeProps {
  /** Null while the data is loading again: the notice keeps the last reason. */
  readonly error: unknown;
  readonly isRetrying?: boolean | undefined;
  readonly onRetry: () => void;
}

/** A part failed to load while the other content stays, with a retry button. */
export function NotLoadedNotice({ error, isRetrying, onRetry }: NotLoadedNoticeProps) {
  const { t } = useTranslation();
  const reason = useReason();
  useFaultOnPage();
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-soft px-4 py-3"
    >
      <div className="text-danger">
        <p className="font-semibold">{t('fault.loading')}</p>
        <p className="text-pretty">{reason(error ?? lastError)}</p>
      </div>
      <Button kind="secondary" size="sm" isLoading={isRetrying} onPress={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
