import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { ManualData } from '@quint/contract/measures/manual.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { REPORT_TEXTS_VERSION } from '@quint/phrases/measures/report/bank.ts';
import type { Domain, Language } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { appendixChapter } from '#features/measures/reports/manual/appendix/model.ts';
import {
  fairnessChapter,
  reliabilityChapter,
  validityChapter,
} from '#features/measures/reports/manual/evidence/model.ts';
import { normChapter } from '#features/measures/reports/manual/norms/model.ts';
import type { Assessment } from '#features/measures/reports/manual/overview/model.ts';
import { assess, hasGermanNorm } from '#features/measures/reports/manual/overview/model.ts';
import { qualityChapter } from '#features/measures/reports/manual/quality/model.ts';
import type { ManualContext } from '#features/measures/reports/manual/context/model.ts';
import { itemsOf } from '#features/measures/reports/manual/context/model.ts';
import { createReportLocale } from '#features/measures/reports/wording/model.ts';

type Chapter = ReportDocument['chapters'][number];

const domainOf = (trait: (typeof TRAITS)[number]): Domain => (trait === 'ES' ? 'N' : trait);
/** A calendar date as a time at noon. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The rating, or one for each language if they differ. */
function markText(
  { marks, byLanguage }: ManualContext['texts']['overview'],
  { mark, languages }: Assessment,
): string {
  if (languages === undefined || languages.DE === languages.EN) return marks[mark];
  return interpolate(byLanguage, { german: marks[languages.DE], english: marks[languages.EN] });
}

function overviewChapter({ texts, data }: ManualContext): Chapter {
  const { overview } = texts;
  const { columns: heads } = overview;
  return blocks.chapter(
    overview.title,
    [
      blocks.table(
        overview.caption,
        [
          blocks.column(heads.criterion, 4),
          blocks.column(heads.mark, 3),
          blocks.column(heads.open, 6),
          blocks.column(heads.next, 6),
        ],
        assess(data).map((assessment) => [
          overview.criteria[assessment.criterion],
          markText(overview, assessment),
          assessment.criterion === 'overall'
            ? overview.overall
            : assessment.open.map((point) => overview.open[point]).join(' ') || overview.nothing,
          assessment.next === null ? '–' : overview.next[assessment.next],
        ]),
      ),
    ],
    { lead: overview.lead },
  );
}

function theoryChapter({ locale, texts, data }: ManualContext): Chapter {
  const { columns: heads, facetColumns, ...phrases } = texts.theory;
  return blocks.chapter(phrases.title, [
    ...phrases.paragraphs.map(blocks.paragraph),
    blocks.heading(phrases.traits),
    blocks.table(
      phrases.traitsCaption,
      [
        blocks.column(heads.trait, 4),
        blocks.column(heads.low, 4),
        blocks.column(heads.high, 4),
        blocks.column(heads.items, 2, 'end'),
      ],
      TRAITS.map((trait) => {
        const { name, leftPole, rightPole } = locale.texts.traits[trait];
        return [`${trait} · ${name}`, leftPole, rightPole, String(itemsOf(data, domainOf(trait)))];
      }),
    ),
    ...TRAITS.map((trait) => blocks.note(locale.texts.traits[trait].measures, `${trait}:`)),
    blocks.heading(phrases.facets),
    blocks.table(
      phrases.facetsCaption,
      [blocks.column(facetColumns.facet, 4), blocks.column(facetColumns.level, 10)],
      Object.entries(locale.texts.facets).map(([id, { name }]) => [
        `${id} · ${name}`,
        locale.texts.facetsAbout[id as keyof typeof locale.texts.facetsAbout].high,
      ]),
    ),
    blocks.small(phrases.facetNote),
  ]);
}

function objectivityChapter({ locale, texts, data }: ManualContext): Chapter {
  const { objectivity: phrases } = texts;
  const boxes = data.instruments[0]?.boxes ?? [];
  return blocks.chapter(phrases.title, [
    blocks.heading(phrases.administration),
    blocks.paragraph(interpolate(phrases.administrationText, { instruction: phrases.instruction })),
    blocks.table(
      phrases.scale,
      boxes.map(({ value }) => blocks.column(String(value))),
      [boxes.map(({ label }) => label[locale.language])],
    ),
    blocks.paragraph(phrases.scaleText),
    blocks.heading(phrases.scoring),
    blocks.paragraph(phrases.scoringText),
    blocks.heading(phrases.interpretation),
    blocks.paragraph(phrases.interpretationText),
  ]);
}

