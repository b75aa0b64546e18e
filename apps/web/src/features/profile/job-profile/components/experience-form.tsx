import { findJobProblems, type JobHeld, type JobProblems } from '@quint/domain/profile/job-profile.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/field.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { listTowns } from '../model/towns.ts';
import { PlaceField } from './place-field.tsx';

const LABEL_KEYS = { role_name: 'role', company_name: 'company', company_location: 'location' } as const;

/** The messages for the problems of a field. */
function useProblemText(problems: JobProblems) {
  const { t } = useTranslation('job-profile');
  return (field: keyof JobHeld): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'too_early') return t('experience.problem.tooEarly');
    if (problem === 'too_late') return t('experience.problem.tooLate');
    if (problem === 'not_after_start') return t('experience.problem.order');
    if (field === 'started_at') return t('experience.problem.start');
    if (field === 'ended_at' || field === 'currently_working') return t('experience.problem.end');
    return t(`experience.problem.${LABEL_KEYS[field]}`);
  };
}

interface ExperienceFormProps {
  readonly job: JobHeld;
  readonly onChange: (job: JobHeld) => void;
  readonly onSave: (job: JobHeld) => void;
  readonly onCancel: () => void;
  readonly isSaving: boolean;
}

/** The fields of one job: role, company, place and dates. */
export function ExperienceForm({ job, onChange, onSave, onCancel, isSaving }: ExperienceFormProps) {
  const { t } = useTranslation('job-profile');
  const [wasTried, setTried] = useState(false);
  const [towns] = useState(() => listTowns(currentLanguage()));
  const problems = findJobProblems(job);
  const formatProblem = useProblemText(wasTried ? problems : {});
  const set = (change: Partial<JobHeld>) => onChange({ ...job, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0) onSave(job);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          label={t('experience.role')}
          error={formatProblem('role_name')}
          required
          maxLength={TITLE_MAX_CHARACTERS}
          value={job.role_name}
          onChange={(role_name) => set({ role_name })}
        />
        <TextField
          label={t('experience.company')}
          error={formatProblem('company_name')}
          required
          maxLength={TITLE_MAX_CHARACTERS}
          value={job.company_name}
          onChange={(company_name) => set({ company_name })}
        />
        <PlaceField
          label={t('experience.location')}
          error={formatProblem('company_location')}
          required
          value={job.company_location}
          onChange={(company_location) => set({ company_location })}
          suggestions={towns}
        />
        <span className="md:self-end md:pb-2">
          <Checkbox
            checked={job.currently_working}
            onChange={(currently_working) => set({ currently_working })}
          >
            {t('experience.current')}
          </Checkbox>
        </span>
        <DateField
          label={t('experience.start')}
          error={formatProblem('started_at')}
          required
          value={job.started_at}
          onChange={(started_at) => set({ started_at })}
        />
        {!job.currently_working && (
          <DateField
            label={t('experience.end')}
            error={formatProblem('ended_at')}
            required
            value={job.ended_at}
            onChange={(ended_at) => set({ ended_at })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary-lila" isLoading={isSaving}>
          {t('experience.save')}
        </Button>
        <Button kind="secondary" onPress={onCancel}>
          {t('experience.cancel')}
        </Button>
      </div>
    </form>
  );
}
