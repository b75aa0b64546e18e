import type { JobHeld } from '@quint/domain/profile/job-profile.ts';
import { BriefcaseBusiness, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { useRemoveExperience, useSaveExperience, type Experience } from '../api.ts';
import { isSameJob, latestFirst, NO_JOB, toHeld, toInput } from '../model/jobs.ts';
import { useSavedAction } from '../use-saved-action.ts';
import { ExperienceForm } from './experience-form.tsx';
import { isLeaving, PartRow } from './part-row.tsx';

/** For example "03/2022 – today". */
function usePeriod() {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  return ({ started_at: start, ended_at: end }: Pick<Experience, 'started_at' | 'ended_at'>) =>
    t('experience.period', {
      from: format.date(start, 'monthShort'),
      to: end === null ? t('experience.today') : format.date(end, 'monthShort'),
    });
}

/** A job that was submitted: it may wait for the network while the user types more. */
interface JobSubmission {
  readonly job: JobHeld;
  /** The id of the experience, once it was created. */
  readonly findId: () => string | undefined;
  readonly onSaved: (experience: Experience) => void;
}

interface EditorProps {
  readonly name: string;
  readonly job: JobHeld;
  readonly id?: string;
  readonly isSaving: boolean;
  readonly onSave: (submission: JobSubmission) => void;
  /** Withdraws a waiting submission. */
  readonly onWithdraw: () => void;
  readonly onDone: () => void;
}

/**
 * A job being typed. It stays in this browser until it is saved or discarded, including input after it was submitted.
 */
function ExperienceEditor({ name, job, id, isSaving, onSave, onWithdraw, onDone }: EditorProps) {
  const jobDraft = useDraftedValue<JobHeld>(`job-profile/${name}`, job, (value) => isSameJob(value, job));
  const latestJob = useRef(jobDraft.value);
  const savedId = useRef(id);
  useEffect(() => {
    latestJob.current = jobDraft.value;
  }, [jobDraft.value]);
  const finish = () => {
    jobDraft.finish();
    onDone();
  };
  const cancel = () => {
    onWithdraw();
    finish();
  };
  const send = (submittedJob: JobHeld) =>
    onSave({
      job: submittedJob,
      findId: () => savedId.current,
      onSaved: (experience) => {
        savedId.current = experience.id;
        if (isSameJob(latestJob.current, submittedJob)) finish();
      },
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from the fields inside
    <div
      className="flex flex-col gap-3 pb-2"
      onKeyDown={(event) => {
        if (!isLeaving(event)) return;
        event.stopPropagation();
        cancel();
      }}
    >
      <ExperienceForm
        job={jobDraft.value}
        isSaving={isSaving}
        onChange={jobDraft.setValue}
        onSave={send}
        onCancel={cancel}
      />
      <DraftLine draft={jobDraft.draft} />
    </div>
  );
}

interface JobLineProps {
  readonly job: Experience;
  readonly saveProps: Pick<EditorProps, 'isSaving' | 'onSave' | 'onWithdraw'>;
  readonly onRemove: () => void;
}

function JobLine({ job, saveProps, onRemove }: JobLineProps) {
  const { t } = useTranslation('job-profile');
  const period = usePeriod();
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const names = { role: job.role_name, company: job.company_name };
  const open = () => {
    flushSync(() => setOpen(true));
    line.current?.querySelector('input')?.focus();
  };
  const close = () => {
    flushSync(() => setOpen(false));
    line.current?.querySelector('button')?.focus();
  };
  if (isOpen) {
    return (
      <li ref={line} className="py-2">
        <ExperienceEditor
          name={`experience/${job.id}`}
          job={toHeld(job)}
          id={job.id}
          {...saveProps}
          onDone={close}
        />
      </li>
    );
  }
  return (
    <li ref={line} className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 flex-1 py-1 wrap-anywhere">
        <span className="font-semibold">{job.role_name}</span>
        <span className="text-second"> · {job.company_name}</span>
      </span>
      <span className="text-sm whitespace-nowrap text-second tabular-nums">{period(job)}</span>
      <span className="flex shrink-0 max-md:[&_button]:size-11">
        <Button kind="icon" size="xs" aria-label={t('experience.edit', names)} onPress={open}>
          <Pencil aria-hidden="true" className="size-3.5" />
        </Button>
        <Button kind="icon" size="xs" aria-label={t('experience.remove', names)} onPress={onRemove}>
          <Trash2 aria-hidden="true" className="size-3.5" />
        </Button>
      </span>
    </li>
  );
}

interface ExperiencePartProps {
  readonly talentId: string;
  readonly jobs: readonly Experience[];
}

/** The work experience of the person, the latest first. */
export function ExperiencePart({ talentId, jobs }: ExperiencePartProps) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const saveJob = useSaveExperience(talentId);
  const removeJob = useRemoveExperience(talentId);
  const savedAction = useSavedAction();
  const sortedJobs = latestFirst(jobs);
  const names = sortedJobs.map((job) => job.role_name);
  const save = (name: string, { job, findId, onSaved }: JobSubmission) =>
    savedAction.run({
      name,
      act: async () => onSaved(await saveJob(toInput(job), findId())),
      failureText: t('failed.saveExperience'),
    });
  const savingOf = (name: string) => ({
    isSaving: savedAction.state === 'saving',
    onSave: (submission: JobSubmission) => save(name, submission),
    onWithdraw: () => savedAction.withdraw(name),
  });
  const undo = (job: Experience) =>
    save(`undo/${job.id}`, { job: toHeld(job), findId: () => undefined, onSaved: () => {} });
  const remove = (job: Experience) =>
    savedAction.run({
      name: job.id,
      act: async () => {
        await removeJob(job.id);
        notify({
          id: 'experience-removed',
          text: t('experience.removed', { role: job.role_name }),
          action: {
            label: common('action.undo'),
            onPress: () => undo(job),
            isUndo: true,
          },
        });
      },
      failureText: t('failed.removeExperience'),
    });
  return (
    <PartRow
      part="experience"
      Icon={BriefcaseBusiness}
      isFilled={sortedJobs.length > 0}
      summary={
        names.length > 1
          ? t('experience.more', { first: names[0] ?? '', count: names.length - 1 })
          : (names[0] ?? '')
      }
      saveStatus={savedAction}
      editor={(onDone) => (
        <ExperienceEditor name="experience/new" job={NO_JOB} {...savingOf('new')} onDone={onDone} />
      )}
    >
      {sortedJobs.length > 0 && (
        <ul aria-label={t('parts.experience')} className="flex w-full min-w-0 flex-col">
          {sortedJobs.map((job) => (
            <JobLine key={job.id} job={job} saveProps={savingOf(job.id)} onRemove={() => remove(job)} />
          ))}
        </ul>
      )}
    </PartRow>
  );
}