function historyChapter({ locale, texts, data }: ManualContext): Chapter {
  const { columns: heads, ...phrases } = texts.history;
  return blocks.chapter(phrases.title, [
    blocks.table(
      phrases.caption,
      [blocks.column(heads.version, 3), blocks.column(heads.date, 4), blocks.column(heads.change, 10)],
      data.manual.history.map(({ version, date, change }) => [
        version,
        locale.day(noon(date)),
        change[locale.language],
      ]),
    ),
  ]);
}

/** The effect of errors of measurement on the band of high agreement, by examples. */
function certainty({ locale, texts, data }: ManualContext): Chapter['blocks'] {
  const { certaintyColumns: heads, ...phrases } = texts.fit;
  const { people, examples } = data.fit.certainty;
  const percent = (part: number, whole: number) => `${locale.decimal((100 * part) / whole, 1)} %`;
  return [
    blocks.heading(phrases.certainty),
    blocks.paragraph(interpolate(phrases.certaintyText, { people: locale.number(people) })),
    blocks.table(
      phrases.certaintyCaption,
      [
        blocks.column(heads.ranges, 6),
        blocks.column(heads.measured, 3, 'end'),
        blocks.column(heads.right, 3, 'end'),
        blocks.column(heads.found, 4, 'end'),
      ],
      examples.map(({ ranges, measured, real, both }) => [
        TRAITS.map((trait) => ranges[trait].join('–')).join('; '),
        percent(measured, people),
        percent(both, measured),
        percent(both, real),
      ]),
    ),
  ];
}

function chaptersOf(manual: ManualContext): Chapter[] {
  const { purpose, scoring, fit, style, use, limits, sources } = manual.texts;
  return [
    overviewChapter(manual),
    blocks.chapter(purpose.title, [...purpose.paragraphs.map(blocks.paragraph), blocks.list(purpose.points)]),
    theoryChapter(manual),
    objectivityChapter(manual),
    blocks.chapter(scoring.title, [...scoring.paragraphs.map(blocks.paragraph), blocks.list(scoring.points)]),
    normChapter(manual),
    reliabilityChapter(manual),
    validityChapter(manual),
    qualityChapter(manual),
    fairnessChapter(manual),
    blocks.chapter(fit.title, [
      ...fit.paragraphs.map(blocks.paragraph),
      ...certainty(manual),
      blocks.heading(fit.ranges),
      blocks.paragraph(fit.rangesText),
    ]),
    blocks.chapter(style.title, [blocks.paragraph(style.text)]),
    blocks.chapter(use.title, [blocks.list(use.points), blocks.note(use.law)]),
    blocks.chapter(limits.title, [
      blocks.list([
        ...limits.points,
        limits.languages,
        ...(hasGermanNorm(manual.data) ? [] : [limits.noGermanNorm]),
      ]),
      blocks.heading(manual.locale.texts.limits.cannot.title),
      blocks.list(Object.values(manual.locale.texts.limits.cannot.points)),
    ]),
    historyChapter(manual),
    blocks.chapter(sources.title, [blocks.list(sources.points)]),
    appendixChapter(manual),
  ];
}

/**
 * The manual in the order of German test reviews. All of it comes from `data`, including rules, figures and open
 * points.
 */
export function buildManual(language: Language, data: ManualData): ReportDocument {
  const locale = createReportLocale({ language, audience: 'employer' });
  const { manual: texts } = getDocumentTexts(language);
  const { facts } = texts;
  const versions = {
    instrument: data.instruments.map(({ id }) => id).join(', '),
    norm: [...new Set(data.norms.map(({ version }) => version))].join(', '),
  };
  const date = noon(data.manual.date);
  const dateCounted = data.manual.counted === null ? null : new Date(data.manual.counted);
  return blocks.documentOf(
    locale,
    {
      label: texts.label,
      name: texts.title,
      subtitle: texts.subtitle,
      lead: texts.lead,
      facts: [
        { label: facts.manual, text: `${data.manual.version}, ${locale.day(date)}` },
        { label: facts.author, text: texts.author },
        { label: facts.instrument, text: versions.instrument },
        { label: facts.scoring, text: data.scoring.version },
        { label: facts.norm, text: versions.norm },
        { label: facts.quality, text: data.quality.version },
        { label: facts.fit, text: data.fit.version },
        { label: facts.texts, text: REPORT_TEXTS_VERSION },
        { label: facts.counted, text: dateCounted === null ? texts.neverCounted : locale.day(dateCounted) },
      ],
      notes: [texts.note],
      footer: [
        [facts.manual, data.manual.version],
        [facts.instrument, versions.instrument],
        [facts.norm, versions.norm],
      ],
      date: dateCounted ?? date,
    },
    chaptersOf({ locale, texts, data }),
  );
}
