import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';
import { markReported } from './failures.ts';

/**
 * Why a request failed: in the words of the server, unless the fault lies with it or with the connection. Empty without
 * an error. The caller shows the text on the page, so no toast repeats it.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('common');
  return (error, fallback = t('fault.failedText')) => {
    if (error === null || error === undefined) return '';
    markReported(error);
    return isApiError(error) && error.status !== 500 && error.all.length > 0 ? error.message : fallback;
  };
}
