import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';

interface FitNoticeProps {
  /** The numbers on the screen are outdated. */
  readonly isRecalculating: boolean;
  /** Their kind: the fit to roles, or the result itself. */
  readonly what?: 'fit' | 'result' | undefined;
  readonly className?: string | undefined;
}

/** Says while numbers are being recomputed; the element exists from the start, so that it is announced. */
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
