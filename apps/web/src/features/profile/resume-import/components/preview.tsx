import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Draft } from '../model/draft.ts';
import { usePreview } from '../use-preview.ts';
import { useSaving } from '../use-save-resume.ts';
import { FoundLanguages, FoundSkills } from './found-chips.tsx';
import { FoundJobs } from './found-jobs.tsx';
import { SaveBar } from './save-bar.tsx';
import { UnusedLines } from './unused-lines.tsx';

/** For example "3 jobs, 6 skills, 4 languages", without zero counts. */
function useCounted(): (draft: Draft) => string {
  const { t } = useTranslation('resume');
  const format = useFormat();
  return ({ jobs, skills, languages }) =>
    format.list([
      ...(jobs.length > 0 ? [t('found.jobs', { count: jobs.length })] : []),
      ...(skills.length > 0 ? [t('found.skills', { count: skills.length })] : []),
      ...(languages.length > 0 ? [t('found.languages', { count: languages.length })] : []),
    ]);
}

function FileDeletedNotice({ resume, name }: { readonly resume: ResumeFound; readonly name: string }) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const time = format.date(resume.deleted_at, 'time');
  return (
    <div className="flex items-center gap-3 rounded-md bg-strong-soft px-4 py-2.5 text-strong-text max-md:w-full">
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0">
        <span className="block text-sm font-semibold">{t('gone.title')}</span>
        <span className="block text-xs wrap-anywhere">
          {t('gone.text', { count: resume.pages, name, time })}
        </span>
      </p>
    </div>
  );
}

function AlreadyThere({ present }: Pick<Draft, 'present'>) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const names = [
    ...present.jobs,
    ...present.skills,
    ...present.languages.map((code) => format.language(code)),
  ];
  if (names.length === 0) return null;
  return <p className="pt-5 text-sm text-second">{t('thereText', { list: format.list(names) })}</p>;
}

interface PreviewProps {
  readonly talentId: string;
  readonly resume: ResumeFound;
  readonly name: string;
  /** The number of skills in the profile. */
  readonly savedSkills: number;
  readonly onDone: () => void;
}

/** The extracted data beside its source: everything can be changed or left out before it is saved. */
export function Preview({ talentId, resume, name, savedSkills, onDone }: PreviewProps) {
  const { t } = useTranslation('resume');
  const preview = usePreview(resume, savedSkills);
  const { draft, gaps } = preview;
  const saver = useSaving(talentId);
  const formatCounts = useCounted();
  const [isDone, setDone] = useState(false);
  const save = async () => {
    if (!preview.check() || !(await saver.save(draft))) return;
    const list = formatCounts(draft);
    flushSync(() => setDone(true));
    notify({ text: list === '' ? t('savedNothing') : t('saved', { list }) });
    onDone();
  };
  const hasAny = draft.jobs.length + draft.skills.length + draft.languages.length > 0;
  const isKnown = Object.values(draft.present).some((list) => list.length > 0);
  const hasOnlyUnusedLines = !hasAny && draft.unusedLines.length > 0;
  return (
    <>
      <PageHeader
        title={hasAny ? t('found.title', { list: formatCounts(draft) }) : t('found.none')}
        lead={hasOnlyUnusedLines ? t('found.noneLead') : t('found.lead')}
        actions={<FileDeletedNotice resume={resume} name={name} />}
      />
      <div className="flex flex-col gap-4 pb-6">
        {(hasAny || isKnown) && (
          <section className="rounded-lg border border-line bg-surface p-6 shadow-soft max-md:p-4">
            <div className="grid gap-x-6 border-b border-line-soft pb-2 text-xs text-second lg:grid-cols-[minmax(0,1fr)_290px]">
              <p>{t('columns.profile')}</p>
              <p className="max-lg:hidden">{t('columns.source')}</p>
            </div>
            {draft.jobs.length > 0 && (
              <section aria-label={t('jobs')} className="pt-4">
                <h2 className="pb-2 text-base font-semibold">{t('jobs')}</h2>
                <FoundJobs
                  jobs={draft.jobs}
                  gaps={gaps}
                  onChange={preview.changeJob}
                  onRemove={preview.removeJob}
                />
              </section>
            )}
            {draft.skills.length > 0 && (
              <FoundSkills
                skills={draft.skills}
                problem={preview.tooManySkills}
                onRemove={preview.removeSkill}
              />
            )}
            {draft.languages.length > 0 && (
              <FoundLanguages
                languages={draft.languages}
                onLevel={preview.changeLevel}
                onRemove={preview.removeLanguage}
              />
            )}
            <AlreadyThere present={draft.present} />
          </section>
        )}
        <UnusedLines lines={draft.unusedLines} onAssign={preview.assignLine} />
      </div>
      <SaveBar
        gaps={gaps}
        isEmpty={!hasAny && !isKnown}
        state={saver.state}
        onDiscard={onDone}
        onSave={() => void save()}
      />
      <LeaveGuard
        isNeeded={!isDone && hasAny}
        texts={{ title: t('leave.title'), text: t('leave.text'), leave: t('leave.leave') }}
      />
    </>
  );
}
