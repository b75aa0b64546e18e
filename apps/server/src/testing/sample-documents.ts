import type { ReportDocument } from '@quint/contract/documents.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { buildAssessmentDocument } from '#features/reports/assessment/model.ts';
import { manualData } from '#features/reports/manual/data/model.ts';
import { buildManual } from '#features/reports/manual/model.ts';
import { buildPersonalityDocument } from '#features/reports/personality/model.ts';
import { buildPremiumDocument } from '#features/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/reports/role-fit/model.ts';
import { buildTeamDocument } from '#features/reports/team/model.ts';
import {
  SAMPLE_RANGES,
  SAMPLE_STANINES,
  sampleReport,
  sampleRole,
  sampleScore,
} from '#testing/sample-report.ts';

const PEOPLE = ['Anna Kowalski', 'Ben Wolf', 'Cem Yılmaz', 'Dora Lind', 'Eva Braun'];
const WORKSPACE = { name: 'Nordlicht GmbH' };
const DAY = new Date('2026-11-18T10:00:00Z');

function sampleTeam(language: Language): ReportDocument {
  return buildTeamDocument({
    team: { name: 'Product team north', text: 'We build together.\nAnd we learn.' },
    workspace: WORKSPACE,
    language,
    members: PEOPLE.map((name) => ({ name, roles: ['Product owner'] })),
    roles: ['Product owner', 'Development'],
    results: [1, 2, 3, 4, 5].map((seed) => ({
      O: 1 + ((seed * 3) % 9),
      C: 4 + (seed % 3),
      E: 1 + ((seed * 5) % 9),
      A: 6,
      ES: 3 + (seed % 4),
    })),
    versions: sampleScore(SAMPLE_STANINES).versions,
    date: DAY,
  });
}

function sampleAssessment(language: Language): ReportDocument {
  return buildAssessmentDocument({
    assessment: { name: 'Product owner 2026-11', purpose: 'recruiting', start: DAY, end: DAY },
    role: { name: 'Product owner', ranges: SAMPLE_RANGES },
    workspace: WORKSPACE,
    language,
    participants: PEOPLE.map((name, index) => {
      const stanines = { O: 3 + index, C: 5 + (index % 4), E: 2 + index, A: 7 - index, ES: 3 + index };
      if (index === 4) return { name, status: 'SENT', finished: null, held: undefined };
      return {
        name,
        status: 'FINISHED',
        held: undefined,
        finished: { score: sampleScore(stanines), fit: sampleRole(stanines).fit },
      };
    }),
  });
}

/** A sample of every kind of report; serves tests. */
export function sampleDocuments(language: Language): Readonly<Record<string, ReportDocument>> {
  const role = sampleRole(SAMPLE_STANINES);
  const report = sampleReport({ language, role, audience: 'employer' });
  return {
    personality: buildPersonalityDocument(report),
    premium: buildPremiumDocument({ ...report, roles: [role], isLeftOut: false }),
    role: buildRoleFitDocument({ ...report, role }),
    team: sampleTeam(language),
    assessment: sampleAssessment(language),
    manual: buildManual(language, { data: manualData([]), counted: null }),
  };
}
