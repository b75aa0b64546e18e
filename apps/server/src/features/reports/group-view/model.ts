import type { DocumentBlock } from '@quint/contract/documents.ts';
import { stripsSvg } from '@quint/charts/strips.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { NORM_HALF, spreadOf } from '@quint/psychometrics/group-spread.ts';
import { countStanines, shapeOf } from '@quint/psychometrics/groups.ts';
import type { Camp, Camps, GroupShape } from '@quint/psychometrics/groups.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/reports/documents/model.ts';
import { groupCaution } from '#features/reports/quality/model.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';

/** The result of one member: five stanines, null where a scale was not scored, and whether it is doubtful. */
export interface MemberResult {
  readonly stanines: Readonly<Record<Trait, number | null>>;
  readonly isDoubtful: boolean;
}

/** A group on one trait. */
export interface DrawnGroup extends GroupShape {
  /** How many of the people on each stanine have a doubtful result. */
  readonly doubtful: readonly number[];
}

export function memberResultOf({ traits, quality }: Pick<SheetScore, 'traits' | 'quality'>): MemberResult {
  return {
    stanines: blocks.ofTraits((trait) => traits[trait]?.stanine ?? null),
    isDoubtful: isDoubtful(quality.verdict),
  };
}

function countOn(results: readonly MemberResult[], trait: Trait): readonly number[] {
  return countStanines(results.map(({ stanines }) => stanines[trait]));
}

/** A group on one trait; null for fewer than four people. */
export function groupOf(results: readonly MemberResult[], trait: Trait): DrawnGroup | null {
  const shape = shapeOf(countOn(results, trait));
  const doubtful = results.filter((result) => result.isDoubtful);
  return shape === null ? null : { ...shape, doubtful: countOn(doubtful, trait) };
}

export interface GroupPicture {
  readonly groups: Readonly<Record<Trait, DrawnGroup | null>>;
  /** How many of the results are doubtful. */
  readonly doubtful: number;
  readonly ranges?: RoleRanges | undefined;
  /** Whether every result is drawn as a dot. */
  readonly hasDots: boolean;
  readonly title: string;
}

function groupRow(words: ReportWords, trait: Trait, group: GroupShape | null): string[] {
  const { labels, traits } = words.texts;
  const { spreads } = getDocumentTexts(words.language).team.distribution;
  if (group === null) return [traits[trait].name, labels.noValue, '', '', '', ''];
  const head = [traits[trait].name, String(group.people)];
  // Nobody stands at the middle of two camps.
  if (group.camps !== null) return [...head, '', '', '', spreads.camps];
  return [
    ...head,
    words.number(group.median),
    words.span(group.from, group.to),
    words.number(group.to - group.from),
    spreads[spreadOf(group)],
  ];
}

/** Where the people of a camp stand. */
function stanineText(words: ReportWords, { from, to }: Camp): string {
  return from === to ? words.number(from) : words.span(from, to);
}

function campValues(words: ReportWords, { low, high, between }: Camps) {
  return {
    low: low.people,
    lowAt: stanineText(words, low),
    high: high.people,
    highAt: stanineText(words, high),
    between,
  };
}

function numbersOf(words: ReportWords, group: GroupShape | null): string {
  if (group === null) return '';
  const { numbers, campsNumbers } = getDocumentTexts(words.language).team.distribution.words;
  const { people: count, camps } = group;
  if (camps !== null) return interpolate(campsNumbers, { count, ...campValues(words, camps) });
  return interpolate(numbers, {
    count,
    median: words.number(group.median),
    from: words.number(group.from),
    to: words.number(group.to),
  });
}

/** Names the traits on which the group has two camps. */
function campBlocks(words: ReportWords, groups: GroupPicture['groups']): DocumentBlock[] {
  const { camps: texts, campsNote } = getDocumentTexts(words.language).team.distribution.words;
  const lines = TRAITS.flatMap((trait) => {
    const camps = groups[trait]?.camps ?? null;
    if (camps === null) return [];
    return interpolate(camps.between === 0 ? texts.empty : texts.few, {
      trait: words.texts.traits[trait].name,
      ...campValues(words, camps),
    });
  });
  return lines.length === 0 ? [] : [blocks.list(lines), blocks.small(campsNote)];
}

/** The group on every trait in one line, instead of the picture. */
function alternativeOf(words: ReportWords, groups: GroupPicture['groups']): string {
  const { distribution } = getDocumentTexts(words.language).team;
  const { labels, traits } = words.texts;
  return TRAITS.map((trait) => {
    const group = groups[trait];
    const { name } = traits[trait];
    if (group === null) return `${name}: ${labels.noValue}`;
    const { people: count, camps } = group;
    if (camps !== null) {
      return interpolate(distribution.campsAlternative, { trait: name, count, ...campValues(words, camps) });
    }
    return interpolate(distribution.alternative, {
      trait: name,
      count,
      median: words.number(group.median),
      from: words.number(group.from),
      to: words.number(group.to),
    });
  }).join('. ');
}

function picture(words: ReportWords, { groups, ranges, hasDots, title }: GroupPicture): DocumentBlock {
  const { distribution } = getDocumentTexts(words.language).team;
  const alternative = alternativeOf(words, groups);
  const drawing = {
    groups,
    ranges,
    hasDots,
    labels: blocks.chartLabels(words),
    empty: words.texts.labels.noValue,
    numbers: blocks.ofTraits((trait) => numbersOf(words, groups[trait])),
    manyADot: (people: number) => interpolate(distribution.words.manyADot, { people: words.number(people) }),
    title,
    description: alternative,
    fontFamily: blocks.CHART_FONT,
  };
  return blocks.pictureForTwo((look) => stripsSvg({ ...drawing, ...look }), {
    idPrefix: 'group',
    alternative,
  });
}

/** A group on the five traits, with its numbers in a table. */
export function groupBlocks(words: ReportWords, group: GroupPicture): DocumentBlock[] {
  const { distribution } = getDocumentTexts(words.language).team;
  const { labels, chapters } = words.texts;
  const { columns: heads } = distribution;
  const table = blocks.table(
    distribution.caption,
    [
      blocks.column(heads.trait, 4),
      blocks.column(heads.count, 2, 'end'),
      blocks.column(heads.median, 2, 'end'),
      blocks.column(heads.half, 3, 'end'),
      blocks.column(heads.width, 2, 'end'),
      blocks.column(heads.spread, 3, 'end'),
    ],
    TRAITS.map((trait) => groupRow(words, trait, group.groups[trait])),
  );
  const spreadNote = interpolate(distribution.spreadNote, { width: words.number(NORM_HALF) });
  const caution = groupCaution(words, group.doubtful, group.hasDots);
  return [
    ...(caution === null ? [] : [blocks.note(caution, '', 'partial')]),
    picture(words, group),
    ...campBlocks(words, group.groups),
    blocks.heading(distribution.caption),
    table,
    blocks.small(`${spreadNote} ${distribution.error}`),
    blocks.small(`${labels.table.stanine}: ${chapters.reading.points[0].text}`),
  ];
}
