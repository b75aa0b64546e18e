import { useTranslation } from 'react-i18next';
import { isMissing } from '#lib/api-error.ts';
import { failureText, markReported, notifyFailure, notifyRefusal } from '#lib/failures.ts';
import { offerMore } from '#lib/plan-limit.ts';
import { reportFault } from '#lib/query.ts';

/** Whether a record can no longer be read. */
async function isRecordDeleted(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return false;
  } catch (error) {
    return isMissing(error);
  }
}

/**
 * Reports why saving failed. Given a function that reads the record, it tells a deleted record from a forbidden change.
 */
export function useSaveRefused(read?: () => Promise<unknown>): (error: Error) => void {
  const { t } = useTranslation('common');
  return (error) => {
    const about = { id: 'save-refused', headline: t('fault.saving') };
    // A panel explains more than a toast, and offers the next step.
    if (offerMore(error)) return markReported(error);
    const showRefusal = () => {
      notifyRefusal(error, about);
      reportFault(error);
    };
    if (read === undefined || !isMissing(error)) return showRefusal();
    // Marked before the record is read; the reason follows.
    const reason = failureText(error, t('fault.failedText'));
    const notifyReason = (text: string) => notifyFailure(error, { ...about, text });
    return void isRecordDeleted(read).then((isDeleted) =>
      notifyReason(isDeleted ? t('fault.deleted') : reason),
    );
  };
}
