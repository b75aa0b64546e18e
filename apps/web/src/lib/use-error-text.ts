import { useTranslation } from 'react-i18next';
import { failureText } from './failures.ts';

/**
 * Why a request failed: in the words of the server, unless the fault lies with it or with the connection. Empty without
 * an error. The caller shows the text on the page, so no toast repeats it.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('common');
  return (error, fallback = t('fault.failedText')) =>
    error === null || error === undefined ? '' : failureText(error, fallback);
}
