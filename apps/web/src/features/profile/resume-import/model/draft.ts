import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import { JOB_ENTRIES_MAX, type Proficiency } from '@quint/domain/profile/job-profile.ts';
import { firstDay, isToday, lastDay, showDate } from './dates.ts';

export type Source = ResumeFound['skills'][number]['source'];
export type UnusedLine = ResumeFound['not_understood'][number];
export type JobField = 'role' | 'company' | 'place' | 'from' | 'to';
export const JOB_FIELDS: readonly JobField[] = ['role', 'company', 'place', 'from', 'to'];

/** A job with the values of its fields. */
export interface DraftJob extends Readonly<Record<JobField, string>> {
  readonly key: string;
  readonly source: Source;
}

export interface DraftSkill {
  readonly label: string;
  readonly source: Source;
}

export interface DraftLanguage {
  readonly code: string;
  readonly proficiency: Proficiency | null;
  readonly source: Source;
}

/** The data to save, apart from what the profile already has. */
export interface Draft {
  readonly jobs: readonly DraftJob[];
  readonly skills: readonly DraftSkill[];
  readonly languages: readonly DraftLanguage[];
  readonly unusedLines: readonly UnusedLine[];
  readonly present: {
    readonly jobs: readonly string[];
    readonly skills: readonly string[];
    readonly languages: readonly string[];
  };
}

const isNew = ({ is_present }: { readonly is_present: boolean }) => !is_present;

/** The initial field values from the extracted data. */
export function toDraft(resume: ResumeFound, today: string): Draft {
  const present = <Find extends { readonly is_present: boolean }>(
    list: readonly Find[],
    name: (find: Find) => string,
  ) => list.filter(({ is_present }) => is_present).map(name);
  return {
    jobs: resume.job_experiences.filter(isNew).map((job, index) => ({
      key: `found-${index}`,
      role: job.role_name,
      company: job.company_name,
      place: job.company_location,
      from: showDate(job.started_at),
      to: job.currently_working ? today : showDate(job.ended_at),
      source: job.source,
    })),
    skills: resume.skills.filter(isNew),
    languages: resume.languages.filter(isNew),
    unusedLines: resume.not_understood,
    present: {
      jobs: present(resume.job_experiences, (job) => `${job.role_name}, ${job.company_name}`),
      skills: present(resume.skills, ({ label }) => label),
      languages: present(resume.languages, ({ code }) => code),
    },
  };
}

export function isEmpty({ jobs, skills, languages, present, unusedLines }: Draft): boolean {
  return [jobs, skills, languages, unusedLines, ...Object.values(present)].every((list) => list.length === 0);
}

export type GapKind = JobField | 'level' | 'skills';
export type GapReason = 'missing' | 'date' | 'order';

/** A missing field that prevents saving. */
export interface Gap {
  /** The element id of the field. */
  readonly id: string;
  readonly kind: GapKind;
  readonly reason: GapReason;
}

export const fieldId = (key: string, field: JobField) => `resume-${key}-${field}`;
export const levelId = (code: string) => `resume-level-${code}`;
export const SKILLS_ID = 'resume-skills';
export const UNUSED_ID = 'resume-unused';

function reasonOf(job: DraftJob, field: JobField): GapReason | undefined {
  const text = job[field].trim();
  if (text === '') return 'missing';
  if (field === 'from') return firstDay(text) === undefined ? 'date' : undefined;
  if (field !== 'to' || isToday(text)) return undefined;
  const end = lastDay(text);
  if (end === undefined) return 'date';
  const start = firstDay(job.from);
  return start !== undefined && end <= start ? 'order' : undefined;
}

/** The missing fields, in page order. `savedSkillCount` is the number of skills that the profile has. */
export function findGaps({ jobs, skills, languages }: Draft, savedSkillCount: number): Gap[] {
  const ofJobs = jobs.flatMap((job) =>
    JOB_FIELDS.flatMap((kind): Gap[] => {
      const reason = reasonOf(job, kind);
      return reason === undefined ? [] : [{ id: fieldId(job.key, kind), kind, reason }];
    }),
  );
  const tooMany: Gap[] =
    skills.length + savedSkillCount > JOB_ENTRIES_MAX
      ? [{ id: SKILLS_ID, kind: 'skills', reason: 'missing' }]
      : [];
  const levels = languages
    .filter(({ proficiency }) => proficiency === null)
    .map(({ code }): Gap => ({ id: levelId(code), kind: 'level', reason: 'missing' }));
  return [...ofJobs, ...tooMany, ...levels];
}

/** The job for storage: months from their first day to their last. */
export function toExperience({ role, company, place, from, to }: DraftJob) {
  const isCurrent = isToday(to);
  return {
    role_name: role.trim(),
    company_name: company.trim(),
    company_location: place.trim(),
    started_at: firstDay(from) ?? '',
    ended_at: isCurrent ? null : (lastDay(to) ?? null),
    currently_working: isCurrent,
  };
}
