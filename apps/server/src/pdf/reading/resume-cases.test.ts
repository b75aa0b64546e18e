import { parseResume } from '@quint/domain/resume/parse-resume.ts';
import { expect, it } from 'vitest';
import { printLetters } from '#testing/resumes/letters.ts';
import { readPages } from './read-pages.ts';

/** Lines of `x gap size B|R text`; the gap is the space to the line above, in points. */
async function read(lines: string) {
  let y = 800;
  const placed = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [x = '60', gap = '14', size = '10', font = 'R', ...words] = line.trim().split(' ');
      y -= Number(gap);
      return `${x} ${y} ${size} ${font} ${words.join(' ')}`;
    });
  const finds = parseResume(await readPages(new Uint8Array(printLetters(placed.join('\n')))));
  return {
    jobs: finds.job_experiences.map(({ role_name, company_name, started_at, ended_at, currently_working }) =>
      [role_name, company_name, started_at, currently_working ? 'now' : ended_at].join(' | '),
    ),
    skills: finds.skills.map(({ label }) => label),
    languages: finds.languages.map(({ code, proficiency }) => `${code} ${proficiency}`),
    unclear: finds.not_understood.map(({ text }) => text),
  };
}

it('takes a hyphen that the font calls soft for a dash', async () => {
  const { jobs } = await read(`
    60 20 13 B Work Experience
    60 20 10 R Corrigan Haulage Ltd.
    60 14 10 R Fleet Planner, Sep. 2021 \u00ADMar. 2024`);
  expect(jobs).toEqual(['Fleet Planner | Corrigan Haulage Ltd. | 2021-09 | 2024-03']);
});

it.each([
  'Computer Engineering Experience',
  'Leadership and Work Experience',
  'Berufserfahrung und Praktika',
  'EMPLOYMENT & CAREER HIGHLIGHTS',
])('knows "%s" as a heading of jobs', async (heading) => {
  const { jobs, skills } = await read(`
      60 20 13 B Skills
      60 16 10 R Java, VHDL
      60 24 13 B ${heading}
      60 16 10 R Quality Assurance Intern (40 hours per week)
      60 14 10 R June 2023 - Sept. 2023
      60 14 10 R Corvid Robotics - Springfield, IL
      60 14 10 R - Wrote structured test plans`);
  expect(jobs).toEqual(['Quality Assurance Intern | Corvid Robotics | 2023-06 | 2023-09']);
  expect(skills).toEqual(['Java', 'VHDL']);
});

it('gives an entry without an employer none of its neighbours', async () => {
  const { jobs } = await read(`
    60 20 13 B Work Experience
    60 20 10 B Project Manager, 04/2019 - present
    60 14 10 R Northgate Builders, Hull
    60 24 10 B Freelance Surveyor, 01/2016 - 03/2019
    60 24 10 B Site Manager, 09/2011 - 12/2015
    60 14 10 R Holm & Partners, York`);
  expect(jobs).toEqual([
    'Project Manager | Northgate Builders | 2019-04 | now',
    'Freelance Surveyor |  | 2016-01 | 2019-03',
    'Site Manager | Holm & Partners | 2011-09 | 2015-12',
  ]);
});

it('gives several roles the employer above them', async () => {
  const { jobs } = await read(`
    60 20 13 B Berufserfahrung
    60 20 11 B Elbkontor AG, Hamburg
    60 14 10 R Teamleiterin, 01/2020 - heute
    60 14 10 R Sachbearbeiterin, 03/2016 - 12/2019
    60 24 11 B Hanse Versand, Bremen
    60 14 10 R Werkstudentin, 10/2013 - 02/2016`);
  expect(jobs).toEqual([
    'Teamleiterin | Elbkontor AG | 2020-01 | now',
    'Sachbearbeiterin | Elbkontor AG | 2016-03 | 2019-12',
    'Werkstudentin | Hanse Versand | 2013-10 | 2016-02',
  ]);
});

