import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';
import type { NamedJob } from '../model/jobs.ts';
import { useOperationLabels } from '../use-operation-labels.ts';

/** Jobs without work, behind one line. */
export function IdleJobs({ jobs }: { readonly jobs: readonly NamedJob[] }) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  if (jobs.length === 0) return null;
  return (
    <div className="border-t border-line">
      <Disclosure look="row" label={t('jobs.idle', { count: jobs.length })}>
        <ul aria-label={t('jobs.idle', { count: jobs.length })} className="grid gap-x-8 md:grid-cols-2">
          {jobs.map(({ name, title, is_scheduled: isScheduled, last_run: last }) => (
            <li
              key={name}
              className="flex justify-between gap-x-4 border-t border-line-soft py-2 max-md:flex-col md:items-baseline"
            >
              <span>{title}</span>
              <span className="text-xs text-third md:text-right">
                {isScheduled && `${t('jobs.scheduled')} · `}
                {last === null ? t('jobs.never') : t('jobs.last_at', { time: labels.time(last) })}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
