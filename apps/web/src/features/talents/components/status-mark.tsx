import { CircleCheck, CircleDashed, CircleSlash, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { FilterStatus } from '../search.ts';

const ICONS = {
  APPLICANT: CircleDashed,
  FAVOURITE: Star,
  EMPLOYEE: CircleCheck,
  REJECTED: CircleSlash,
} as const;

/** Where a talent stands: a sign and a word, stronger once there was a decision. */
export function StatusMark({ status }: { readonly status: FilterStatus }) {
  const { t } = useTranslation('talents');
  const Icon = ICONS[status];
  return (
    <span
      className={cx(
        'flex items-center gap-1.5 whitespace-nowrap',
        status === 'APPLICANT' ? 'text-second' : 'font-semibold',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`status.${status}`)}
    </span>
  );
}
