import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';

/** Reports that saving was refused and why; a lost network and server faults are reported centrally. */
export function useSaveRefused(): (error: Error) => void {
  const { t } = useTranslation('common');
  return (error) => notifyRefusal(error, { id: 'save-refused', headline: t('fault.saving') });
}
