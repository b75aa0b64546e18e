import { useTranslation } from 'react-i18next';
import { isMissing } from '#lib/api-error.ts';
import { notifyFailure, notifyRefusal } from '#lib/failures.ts';
import { offerMore } from '#lib/plan-limit.ts';

/** Whether a record cannot be read any more. */
async function isGone(read: () => Promise<unknown>): Promise<boolean> {
  try {
    await read();
    return false;
  } catch (error) {
    return isMissing(error);
  }
}

/**
 * Reports that saving was refused and why; a lost network and server faults are reported centrally. With what reads the
 * record, a deleted one is told from one that may not be changed.
 */
export function useSaveRefused(read?: () => Promise<unknown>): (error: Error) => void {
  const { t } = useTranslation('common');
  return (error) => {
    const about = { id: 'save-refused', headline: t('fault.saving') };
    // A panel says more than a toast, and offers the next step.
    if (offerMore(error)) return;
    const refused = () => notifyRefusal(error, about);
    if (read === undefined || !isMissing(error)) return refused();
    const deleted = () => notifyFailure(error, { ...about, text: t('fault.deleted') });
    return void isGone(read).then((gone) => (gone ? deleted() : refused()));
  };
}
