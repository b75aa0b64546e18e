import { getWaitText } from '@quint/phrases/base/errors/wait.ts';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { markReported, refusalText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';

/** The text of a refusal; other errors are reported by the toast of the query cache. */
export function useRefusal(error: unknown): string | undefined {
  const { t } = useTranslation('auth');
  if (isApiError(error, 'INVALID_CREDENTIALS')) {
    markReported(error);
    return t('login.wrong');
  }
  if (isApiError(error, 'REQUESTS_EXCEEDED')) {
    markReported(error);
    const seconds = Number(error.details['seconds'] ?? 60);
    return t('login.tooMany', { wait: getWaitText(seconds, currentLanguage()) });
  }
  return refusalText(error);
}
