import { meansOf } from '@quint/psychometrics/norms.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Spinner } from '#ui/spinner.tsx';

interface FitNoticeProps {
  /** The numbers on the screen are outdated. */
  readonly isRecalculating: boolean;
  /** What is recomputed: the fit to roles, or the result itself. */
  readonly what?: 'fit' | 'result' | undefined;
  /** The norms of the results shown side by side. */
  readonly norms?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/**
 * Says that numbers are being recomputed, and that they use different norms. Rendered from the start, so that screen
 * readers announce it.
 */
export function FitNotice({ isRecalculating, what = 'fit', norms = [], className }: FitNoticeProps) {
  const { t } = useTranslation();
  return (
    <output className={cx('flex flex-col gap-1 text-second empty:hidden', className)}>
      {isRecalculating && (
        <span className="flex items-center gap-2">
          <Spinner className="size-4 shrink-0 text-lila-strong" />
          <span>{what === 'fit' ? t('fit.recalculating') : t('fit.resultRecalculating')}</span>
        </span>
      )}
      {new Set(norms.map(meansOf)).size > 1 && <span className="text-pretty">{t('fit.norms')}</span>}
    </output>
  );
}
