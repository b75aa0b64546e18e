import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { Badge } from '#ui/badge.tsx';

/** Marks an installation that is not used in production. */
export function StagingBadge() {
  const { t } = useTranslation('shell');
  if (usePublicSettings()?.staging !== true) return null;
  return <Badge tone="partial">{t('workspace.staging')}</Badge>;
}
