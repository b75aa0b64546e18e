import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from './badge.tsx';

export type FitLevel = 'strong' | 'partial' | 'none';

const BAR: Readonly<Record<FitLevel, string>> = {
  strong: 'bg-strong',
  partial: 'bg-partial',
  none: 'bg-control',
};
const WORD: Readonly<Record<FitLevel, string>> = {
  strong: 'text-strong-text',
  partial: 'text-partial-text',
  none: 'text-third',
};

interface FitBarProps {
  /** From 0 to 1; undefined while there is no result, null without a requirement. */
  readonly share: number | null | undefined;
  readonly level: FitLevel;
  /** Shows the word; otherwise it is only for screen readers. */
  readonly showWord?: boolean | undefined;
}

/** A fit: a bar, the number, and the word of its band. */
export function FitBar({ share, level, showWord = false }: FitBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (share === undefined) return <Badge>{t('fit.pending')}</Badge>;
  if (share === null) return <Badge>{t('fit.open')}</Badge>;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="shape-track flex h-2 w-[90px] overflow-hidden rounded-full bg-mute">
        <span
          className={cx('shape rounded-full', BAR[level])}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </span>
      <span className="text-base font-bold tabular-nums">{format.percent(share)}</span>
      <span className={showWord ? cx('text-xs font-semibold', WORD[level]) : 'sr-only'}>
        {t(`fit.${level}`)}
      </span>
    </span>
  );
}
