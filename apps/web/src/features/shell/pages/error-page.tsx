import { useRouter } from '@tanstack/react-router';
import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NetworkError } from '#lib/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

interface ErrorPageProps {
  readonly error: unknown;
  readonly reset: () => void;
}

/** What stands where a page broke, or its data could not be fetched. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const offline = error instanceof NetworkError;
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        icon={<CloudAlert aria-hidden="true" className="size-6" />}
        title={offline ? t('fault.offline') : t('crashed.title')}
        text={offline ? t('fault.offlineText') : t('crashed.text')}
        action={<PlainButton onClick={() => void retry()}>{t('action.retry')}</PlainButton>}
      />
    </div>
  );
}
