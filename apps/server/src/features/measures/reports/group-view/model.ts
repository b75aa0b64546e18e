import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import { stripsSvg } from '@quint/charts/strips.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { NORM_HALF, spreadOf } from '@quint/psychometrics/group-spread.ts';
import { countStanines, shapeOf } from '@quint/psychometrics/groups.ts';
import type { Cluster, ClusterPair, GroupShape } from '@quint/psychometrics/groups.ts';
import type { RoleRanges, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { ofTraits, TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { groupCaution } from '#features/measures/reports/quality/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

/** The result of one member: five stanines, null for an unscored scale, and whether it is doubtful. */
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
    stanines: ofTraits((trait) => traits[trait]?.stanine ?? null),
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

function groupRow(locale: ReportLocale, trait: Trait, group: GroupShape | null): string[] {
  const { labels, traits } = locale.texts;
  const { spreads } = getDocumentTexts(locale.language).team.distribution;
  if (group === null) return [traits[trait].name, labels.noValue, '', '', '', ''];
  const head = [traits[trait].name, String(group.people)];
  // With two clusters, nobody is in the middle.
  if (group.clusters !== null) return [...head, '', '', '', spreads.camps];
  return [
    ...head,
    locale.number(group.median),
    locale.span(group.from, group.to),
    locale.number(group.to - group.from),
    spreads[spreadOf(group)],
  ];
}

/** The stanines of the people of a cluster. */
function stanineText(locale: ReportLocale, { from, to }: Cluster): string {
  return from === to ? locale.number(from) : locale.span(from, to);
}

function clusterValues(locale: ReportLocale, { low, high, between }: ClusterPair) {
  return {
    low: low.people,
    lowAt: stanineText(locale, low),
    high: high.people,
    highAt: stanineText(locale, high),
    between,
  };
}

function numbersOf(locale: ReportLocale, group: GroupShape | null): string {
  if (group === null) return '';
  const { numbers, campsNumbers: clusterNumbers } = getDocumentTexts(locale.language).team.distribution.words;
  const { people: count, clusters } = group;
  if (clusters !== null) return interpolate(clusterNumbers, { count, ...clusterValues(locale, clusters) });
  return interpolate(numbers, {
    count,
    median: locale.number(group.median),
    from: locale.number(group.from),
    to: locale.number(group.to),
  });
}

/** Names the traits on which the group has two clusters. */
function clusterBlocks(locale: ReportLocale, groups: GroupPicture['groups']): DocumentBlock[] {
  const { camps: texts, campsNote: clusterNote } = getDocumentTexts(locale.language).team.distribution.words;
  const lines = TRAITS.flatMap((trait) => {
    const clusters = groups[trait]?.clusters ?? null;
    if (clusters === null) return [];
    return interpolate(clusters.between === 0 ? texts.empty : texts.few, {
      trait: locale.texts.traits[trait].name,
      ...clusterValues(locale, clusters),
    });
  });
  return lines.length === 0 ? [] : [blocks.list(lines), blocks.small(clusterNote)];
}

/** The group on every trait as one line of text, instead of the picture. */
function alternativeOf(locale: ReportLocale, groups: GroupPicture['groups']): string {
  const { distribution } = getDocumentTexts(locale.language).team;
  const { labels, traits } = locale.texts;
  return TRAITS.map((trait) => {
    const group = groups[trait];
    const { name } = traits[trait];
    if (group === null) return `${name}: ${labels.noValue}`;
    const { people: count, clusters } = group;
    if (clusters !== null) {
      return interpolate(distribution.campsAlternative, {
        trait: name,
        count,
        ...clusterValues(locale, clusters),
      });
    }
    return interpolate(distribution.alternative, {
      trait: name,
      count,
      median: locale.number(group.median),
      from: locale.number(group.from),
      to: locale.number(group.to),
    });
  }).join('. ');
}

function picture(locale: ReportLocale, { groups, ranges, hasDots, title }: GroupPicture): DocumentBlock {
  const { distribution } = getDocumentTexts(locale.language).team;
  const alternative = alternativeOf(locale, groups);
  const drawing = {
    groups,
    ranges,
    hasDots,
    labels: blocks.chartLabels(locale),
    empty: locale.texts.labels.noValue,
    numbers: ofTraits((trait) => numbersOf(locale, groups[trait])),
    manyADot: (people: number) => interpolate(distribution.words.manyADot, { people: locale.number(people) }),
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
export function groupBlocks(locale: ReportLocale, group: GroupPicture): DocumentBlock[] {
  const { distribution } = getDocumentTexts(locale.language).team;
  const { labels, chapters } = locale.texts;
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
    TRAITS.map((trait) => groupRow(locale, trait, group.groups[trait])),
  );
  const spreadNote = interpolate(distribution.spreadNote, { width: locale.number(NORM_HALF) });
  const caution = groupCaution(locale, group.doubtful, group.hasDots);
  return [
    ...(caution === null ? [] : [blocks.note(caution, '', 'partial')]),
    picture(locale, group),
    ...clusterBlocks(locale, group.groups),
    blocks.heading(distribution.caption),
    table,
    blocks.small(`${spreadNote} ${distribution.error}`),
    blocks.small(`${labels.table.stanine}: ${chapters.reading.points[0].text}`),
  ];
}
