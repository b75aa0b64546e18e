import type { ReportDocument } from '@quint/contract/documents.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { REPORT_TEXTS_VERSION } from '@quint/phrases/report/bank.ts';
import { reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { alphaOf, halfWidthOf, normFor, NORM_VERSION, semOf } from '@quint/psychometrics/norms.ts';
import { QUALITY_VERSION } from '@quint/psychometrics/quality.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Domain, Language } from '@quint/psychometrics/types.ts';
import { DOMAINS, TRAITS } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/reports/documents/model.ts';
import { DEFAULT_TIME_ZONE } from '#features/reports/model.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';
import { reportWords } from '#features/reports/wording/model.ts';

/** The date of these versions: the manual changes with them and not from day to day. */
const DAY = new Date('2026-11-01T12:00:00Z');

interface Manual {
  readonly words: ReportWords;
  readonly texts: DocumentTexts['manual'];
  readonly norm: Norm;
}

function itemsOf(domain: Domain): number {
  return getForm(INSTRUMENT_VERSION).items.filter((item) => item.domain === domain).length;
}

const domainOf = (trait: (typeof TRAITS)[number]): Domain => (trait === 'ES' ? 'N' : trait);

function traits({ words, texts }: Manual) {
  const { columns: heads, facetColumns, ...phrases } = texts.traits;
  return blocks.chapter(
    phrases.title,
    [
      blocks.table(
        phrases.caption,
        [
          blocks.column(heads.trait, 4),
          blocks.column(heads.low, 4),
          blocks.column(heads.high, 4),
          blocks.column(heads.items, 2, 'end'),
        ],
        TRAITS.map((trait) => {
          const { name, leftPole, rightPole } = words.texts.traits[trait];
          return [`${trait} · ${name}`, leftPole, rightPole, String(itemsOf(domainOf(trait)))];
        }),
      ),
      ...TRAITS.map((trait) => blocks.note(words.texts.traits[trait].measures, `${trait}:`)),
      blocks.heading(phrases.facetCaption),
      blocks.table(
        phrases.facetCaption,
        [blocks.column(facetColumns.facet, 4), blocks.column(facetColumns.level, 10)],
        Object.entries(words.texts.facets).map(([id, { name, high }]) => [`${id} · ${name}`, high]),
      ),
      blocks.small(phrases.facetNote),
    ],
    { lead: phrases.lead },
  );
}

function normChapter({ words, texts, norm }: Manual) {
  const { columns: heads, ...phrases } = texts.norm;
  const { limits } = words.texts;
  return blocks.chapter(phrases.title, [
    blocks.paragraph(limits.norm.text),
    blocks.table(
      phrases.caption,
      [
        blocks.column(heads.domain, 6),
        blocks.column(heads.items, 2, 'end'),
        blocks.column(heads.mean, 2, 'end'),
        blocks.column(heads.sd, 3, 'end'),
      ],
      DOMAINS.map((domain) => {
        const { mean, sd } = norm.domains[domain];
        const name = domain === 'N' ? phrases.neuroticism : words.texts.traits[domain].name;
        return [name, String(itemsOf(domain)), words.decimal(mean, 2), words.decimal(sd, 2)];
      }),
    ),
    ...phrases.paragraphs.map(blocks.paragraph),
    blocks.paragraph(limits.norm.common),
  ]);
}

function error({ words, texts }: Manual) {
  const { columns: heads, ...phrases } = texts.error;
  return blocks.chapter(
    phrases.title,
    [
      blocks.table(
        phrases.caption,
        [
          blocks.column(heads.trait, 4),
          blocks.column(heads.alpha, 2, 'end'),
          blocks.column(heads.sem, 2, 'end'),
          blocks.column(heads.half, 3, 'end'),
          blocks.column(heads.difference, 4, 'end'),
        ],
        TRAITS.map((trait) => [
          words.texts.traits[trait].name,
          words.decimal(alphaOf(trait, INSTRUMENT_VERSION), 2),
          words.decimal(semOf(trait, INSTRUMENT_VERSION), 2),
          words.decimal(halfWidthOf(trait, INSTRUMENT_VERSION), 1),
          words.decimal(reliableDifferenceOf(trait, INSTRUMENT_VERSION), 2),
        ]),
      ),
      ...phrases.paragraphs.map(blocks.paragraph),
    ],
    { lead: phrases.lead },
  );
}

function quality({ texts }: Manual) {
  const { columns: heads, rows, ...phrases } = texts.quality;
  return blocks.chapter(
    phrases.title,
    [
      blocks.table(
        phrases.caption,
        [blocks.column(heads.check, 6), blocks.column(heads.flag, 4), blocks.column(heads.severe, 3)],
        rows,
      ),
      ...phrases.paragraphs.map(blocks.paragraph),
    ],
    { lead: phrases.lead },
  );
}

function instrument({ texts }: Manual) {
  const { instrument: phrases } = texts;
  return blocks.chapter(phrases.title, [
    ...phrases.paragraphs.map(blocks.paragraph),
    blocks.heading(phrases.scale),
    blocks.table(
      phrases.scale,
      [1, 2, 3, 4].map((box) => blocks.column(String(box))),
      [phrases.boxes],
    ),
    blocks.paragraph(phrases.scaleText),
  ]);
}

function chaptersOf(manual: Manual): ReportDocument['chapters'] {
  const { texts, words } = manual;
  const { purpose, scoring, fit, style, use, limits, sources } = texts;
  return [
    blocks.chapter(purpose.title, [...purpose.paragraphs.map(blocks.paragraph), blocks.list(purpose.points)]),
    instrument(manual),
    traits(manual),
    blocks.chapter(scoring.title, [
      ...scoring.paragraphs.map(blocks.paragraph),
      blocks.list(scoring.points),
      blocks.note(scoring.facets),
    ]),
    normChapter(manual),
    error(manual),
    quality(manual),
    blocks.chapter(fit.title, [
      ...fit.paragraphs.map(blocks.paragraph),
      blocks.paragraph(words.texts.role.fit.intervalNote),
      blocks.note(fit.stakeholders),
    ]),
    blocks.chapter(style.title, [blocks.paragraph(style.text)]),
    blocks.chapter(use.title, [blocks.list(use.points), blocks.note(use.law)]),
    blocks.chapter(limits.title, [
      blocks.list(limits.points),
      blocks.heading(words.texts.limits.cannot.title),
      blocks.list(Object.values(words.texts.limits.cannot.points)),
    ]),
    blocks.chapter(sources.title, [blocks.list(sources.points)]),
  ];
}

/** The manual of the instrument: every figure is read from the scoring engine. */
export function buildManual(language: Language): ReportDocument {
  const words = reportWords({ language, audience: 'employer', timeZone: DEFAULT_TIME_ZONE });
  const { manual: texts } = getDocumentTexts(language);
  const { facts } = texts;
  return blocks.documentOf(
    words,
    {
      label: texts.label,
      name: texts.title,
      subtitle: texts.subtitle,
      lead: texts.lead,
      facts: [
        { label: facts.instrument, text: INSTRUMENT_VERSION },
        { label: facts.scoring, text: SCORING_VERSION },
        { label: facts.norm, text: NORM_VERSION },
        { label: facts.quality, text: QUALITY_VERSION },
        { label: facts.fit, text: FIT_RULE },
        { label: facts.texts, text: REPORT_TEXTS_VERSION },
      ],
      notes: [texts.note],
      footer: [
        [facts.instrument, INSTRUMENT_VERSION],
        [facts.norm, NORM_VERSION],
        [facts.scoring, SCORING_VERSION],
      ],
      date: DAY,
      timeZone: DEFAULT_TIME_ZONE,
    },
    chaptersOf({ words, texts, norm: normFor(INSTRUMENT_VERSION) }),
  );
}
