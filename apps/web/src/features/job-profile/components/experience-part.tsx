import type { JobHeld } from '@quint/domain/job-profile.ts';
import { BriefcaseBusiness, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/records/use-draft.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { useRemoveExperience, useSaveExperience, type Experience } from '../api.ts';
import { isSameJob, latestFirst, NO_JOB, toHeld, toInput } from '../model/jobs.ts';
import { useSavedAction } from '../use-saved-action.ts';
import { ExperienceForm } from './experience-form.tsx';
import { isLeaving, PartRow } from './part-row.tsx';

/** "03/2022 – today". */
function usePeriod() {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  return ({ started_at: start, ended_at: end }: Pick<Experience, 'started_at' | 'ended_at'>) =>
    t('experience.period', {
      from: format.date(start, 'monthShort'),
      to: end === null ? t('experience.today') : format.date(end, 'monthShort'),
    });
}

interface EditorProps {
  readonly name: string;
  readonly job: JobHeld;
  readonly isSaving: boolean;
  readonly onSave: (job: JobHeld, done: () => void) => void;
  readonly onDone: () => void;
}

/** A job being typed: it stays in this browser until it is saved or discarded. */
function ExperienceEditor({ name, job, isSaving, onSave, onDone }: EditorProps) {
  const kept = useDraftedValue<JobHeld>(`job-profile/${name}`, job, (value) => isSameJob(value, job));
  const finish = () => {
    kept.finish();
    onDone();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches it from the fields within
    <div
      className="flex flex-col gap-3 pb-2"
      onKeyDown={(event) => {
        if (!isLeaving(event)) return;
        event.stopPropagation();
        finish();
      }}
    >
      <ExperienceForm
        job={kept.value}
        isSaving={isSaving}
        onChange={kept.setValue}
        onSave={(value) => onSave(value, finish)}
        onCancel={finish}
      />
      <DraftLine draft={kept.draft} />
    </div>
  );
}

interface JobLineProps {
  readonly job: Experience;
  readonly isSaving: boolean;
  readonly onSave: (job: JobHeld, done: () => void) => void;
  readonly onRemove: () => void;
}

function JobLine({ job, isSaving, onSave, onRemove }: JobLineProps) {
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
          isSaving={isSaving}
          onSave={onSave}
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

/** Where the person worked, the latest first. */
export function ExperiencePart({ talentId, jobs }: ExperiencePartProps) {
  const { t } = useTranslation('job-profile');
  const { t: common } = useTranslation('common');
  const saveJob = useSaveExperience(talentId);
  const removeJob = useRemoveExperience(talentId);
  const saved = useSavedAction();
  const sorted = latestFirst(jobs);
  const names = sorted.map((job) => job.role_name);
  const save = (id?: string) => (job: JobHeld, done: () => void) =>
    saved.run({
      act: async () => {
        await saveJob(toInput(job), id);
        done();
      },
      failed: t('failed.saveExperience'),
    });
  const remove = (job: Experience) =>
    saved.run({
      act: async () => {
        await removeJob(job.id);
        notify({
          id: 'experience-removed',
          text: t('experience.removed', { role: job.role_name }),
          action: {
            label: common('action.undo'),
            onPress: () => save()(toHeld(job), () => {}),
            isUndo: true,
          },
        });
      },
      failed: t('failed.removeExperience'),
    });
  const isSaving = saved.state === 'saving';
  return (
    <PartRow
      part="experience"
      Icon={BriefcaseBusiness}
      isFilled={sorted.length > 0}
      summary={
        names.length > 1
          ? t('experience.more', { first: names[0] ?? '', count: names.length - 1 })
          : (names[0] ?? '')
      }
      saved={saved}
      editor={(done) => (
        <ExperienceEditor
          name="experience/new"
          job={NO_JOB}
          isSaving={isSaving}
          onSave={save()}
          onDone={done}
        />
      )}
    >
      {sorted.length > 0 && (
        <ul aria-label={t('parts.experience')} className="flex w-full min-w-0 flex-col">
          {sorted.map((job) => (
            <JobLine
              key={job.id}
              job={job}
              isSaving={isSaving}
              onSave={save(job.id)}
              onRemove={() => remove(job)}
            />
          ))}
        </ul>
      )}
    </PartRow>
  );
}
