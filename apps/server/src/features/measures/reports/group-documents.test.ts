import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { groupFits } from '@quint/psychometrics/fit-groups.ts';
import { fitOf } from '@quint/psychometrics/fit.ts';
import type { Language, RoleRanges } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import type { AssessmentParticipant } from '#features/measures/reports/assessment/person/model.ts';
import { buildAssessmentDocument } from '#features/measures/reports/assessment/model.ts';
import { buildTeamDocument } from '#features/measures/reports/team/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { DOUBTFUL } from '#testing/sample-documents.ts';
import type { SampleStanines } from '#testing/sample-report.ts';
import { SAMPLE_RANGES, sampleScore } from '#testing/sample-report.ts';

const DAY = new Date('2026-11-18T10:00:00Z');
const INSIDE = { O: 5, C: 6, E: 7, A: 5, ES: 6 };
const FAR_OUTSIDE = { O: 9, C: 1, E: 1, A: 9, ES: 1 };
/** One point outside the range on every trait. */
const JUST_OUTSIDE = { O: 8, C: 4, E: 5, A: 7, ES: 4 };

function participant(id: string, stanines: SampleStanines, ranges: RoleRanges): AssessmentParticipant {
  const score = sampleScore(stanines);
  const zs = Object.fromEntries(Object.entries(score.traits).map(([trait, of]) => [trait, of?.z ?? null]));
  return {
    id,
    name: `Person ${id}`,
    status: 'FINISHED',
    hold: undefined,
    result: { score, answeredIn: 'de', fit: fitOf({ stanines, zs }, ranges), statement: null },
  };
}

interface AssessmentOptions {
  readonly people: readonly AssessmentParticipant[];
  readonly language?: Language;
  readonly roleId?: string;
  readonly ranges?: RoleRanges;
}

function assessment({ people, language = 'en', roleId = 'role', ranges = SAMPLE_RANGES }: AssessmentOptions) {
  return buildAssessmentDocument({
    assessment: { name: 'November', purpose: 'recruiting', start: DAY, end: DAY },
    role: { id: roleId, name: 'Product owner', ranges },
    questionSet: openQuestions(ranges, []),
    workspace: { name: 'Nordlicht GmbH' },
    language,
    participants: people,
  });
}

const blocksOf = (document: ReportDocument, title: string): readonly DocumentBlock[] =>
  document.chapters.find(({ heading }) => heading === title)?.blocks ?? [];

/** The names in each table of the overview. */
function tablesOf(document: ReportDocument): string[][] {
  const { title } = getDocumentTexts(document.language).assessment.overview;
  return blocksOf(document, title).flatMap((block) =>
    block.kind === 'table' ? [block.rows.map(([name = '']) => name.replaceAll(/[\u2068\u2069]/g, ''))] : [],
  );
}

const headingsOf = (document: ReportDocument) =>
  blocksOf(document, getDocumentTexts(document.language).assessment.overview.title).flatMap((block) =>
    block.kind === 'heading' ? [`${block.text} (${block.aside})`] : [],
  );

function idsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
}

