import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';

/** Says that saving was refused and why; no network and faults of the server are said for all screens at once. */
export function useSaveRefused(): (error: Error) => void {
  const { t } = useTranslation('common');
  return (error) => {
    if (isApiError(error) && error.status < 500) {
      notify({ id: 'save-refused', type: 'error', headline: t('fault.saving'), text: error.message });
    }
  };
}
