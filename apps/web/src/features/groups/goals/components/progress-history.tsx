import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { GoalDetail } from '../api.ts';

const MOST_SHOWN = 8;

/** The progress at the end of each day on which it changed, the last first. */
export function ProgressHistory({ history }: { readonly history: GoalDetail['progress_history'] }) {
  const { t } = useTranslation('goals');
  const format = useFormat();
  const rows = history.map(({ day, progress }, index) => {
    const before = history[index - 1]?.progress;
    return { day, progress, change: before === undefined ? undefined : progress - before };
  });
  return (
    <ol className="flex flex-col gap-2">
      {rows
        .toReversed()
        .slice(0, MOST_SHOWN)
        .map(({ day, progress, change }) => (
          <li key={day} className="flex items-baseline justify-between gap-4">
            <time dateTime={day} className="text-second">
              {format.date(day)}
            </time>
            <span className="tabular-nums">
              {change !== undefined && change !== 0 && (
                <span className="pr-3 text-third">
                  {t(change > 0 ? 'detail.more' : 'detail.less', { points: format.number(Math.abs(change)) })}
                </span>
              )}
              <span className="font-semibold">{format.percent(progress / 100)}</span>
            </span>
          </li>
        ))}
    </ol>
  );
}
