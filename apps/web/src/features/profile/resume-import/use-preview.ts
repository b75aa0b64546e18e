import { JOB_ENTRIES_MAX } from '@quint/domain/profile/job-profile.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import {
  fieldId,
  findGaps,
  levelId,
  SKILLS_ID,
  UNUSED_ID,
  toDraft,
  type Draft,
  type DraftLanguage,
  type JobField,
  type UnusedLine,
} from './model/draft.ts';
import { asJob, asLanguages, asSkill, leaveOut, type LineTarget } from './model/line-assignment.ts';

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

/** Changes of languages, after which the focus stays. */
function languageActions(setDraft: (change: (before: Draft) => Draft) => void) {
  return {
    changeLevel: (code: string, proficiency: DraftLanguage['proficiency']) =>
      setDraft((before) => ({
        ...before,
        languages: before.languages.map((each) => (each.code === code ? { ...each, proficiency } : each)),
      })),
    removeLanguage: (code: string) =>
      setDraft((before) => ({
        ...before,
        languages: before.languages.filter((language) => language.code !== code),
      })),
  };
}

/** Assigns a line, and returns the field that gets the focus. */
function assignLine(
  draft: Draft,
  line: UnusedLine,
  target: LineTarget,
  today: string,
): { next: Draft; id: string } {
  if (target === 'skill') return { next: asSkill(draft, line), id: SKILLS_ID };
  if (target === 'language') {
    const next = asLanguages(draft, line);
    return { next, id: levelId(next.languages.at(-1)?.code ?? '') };
  }
  if (target === 'out') return { next: leaveOut(draft, line), id: UNUSED_ID };
  const next = asJob(draft, line, today);
  return { next, id: fieldId(next.jobs.at(-1)?.key ?? '', 'company') };
}

/** The state of the finds: fields, removals, assigned lines, and missing fields. */
export function usePreview(resume: ResumeFound, savedSkills: number) {
  const { t } = useTranslation('resume');
  const [draft, setDraft] = useState<Draft>(() => toDraft(resume, t('today')));
  const gaps = findGaps(draft, savedSkills);
  const tooMany = draft.skills.length + savedSkills - JOB_ENTRIES_MAX;
  return {
    draft,
    gaps,
    tooManySkills: tooMany > 0 ? t('skillsFull', { max: JOB_ENTRIES_MAX, count: tooMany }) : undefined,
    changeJob: (key: string, field: JobField, value: string) =>
      setDraft((before) => ({
        ...before,
        jobs: before.jobs.map((job) => (job.key === key ? { ...job, [field]: value } : job)),
      })),
    removeJob: (key: string) => {
      const at = draft.jobs.findIndex((job) => job.key === key);
      const jobs = draft.jobs.filter((job) => job.key !== key);
      flushSync(() => setDraft({ ...draft, jobs }));
      const next = jobs[Math.min(at, jobs.length - 1)];
      if (next !== undefined) focus(fieldId(next.key, 'role'));
    },
    removeSkill: (label: string) => {
      flushSync(() => setDraft({ ...draft, skills: draft.skills.filter((skill) => skill.label !== label) }));
      focus(SKILLS_ID);
    },
    ...languageActions(setDraft),
    assignLine: (line: UnusedLine, target: LineTarget) => {
      const { next, id } = assignLine(draft, line, target, t('today'));
      flushSync(() => setDraft(next));
      focus(id);
    },
    /** Moves the focus to the first missing field; true when there is none. */
    check: (): boolean => {
      const [first] = gaps;
      if (first !== undefined) focus(first.id);
      return first === undefined;
    },
  };
}
