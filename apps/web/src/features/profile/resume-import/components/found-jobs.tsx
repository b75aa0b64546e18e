import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { fieldId, JOB_FIELDS, type DraftJob, type Gap, type JobField } from '../model/draft.ts';
import { FoundField } from './found-field.tsx';
import { SourceLines } from './source-lines.tsx';

interface FoundJobsProps {
  readonly jobs: readonly DraftJob[];
  readonly gaps: readonly Gap[];
  readonly onChange: (key: string, field: JobField, value: string) => void;
  readonly onRemove: (key: string) => void;
}

const DATE_MAX_CHARACTERS = 20;

function Job({
  job,
  number,
  gaps,
  onChange,
  onRemove,
}: Omit<FoundJobsProps, 'jobs'> & {
  readonly job: DraftJob;
  readonly number: number;
}) {
  const { t } = useTranslation('resume');
  const example = (field: JobField) =>
    field === 'place' || field === 'from' || field === 'to' ? t(`examples.${field}`) : undefined;
  const name = job.role.trim() === '' ? t('job', { number }) : job.role;
  return (
    <li
      aria-label={t('job', { number })}
      className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_290px] max-lg:border-b max-lg:border-line-soft max-lg:pb-4"
    >
      <div className="grid gap-2 max-md:grid-cols-2 md:grid-cols-[minmax(0,1.42fr)_minmax(0,1.33fr)_minmax(0,1fr)_minmax(0,0.68fr)_minmax(0,0.68fr)]">
        {JOB_FIELDS.map((field) => {
          const gap = gaps.find(({ id }) => id === fieldId(job.key, field));
          return (
            <div key={field} className={field === 'from' || field === 'to' ? undefined : 'max-md:col-span-2'}>
              <FoundField
                id={fieldId(job.key, field)}
                label={t(`fields.${field}`)}
                value={job[field]}
                onChange={(value) => onChange(job.key, field, value)}
                maxLength={field === 'from' || field === 'to' ? DATE_MAX_CHARACTERS : TITLE_MAX_CHARACTERS}
                placeholder={example(field)}
                gap={gap === undefined ? undefined : t(`gap.${gap.reason}`)}
              />
            </div>
          );
        })}
      </div>
      <div className="flex items-start justify-between gap-2">
        <SourceLines source={job.source} />
        <span className="shrink-0 md:pt-2 max-md:[&_button]:size-11">
          <Button kind="icon" aria-label={t('remove', { name })} onPress={() => onRemove(job.key)}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </span>
      </div>
    </li>
  );
}

/** The extracted jobs, each as fields beside its source lines. */
export function FoundJobs({ jobs, ...jobProps }: FoundJobsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {jobs.map((job, index) => (
        <Job key={job.key} job={job} number={index + 1} {...jobProps} />
      ))}
    </ul>
  );
}
