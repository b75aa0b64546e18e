import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';

/** Says that saving was refused and why; no network and faults of the server are said for all screens at once. */
export function useSaveRefused(): (error: Error) => void {
  const { t } = useTranslation('common');
  return (error) => notifyRefusal(error, { id: 'save-refused', headline: t('fault.saving') });
}
