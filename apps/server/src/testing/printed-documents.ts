import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { verdictOf } from '@quint/psychometrics/doubt.ts';
import { QUALITY_INDICES } from '@quint/psychometrics/types.ts';
import type { Facet, RoleRanges, SheetScore, Stanine, Trait } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import { buildPlanner } from '#features/roles/planner/model.ts';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import { buildComparisonDocument } from '#features/measures/reports/comparison/model.ts';
import { buildInterviewSheets, withPrintDay } from '#features/measures/reports/interview/model.ts';
import { manualData, NO_OWN_DATA } from '#features/measures/reports/manual/data/model.ts';
import { buildManual } from '#features/measures/reports/manual/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import { buildReportModel } from '#features/measures/reports/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildPremiumSample } from '#features/measures/reports/premium/sample/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import type { ReportRole } from '#features/measures/reports/role-view/model.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import type { PrintOrder } from '#pdf/typst-pdf.ts';
import { sampleCopy } from './printed-copy.ts';
import { askedFor } from './sample-questions.ts';
import {
  SAMPLE_RANGES,
  sampleReport,
  sampleRole,
  sampleScore,
  type SampleStanines,
} from './sample-report.ts';

const DAY = new Date('2026-11-18T10:00:00Z');
const WORKSPACE = { name: 'Nordlicht GmbH' };
const FIRST_NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn', 'Greta', 'Hanno'];
const LAST_NAMES = ['Kowalski', 'Wolf', 'Yılmaz', 'Lind', 'Braun'];
/** First and last name of 50 letters each, without a place to break in the first. */
const LONG_NAME = `${'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'.slice(0, 50)} ${'Maximiliane-Friederike von und zu Hohenstein-Schwarzenberg'.slice(0, 50)}`;
const LONG_WORKSPACE = 'Gesellschaft für allerlei Angelegenheiten und Beratung mbH & Co. KG '.repeat(3);
const NORMAL: SampleStanines = { O: 7, C: 6, E: 5, A: 7, ES: 4 };
/** One point outside the range of the sample role on every trait. */
const JUST_OUTSIDE: SampleStanines = { O: 8, C: 4, E: 5, A: 7, ES: 4 };
const ONE_TRAIT: RoleRanges = { C: { min: 5, max: 8 } };
const MISSING_SCALES: SampleStanines = { O: 6, C: null, E: 6, A: 6, ES: null };
/** Every check of a sheet raised a flag. */
const ALL_FLAGS = QUALITY_INDICES.map((index) => ({ index, value: 2, severe: true }));
const FLAGGED_SCORE: Partial<SheetScore> = { quality: { verdict: verdictOf(ALL_FLAGS), flags: ALL_FLAGS } };

