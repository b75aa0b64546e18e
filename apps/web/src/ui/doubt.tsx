import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

/** How the sheet was answered; every component that shows a figure of a person asks for it. */
export interface WithQuality {
  /** Null where there is no result. */
  readonly quality: QualityVerdict | null;
}

interface DoubtMarkProps extends WithQuality {
  readonly className?: string | undefined;
}

/** In a row, under the band or the traits: that the figures of a doubtful result are to be read with care. */
export function DoubtMark({ quality, className }: DoubtMarkProps) {
  const { t } = useTranslation();
  if (!isDoubtful(quality)) return null;
  return (
    <span
      data-doubt="mark"
      title={t('doubt.line')}
      className={cx(
        'inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-partial-text',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {t('doubt.short')}
    </span>
  );
}

/** The sign of the mark alone, where its words stand on the same page and have no room beside the figure. */
export function DoubtSign({ quality }: WithQuality) {
  const { t } = useTranslation();
  if (!isDoubtful(quality)) return null;
  return (
    <TriangleAlert
      data-doubt="sign"
      aria-label={t('doubt.short')}
      className="size-3.5 shrink-0 text-partial-text"
    />
  );
}

interface DoubtLineProps extends WithQuality {
  /** Whose result it is, where several people stand together. */
  readonly name?: string | undefined;
  /** What can be done about it: the way to invite the person again. */
  readonly action?: ReactNode;
  /** Why it is doubtful, in place of the usual sentence. */
  readonly children?: ReactNode;
}

/** On a page: the same as a sentence, with what can be done about it. */
export function DoubtLine({ quality, name, action, children }: DoubtLineProps) {
  const { t } = useTranslation();
  if (!isDoubtful(quality)) return null;
  return (
    <div
      data-doubt="line"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-partial-soft px-3.5 py-2.5 text-sm text-partial-text"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-52 text-pretty">
        {name !== undefined && <strong className="font-semibold">{name}: </strong>}
        {children ?? t('doubt.line')}
      </p>
      {action}
    </div>
  );
}

/** Under a picture of a group: how many of its results are doubtful, and what their dots look like. */
export function GroupDoubt({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <p data-doubt="group" className="flex items-start gap-2 text-sm text-pretty text-partial-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('doubt.group', { count })}
    </p>
  );
}

/** Beside a count of high agreement: how many are not in it because their result is doubtful. */
export function DoubtBesides({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span data-doubt="count" className="text-xs text-pretty text-partial-text">
      {t('doubt.besides', { count })}
    </span>
  );
}

/** The entry of a legend for hollow points; nothing where there are none. */
export function DoubtLegend({ quality }: WithQuality) {
  const { t } = useTranslation();
  if (!isDoubtful(quality)) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2.5 rounded-full border-2 border-second bg-surface" />
      {t('doubt.legend')}
    </span>
  );
}
