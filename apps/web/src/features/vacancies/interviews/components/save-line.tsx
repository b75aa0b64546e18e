import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { RatingStatus } from '../model/rating-queue.ts';

/** Whether what was written is on the server, or on this device only. */
export function SaveLine({ status }: { readonly status: RatingStatus }) {
  const { t } = useTranslation('interview');
  if (status.stop !== undefined) return null;
  const isOnServer = status.state === 'saved' || status.state === 'saving';
  return (
    <output className={cx('text-xs', isOnServer ? 'text-third' : 'font-semibold text-partial-text')}>
      {t(`saving.${status.state}`)}
    </output>
  );
}
