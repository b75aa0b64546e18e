import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { describe, expect, it } from 'vitest';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import { buildComparisonDocument } from '#features/measures/reports/comparison/model.ts';
import { buildInterviewSheets } from '#features/measures/reports/interview/model.ts';
import { buildPersonalityDocument } from '#features/measures/reports/personality/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { SAMPLE_RANGES, SAMPLE_STANINES, sampleReport, sampleRole } from '#testing/sample-report.ts';

const DAY = new Date('2026-11-18T10:00:00Z');
const WORKSPACE = { name: 'Nordlicht GmbH' };
const KINDS = ['personality', 'premium', 'role', 'team', 'assessment', 'comparison', 'interview'] as const;

/** Builds every kind of document, about something with this name, or about people without a role. */
function buildersOf(language: Language, name: string, open = false) {
  const role = { ...sampleRole(SAMPLE_STANINES), name };
  const { score } = sampleReport();
  const report = sampleReport({ language, role, audience: 'employer' });
  const document = { workspace: WORKSPACE, language };
  const comparedPeople = ['Anna Kowalski', 'Ben Wolf', 'Cem Yılmaz'].map((person) => ({
    name: person,
    status: 'APPLICANT' as const,
    score,
    answeredIn: 'de' as const,
    fit: open ? null : role.fit,
    isExcluded: false,
    hold: undefined,
    statement: null,
  }));
  return {
    personality: () => buildPersonalityDocument(report),
    premium: () => buildPremiumDocument({ ...report, roles: [role], isExcluded: false, outerFacets: [] }),
    role: () => buildRoleFitDocument({ ...report, role }),
    team: () =>
      buildTeamDocument({
        ...document,
        team: { name, text: null },
        members: [],
        roles: [],
        results: [],
        sources: [],
        date: DAY,
      }),
    assessment: () =>
      buildAssessmentDocument({
        ...document,
        assessment: { name, purpose: 'recruiting', start: DAY, end: DAY },
        role: { ...role, id: 'role' },
        questionSet: openQuestions(SAMPLE_RANGES, []),
        participants: [],
      }),
    comparison: () =>
      buildComparisonDocument({
        people: comparedPeople,
        role: open ? undefined : { name, ranges: SAMPLE_RANGES },
        workspace: WORKSPACE.name,
        language,
        reach: 37,
        date: DAY,
      }),
    interview: () =>
      buildInterviewSheets({
        people: [],
        role: { name, ranges: SAMPLE_RANGES },
        workspace: WORKSPACE.name,
        language,
        questionSet: openQuestions(SAMPLE_RANGES, []),
      }),
  };
}

const SHAPES = {
  en: {
    personality: 'Personality report: Anna Kowalski',
    premium: 'Premium report: Anna Kowalski',
    role: 'Role-fit report: Anna Kowalski · %',
    team: 'Team report: %',
    assessment: 'Assessment report: %',
    comparison: 'Comparison for %',
    interview: 'Interview sheet: %',
  },
  de: {
    personality: 'Persönlichkeitsbericht: Anna Kowalski',
    premium: 'Premium-Bericht: Anna Kowalski',
    role: 'Rollenpassungsbericht: Anna Kowalski · %',
    team: 'Teambericht: %',
    assessment: 'Assessment-Bericht: %',
    comparison: 'Vergleich für %',
    interview: 'Interviewbogen: %',
  },
};
const ODD = [
  'Product Owner',
  'Team',
  'Vergleich',
  'Assessment · Report: North',
  ': ·',
  '“Sales” & „Vertrieb“',
  '$& {{role}}',
  'مدير المنتج',
];
const ISOLATES = /[\u2068\u2069]/g;

describe.each(LANGUAGES)('titles in %s', (language) => {
  it.each(KINDS)('%s: says once what kind of document it is, and what it is about', (kind) => {
    for (const name of ODD) {
      const { title } = buildersOf(language, name)[kind]();
      expect(title.replaceAll(ISOLATES, '')).toBe(SHAPES[language][kind].replace('%', () => name));
    }
  });

  it('are cut where a name is very long', () => {
    for (const build of Object.values(buildersOf(language, 'a'.repeat(500)))) {
      expect(build().title.length).toBeLessThan(140);
    }
  });

  it('say it once where the name begins with it, in the running head and on the cover, too', () => {
    const { team: plain, assessment } = buildersOf(language, 'North');
    const { label } = plain().cover;
    const shout = assessment().cover.label.toUpperCase();
    const team = buildersOf(language, `${label} North`).team();
    expect([team.title, team.runningHead, team.cover.label]).toEqual([
      `${label} North`,
      `${label} North`,
      '',
    ]);
    const teamDocument = buildersOf(language, `${label}s`).team();
    expect(teamDocument.title).toBe(`${label}: ${label}s`);
    const own = buildersOf(language, `${shout} 2026`).assessment();
    expect(own.title).toBe(`${shout} 2026`);
  });

  it('name the role of a comparison, or how many are compared', () => {
    const roleTitle = { en: 'Comparison for Product Owner', de: 'Vergleich für Product Owner' }[language];
    const open = { en: 'Comparison of 3 people', de: 'Vergleich von 3 Personen' }[language];
    for (const [document, title] of [
      [buildersOf(language, 'Product Owner').comparison(), roleTitle],
      [buildersOf(language, '', true).comparison(), open],
    ] as const) {
      expect([document.title, document.runningHead, document.cover.name]).toEqual([title, title, title]);
    }
  });
});
