import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { DoubtMark, type WithQuality } from '#ui/doubt.tsx';

type Job = NonNullable<SurveyResult['roles']>[number];

const BAND_LOOK: Readonly<Record<Job['band'], string>> = {
  strong: 'bg-strong-soft text-strong-text',
  partial: 'bg-partial-soft text-partial-text',
  none: 'bg-mute text-second',
};
const BAR_LOOK: Readonly<Record<Job['band'], string>> = {
  strong: 'bg-strong',
  partial: 'bg-partial',
  none: 'bg-control',
};

/** Jobs by closeness to the profile, each with its interval and a word. */
export function JobList({ jobs, quality }: WithQuality & { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation('survey');
  return (
    <section aria-labelledby="survey-jobs" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="survey-jobs" className="text-lg font-semibold">
          {t('result.jobs.title')}
        </h2>
        <p className="text-sm text-pretty text-third">{t('result.jobs.text')}</p>
      </div>
      <ol className="flex flex-col">
        {jobs.map((job) => (
          <JobRow key={job.role} job={job} quality={quality} />
        ))}
      </ol>
    </section>
  );
}

function JobRow({ job, quality }: WithQuality & { readonly job: Job }) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  const { fit, low, high, band } = job;
  // A doubtful result has no colour, however high the fit.
  const look = isDoubtful(quality) ? 'none' : band;
  const isRated = fit !== null && low !== null && high !== null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b border-line-soft py-3 sm:grid-cols-[minmax(0,1fr)_220px_112px]">
      <span className="min-w-0">
        <span className="block font-semibold">{t(`result.jobs.names.${job.role}`)}</span>
        <span className="text-xs text-third">{t(`result.jobs.areas.${job.area}`)}</span>
      </span>
      <span className="order-last col-span-2 sm:order-none sm:col-span-1">
        {isRated && (
          <span className="flex items-center gap-2.5">
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-mute">
              <span
                className={cx('block h-full rounded-full', BAR_LOOK[look])}
                style={{ width: `${fit}%` }}
              />
            </span>
            <span className="min-w-[76px] text-right text-xs whitespace-nowrap tabular-nums text-third">
              <span className="sr-only">
                {t('result.jobs.span', {
                  fit: format.number(fit),
                  low: format.number(low),
                  high: format.number(high),
                })}
              </span>
              <span aria-hidden="true">
                <span className="text-sm font-semibold text-ink">{format.number(fit)}</span> (
                {format.number(low)}–{format.number(high)})
              </span>
            </span>
          </span>
        )}
      </span>
      <span className="flex flex-col items-end gap-1 justify-self-end">
        <span
          className={cx('rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap', BAND_LOOK[look])}
        >
          {isRated ? t(`result.jobs.bands.${band}`) : t('result.jobs.missing')}
        </span>
        {isRated && <DoubtMark quality={quality} />}
      </span>
    </li>
  );
}
