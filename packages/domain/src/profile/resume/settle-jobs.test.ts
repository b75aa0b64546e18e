import { expect, it } from 'vitest';
import { settleJobs } from './settle-jobs.ts';
import type { ResumeJob } from './types.ts';

const job = (role_name: string, company_name: string, started_at: string): ResumeJob => ({
  role_name,
  company_name,
  company_location: '',
  started_at,
  ended_at: '2020-12',
  currently_working: false,
  source: [{ page: 1, line: Number(started_at.slice(2, 4)), text: `${role_name}, ${company_name}` }],
});
const names = (jobs: readonly ResumeJob[]) =>
  jobs.map(({ role_name, company_name }) => `${role_name} | ${company_name}`);

it('lists a job once that is in a summary and in detail', () => {
  const { jobs } = settleJobs([
    job('', 'Granite Build', '2018-02'),
    job('Bricklayer', 'Dunn & Sons', '2006-04'),
    job('Site Manager', 'Granite Build', '2018-02'),
  ]);
  expect(names(jobs)).toEqual(['Site Manager | Granite Build', 'Bricklayer | Dunn & Sons']);
});

it('keeps two jobs that were held at the same time', () => {
  const { jobs } = settleJobs([job('Nurse', 'Lodge', '2018-02'), job('Tutor', 'Elm College', '2018-02')]);
  expect(jobs).toHaveLength(2);
});

it('leaves a job without its employer to the person if the others have theirs', () => {
  const { jobs, unclear } = settleJobs([
    job('Nurse', 'Lodge', '2018-02'),
    job('Cook', 'Hotel Bell', '2016-02'),
    job('Waiter', 'Inn', '2015-02'),
    job('Trainee', '', '2014-02'),
    job('Freelance Translator', '', '2012-02'),
  ]);
  expect(names(jobs)).toEqual([
    'Nurse | Lodge',
    'Cook | Hotel Bell',
    'Waiter | Inn',
    'Freelance Translator | ',
  ]);
  expect(unclear.map(({ text }) => text)).toEqual(['Trainee, ']);
});

it('keeps jobs without employers if the resume contains none', () => {
  expect(settleJobs([job('Cook', '', '2016-02'), job('Baker', '', '2014-02')]).jobs).toHaveLength(2);
});
