import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** The page during maintenance. */
export function MaintenancePage() {
  const { t } = useTranslation('help');
  return (
    <EmptyState
      level={1}
      icon={<Wrench aria-hidden="true" className="size-6" />}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      action={<Button onPress={() => location.assign('/')}>{t('maintenance.retry')}</Button>}
    />
  );
}
