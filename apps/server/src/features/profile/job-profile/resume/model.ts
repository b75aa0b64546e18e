import { fail } from '@quint/contract/base/errors.ts';
import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';
import { createWorkLimit } from '#files/work-limit.ts';

/** The existing entries of a talent's job profile. */
export interface PresentProfile {
  readonly jobs: readonly { readonly role: string; readonly company: string; readonly month: string }[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** The parsed entries, marked if the profile has them. A job is the same with role, company and first month. */
export function markPresent(
  finds: ResumeFinds,
  profile: PresentProfile,
): Omit<ResumeFound, 'pages' | 'deleted_at'> {
  return {
    job_experiences: finds.job_experiences.map((job) => ({
      ...job,
      source: [...job.source],
      is_present: profile.jobs.some(
        ({ role, company, month }) =>
          same(role, job.role_name) &&
          same(company, job.company_name) &&
          (job.started_at === null || month.startsWith(job.started_at.slice(0, 7))),
      ),
    })),
    skills: finds.skills.map((skill) => ({
      ...skill,
      source: [...skill.source],
      is_present: profile.skills.some((label) => same(label, skill.label)),
    })),
    languages: finds.languages.map((language) => ({
      ...language,
      source: [...language.source],
      is_present: profile.languages.includes(language.code),
    })),
    not_understood: finds.not_understood.map((line) => ({ ...line })),
  };
}

const RETRY_SECONDS = 5;
/** Uploads are held in memory: at most 10 MB each. */
const UPLOADS_MAX = 50;

/** Limits how many resumes are parsed at once and how many wait, one for each person. */
export interface ParseQueue {
  /**
   * Receives the upload of a person and reads it. Only reading takes one of the few places, so that slow uploads keep
   * nobody else from them. Throws REQUESTS_EXCEEDED when the person's other resume is uploaded or read, when too many
   * are uploaded, and when too many wait for reading.
   */
  take<Upload, Result>(
    person: string,
    receive: () => Promise<Upload>,
    read: (upload: Upload) => Promise<Result>,
  ): Promise<Result>;
}

export function createParseQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): ParseQueue {
  const people = new Set<string>();
  const refuse = () => fail('REQUESTS_EXCEEDED', { seconds: RETRY_SECONDS });
  const runLimited = createWorkLimit({ runningMax: atOnce, waitingMax, refuse });
  return {
    async take(person, receive, read) {
      if (people.has(person) || people.size >= UPLOADS_MAX) throw refuse();
      people.add(person);
      try {
        const upload = await receive();
        return await runLimited(() => read(upload));
      } finally {
        people.delete(person);
      }
    },
  };
}