it.each([
  ['February 10, 2026 - Ann Probe - Page 1'],
  ['Stand: 05.10.2024'],
  ['Seite 1 von 2'],
  ['2002-2018 europass.example'],
])('makes nothing of the footer "%s"', async (footer) => {
  const { jobs, skills, unclear } = await read(`
    60 20 13 B Work Experience
    60 20 10 R Baker, Elm Street Bakery, 2015 - 2018
    60 24 13 B Skills
    60 16 10 R Sourdough, Pastry
    60 690 7 R ${footer}`);
  expect({ jobs, skills, unclear }).toEqual({
    jobs: ['Baker | Elm Street Bakery | 2015 | 2018'],
    skills: ['Sourdough', 'Pastry'],
    unclear: [],
  });
});

it('makes nothing of the place and the day of a signature', async () => {
  const { languages, unclear } = await read(`
    60 20 13 B Sprachen
    60 16 10 R Deutsch (Muttersprache), Englisch (C1)
    60 40 10 R Kiel, den 5. Oktober 2024`);
  expect({ languages, unclear }).toEqual({ languages: ['de native', 'en advanced'], unclear: [] });
});

it('makes no skills of sentences and shows them', async () => {
  const { skills, unclear } = await read(`
    60 20 13 B Skills
    60 16 10 R I love bringing people together, and I have done so for years.
    60 14 10 R My colleagues call me calm, precise and funny.
    60 24 10 R Budgeting, Cvent`);
  expect(skills).toEqual(['Budgeting', 'Cvent']);
  expect(unclear).toHaveLength(2);
});

it.each(['Elternzeit', 'Arbeitssuchend', 'Sabbatical', 'Career break (parental leave)'])(
  'makes no job of "%s" and shows it',
  async (gap) => {
    const { jobs, unclear } = await read(`
      60 20 13 B Berufserfahrung
      60 20 10 R 01/2020 - heute, Verkäuferin, Möbel Lind
      60 16 10 R 01/2018 - 12/2019, ${gap}
      60 16 10 R 01/2014 - 12/2017, Kassiererin, Frischmarkt Tornow`);
    expect(jobs).toEqual([
      'Verkäuferin | Möbel Lind | 2020-01 | now',
      'Kassiererin | Frischmarkt Tornow | 2014-01 | 2017-12',
    ]);
    expect(unclear).toEqual([expect.stringContaining(gap.split(' ')[0] ?? gap)]);
  },
);

it('makes no job of a school where no heading tells schools from jobs', async () => {
  const { jobs } = await read(`
    60 20 10 R Warehouse Supervisor, Dunmore Freight, May 2018 to present
    60 20 10 R Forklift Operator, Dunmore Freight, February 2014 to April 2018
    60 20 10 R Glan Afon Comprehensive School, 2004 to 2011`);
  expect(jobs).toEqual([
    'Warehouse Supervisor | Dunmore Freight | 2018-05 | now',
    'Forklift Operator | Dunmore Freight | 2014-02 | 2018-04',
  ]);
});

it('takes the most frequent level of a grid of languages, and leaves a language without a level open', async () => {
  const { languages, skills } = await read(`
    60 20 13 B Language skills
    60 16 10 R English C1 C1 B2 C1 B2
    60 16 10 R German A2 A2 A1 A2 A1
    60 24 13 B Skills
    60 16 10 R Planning, SQL, Dutch`);
  expect(languages).toEqual(['en advanced', 'de beginner', 'nl null']);
  expect(skills).toEqual(['Planning', 'SQL']);
});

it('shows jobs that tell no time, for the person to place', async () => {
  const { jobs, unclear } = await read(`
    60 20 13 B Work Experience
    60 16 10 R Gardener, Rosehill Nursery
    60 14 10 R - Potted ten thousand plants
    60 16 10 R Cashier, Corner Shop`);
  expect({ jobs, unclear }).toEqual({
    jobs: [],
    unclear: ['Gardener, Rosehill Nursery', 'Cashier, Corner Shop'],
  });
});
