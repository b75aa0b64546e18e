import { expect, it } from 'vitest';
import { readPlaced as read } from '#testing/resumes/read-positioned-lines.ts';

it('treats indented lines without bullets below a role as its description', async () => {
  const { jobs } = await read(`
    60 20 13 B Professional Background
    60 20 10 B Fennel & Rye Ltd
    60 14 10 R Senior Account Manager
    400 0 10 R Jun 2020 - present
    88 14 10 R Grew the portfolio
    88 14 10 R Led a team of 4
    60 20 10 R Account Manager
    400 0 10 R Jan 2018 - May 2020
    88 14 10 R Won the “Client of the Year 2019” award
    60 20 10 B BrightPath Media
    60 14 10 R Sales Executive
    400 0 10 R Sep 2015 - Dec 2017`);
  expect(jobs).toEqual([
    'Senior Account Manager | Fennel & Rye Ltd | 2020-06 | now',
    'Account Manager | Fennel & Rye Ltd | 2018-01 | 2020-05',
    'Sales Executive | BrightPath Media | 2015-09 | 2017-12',
  ]);
});

it('separates an employer from its town', async () => {
  const { jobs } = await read(`
    60 20 13 B Berufserfahrung
    60 20 10 R Arbeitgeber: Elektro Krause e.K., Güstrow
    60 14 10 R Funktion: Elektroinstallateur
    60 14 10 R Zeitraum: 09/2013 - 10/2019`);
  expect(jobs).toEqual(['Elektroinstallateur | Elektro Krause e.K. | 2013-09 | 2019-10']);
});

it('treats firms that are named after a trade as employers', async () => {
  const { jobs } = await read(`
    60 20 13 B Berufserfahrung
    60 20 10 R Nov. 2014 - Apr. 2019
    60 14 10 R Bauleiterin
    60 14 10 R Ingenieurbüro Maurer & Partner, Hall in Tirol
    60 24 10 R Sept. 2008 - Okt. 2012
    60 14 10 R Bauzeichnerin
    60 14 10 R Architekturbüro Lindenthal, Schwaz`);
  expect(jobs).toEqual([
    'Bauleiterin | Ingenieurbüro Maurer & Partner | 2014-11 | 2019-04',
    'Bauzeichnerin | Architekturbüro Lindenthal | 2008-09 | 2012-10',
  ]);
});

it('parses offices held, and open-ended times without a word for today', async () => {
  const { jobs } = await read(`
    60 20 13 B Teaching posts held
    60 20 10 B Riverside Academy, Cardiff
    60 14 10 R Mathematics Teacher (September 2016 onwards)
    60 14 10 R Head of Year 9 (September 2019 until July 2022)
    70 18 10 R - A-level results improved in each year
    60 24 10 B Hillcrest Secondary School, Newport
    60 14 10 R Teacher (September 2015 until July 2016)`);
  expect(jobs).toEqual([
    'Mathematics Teacher | Riverside Academy | 2016-09 | now',
    'Head of Year 9 | Riverside Academy | 2019-09 | 2022-07',
    'Teacher | Hillcrest Secondary School | 2015-09 | 2016-07',
  ]);
});

it('parses times with a town below each beside their jobs', async () => {
  const { jobs } = await read(`
    60 20 13 B Berufserfahrung
    60 20 10 R Februar 2019 - heute
    190 0 10 B Qualitätsleiterin
    60 12 8 R Toulouse, FR
    190 0 10 R Aerotech Toulouse
    220 14 10 R Audits
    60 20 10 R Juni 2015 - Dezember
    190 0 10 B Qualitätsingenieurin
    60 12 10 R 2018
    190 0 10 R Bodensee Aerospace GmbH
    60 12 8 R Friedrichshafen, DE
    220 14 10 R Berichte
    60 20 13 B Studium
    60 20 10 R September 2010 - Mai
    190 0 10 B Diplom
    60 12 10 R 2015
    190 0 10 R Hochschule Lyon
    60 12 8 R Lyon, FR`);
  expect(jobs).toEqual([
    'Qualitätsleiterin | Aerotech Toulouse | 2019-02 | now',
    'Qualitätsingenieurin | Bodensee Aerospace GmbH | 2015-06 | 2018-12',
  ]);
});

