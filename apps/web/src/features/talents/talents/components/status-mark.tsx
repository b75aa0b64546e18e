import { CircleCheck, CircleDashed, CircleSlash, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import type { TalentRow } from '../rows.ts';

const ICONS = {
  APPLICANT: CircleDashed,
  FAVOURITE: Star,
  EMPLOYEE: CircleCheck,
  REJECTED: CircleSlash,
} as const;

type Stand = Pick<TalentRow, 'shownStatus' | 'notFurther'>;

/** For example "Not further: Product Owner"; undefined if no role rejected the person. */
export function useNotFurtherLabel(): (row: Pick<Stand, 'notFurther'>) => string | undefined {
  const { t } = useTranslation('talents');
  return ({ notFurther }) => {
    const [first] = notFurther;
    if (first === undefined) return undefined;
    // The name of a deleted role is unavailable.
    if (notFurther.length === 1 && first.name === undefined) return t('status.REJECTED');
    return t('notFurther', { count: notFurther.length, role: first.name });
  };
}

interface StatusMarkProps {
  readonly row: Stand;
  /** One line: the rejecting roles are shown as an icon. */
  readonly isDense?: boolean;
}

/** The status of a talent: an icon and a word, emphasised after a decision, and the roles that rejected them. */
export function StatusMark({ row, isDense = false }: StatusMarkProps) {
  const { t } = useTranslation('talents');
  const note = useNotFurtherLabel()(row);
  const status = row.shownStatus;
  const Icon = ICONS[status];
  return (
    <span className={isDense ? 'flex min-w-0 items-center gap-1.5' : 'flex min-w-0 flex-col'}>
      <span
        className={cx(
          'flex items-center gap-1.5 whitespace-nowrap',
          status === 'APPLICANT' ? 'text-second' : 'font-semibold',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {t(`status.${status}`)}
      </span>
      {note !== undefined && !isDense && (
        <span title={note} className="truncate text-xs text-third">
          {note}
        </span>
      )}
      {note !== undefined && isDense && (
        <span title={note} className="shrink-0 text-third">
          <CircleSlash aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{note}</span>
        </span>
      )}
    </span>
  );
}
