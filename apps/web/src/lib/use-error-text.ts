import { useTranslation } from 'react-i18next';
import { failureText } from './failures.ts';

/**
 * The reason why a request failed: the server's message, unless the server or the network is at fault. Empty without an
 * error. The caller shows the text on the page, so no toast repeats it.
 */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation('common');
  return (error, fallback = t('fault.failedText')) =>
    error === null || error === undefined ? '' : failureText(error, fallback);
}
