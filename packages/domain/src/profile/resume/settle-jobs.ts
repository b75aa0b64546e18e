import type { ResumeJob, SourceLine } from './types.ts';

const isComplete = ({ role_name, company_name }: ResumeJob) => role_name !== '' && company_name !== '';

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether two entries are the same job: the same time, role and employer; one of both is enough if the other is missing. */
function repeats(job: ResumeJob, other: ResumeJob): boolean {
  const isTime =
    job.started_at === other.started_at &&
    job.ended_at === other.ended_at &&
    job.currently_working === other.currently_working;
  const isRole = isSame(job.role_name, other.role_name);
  const isCompany = isSame(job.company_name, other.company_name);
  const isPart = !isComplete(job) || !isComplete(other);
  return isTime && ((isRole && isCompany) || (isPart && (isRole || isCompany)));
}

/** The jobs of a resume that lists some twice, in a summary and in detail: each once, in its more complete form. */
function withoutRepeats(jobs: readonly ResumeJob[]): ResumeJob[] {
  const uniqueJobs: ResumeJob[] = [];
  for (const job of jobs) {
    const at = uniqueJobs.findIndex((other) => repeats(job, other));
    const knownJob = uniqueJobs[at];
    if (knownJob === undefined) uniqueJobs.push(job);
    else {
      const fuller = isComplete(knownJob) ? knownJob : job;
      uniqueJobs[at] = { ...fuller, source: [...knownJob.source, ...job.source] };
    }
  }
  return uniqueJobs;
}

const SELF_EMPLOYED = /freelance|freiberuf|selbst(?:st)?ändig|self-employed|honorar/iu;

interface SettledJobs {
  readonly jobs: readonly ResumeJob[];
  /** Lines of entries that lack a role or an employer, if most jobs of the resume have both. */
  readonly unclear: readonly SourceLine[];
}

/** The jobs of a whole resume: repeated ones once, and only complete ones if most are complete. */
export function settleJobs(allJobs: readonly ResumeJob[]): SettledJobs {
  const jobs = withoutRepeats(allJobs);
  const complete = jobs.filter(isComplete);
  if (complete.length * 2 <= jobs.length) return { jobs, unclear: [] };
  const isClear = (job: ResumeJob) => isComplete(job) || SELF_EMPLOYED.test(job.role_name);
  return {
    jobs: jobs.filter(isClear),
    unclear: jobs.filter((job) => !isClear(job)).flatMap(({ source }) => source),
  };
}
