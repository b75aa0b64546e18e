import { expect, it } from 'vitest';
import { readPlaced as read } from '#testing/resumes/read-positioned-lines.ts';

it('treats a soft hyphen of the font as a dash', async () => {
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

it('does not assign a neighbour’s employer to an entry without one', async () => {
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

it('assigns the employer above to several roles', async () => {
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

it('does not treat the place and date of a signature as a job', async () => {
  const { languages, unclear } = await read(`
    60 20 13 B Sprachen
    60 16 10 R Deutsch (Muttersprache), Englisch (C1)
    60 40 10 R Kiel, den 5. Oktober 2024`);
  expect({ languages, unclear }).toEqual({ languages: ['de native', 'en advanced'], unclear: [] });
});

it('does not treat sentences as skills, and shows them', async () => {
  const { skills, unclear } = await read(`
    60 20 13 B Skills
    60 16 10 R I love bringing people together, and I have done so for years.
    60 14 10 R My colleagues call me calm, precise and funny.
    60 24 10 R Budgeting, Cvent`);
  expect(skills).toEqual(['Budgeting', 'Cvent']);
  expect(unclear).toHaveLength(2);
});

it.each(['Elternzeit', 'Arbeitssuchend', 'Sabbatical', 'Career break (parental leave)'])(
  'does not treat "%s" as a job and shows it',
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

it('does not treat a school as a job without a heading between them', async () => {
  const { jobs } = await read(`
    60 20 10 R Warehouse Supervisor, Dunmore Freight, May 2018 to present
    60 20 10 R Forklift Operator, Dunmore Freight, February 2014 to April 2018
    60 20 10 R Glan Afon Comprehensive School, 2004 to 2011`);
  expect(jobs).toEqual([
    'Warehouse Supervisor | Dunmore Freight | 2018-05 | now',
    'Forklift Operator | Dunmore Freight | 2014-02 | 2018-04',
  ]);
});

it('uses the most frequent level of a grid of languages, and no level for a language without one', async () => {
  const { languages, skills } = await read(`
    60 20 13 B Language skills
    60 16 10 R English C1 C1 B2 C1 B2
    60 16 10 R German A2 A2 A1 A2 A1
    60 24 13 B Skills
    60 16 10 R Planning, SQL, Dutch`);
  expect(languages).toEqual(['en advanced', 'de beginner', 'nl null']);
  expect(skills).toEqual(['Planning', 'SQL']);
});

it('shows jobs without a time for the person to decide', async () => {
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

it('assigns a time to the job below when it is nearer than the line above', async () => {
  const { jobs, unclear } = await read(`
    60 20 18 B Ann Probe
    60 24 10 R Diplom-Psychologin, 47 Jahre, Leipzig
    60 24 10 B Seit Januar 2019
    60 13 10 R Leiterin Personalentwicklung bei der Sachsenbank AG in Leipzig
    60 24 10 B April 2010 bis Dezember 2018
    60 13 10 R Personalreferentin bei der Halleschen Verlag GmbH in Halle`);
  expect(jobs).toEqual([
    'Leiterin Personalentwicklung | Sachsenbank AG | 2019-01 | now',
    'Personalreferentin | Halleschen Verlag GmbH | 2010-04 | 2018-12',
  ]);
  expect(unclear.join()).not.toContain('Sachsenbank');
});

it('does not treat a training as a job below an unknown heading', async () => {
  const { jobs, unclear } = await read(`
    60 20 13 B Berufspraxis
    60 20 10 R 10/2011 - 02/2016, Elektroniker, Siegle Anlagenbau KG
    60 16 10 R 09/2008 - 07/2011, Ausbildung zum Elektroniker, Siegle Anlagenbau KG
    60 16 10 R 2006 - 2008, Abendschule: Techniker, Max-Eyth-Schule`);
  expect(jobs).toEqual(['Elektroniker | Siegle Anlagenbau KG | 2011-10 | 2016-02']);
  expect(unclear).toHaveLength(2);
});

it('treats self-employment as the employer', async () => {
  const { jobs } = await read(`
    60 20 13 B Experience
    60 20 10 B Kessler & Zoon
    60 14 10 R Process Engineer
    60 14 10 R February 2012 - August 2018
    60 24 10 B Freelance
    60 14 10 R Technical Draftsman
    60 14 10 R January 2008 - January 2012`);
  expect(jobs).toEqual([
    'Process Engineer | Kessler & Zoon | 2012-02 | 2018-08',
    'Technical Draftsman | Freelance | 2008-01 | 2012-01',
  ]);
});

it('assigns the employer above to a role after a break, if it is formatted like the previous roles', async () => {
  const { jobs } = await read(`
    60 20 13 B Experience
    60 16 10 R Marlin Foods International
    60 13 10 R Key Account Manager, June 2018 - December 2021
    60 14 10 R - Won two large customers
    60 14 10 R Account Manager, January 2018 - May 2018
    60 14 10 R - Looked after schools
    60 14 10 R Sales Trainee, June 2015 - August 2015
    60 20 10 R Red Cross Youth
    60 13 10 R Branch Coordinator, September 2013 - May 2015`);
  expect(jobs).toEqual([
    'Key Account Manager | Marlin Foods International | 2018-06 | 2021-12',
    'Account Manager | Marlin Foods International | 2018-01 | 2018-05',
    'Sales Trainee | Marlin Foods International | 2015-06 | 2015-08',
    'Branch Coordinator | Red Cross Youth | 2013-09 | 2015-05',
  ]);
});

it('does not treat other lists as jobs beside a list of jobs', async () => {
  const { jobs } = await read(`
    60 20 14 B Work Experience
    60 20 10 R Assistant Professor, University of Elm, 2019 - present
    60 30 14 B Other
    60 20 10 R Lecturer, Introduction to Syntax, 2019 - 2024
    60 14 10 R Tutor, Summer school on acquisition, 2016 - 2017`);
  expect(jobs).toEqual(['Assistant Professor | University of Elm | 2019 | now']);
});

it('parses a level that is hyphenated at the end of its line', async () => {
  const { languages } = await read(`
    60 20 13 B Sprachen
    60 16 10 R Deutsch (Muttersprache), Englisch (B2), Tschechisch (Grund-
    60 14 10 R kenntnisse)`);
  expect(languages).toEqual(['de native', 'en intermediate', 'cs beginner']);
});
