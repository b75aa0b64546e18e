import { parseResume } from '@quint/domain/profile/resume/parse-resume.ts';
import type { ResumeFinds } from '@quint/domain/profile/resume/types.ts';
import { expect, it } from 'vitest';
import { LAYOUTS } from '#testing/resumes/layouts.ts';
import { ENGLISH_PEOPLE } from '#testing/resumes/english-people.ts';
import { GERMAN_PEOPLE } from '#testing/resumes/german-people.ts';
import type { SamplePerson } from '#testing/resumes/person.ts';
import { printTypst } from '#testing/resumes/print.ts';
import { readPages } from './read-pages.ts';

/** Minimum recall and precision over all layouts, for each kind of entry. */
const BAR = 0.9;

type Kind = 'jobs' | 'role' | 'company' | 'place' | 'time' | 'skills' | 'languages';
const KINDS: readonly Kind[] = ['jobs', 'role', 'company', 'place', 'time', 'skills', 'languages'];
type Items = Readonly<Record<Kind, readonly string[]>>;

interface PlainJob {
  readonly role: string;
  readonly company: string;
  readonly place: string;
  readonly start: string;
  readonly end: string;
}

function itemsOf(jobs: readonly PlainJob[]) {
  const time = ({ start, end }: PlainJob) => `${start} ${end}`;
  return {
    // A job counts when its role, company and time are all correct.
    jobs: jobs.map((job) => `${job.role} | ${job.company} | ${time(job)}`),
    role: jobs.map(({ role }) => role),
    company: jobs.map(({ company }) => company),
    place: jobs.map(({ place }) => place).filter((place) => place !== ''),
    time: jobs.map(time),
  };
}

function truthOf({ jobs, skills, languages }: SamplePerson): Items {
  const plain = jobs.map((job) => ({ ...job, end: job.end ?? 'now' }));
  return {
    ...itemsOf(plain),
    skills,
    languages: languages.map(({ code, proficiency }) => `${code} ${proficiency}`),
  };
}

function foundIn({ job_experiences, skills, languages }: ResumeFinds): Items {
  const plain = job_experiences.map((job) => ({
    role: job.role_name,
    company: job.company_name,
    place: job.company_location,
    start: job.started_at?.slice(0, 7) ?? '',
    end: job.currently_working ? 'now' : (job.ended_at?.slice(0, 7) ?? ''),
  }));
  return {
    ...itemsOf(plain),
    skills: skills.map(({ label }) => label),
    languages: languages.map(({ code, proficiency }) => `${code} ${proficiency}`),
  };
}

class Counts {
  right = 0;
  expectedCount = 0;
  foundCount = 0;

  add(truth: readonly string[], foundItems: readonly string[]): void {
    this.right += foundItems.filter((item) => truth.includes(item)).length;
    this.expectedCount += truth.length;
    this.foundCount += foundItems.length;
  }

  get precision(): number {
    return this.right / this.foundCount;
  }

  get recall(): number {
    return this.right / this.expectedCount;
  }
}

function newCounts(): Record<Kind, Counts> {
  return Object.fromEntries(KINDS.map((kind) => [kind, new Counts()])) as Record<Kind, Counts>;
}

function rowOf(name: string, counts: Record<Kind, Counts>): string {
  const cells = KINDS.map((kind) =>
    `${counts[kind].precision.toFixed(2)}/${counts[kind].recall.toFixed(2)}`.padStart(11),
  );
  return `${name.padEnd(38)}${cells.join('')}\n`;
}

it('finds jobs, skills and languages in ten layouts of six people in two languages', async () => {
  const all = newCounts();
  let report = `${'precision/recall'.padEnd(38)}${KINDS.map((kind) => kind.padStart(11)).join('')}\n`;
  const mistakes: string[] = [];
  for (const [name, layout] of Object.entries(LAYOUTS)) {
    const counts = newCounts();
    for (const person of [...ENGLISH_PEOPLE, ...GERMAN_PEOPLE]) {
      const pages = await readPages(new Uint8Array(printTypst(layout(person))));
      const truth = truthOf(person);
      const foundItems = foundIn(parseResume(pages));
      for (const kind of KINDS) {
        counts[kind].add(truth[kind], foundItems[kind]);
        all[kind].add(truth[kind], foundItems[kind]);
        const wrong = foundItems[kind].filter((item) => !truth[kind].includes(item));
        const missingItems = truth[kind].filter((item) => !foundItems[kind].includes(item));
        if (wrong.length + missingItems.length > 0)
          mistakes.push(
            `${name}, ${person.name}, ${kind}: wrong ${JSON.stringify(wrong)}, lost ${JSON.stringify(missingItems)}`,
          );
      }
    }
    report += rowOf(name, counts);
  }
  report += rowOf('all', all);
  process.stdout.write(`\n${report}${mistakes.map((line) => `${line}\n`).join('')}`);
  for (const kind of KINDS) {
    expect(all[kind].precision, `precision of ${kind}`).toBeGreaterThanOrEqual(BAR);
    expect(all[kind].recall, `recall of ${kind}`).toBeGreaterThanOrEqual(BAR);
  }
});
