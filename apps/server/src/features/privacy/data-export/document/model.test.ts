import type { Language } from '@quint/phrases/base/languages.ts';
import { expect, it } from 'vitest';
import { buildCopyDocument } from './model.ts';

const ORGANIZATION = 'nordlicht';
const TABLES = {
  users: [{ first_name: 'Anna', last_name: 'Kowalski', email: 'anna@mail.example' }],
  talents: [{ id: 'anna', organization_id: ORGANIZATION, language: 'DE', status: 'APPLICANT' }],
  job_preferences: [
    {
      organization_id: ORGANIZATION,
      skills: 'User Research | user research,SQL | sql',
      languages: [{ label: 'Polish', value: 'polish', code: 'pl', proficiency: 'native' }],
      locations: [{ location: 'Hamburg', radius: 50 }],
      work_mode: ['on_site', 'remote'],
      salary: 52_000,
      earliest_start: '2027-03-01',
    },
  ],
  job_experiences: [
    {
      organization_id: ORGANIZATION,
      role_name: 'Baker',
      company_name: 'Oven',
      company_location: 'Ulm',
      started_at: '2022-03-01',
      ended_at: null,
    },
  ],
};

/** The text of the workspace's chapter. */
function read(language: Language): string {
  const workspaces = new Map([[ORGANIZATION, 'Nordlicht']]);
  const input = { tables: TABLES, workspaces, logs: new Map(), poolImpressions: new Map() };
  const document = buildCopyDocument(input, { language, now: new Date('2026-11-23T12:00:00Z') });
  return JSON.stringify(document.chapters[0]?.blocks).replaceAll(/\s/g, ' ');
}

it.each([
  [
    'en',
    [
      'German',
      'applicant',
      'Polish, native',
      'on site, remote',
      '€52,000',
      '1 Mar 2027',
      '"03/2022","today"',
    ],
  ],
  [
    'de',
    [
      'Deutsch',
      'Bewerbung',
      'Polnisch, Muttersprache',
      'vor Ort, remote',
      '52.000 €',
      '01.03.2027',
      '"heute"',
    ],
  ],
] as const)('The copy in %s says the job profile in words', (language, expectedTexts) => {
  const blocks = read(language);
  for (const expectedText of [...expectedTexts, 'User Research, SQL', 'Hamburg + 50 km', 'Oven, Ulm']) {
    expect(blocks).toContain(expectedText);
  }
});
