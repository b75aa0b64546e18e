import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '#lib/api-error.ts';
import { useFaultOnPage } from '#lib/query.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface Words {
  readonly title: string;
  readonly text?: string | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

/** Search and filters leave nothing: the way back to everything. */
export function NoMatch({ onClear, ...words }: Words & { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...words}
      action={
        <Button kind="secondary" onPress={onClear}>
          {t('action.clearFilters')}
        </Button>
      }
    />
  );
}

/** Not for this person: the text says whom to ask. */
export function NotAllowed(words: Words) {
  useFaultOnPage();
  return <EmptyState {...words} icon={<LockKeyhole aria-hidden="true" className="size-6" />} />;
}

interface NotLoadedProps extends Partial<Words> {
  /** What happened, where the words do not say it. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** The data did not come: the way to try again. */
export function NotLoaded({ error, onRetry, title, text, ...rest }: NotLoadedProps) {
  const { t } = useTranslation();
  useFaultOnPage();
  const reason = error instanceof NetworkError ? t('fault.offlineText') : t('fault.loadingText');
  return (
    <EmptyState
      {...rest}
      title={title ?? t('fault.loading')}
      text={text ?? (title === undefined ? reason : undefined)}
      action={
        <Button kind="secondary" onPress={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
