import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import type { ComparedDimension } from '../model/topics.ts';
import { useTopicWords } from '../use-topic-words.ts';

interface ShareDotsProps {
  readonly label: string;
  readonly compared: ComparedDimension;
  /** The part of the highest share below which a group deserves a closer look. */
  readonly leastRatio: number;
}

/** The share of each group as a dot on one line from 0 to 100 percent, with the mark below which to look closer. */
export function ShareDots({ label, compared, leastRatio }: ShareDotsProps) {
  const { t } = useTranslation('norms');
  const format = useFormat();
  const words = useTopicWords();
  const { groups, best } = compared;
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5">
      {groups.map(({ name, people, rate, ratio }) => {
        const isLow = ratio !== undefined && ratio < leastRatio;
        return (
          <li key={name} className="grid grid-cols-[92px_minmax(60px,1fr)_auto] items-center gap-3">
            <span className={cx('text-sm', ratio === undefined && 'text-third')}>{words.group(name)}</span>
            <span aria-hidden="true" className="relative h-5">
              <span className="absolute inset-x-0 top-1/2 h-px bg-line forced-colors:bg-[CanvasText]" />
              <span
                className="absolute top-1 bottom-1 w-px bg-third"
                style={{ left: `${best.rate * leastRatio * 100}%` }}
              />
              <span
                className={cx(
                  'absolute top-1/2 size-3 -translate-1/2 rounded-full border-2 forced-color-adjust-none',
                  ratio === undefined && 'border-third bg-surface',
                  ratio !== undefined && (isLow ? 'border-partial bg-partial' : 'border-ink bg-ink'),
                )}
                style={{ left: `${rate * 100}%` }}
              />
            </span>
            <span className="text-right text-sm whitespace-nowrap tabular-nums">
              {t('fairness.groups.row', { rate: format.percent(rate), people: format.number(people) })}
              {ratio === undefined && (
                <span className="block text-xs text-third">{t('fairness.groups.few')}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
