import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { bandOf } from '@quint/psychometrics/stanines.ts';
import type { Facet, SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { styleChapter } from '#features/measures/reports/documents/styles/model.ts';
import type { ReportInput } from '#features/measures/reports/model.ts';
import {
  buildReportModel,
  DEFAULT_TIME_ZONE,
  printedName,
  sourceOf,
} from '#features/measures/reports/model.ts';
import { spectrum } from '#features/measures/reports/personality/model.ts';
import { closingChapter } from '#features/measures/reports/role-fit/model.ts';
import type { ReportRole } from '#features/measures/reports/role-view/model.ts';
import { reachText } from '#features/measures/reports/role-view/model.ts';
import { versionsOf } from '#features/measures/reports/sources/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { describeTraits, createReportLocale } from '#features/measures/reports/wording/model.ts';
import type { ReportModel, ReportTrait } from '#pdf/report-model.ts';

/** With more facets than this, no single one would stand out. */
const FACETS_SHOWN = 8;
const POLES = ['low', 'high'] as const;

interface Premium {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['single'];
  readonly score: SheetScore;
  /** The personality report of the same result, whose texts are reused. */
  readonly model: ReportModel;
}

function facetsOf({ locale }: Premium, trait: Trait) {
  const domain = trait === 'ES' ? 'N' : trait;
  const { facets } = locale.texts;
  return (Object.keys(facets) as (keyof typeof facets & Facet)[]).filter((facet) => facet.startsWith(domain));
}

/** The sentences about facets: to the person described, or about them. */
function facetTexts({ texts, audience }: ReportLocale) {
  return audience === 'talent' ? texts.facets : texts.facetsAbout;
}

function facetTable(premium: Premium, trait: Trait): DocumentBlock {
  const { locale, score, texts } = premium;
  const { facets, labels, quality } = locale.texts;
  const { facet: name, level: levelName, text } = texts.premium.facetColumns;
  const rows = facetsOf(premium, trait).map((facet) => {
    const level = score.facets[facet]?.level;
    return level === undefined
      ? [facets[facet].name, labels.noValue, quality.facetMissing]
      : [facets[facet].name, labels.levels[level], facetTexts(locale)[facet][level]];
  });
  return blocks.table(
    texts.premium.facets,
    [blocks.column(name, 4), blocks.column(levelName, 2), blocks.column(text, 11)],
    rows,
  );
}

function otherSides({ locale, texts, score }: Premium, trait: Trait): DocumentBlock[] {
  const own = score.traits[trait] && bandOf(score.traits[trait].stanine);
  const { leftPole, rightPole, bands } = locale.texts.traits[trait];
  return [
    blocks.heading(texts.premium.otherSide),
    blocks.columns(
      POLES.filter((pole) => pole !== own).map((pole) => ({
        heading: pole === 'low' ? leftPole : rightPole,
        points: [bands[pole].strengths, bands[pole].watchouts],
      })),
    ),
  ];
}

function traitChapter(premium: Premium, part: ReportTrait) {
  const { locale, texts, score } = premium;
  const own = score.traits[part.trait];
  const { words: labels } = locale.texts.chapters;
  const reflection = own && locale.texts.reflection.traits[part.trait][bandOf(own.stanine)];
  return blocks.chapter(
    part.name,
    [
      blocks.caution(locale, score.quality),
      blocks.spectrumPicture(locale, {
        score,
        only: part.trait,
        title: part.name,
        alternative: describeTraits(locale, score.traits, [part.trait]),
        idPrefix: `trait-${part.trait}`,
      }),
      part.score === null ? null : blocks.small(part.score.line),
      part.headline === '' ? null : blocks.strong(part.headline),
      blocks.paragraph(part.text),
      part.score === null
        ? null
        : blocks.columns([
            { heading: labels.strengths, text: part.upside },
            { heading: labels.watchouts, text: part.downside },
          ]),
      part.bothReadings === null ? null : blocks.note(part.bothReadings, `${labels.bothReadings}:`),
      blocks.heading(texts.premium.facets),
      facetTable(premium, part.trait),
      part.facetsNote === null ? null : blocks.small(part.facetsNote),
      ...otherSides(premium, part.trait),
      reflection === null || locale.audience === 'employer'
        ? null
        : blocks.note(reflection, `${texts.premium.reflection}:`),
    ],
    { lead: part.measures, isWhole: true },
  );
}

function overview(premium: Premium) {
  const { heading, lead } = premium.model.spectrum;
  const caution = blocks.caution(premium.locale, premium.score.quality);
  return blocks.chapter(heading, [caution, ...spectrum(premium)], { lead, isWhole: true });
}

function shape({ locale, score, model }: Premium) {
  return blocks.chapter(
    model.shape.heading,
    [
      blocks.caution(locale, score.quality),
      blocks.radar(
        { ...blocks.exactShape(score), title: model.shape.heading, description: model.shape.alternative },
        62,
      ),
    ],
    { lead: model.shape.lead, isWhole: true },
  );
}

function mission(premium: Premium, outer: readonly Facet[]) {
  const { locale, score, texts } = premium;
  const { mission: phrases } = texts.premium;
  const { facets, labels } = locale.texts;
  const all = TRAITS.flatMap((trait) => facetsOf(premium, trait))
    .filter((facet) => outer.includes(facet))
    .toSorted((a, b) => outer.indexOf(a) - outer.indexOf(b))
    .flatMap((facet) => {
      const level = score.facets[facet]?.level;
      if (level === undefined) return [];
      const heading = `${facets[facet].name} (${labels.levels[level]})`;
      return [{ heading, text: facetTexts(locale)[facet][level] }];
    });
  const visibleFacets = all.slice(0, FACETS_SHOWN);
  const count = all.length - visibleFacets.length;
  return blocks.chapter(
    phrases.title,
    [
      blocks.caution(locale, score.quality),
      ...(visibleFacets.length === 0
        ? [blocks.paragraph(phrases.none)]
        : visibleFacets.map((item) => blocks.note(item.text, `${item.heading}:`))),
      count === 0
        ? null
        : blocks.small(interpolate(count === 1 ? phrases.more_one : phrases.more_other, { count })),
      blocks.list(phrases.prompts),
    ],
    { lead: phrases.lead },
  );
}

function exclusionChapter({ locale, texts }: Premium) {
  const { title, leftOut } = texts.premium.roles;
  return blocks.chapter(title, [blocks.note(leftOut[locale.audience])]);
}

function rolesChapter({ locale, texts, score }: Premium, roles: readonly ReportRole[]) {
  const { labels, role: phrases } = locale.texts;
  return blocks.chapter(
    texts.premium.roles.title,
    [
      blocks.caution(locale, score.quality),
      blocks.table(
        texts.premium.roles.caption,
        [
          blocks.column(texts.premium.roles.column, 5),
          blocks.column(labels.table.fit, 3, 'end'),
          blocks.column(labels.table.interval, 3, 'end'),
          blocks.column(labels.table.level, 5),
        ],
        roles.map(({ name, fit, ranges }) => [
          printedName(name),
          fit.fit === null ? labels.noRange : interpolate(phrases.fit.value, { fit: fit.fit }),
          fit.interval === null ? '' : locale.span(fit.interval.low, fit.interval.high),
          [
            fit.fit === null ? '' : `${phrases.fit.bands[fit.band].label}.`,
            reachText(locale, { fit, ranges }),
          ]
            .filter((part) => part !== '')
            .join(' '),
        ]),
      ),
      blocks.small(
        roles.filter(({ fit }) => fit.fit !== null).length > 1
          ? `${phrases.fit.intervalNote} ${phrases.fit.severalNote}`
          : phrases.fit.intervalNote,
      ),
      blocks.small(phrases.fit.caveat),
    ],
    { lead: texts.premium.roles.lead },
  );
}

function readingChapter({ model, texts }: Premium) {
  return blocks.chapter(
    texts.reading,
    model.reading.sections.map(({ label, text }) => blocks.note(text, `${label}:`)),
    { lead: model.reading.lead },
  );
}

/**
 * Everything about one person's sheet in words: each trait with its facets and both poles, the profile shape,
 * distinctive facets, and the roles the person is considered for. Its numbers are those of the personality report.
 */
export function buildPremiumDocument(
  input: Omit<ReportInput, 'role'> & {
    readonly roles: readonly ReportRole[];
    readonly isExcluded: boolean;
    /** Facets on outer levels, the one furthest from the mean of the norm first. */
    readonly outerFacets: readonly Facet[];
  },
): ReportDocument {
  const { language, audience, score, finishedAt, roles, isExcluded } = input;
  const timeZone = input.timeZone ?? DEFAULT_TIME_ZONE;
  const locale = createReportLocale({ language, audience, timeZone });
  const texts = getDocumentTexts(language).single;
  const model = buildReportModel(input);
  const premium: Premium = { locale, texts, score, model };
  const { cover, document } = locale.texts.chapters;
  return blocks.documentOf(
    locale,
    {
      label: texts.premium.label,
      name: input.person.name,
      subtitle: interpolate(texts.premium.subtitle, { workspace: printedName(input.workspace.name) }),
      lead: cover.purpose[audience],
      facts: model.cover.facts,
      quality: score.quality,
      notes: [cover.instrument, document.confidential, texts.premium.guarantee],
      footer: versionsOf(locale, [sourceOf(input)], { fit: roles[0]?.fit.version }),
      date: finishedAt,
      timeZone,
    },
    [
      readingChapter(premium),
      overview(premium),
      ...model.traits.map((part) => traitChapter(premium, part)),
      shape(premium),
      styleChapter(locale, model.shape.style, input.score.quality),
      mission(premium, input.outerFacets),
      ...(isExcluded ? [exclusionChapter(premium)] : []),
      ...(roles.length === 0 ? [] : [rolesChapter(premium, roles)]),
      closingChapter(locale, input, 'premium'),
    ],
  );
}
