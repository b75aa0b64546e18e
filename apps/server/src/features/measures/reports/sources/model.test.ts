import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Versions } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import { buildComparisonDocument } from '#features/measures/reports/comparison/model.ts';
import { memberResultOf } from '#features/measures/reports/group-view/model.ts';
import { buildInterviewSheets } from '#features/measures/reports/interview/model.ts';
import { buildReportModel, sourceOf } from '#features/measures/reports/model.ts';
import { buildPersonalityDocument } from '#features/measures/reports/personality/model.ts';
import { buildPremiumDocument } from '#features/measures/reports/premium/model.ts';
import { buildRoleFitDocument } from '#features/measures/reports/role-fit/model.ts';
import { versionsOf } from '#features/measures/reports/sources/model.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import {
  SAMPLE_RANGES,
  SAMPLE_STANINES,
  sampleReport,
  sampleRole,
  sampleScore,
} from '#testing/sample-report.ts';

const DAY = new Date('2026-11-18T10:00:00Z');
const WORKSPACE = { name: 'Nordlicht GmbH' };

interface AnsweredSheet {
  readonly versions: Partial<Versions>;
  readonly answeredIn: Language;
}

function resultOf({ versions, answeredIn }: AnsweredSheet) {
  const score = sampleScore(SAMPLE_STANINES);
  return { score: { ...score, versions: { ...score.versions, ...versions } }, answeredIn };
}

/** The older form in English under the published norm, then the newer one in German under another. */
const TWO = [
  resultOf({ versions: { instrument: 'ipip-neo-work@1', scoring: 'scoring@1' }, answeredIn: 'en' }),
  resultOf({
    versions: { instrument: 'ipip-neo-work@2', scoring: 'scoring@2', norm: 'own-de@1' },
    answeredIn: 'de',
  }),
];
const FOUR = [...TWO, ...TWO];
const ROLE = sampleRole(SAMPLE_STANINES);
const role = { id: 'product-owner', name: 'Product owner', ranges: SAMPLE_RANGES };
const questionSet = openQuestions(SAMPLE_RANGES, []);

/** The footer of every kind of document about several people, whose results come in this order. */
function footersOf(language: Language, results: typeof FOUR): Readonly<Record<string, string>> {
  const names = results.map((_, index) => `Person ${index}`);
  const nameOf = (index: number) => names[index] ?? '';
  const document = { workspace: WORKSPACE, language };
  return {
    team: buildTeamDocument({
      ...document,
      team: { name: 'North', text: null },
      members: names.map((name) => ({ name, roles: [] })),
      roles: [],
      results: results.map(({ score }) => memberResultOf(score)),
      sources: results.map(sourceOf),
      date: DAY,
    }).footer,
    assessment: buildAssessmentDocument({
      ...document,
      assessment: { name: 'Autumn', purpose: 'recruiting', start: DAY, end: DAY },
      role,
      questionSet,
      participants: results.map(({ score, answeredIn }, index) => ({
        id: String(index),
        name: nameOf(index),
        status: 'FINISHED',
        hold: undefined,
        result: { score, answeredIn, fit: ROLE.fit, statement: null },
      })),
    }).footer,
    comparison: buildComparisonDocument({
      people: results.map(({ score, answeredIn }, index) => ({
        name: nameOf(index),
        status: 'APPLICANT',
        score,
        answeredIn,
        fit: ROLE.fit,
        isExcluded: false,
        hold: undefined,
        statement: null,
      })),
      role,
      workspace: WORKSPACE.name,
      language,
      reach: 37,
      date: DAY,
    }).footer,
  };
}

const EXPECTED_PARTS = {
  en: ['Instrument: ipip-neo-work@1 (English), @2 (German)', 'Norm: common-adult@1, own-de@1'],
  de: ['Fragebogen: ipip-neo-work@1 (Englisch), @2 (Deutsch)', 'Norm: common-adult@1, own-de@1'],
};

describe.each(LANGUAGES)('the footer of a document in %s', (language) => {
  const kinds = Object.keys(footersOf(language, FOUR));

  it.each(kinds)('%s: names every version and language of all its people, in any order', (kind) => {
    const footer = footersOf(language, FOUR)[kind];
    for (const part of EXPECTED_PARTS[language]) expect(footer).toContain(part);
    expect(footer).toContain('scoring@1, @2');
    expect(footersOf(language, FOUR.toReversed())[kind]).toBe(footer);
  });

  it.each(['personality', 'printed personality', 'premium', 'role'])(
    '%s: names the language of the questionnaire',
    (kind) => {
      const report = sampleReport({ language, answeredIn: 'de', role: ROLE, audience: 'employer' });
      const footers: Readonly<Record<string, string>> = {
        personality: buildPersonalityDocument(report).footer,
        'printed personality': buildReportModel(report).footer,
        premium: buildPremiumDocument({ ...report, roles: [ROLE], isExcluded: false, outerFacets: [] })
          .footer,
        role: buildRoleFitDocument({ ...report, role: ROLE }).footer,
      };
      const expectedTexts = { en: 'ipip-neo-work@2 (German) ·', de: 'ipip-neo-work@2 (Deutsch) ·' };
      expect(footers[kind]).toContain(expectedTexts[language]);
    },
  );

  it('interview: says of each person what their own result rests on', () => {
    const { sheets } = buildInterviewSheets({
      people: TWO.map(({ score, answeredIn }, index) => ({
        talentId: String(index),
        name: `Person ${index}`,
        score,
        answeredIn,
        finishedAt: DAY,
        statement: null,
      })),
      role,
      questionSet,
      workspace: WORKSPACE.name,
      language,
    });
    const languages = { en: ['English', 'German'], de: ['Englisch', 'Deutsch'] }[language];
    for (const [index, { basis }] of sheets.entries()) {
      expect(basis).toContain(`ipip-neo-work@${index + 1}`);
      expect(basis).toContain(languages[index]);
      expect(basis).not.toContain(languages[1 - index]);
    }
  });
});

describe('versionsOf', () => {
  const locale = createReportLocale({ language: 'en', audience: 'employer', timeZone: 'Europe/Berlin' });
  const lines = (sheets: readonly AnsweredSheet[]) =>
    versionsOf(locale, sheets.map(resultOf).map(sourceOf)).map(([label, version]) => `${label} ${version}`);

  it('names a version once, with all the languages it was answered in', () => {
    const instrument = 'ipip-neo-work@2';
    expect(
      lines([
        { versions: { instrument }, answeredIn: 'de' },
        { versions: { instrument }, answeredIn: 'en' },
        { versions: { instrument }, answeredIn: 'de' },
      ])[0],
    ).toBe('Instrument ipip-neo-work@2 (English, German)');
  });

  it('orders versions by number and shares a name only with the version before', () => {
    const norms = ['own-de@10', 'common-adult@1', 'own-de@9', 'error-de@1'];
    expect(lines(norms.map((norm) => ({ versions: { norm }, answeredIn: 'de' })))[1]).toBe(
      'Norm common-adult@1, error-de@1, own-de@9, @10',
    );
  });

  it('names only the texts where nobody has a result', () => {
    expect(lines([]).map((line) => line.split(' ')[0])).toEqual(['Text']);
  });
});
