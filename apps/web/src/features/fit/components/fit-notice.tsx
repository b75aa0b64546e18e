import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';

interface FitNoticeProps {
  /** Numbers on the screen are those of before. */
  readonly isRecalculating: boolean;
  /** What they are: the fit to roles, or the result itself. */
  readonly what?: 'fit' | 'result' | undefined;
  readonly className?: string | undefined;
}

/** Says while it lasts that numbers are being computed again; the line is there from the start, so it is read out. */
export function FitNotice({ isRecalculating, what = 'fit', className }: FitNoticeProps) {
  const { t } = useTranslation();
  return (
    <output className={cx('flex items-center gap-2 text-second empty:hidden', className)}>
      {isRecalculating && (
        <>
          <Spinner className="size-4 shrink-0 text-lila-strong" />
          <span>{what === 'fit' ? t('fit.recalculating') : t('fit.resultRecalculating')}</span>
        </>
      )}
    </output>
  );
}
