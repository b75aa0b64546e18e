import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorLayout } from '#features/shell/shell/components/error-layout.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** The page for an unknown URL. */
export function NotFoundPage() {
  const { t } = useTranslation('common');
  return (
    <ErrorLayout>
      <EmptyState
        level={1}
        icon={<Compass aria-hidden="true" className="size-6" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
      />
    </ErrorLayout>
  );
}
