import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';

/**
 * Why a request failed: in the words of the server, unless the fault lies with it or with the connection. Empty without
 * an error.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('common');
  return (error, fallback = t('fault.failedText')) => {
    if (error === null || error === undefined) return '';
    return isApiError(error) && error.status !== 500 && error.all.length > 0 ? error.message : fallback;
  };
}
