import { readFileSync } from 'node:fs';
import { parseResume } from '@quint/domain/profile/resume/parse-resume.ts';
import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';
import { readPages } from '#pdf/text-extraction/read-pages.ts';
import type { Sample } from './samples.ts';

export interface Tally {
  readonly right: number;
  readonly expectedCount: number;
  readonly foundCount: number;
}

export interface Measurement {
  readonly sample: Sample;
  readonly jobs: Tally;
  readonly languages: Tally;
  readonly skills: Tally;
  readonly wrong: readonly string[];
  readonly missingJobs: readonly string[];
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

function tally(expectedItems: readonly string[], foundItems: readonly string[]): Tally {
  const remainingItems = expectedItems.map(plain);
  let right = 0;
  for (const item of foundItems.map(plain)) {
    const at = remainingItems.indexOf(item);
    if (at < 0) continue;
    remainingItems.splice(at, 1);
    right += 1;
  }
  return { right, expectedCount: expectedItems.length, foundCount: foundItems.length };
}

/** A job counts when its role, its employer and both its months are correct. */
function jobsOf({ job_experiences }: ResumeFinds): string[] {
  return job_experiences.map((job) => {
    const end = job.currently_working ? 'now' : (job.ended_at?.slice(0, 7) ?? '');
    return [job.role_name, job.company_name, job.started_at?.slice(0, 7) ?? '', end].join(' | ');
  });
}

/** Parses a sample and compares the result with the expected one. */
export async function measureSample(sample: Sample): Promise<Measurement> {
  const finds = parseResume(await readPages(new Uint8Array(readFileSync(sample.pdf))));
  const jobs = jobsOf(finds);
  const expectedJobs = new Set(sample.jobs.map(plain));
  const read = new Set(jobs.map(plain));
  return {
    sample,
    jobs: tally(sample.jobs, jobs),
    languages: tally(
      sample.languages,
      finds.languages.map(({ code, proficiency }) => `${code} ${proficiency}`),
    ),
    skills: tally(
      sample.skills,
      finds.skills.map(({ label }) => label),
    ),
    wrong: jobs.filter((job) => !expectedJobs.has(plain(job))),
    missingJobs: sample.jobs.filter((job) => !read.has(plain(job))),
  };
}

export function sumTallies(tallies: readonly Tally[]): Tally & { precision: number; recall: number } {
  const sum = (pick: (each: Tally) => number) => tallies.reduce((total, each) => total + pick(each), 0);
  const right = sum((each) => each.right);
  const expectedCount = sum((each) => each.expectedCount);
  const foundCount = sum((each) => each.foundCount);
  return {
    right,
    expectedCount,
    foundCount,
    precision: right / Math.max(foundCount, 1),
    recall: right / Math.max(expectedCount, 1),
  };
}

export const KINDS = ['jobs', 'languages', 'skills'] as const;

/** A line of the report: recall and precision for each kind. */
export function toRow(name: string, measurements: readonly Measurement[]): string {
  const cells = KINDS.map((kind) => {
    const { right, expectedCount, foundCount, recall, precision } = sumTallies(
      measurements.map((each) => each[kind]),
    );
    const shares = expectedCount === 0 ? '' : ` (${recall.toFixed(2)}, ${precision.toFixed(2)})`;
    return `${kind} ${right} of ${expectedCount}, ${foundCount} found${shares}`.padEnd(42);
  });
  return `${name.padEnd(20)}${cells.join('').trimEnd()}\n`;
}
