import type { AssessmentProgress } from '@quint/contract/people/assessment-progress.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { noonOf } from '#lib/local-time.ts';
import { serverNow } from '#lib/server-time.ts';
import { berlinDay } from '../model/people.ts';
import { stepsOf } from '../model/progress.ts';

interface ProgressLinesProps {
  readonly days: AssessmentProgress['days'];
  readonly invitedCount: number;
}

const LINES = [
  { step: 'opened', className: 'text-third', dashes: '5 4' },
  { step: 'finished', className: 'text-lila', dashes: undefined },
] as const;

/**
 * The growth of opened and finished surveys from the first invitation until today. The top is the number of invited
 * people.
 */
export function ProgressLines({ days, invitedCount }: ProgressLinesProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const [today] = useState(() => berlinDay(serverNow()));
  const last = days.at(-1)?.day ?? today;
  const until = last > today ? last : today;
  return (
    <figure aria-label={t('progress.chart')} className="min-w-0">
      <div className="flex items-stretch gap-2">
        <span aria-hidden="true" className="flex flex-col justify-between text-xs text-third tabular-nums">
          <span>{format.number(invitedCount)}</span>
          <span>0</span>
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible border-b border-l border-line forced-color-adjust-none"
        >
          {LINES.map(({ step, className, dashes }) => (
            <polyline
              key={step}
              points={stepsOf(days, step, { most: invitedCount, until })}
              className={className}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={dashes}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1 pl-6 text-xs text-third">
        <span>{format.date(noonOf(days[0]?.day ?? today), 'dayMonth')}</span>
        <span className="flex gap-4">
          {LINES.map(({ step, className, dashes }) => (
            <span key={step} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" viewBox="0 0 20 4" className={`h-1 w-5 ${className}`}>
                <line
                  x1="0"
                  x2="20"
                  y1="2"
                  y2="2"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray={dashes}
                />
              </svg>
              {t(`progress.${step}`)}
            </span>
          ))}
        </span>
        <span>{until === today ? t('progress.today') : format.date(noonOf(until), 'dayMonth')}</span>
      </figcaption>
    </figure>
  );
}