describe('people in an assessment report', () => {
  it('are listed in the groups and the random order of the page of the role', () => {
    const spread = [INSIDE, JUST_OUTSIDE, FAR_OUTSIDE, { O: 7, C: 4, E: 6, A: 5, ES: 3 }];
    const people = idsOf(40).map((id, index) =>
      participant(id, spread[index % spread.length] ?? INSIDE, SAMPLE_RANGES),
    );
    const compareIds = compareDrawn('role');
    const expectedGroups = groupFits(
      people.flatMap(({ id, name, result }) => {
        const { fit, interval } = result?.fit ?? { fit: null, interval: null };
        return fit === null || interval === null ? [] : [{ id, name, fit, interval }];
      }),
      (person) => person,
      (a, b) => compareIds(a.id, b.id),
    ).map((group) => group.map(({ name }) => name));
    expect(expectedGroups.length).toBeGreaterThan(1);
    const document = assessment({ people });
    expect(tablesOf(document)).toEqual(expectedGroups);
    // The chapter about each person uses the same order.
    const { title } = getDocumentTexts('en').assessment.people;
    const names = blocksOf(document, title).flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    );
    expect(names.map((name) => name.replaceAll(/[\u2068\u2069]/g, ''))).toEqual(expectedGroups.flat());
  });

  it('keep their order under other names, and get another one for another role', () => {
    const people = idsOf(12).map((id) => participant(id, INSIDE, SAMPLE_RANGES));
    const maskedPeople = people.map((person) => ({ ...person, name: `Talent ${person.id}` }));
    const order = tablesOf(assessment({ people })).flat();
    expect(tablesOf(assessment({ people: maskedPeople.toReversed() })).flat()).toEqual(
      order.map((name) => name.replace('Person', 'Talent')),
    );
    expect(order).not.toEqual(order.toSorted());
    expect(tablesOf(assessment({ people, roleId: 'other' })).flat()).not.toEqual(order);
  });

  it.each([
    ['en', ['These 4 cannot be told apart (in random order)']],
    ['de', ['Diese 4 sind nicht zu unterscheiden (in ausgeloster Reihenfolge)']],
  ] as const)('say that four alike cannot be told apart: %s', (language, headings) => {
    const people = idsOf(4).map((id) => participant(id, JUST_OUTSIDE, SAMPLE_RANGES));
    expect(headingsOf(assessment({ people, language }))).toEqual(headings);
  });

  it('state how a lower group compares with those above, and who has no fit', () => {
    const unfinishedParticipant = {
      ...participant('z', INSIDE, SAMPLE_RANGES),
      status: 'SENT',
      result: null,
    } as const;
    const people = [
      unfinishedParticipant,
      participant('a', FAR_OUTSIDE, SAMPLE_RANGES),
      participant('b', INSIDE, SAMPLE_RANGES),
    ];
    const document = assessment({ people });
    expect(headingsOf(document)).toEqual([
      'This person stands apart ()',
      'This person stands apart (differs from everyone above)',
      'Without a fit ()',
    ]);
    expect(tablesOf(document)).toEqual([['Person b'], ['Person a'], ['Person z']]);
  });

  it('are a table without headings when nobody can be compared', () => {
    const alone = assessment({ people: [participant('a', INSIDE, SAMPLE_RANGES)] });
    expect([headingsOf(alone), tablesOf(alone)]).toEqual([[], [['Person a']]]);
    const open = Object.fromEntries(Object.keys(SAMPLE_RANGES).map((trait) => [trait, { min: 1, max: 9 }]));
    const free = assessment({ people: idsOf(3).map((id) => participant(id, INSIDE, open)), ranges: open });
    expect([headingsOf(free), tablesOf(free)]).toEqual([[], [['Person p00', 'Person p01', 'Person p02']]]);
  });

  it('are grouped for a role with a single required trait', () => {
    const ranges = { E: { min: 6, max: 9 } };
    const people = idsOf(6).map((id, index) => participant(id, index < 3 ? INSIDE : FAR_OUTSIDE, ranges));
    expect(tablesOf(assessment({ people, ranges })).map(({ length }) => length)).toEqual([3, 3]);
  });

  it.each(['en', 'de'] as const)('have the base rate before their table: %s', (language) => {
    const document = assessment({ people: [participant('a', INSIDE, SAMPLE_RANGES)], language });
    const blocks = blocksOf(document, getDocumentTexts(language).assessment.overview.title);
    const rate = blocks.findIndex(
      (block) => block.kind === 'note' && /of 100 people|von 100 Menschen/.test(block.text),
    );
    expect(rate).toBeGreaterThan(-1);
    expect(blocks.findIndex(({ kind }) => kind === 'table')).toBe(rate + 1);
  });
});

