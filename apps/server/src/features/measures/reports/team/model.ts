import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { spreadOf } from '@quint/psychometrics/group-spread.ts';
import { FEWEST_DRAWN_ONE_BY_ONE, FEWEST_SHOWN } from '@quint/psychometrics/groups.ts';
import type { GroupShape } from '@quint/psychometrics/groups.ts';
import { bandOf } from '@quint/psychometrics/stanines.ts';
import type { Language, Trait } from '@quint/psychometrics/types.ts';
import { ofTraits, TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { groupBlocks, groupOf } from '#features/measures/reports/group-view/model.ts';
import type { MemberResult } from '#features/measures/reports/group-view/model.ts';
import { printedName } from '#features/measures/reports/model.ts';
import type { Source } from '#features/measures/reports/sources/model.ts';
import { mixedNormsNote, sourceFacts, versionsOf } from '#features/measures/reports/sources/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';

export interface TeamInput {
  readonly team: { readonly name: string; readonly text: string | null };
  readonly workspace: { readonly name: string };
  readonly language: Language;
  /** Everybody in the team by their visible name, with the roles they hold. */
  readonly members: readonly { readonly name: string; readonly roles: readonly string[] }[];
  readonly roles: readonly string[];
  readonly results: readonly MemberResult[];
  /** The sources of the results. */
  readonly sources: readonly Source[];
  /** Date of the newest result, or of the team itself. */
  readonly date: Date;
}

function traitBlocks(locale: ReportLocale, trait: Trait, group: GroupShape | null): DocumentBlock[] {
  if (group === null) return [];
  const { traits } = getDocumentTexts(locale.language).team;
  const texts = traits[trait];
  const name = locale.texts.traits[trait].name;
  if (group.clusters !== null) {
    const aside = getDocumentTexts(locale.language).team.distribution.spreads.camps;
    return [blocks.heading(name, trait, aside), blocks.paragraph(texts.camps), blocks.note(texts.question)];
  }
  const spread = spreadOf(group);
  const level = bandOf(Math.round(group.median));
  const aside = `${locale.texts.labels.levels[level]} · ${locale.number(group.median)}`;
  return [
    blocks.heading(name, trait, aside),
    blocks.paragraph(texts[level]),
    ...(spread === 'middle' ? [] : [blocks.paragraph(texts[spread])]),
    blocks.note(texts.question),
  ];
}

function chaptersOf(locale: ReportLocale, input: TeamInput): ReportDocument['chapters'] {
  const { team: texts } = getDocumentTexts(locale.language);
  const groups = ofTraits((trait) => groupOf(input.results, trait));
  if (!TRAITS.some((trait) => groups[trait] !== null)) {
    const least = FEWEST_SHOWN;
    return [
      blocks.chapter(texts.few.title, [
        blocks.note(interpolate(texts.few.text, { least })),
        blocks.paragraph(interpolate(texts.few.next, { least })),
      ]),
    ];
  }
  const { distribution, traits, talk } = texts;
  const doubtful = input.results.filter(({ isDoubtful }) => isDoubtful).length;
  const { title, marks } = distribution;
  const hasDots = TRAITS.every((trait) => (groups[trait]?.people ?? Infinity) >= FEWEST_DRAWN_ONE_BY_ONE);
  const picture = groupBlocks(locale, { groups, doubtful, hasDots, title });
  const withoutDots = interpolate(distribution.withoutDots, { least: FEWEST_DRAWN_ONE_BY_ONE });
  return [
    blocks.chapter(title, [...(hasDots ? [] : [blocks.note(withoutDots)]), ...picture], {
      lead: hasDots ? `${distribution.dots} ${marks}` : marks,
    }),
    blocks.chapter(
      traits.title,
      TRAITS.flatMap((trait) => traitBlocks(locale, trait, groups[trait])),
      { lead: traits.lead },
    ),
    blocks.chapter(talk.title, [blocks.list(talk.general)], { lead: talk.lead }),
  ];
}

function memberChapter(locale: ReportLocale, { members, roles }: TeamInput) {
  const { team: texts } = getDocumentTexts(locale.language);
  const people = members.map((member) => [
    printedName(member.name),
    member.roles.map(printedName).join(', '),
  ]);
  const heldRoles = new Set(members.flatMap((member) => member.roles));
  const open = roles.filter((role) => !heldRoles.has(role));
  return blocks.chapter(texts.members.title, [
    people.length === 0
      ? blocks.paragraph(texts.none)
      : blocks.table(
          texts.members.title,
          [blocks.column(texts.facts.members, 3), blocks.column(texts.facts.roles, 4)],
          people,
        ),
    ...(open.length === 0 ? [] : [blocks.heading(texts.members.open), blocks.list(open.map(printedName))]),
  ]);
}

/** The distribution of a team's results. No value is next to a name; for fewer than four people nothing is shown. */
export function buildTeamDocument(input: TeamInput): ReportDocument {
  const locale = createReportLocale({ language: input.language, audience: 'employer' });
  const { team: texts } = getDocumentTexts(input.language);
  const { facts } = texts;
  const { text } = input.team;
  return blocks.documentOf(
    locale,
    {
      label: texts.label,
      name: input.team.name,
      subtitle: interpolate(texts.subtitle, { workspace: printedName(input.workspace.name) }),
      lead: texts.lead,
      facts: [
        { label: facts.members, text: String(input.members.length) },
        { label: facts.results, text: String(input.results.length) },
        { label: facts.date, text: input.results.length === 0 ? texts.none : locale.day(input.date) },
        ...sourceFacts(locale, input.sources),
      ],
      notes: [...mixedNormsNote(locale, input.sources), locale.texts.chapters.document.confidentialTeam],
      footer: versionsOf(locale, input.sources),
      date: input.date,
    },
    [
      ...(text === null || text.trim() === ''
        ? []
        : [
            blocks.chapter(texts.words.title, text.split(/\n+/).filter(Boolean).map(blocks.paragraph), {
              lead: texts.words.lead,
            }),
          ]),
      memberChapter(locale, input),
      ...chaptersOf(locale, input),
    ],
  );
}
