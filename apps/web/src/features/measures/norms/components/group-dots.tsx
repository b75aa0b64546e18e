import type { FairnessComparison } from '@quint/contract/measures/fairness.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { isLow } from '../model/comparisons.ts';
import { useFairnessLabels } from '../use-fairness-labels.ts';

interface GroupDotsProps {
  readonly comparison: FairnessComparison;
  /** The minimum size of a group for conclusions; the dot of a smaller one is hollow. */
  readonly firm: number;
}

/** The share of each group as a dot with its interval, on one line from 0 to 100 percent. */
export function GroupDots({ comparison, firm }: GroupDotsProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const labels = useFairnessLabels();
  return (
    <ul aria-label={labels.caption(comparison, 'dots')} className="flex flex-col gap-1.5">
      {comparison.groups.map(({ name, people, rate, low, high }) => {
        const colour = isLow(comparison, name) ? 'border-partial bg-partial' : 'border-ink bg-ink';
        return (
          <li key={name} className="grid grid-cols-[92px_minmax(60px,1fr)_84px] items-center gap-3">
            <span className="text-sm">{labels.group(name)}</span>
            <span aria-hidden="true" className="relative h-5">
              <span className="absolute inset-x-0 top-1/2 h-px bg-line forced-colors:bg-[CanvasText]" />
              <span
                className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-control forced-colors:bg-[CanvasText]"
                style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }}
              />
              <span
                className={cx(
                  'absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 forced-color-adjust-none',
                  people < firm ? 'border-third bg-surface' : colour,
                )}
                style={{ left: `${rate * 100}%` }}
              />
            </span>
            <span className="text-right text-sm whitespace-nowrap tabular-nums">
              {t('compare.row', { rate: format.percent(rate), people: format.number(people) })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
