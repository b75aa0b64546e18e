import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { InterviewSheets } from '@quint/contract/people/interview.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import type { Facet, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import { manualData, NO_OWN_DATA } from '#features/measures/reports/manual/data/model.ts';
import { buildManual } from '#features/measures/reports/manual/model.ts';
import { buildPersonalityDocument } from '#features/measures/reports/personality/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import { buildPremiumSample } from '#features/measures/reports/premium/sample/model.ts';
import { buildComparisonDocument } from '#features/measures/reports/comparison/model.ts';
import { buildInterviewSheets } from '#features/measures/reports/interview/model.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import {
  SAMPLE_RANGES,
  SAMPLE_STANINES,
  sampleReport,
  sampleRole,
  sampleScore,
} from '#testing/sample-report.ts';

const PEOPLE = ['Anna Kowalski', 'Ben Wolf', 'Cem Yılmaz', 'Dora Lind', 'Eva Braun'];
const WORKSPACE = { name: 'Nordlicht GmbH' };
const LONG_NAME = 'Maximiliane-Friederike von und zu Hohenstein-Schwarzenbergische Oberhauser';
const MIDDLE = { O: 4, C: 6, E: 5, A: 4, ES: 6 };
/** Every check drew a remark. */
export const DOUBTFUL: SheetScore['quality'] = {
  verdict: 'doubtful',
  flags: QUALITY_INDICES.map((index, position) => ({ index, value: 1, severe: position % 2 === 0 })),
};
const DAY = new Date('2026-11-18T10:00:00Z');

/** Enough people for a dot each. */
const MIXED_TEAM = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => ({
  O: 1 + ((seed * 3) % 9),
  C: 4 + (seed % 3),
  E: 1 + ((seed * 5) % 9),
  A: 6,
  ES: 3 + (seed % 4),
}));
/** Three and three on extraversion, with nobody in between. */
const TWO_CLUSTERS = [2, 3, 3, 6, 6, 7].map((E, index) => ({ O: 4 + (index % 3), C: 5, E, A: 6, ES: 5 }));

/** The last of the members has a doubtful result. */
function sampleTeam(language: Language, members: readonly Record<Trait, number>[]): ReportDocument {
  const results = members.map((stanines, index) => ({ stanines, isDoubtful: index === members.length - 1 }));
  return buildTeamDocument({
    team: { name: 'Product team north', text: 'We build together.\nAnd we learn.' },
    workspace: WORKSPACE,
    language,
    members: members.map((_, index) => ({
      name: PEOPLE[index] ?? `Member ${index + 1}`,
      roles: ['Product owner'],
    })),
    roles: ['Product owner', 'Development'],
    results,
    sources: [{ versions: sampleScore(SAMPLE_STANINES).versions, answeredIn: 'de' }],
    date: DAY,
  });
}

function sampleAssessment(language: Language, statement: string | null): ReportDocument {
  return buildAssessmentDocument({
    assessment: { name: 'Product owner 2026-11', purpose: 'recruiting', start: DAY, end: DAY },
    role: { id: 'product-owner', name: 'Product owner', ranges: SAMPLE_RANGES },
    questionSet: SAMPLE_QUESTIONS,
    workspace: WORKSPACE,
    language,
    participants: PEOPLE.map((name, index) => {
      const id = `talent-${index}`;
      const stanines = { O: 3 + index, C: 5 + (index % 4), E: 2 + index, A: 7 - index, ES: 3 + index };
      if (index === 4) return { id, name, status: 'SENT', result: null, hold: undefined };
      return {
        id,
        name,
        status: 'FINISHED',
        hold: undefined,
        result: {
          score: sampleScore(stanines, index === 1 ? { quality: DOUBTFUL } : {}),
          answeredIn: 'de',
          fit: sampleRole(stanines).fit,
          statement,
        },
      };
    }),
  });
}

function comparedPerson(statement: string | null, name: string, index: number) {
  const stanines = { O: 2 + index * 2, C: 5 + (index % 4), E: 8 - index, A: 7 - index, ES: 3 + index };
  const score = sampleScore(stanines, index === 1 ? { quality: DOUBTFUL } : {});
  return {
    name,
    status: 'APPLICANT',
    score,
    answeredIn: index === 0 ? 'en' : 'de',
    fit: sampleRole(stanines).fit,
    isExcluded: false,
    hold: undefined,
    statement,
  } as const;
}

function sampleComparison(language: Language, statement: string | null): ReportDocument {
  return buildComparisonDocument({
    people: [LONG_NAME, ...PEOPLE.slice(1, 4)].map((name, index) => comparedPerson(statement, name, index)),
    role: { name: 'Product owner', ranges: SAMPLE_RANGES },
    workspace: WORKSPACE.name,
    language,
    reach: 37,
    date: DAY,
  });
}

/** The second version of the questions of a role, with one of its own. */
const SAMPLE_QUESTIONS: AskedQuestions = {
  ...openQuestions(SAMPLE_RANGES, [
    {
      text: 'Tell us about a feature that you decided against. What did you say to those who had asked for it?',
      anchors: { low: 'Names no reason.', middle: 'Names a reason.', high: 'Names what was weighed up.' },
    },
  ]),
  version: 2,
  date: DAY,
};

/** Interview sheets about four people, one of them with a long name and a doubtful sheet; serves tests. */
export function sampleSheets(language: Language, statement: string | null = null): InterviewSheets {
  return buildInterviewSheets({
    people: PEOPLE.slice(0, 4).map((name, index) => {
      const { score, answeredIn } = comparedPerson(statement, index === 1 ? LONG_NAME : name, index);
      return {
        talentId: newId(),
        name: index === 1 ? LONG_NAME : name,
        score,
        answeredIn,
        statement,
        finishedAt: DAY,
      };
    }),
    role: { name: 'Product owner', ranges: SAMPLE_RANGES },
    workspace: WORKSPACE.name,
    questionSet: SAMPLE_QUESTIONS,
    language,
  });
}

function outerOf({ facets }: SheetScore): Facet[] {
  return (Object.keys(facets) as Facet[]).filter((facet) => facets[facet]?.level !== 'middle');
}

/** A sample of every kind of report, about people who say this about their results; serves tests. */
export function sampleDocuments(
  language: Language,
  statement: string | null = null,
): Readonly<Record<string, ReportDocument>> {
  const role = sampleRole(SAMPLE_STANINES);
  const report = sampleReport({ language, role, audience: 'employer', statement });
  const longRole = { ...role, name: LONG_NAME };
  const doubtful = sampleReport({
    language,
    person: { name: LONG_NAME },
    statement,
    score: sampleScore(MIDDLE, { quality: DOUBTFUL }),
  });
  return {
    personality: buildPersonalityDocument(report),
    premium: buildPremiumDocument({
      ...report,
      roles: [role],
      isExcluded: false,
      outerFacets: outerOf(report.score),
    }),
    role: buildRoleFitDocument({ ...report, role }),
    team: sampleTeam(language, MIXED_TEAM),
    teamOfTwoCamps: sampleTeam(language, TWO_CLUSTERS),
    assessment: sampleAssessment(language, statement),
    comparison: sampleComparison(language, statement),
    premiumSample: buildPremiumSample(language),
    doubtfulPremium: buildPremiumDocument({
      ...doubtful,
      roles: [],
      isExcluded: true,
      outerFacets: outerOf(doubtful.score),
    }),
    doubtfulRole: buildRoleFitDocument({ ...doubtful, audience: 'employer', role: longRole }),
    manual: buildManual(language, manualData(NO_OWN_DATA)),
  };
}
