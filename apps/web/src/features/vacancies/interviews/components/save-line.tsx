import { useTranslation } from 'react-i18next';
import type { RatingStatus } from '../model/rating-queue.ts';

/** Whether what was written is on the server, or on this device only. */
export function SaveLine({ status }: { readonly status: RatingStatus }) {
  const { t } = useTranslation('interview');
  if (status.stop !== undefined) return null;
  return <output className="text-xs text-third">{t(`saving.${status.state}`)}</output>;
}