function team(count: number, language: Language = 'en'): ReportDocument {
  return buildTeamDocument({
    team: { name: 'North', text: null },
    workspace: { name: 'Nordlicht GmbH' },
    language,
    members: idsOf(count).map((name) => ({ name, roles: [] })),
    roles: [],
    results: idsOf(count).map((_, index) => ({
      stanines: { ...INSIDE, O: 1 + (index % 9) },
      isDoubtful: index === 0,
    })),
    sources: [{ versions: sampleScore(INSIDE).versions, answeredIn: 'de' }],
    date: DAY,
  });
}

describe('a team report', () => {
  const chapterOf = (document: ReportDocument) => {
    const { title } = getDocumentTexts(document.language).team.distribution;
    return document.chapters.find(({ heading }) => heading === title);
  };
  const svgsOf = (document: ReportDocument) =>
    (chapterOf(document)?.blocks ?? []).flatMap((block) =>
      block.kind === 'picture' ? [block.svg, block.narrow ?? ''] : [],
    );

  it('shows nothing for three people, only bars for four to nine, and dots from ten on', () => {
    expect(svgsOf(team(3))).toEqual([]);
    for (const count of [4, 9]) {
      const svgs = svgsOf(team(count));
      expect(svgs).toHaveLength(2);
      for (const svg of svgs) {
        expect(svg).not.toContain('<circle');
        expect(svg).toContain('data-mark="median"');
      }
    }
    for (const count of [10, 40]) {
      for (const svg of svgsOf(team(count))) expect(svg).toMatch(/data-quality="doubtful"/);
    }
  });

  it.each(['en', 'de'] as const)('says what can be inferred, and how many are doubtful: %s', (language) => {
    const { distribution } = getDocumentTexts(language).team;
    const textsOf = (count: number) =>
      (chapterOf(team(count, language))?.blocks ?? []).flatMap((block) =>
        block.kind === 'note' ? [block.text] : [],
      );
    const without = distribution.withoutDots.replace('{{least}}', '10');
    expect(textsOf(9)).toContain(without);
    expect(textsOf(10)).not.toContain(without);
    expect(textsOf(4)).toContain(distribution.doubtful_one);
    expect(textsOf(40)).toContain(getReportTexts(language).quality.group_one);
    expect(chapterOf(team(9, language))?.lead).not.toContain(distribution.dots);
    expect(chapterOf(team(10, language))?.lead).toContain(distribution.dots);
  });
});

describe('documents about several people', () => {
  it.each(['en', 'de'] as const)('are not confidential to one person: %s', (language) => {
    const { confidential, confidentialGroup, confidentialTeam } = getReportTexts(language).chapters.document;
    const people = idsOf(4).map((id) => participant(id, INSIDE, SAMPLE_RANGES));
    expect(assessment({ people, language }).cover.notes).toContain(confidentialGroup);
    expect(team(4, language).cover.notes).toContain(confidentialTeam);
    for (const document of [assessment({ people, language }), team(4, language)]) {
      expect(document.cover.notes).not.toContain(confidential);
    }
  });

  it('note that the result of a doubtful participant needs to be read with care', () => {
    const [first, ...others] = idsOf(4).map((id) => participant(id, INSIDE, SAMPLE_RANGES));
    if (first?.result === undefined || first.result === null) throw new Error('There is no participant');
    const doubtful = { ...first.result, score: { ...first.result.score, quality: DOUBTFUL } };
    const document = assessment({ people: [{ ...first, result: doubtful }, ...others] });
    const { title } = getDocumentTexts('en').assessment.people;
    const notes = blocksOf(document, title).flatMap((block) => (block.kind === 'note' ? [block.label] : []));
    const { quality, interview } = getReportTexts('en');
    const where = `${interview.where}:`;
    expect(notes).toEqual([quality.caution.label, where, where, where, where]);
  });
});
