import { CloudAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Notice } from './notice.tsx';

interface UnreachableProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Nothing could be loaded; offers a retry. */
export function Unreachable({ title, text, onRetry, isRetrying }: UnreachableProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <Notice
        icon={<CloudAlert aria-hidden="true" className="size-6" />}
        title={title}
        text={text}
        actions={
          <PlainButton size="lg" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
            {isRetrying && <Spinner />}
            {t('action.retry')}
          </PlainButton>
        }
      />
    </div>
  );
}
