import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

/** The response quality, required by every component that shows a figure of a person. */
export interface WithQuality {
  /** Null without a result. */
  readonly quality: QualityVerdict | null;
}

interface DoubtMarkProps extends WithQuality {
  readonly className?: string | undefined;
}

/** In a row, below the band or the traits: the figures of a doubtful result should be read with care. */
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

/** Only the icon of the mark, if its text is on the same page and does not fit beside the figure. */
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
  /** The person of the result, if there are several people. */
  readonly name?: string | undefined;
  /** The action for it: inviting the person again. */
  readonly action?: ReactNode;
  /** The reasons, replacing the default sentence. */
  readonly children?: ReactNode;
}

/** On a page: the note as a sentence, with the action for it. */
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

/** Below a picture of a group: the number of doubtful results, and what their dots look like. */
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

/** Beside a count of high agreement: the number of doubtful results that it excludes. */
export function DoubtBesides({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span data-doubt="count" className="text-xs text-pretty text-partial-text">
      {t('doubt.besides', { count })}
    </span>
  );
}

/** The legend of hollow points; nothing if there are none. */
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
