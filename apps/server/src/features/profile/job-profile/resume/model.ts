import { fail } from '@quint/contract/base/errors.ts';
import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';

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
   * Runs `work` for a person. It calls `acquireSlot` once the upload has arrived and only then uses one of the few
   * slots, so that slow uploads do not block others. Throws REQUESTS_EXCEEDED when another resume of the person is
   * being uploaded or parsed, when too many are uploaded, and at `acquireSlot` when too many wait.
   */
  take<Result>(person: string, work: (acquireSlot: () => Promise<void>) => Promise<Result>): Promise<Result>;
}

export function createParseQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): ParseQueue {
  const people = new Set<string>();
  const line: (() => void)[] = [];
  let runningCount = 0;

  const refuse = () => fail('REQUESTS_EXCEEDED', { seconds: RETRY_SECONDS });
  const acquireSlot = async () => {
    if (runningCount < atOnce) {
      runningCount += 1;
      return;
    }
    if (line.length >= waitingMax) throw refuse();
    await new Promise<void>((start) => line.push(start));
  };
  const leave = () => {
    const next = line.shift();
    if (next === undefined) runningCount -= 1;
    else next();
  };
  return {
    async take(person, work) {
      if (people.has(person) || people.size >= UPLOADS_MAX) throw refuse();
      people.add(person);
      let hasSlot = false;
      try {
        return await work(async () => {
          await acquireSlot();
          hasSlot = true;
        });
      } finally {
        people.delete(person);
        if (hasSlot) leave();
      }
    },
  };
}
