import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';

/** Why a request failed: in the words of the server, unless the fault lies with it or with the connection. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (error === null || error === undefined) return '';
    return isApiError(error) && error.status < 500 ? error.message : t('fault.failedText');
  };
}