it('does not treat sentences about the person as jobs, and parses lists after their name below a school', async () => {
  const { jobs, skills, languages } = await read(`
    60 20 13 B Work
    60 20 10 R Head of Marketing @ Lumen Kids, Mar 2021 - today
    60 20 13 B School
    60 20 10 R BA Journalism, 2012 - 2016
    60 14 10 R Skills: SEO, HubSpot
    60 14 10 R Languages: English (native), German (B2)
    60 20 13 B Und sonst?
    60 20 10 R Ich koche gern, leite seit 2020`);
  expect(jobs).toEqual(['Head of Marketing | Lumen Kids | 2021-03 | now']);
  expect(skills).toEqual(['SEO', 'HubSpot']);
  expect(languages).toEqual(['en native', 'de intermediate']);
});

it('treats a firm of several partners as the employer', async () => {
  const { jobs } = await read(`
    60 20 13 B Career history
    60 20 10 R Sept 2021 - Present: Osei & Grant Solicitors, Exeter - Paralegal
    60 20 10 R Feb 2019 - Aug 2021: Osei & Grant Solicitors, Exeter - Legal Secretary`);
  expect(jobs).toEqual([
    'Paralegal | Osei & Grant Solicitors | 2021-09 | now',
    'Legal Secretary | Osei & Grant Solicitors | 2019-02 | 2021-08',
  ]);
});

it('does not treat a role in lower case as a sentence', async () => {
  const { jobs } = await read(`
    60 20 13 B Berufserfahrung
    60 20 10 B Filialleiter – Drogeriemarkt Rosa, Bremen
    60 14 10 R März 2017 – heute
    60 24 10 B stellvertretender Filialleiter – Drogeriemarkt Rosa, Bremen
    60 14 10 R Januar 2014 – Februar 2017`);
  expect(jobs).toEqual([
    'Filialleiter | Drogeriemarkt Rosa | 2017-03 | now',
    'stellvertretender Filialleiter | Drogeriemarkt Rosa | 2014-01 | 2017-02',
  ]);
});

it('parses workplaces with the role after "als"', async () => {
  const { jobs } = await read(`
    60 20 12 B Arbeitsstellen
    60 24 12 R Mai 2018 bis jetzt
    60 14 12 R Alpenbahn AG, Chur
    60 14 12 R als Zugbegleiter
    60 24 12 R November 2014 bis April 2018
    60 14 12 R Gasthaus Löwen, Buchs
    60 14 12 R als Kellner`);
  expect(jobs).toEqual([
    'Zugbegleiter | Alpenbahn AG | 2018-05 | now',
    'Kellner | Gasthaus Löwen | 2014-11 | 2018-04',
  ]);
});

it('assigns a time in lower case to the job above it', async () => {
  const { jobs } = await read(`
    60 20 12 B Work experience
    60 24 10 R Operations Analyst, Northwind Rail, Bristol
    60 12 8 R 11/2021 — current
    60 12 10 R Punctuality reporting for 140 stations
    60 24 10 R Train Dispatcher, Northwind Rail, Bristol
    60 12 8 R 03/2018 — 10/2021
    60 12 10 R Shift work, safety critical
    60 24 10 R Station Assistant, Metro Wessex, Bath
    60 12 8 R 05/2016 — 02/2018`);
  expect(jobs).toEqual([
    'Operations Analyst | Northwind Rail | 2021-11 | now',
    'Train Dispatcher | Northwind Rail | 2018-03 | 2021-10',
    'Station Assistant | Metro Wessex | 2016-05 | 2018-02',
  ]);
});

it('treats the hospital, not its department, as the employer', async () => {
  const { jobs } = await read(`
    60 20 12 B Berufserfahrung
    60 24 10 R seit 01.01.2019: Oberärztin, Medizinische Klinik II, Klinikum Nordstadt, Hannover`);
  expect(jobs).toEqual(['Oberärztin | Klinikum Nordstadt | 2019-01-01 | now']);
});

it('treats a heading with employment and voluntary work as one of jobs', async () => {
  const { jobs } = await read(`
    60 20 12 B Employment and voluntary work
    60 24 10 R Social Worker, Leeds City Council (Sept 2017 - present)
    60 24 10 R Support Worker, Harbour Care Trust, Hull (Jan 2014 - Aug 2017)`);
  expect(jobs).toEqual([
    'Social Worker | Leeds City Council | 2017-09 | now',
    'Support Worker | Harbour Care Trust | 2014-01 | 2017-08',
  ]);
});