const all = (stanine: Stanine): SampleStanines => ({
  O: stanine,
  C: stanine,
  E: stanine,
  A: stanine,
  ES: stanine,
});
const namesOf = (count: number, isLong = false) =>
  Array.from({ length: count }, (_, index) => {
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`;
    return isLong && index % 3 === 1 ? LONG_NAME : name;
  });
const onScale = (value: number) => (1 + (((value % 9) + 9) % 9)) as Stanine;

interface Person {
  readonly name: string;
  readonly stanines: Readonly<Record<Trait, Stanine>>;
  readonly score: SheetScore;
  readonly answeredIn: Language;
}

/** How the people of a group differ: not at all, in their results, or in form and language, too. */
type Mix = 'identical' | 'normal' | 'versions';

function people(
  count: number,
  { mix = 'normal', isLong = false }: { mix?: Mix; isLong?: boolean } = {},
): Person[] {
  return namesOf(count, isLong).map((name, index) => {
    const variant = mix === 'identical' ? 0 : index;
    const stanines = {
      O: onScale(2 + variant * 2),
      C: onScale(4 + (variant % 4)),
      E: onScale(7 - variant),
      A: onScale(6 - variant),
      ES: onScale(2 + variant),
    };
    const isOld = mix === 'versions' && index % 2 === 0;
    const plain = sampleScore(stanines, mix !== 'identical' && index % 4 === 1 ? FLAGGED_SCORE : {});
    const versions = isOld ? { ...plain.versions, instrument: 'ipip-neo-work@1' as const } : plain.versions;
    return { name, stanines, score: { ...plain, versions }, answeredIn: isOld ? 'en' : 'de' };
  });
}

const roleOf = (
  language: Language,
  stanines: SampleStanines,
  ranges = SAMPLE_RANGES,
  name = 'Product owner',
): ReportRole => ({
  ...sampleRole(stanines, ranges),
  questionSet: askedFor(language, ranges, DAY),
  name,
});

function outerOf({ facets }: SheetScore): Facet[] {
  return (Object.keys(facets) as Facet[]).filter((facet) => facets[facet]?.level !== 'middle');
}

function premium(input: ReportInput, roles: readonly ReportRole[], isExcluded = false): ReportDocument {
  return buildPremiumDocument({ ...input, roles, isExcluded, outerFacets: outerOf(input.score) });
}

function team(language: Language, members: readonly Person[], text: string | null = null): ReportDocument {
  return buildTeamDocument({
    team: { name: 'Product team north', text },
    workspace: WORKSPACE,
    language,
    members: members.map(({ name }, index) => ({ name, roles: index % 3 === 2 ? [] : ['Product owner'] })),
    roles: ['Product owner', 'Development'],
    results: members.map(({ stanines, score }) => ({
      stanines,
      isDoubtful: score.quality.verdict === 'doubtful',
    })),
    sources: members.map(({ score: { versions }, answeredIn }) => ({ versions, answeredIn })),
    date: DAY,
  });
}

function assessment(language: Language, participants: readonly Person[], open = 1): ReportDocument {
  return buildAssessmentDocument({
    assessment: { name: 'Product owner 2026-11', purpose: 'recruiting', start: DAY, end: DAY },
    role: { id: 'product-owner', name: 'Product owner', ranges: SAMPLE_RANGES },
    questionSet: askedFor(language, SAMPLE_RANGES, DAY),
    workspace: WORKSPACE,
    language,
    participants: [
      ...participants.map(({ name, stanines, score, answeredIn }, index) => ({
        id: `finished-${index}`,
        name,
        status: 'FINISHED' as const,
        hold: undefined,
        result: { score, answeredIn, fit: roleOf(language, stanines).fit, statement: null },
      })),
      ...namesOf(open).map((name, index) => ({
        id: `open-${index}`,
        name,
        status: 'SENT' as const,
        result: null,
        hold: undefined,
      })),
    ],
  });
}

function comparison(
  language: Language,
  comparedPeople: readonly Person[],
  ranges?: RoleRanges,
): ReportDocument {
  return buildComparisonDocument({
    people: comparedPeople.map(({ name, stanines, score, answeredIn }) => ({
      name,
      status: 'APPLICANT',
      score,
      answeredIn,
      fit: ranges === undefined ? null : roleOf(language, stanines, ranges).fit,
      isExcluded: false,
      hold: undefined,
      statement: null,
    })),
    role: ranges === undefined ? undefined : { name: 'Product owner', ranges },
    workspace: WORKSPACE.name,
    language,
    reach: ranges === undefined ? undefined : 37,
    date: DAY,
  });
}

function interview(language: Language, interviewees: readonly Person[], ranges = SAMPLE_RANGES): PrintOrder {
  const model = buildInterviewSheets({
    people: interviewees.map(({ name, score, answeredIn }) => ({
      talentId: newId(),
      name,
      score,
      answeredIn,
      finishedAt: DAY,
      statement: null,
    })),
    role: { name: 'Product owner', ranges },
    questionSet: askedFor(language, ranges, DAY),
    workspace: WORKSPACE.name,
    language,
  });
  return { template: 'interview', model: withPrintDay(model, DAY) };
}

const report = (over: Partial<ReportInput>): PrintOrder => ({
  template: 'report',
  model: buildReportModel(sampleReport(over)),
});
const document = (model: ReportDocument): PrintOrder => ({ template: 'document', model });
type Orders = Readonly<Record<string, () => PrintOrder>>;

function reports(language: Language): Orders {
  const flaggedInput = { language, score: sampleScore(all(4), FLAGGED_SCORE) };
  const long = { person: { name: LONG_NAME }, workspace: { name: LONG_WORKSPACE } };
  const employer = { language, audience: 'employer' as const };
  const one = { language, score: sampleScore(JUST_OUTSIDE) };
  return {
    'personality: of a talent': () => report({ language }),
    'personality: for an employer': () => report(employer),
    'personality: two flags': () =>
      report({
        language,
        score: sampleScore(NORMAL, { quality: { verdict: 'doubtful', flags: ALL_FLAGS.slice(0, 2) } }),
      }),
    'personality: every flag': () => report(flaggedInput),
    'personality: every flag, for an employer': () => report({ ...employer, ...flaggedInput, ...long }),
    'personality: missing scales': () =>
      report({ language, ...long, score: sampleScore(MISSING_SCALES, { style: null }) }),
    'personality and role: normal': () => report({ ...employer, role: roleOf(language, NORMAL) }),
    'personality and role: every flag': () =>
      report({ ...employer, ...flaggedInput, role: roleOf(language, all(4), SAMPLE_RANGES, LONG_NAME) }),
    'personality and role: one counted trait': () =>
      report({ ...employer, role: roleOf(language, NORMAL, ONE_TRAIT) }),
    'personality and role: one point outside': () =>
      report({ ...employer, ...one, role: roleOf(language, JUST_OUTSIDE) }),
  };
}

function singles(language: Language): Orders {
  const sheet = (over: Partial<ReportInput> = {}) =>
    sampleReport({ language, audience: 'employer', ...over });
  const flaggedInput = { score: sampleScore(all(4), FLAGGED_SCORE), person: { name: LONG_NAME } };
  const missingInput = { score: sampleScore(MISSING_SCALES, { style: null }) };
  const fit = (over: Partial<ReportInput>, role: ReportRole) =>
    document(buildRoleFitDocument({ ...sheet(over), role }));
  return {
    'premium: normal': () => document(premium(sheet({ audience: 'talent' }), [roleOf(language, NORMAL)])),
    'premium: every flag': () => document(premium(sheet(flaggedInput), [], true)),
    'premium: three roles': () =>
      document(
        premium(
          sheet(),
          ['Product owner', LONG_NAME, 'Sales'].map((name) => roleOf(language, NORMAL, SAMPLE_RANGES, name)),
        ),
      ),
    'premium: missing scales': () => document(premium(sheet(missingInput), [])),
    'premium: sample': () => document(buildPremiumSample(language)),
    'role: normal': () => fit({}, roleOf(language, NORMAL)),
    'role: every flag': () => fit(flaggedInput, roleOf(language, all(4), SAMPLE_RANGES, LONG_NAME)),
    'role: one counted trait': () => fit({}, roleOf(language, NORMAL, ONE_TRAIT)),
    'role: one point outside': () =>
      fit({ score: sampleScore(JUST_OUTSIDE) }, roleOf(language, JUST_OUTSIDE)),
    'role: no requirement': () => fit({}, roleOf(language, NORMAL, {})),
    'role: far below': () =>
      fit({ score: sampleScore(all(1)), audience: 'talent' }, roleOf(language, all(1))),
  };
}

function groups(language: Language): Orders {
  const longText = 'We build together and we learn from what goes wrong. '.repeat(8);
  return {
    'team: three': () => document(team(language, people(3))),
    'team: four identical': () => document(team(language, people(4, { mix: 'identical' }))),
    'team: six': () => document(team(language, people(6), longText)),
    'team: forty': () => document(team(language, people(40, { mix: 'versions', isLong: true }), longText)),
    'assessment: five': () => document(assessment(language, people(5))),
    'assessment: three': () => document(assessment(language, people(3, { mix: 'versions' }))),
    'assessment: four identical': () => document(assessment(language, people(4, { mix: 'identical' }), 0)),
    'assessment: forty': () =>
      document(assessment(language, people(40, { mix: 'versions', isLong: true }), 4)),
    'assessment: nobody yet': () => document(assessment(language, [], 3)),
    'comparison: two': () => document(comparison(language, people(2), SAMPLE_RANGES)),
    'comparison: four': () =>
      document(comparison(language, people(4, { mix: 'versions', isLong: true }), SAMPLE_RANGES)),
    'comparison: four identical': () =>
      document(comparison(language, people(4, { mix: 'identical' }), SAMPLE_RANGES)),
    'comparison: one counted trait': () => document(comparison(language, people(3), ONE_TRAIT)),
    'comparison: no role': () => document(comparison(language, people(4))),
    'interview: four': () => interview(language, people(4, { isLong: true })),
    'interview: one counted trait': () => interview(language, people(1), ONE_TRAIT),
    'interview: one point outside': () => interview(language, people(2, { mix: 'identical' })),
  };
}

/** Every kind of document in print, with usual and with extreme data; serves tests and pictures. */
export function printedDocuments(language: Language): Orders {
  return {
    ...reports(language),
    ...singles(language),
    ...groups(language),
    'manual: as published': () => document(buildManual(language, manualData(NO_OWN_DATA))),
    'planner: of a year': () => ({ template: 'planner', model: buildPlanner(2027, language) }),
    'copy: an account': () => document(sampleCopy(language, 0)),
    'copy: every answer': () => document(sampleCopy(language, 108)),
  };
}
