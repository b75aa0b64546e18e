import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { ManualData } from '@quint/contract/measures/manual.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { roleTemplatesDe } from '@quint/phrases/roles/screens/role-templates.de.ts';
import { roleTemplatesEn } from '@quint/phrases/roles/screens/role-templates.en.ts';
import type { ExampleRanges } from '@quint/psychometrics/band-certainty.ts';
import { EXAMPLE_RANGES } from '@quint/psychometrics/band-certainty.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { ERROR_NORM, semOf } from '@quint/psychometrics/norms.ts';
import type { Language } from '@quint/psychometrics/types.ts';
import { DOMAINS, TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { tableOr } from '#features/measures/reports/manual/tables/model.ts';
import type { ManualContext } from '#features/measures/reports/manual/context/model.ts';
import { formOf, itemsOf, scaleName } from '#features/measures/reports/manual/context/model.ts';

type Chapter = ReportDocument['chapters'][number];
type Block = Chapter['blocks'][number];

const isOwnError = ({ version }: ManualData['norms'][number]) => version.startsWith(ERROR_NORM);

/** Own errors of measurement in force, used with the published means. */
function ownErrors({ texts, data, locale }: ManualContext): Block[] {
  const { norm } = texts;
  const own = data.norms.filter(isOwnError);
  if (own.length === 0) return [];
  const heads = norm.ownErrorColumns;
  return [
    blocks.table(
      norm.ownErrorCaption,
      [
        blocks.column(heads.version, 3),
        blocks.column(heads.form, 4),
        blocks.column(heads.people, 2, 'end'),
        blocks.column(heads.sem, 6),
      ],
      own.map(({ version, instrument, language, people, alphas }) => [
        version,
        formOf({ instrument, language: language ?? 'EN' }),
        people === null ? '–' : locale.number(people),
        TRAITS.map((trait) => {
          const knownInstrument = getForm(instrument).instrument;
          return locale.decimal(semOf(trait, { instrument: knownInstrument, alphas }), 2);
        }).join('; '),
      ]),
    ),
  ];
}

function ownNorms({ texts, data, locale }: ManualContext): Block {
  const { norm } = texts;
  const own = data.norms.filter((each) => each.language !== null && !isOwnError(each));
  return tableOr(
    norm.noOwn,
    norm.ownCaption,
    [
      blocks.column(norm.ownColumns.version, 3),
      blocks.column(norm.ownColumns.form, 4),
      blocks.column(norm.ownColumns.people, 2, 'end'),
      blocks.column(norm.ownColumns.mean, 6),
    ],
    own.map(({ version, instrument, language, people, domains }) => [
      version,
      formOf({ instrument, language: language ?? 'EN' }),
      people === null ? '–' : locale.number(people),
      DOMAINS.map((domain) => locale.decimal(domains[domain].mean, 1)).join('; '),
    ]),
  );
}

const TEMPLATES = { en: roleTemplatesEn, de: roleTemplatesDe };

/** The name of a template, or the ranges of an example. */
function roleName(language: Language, name: string): string {
  const templateName = Object.entries(TEMPLATES[language]).find(([key]) => key === name)?.[1].name;
  const { [name as ExampleRanges]: example = null } = EXAMPLE_RANGES;
  if (templateName !== undefined || example === null) return templateName ?? name;
  return TRAITS.map((trait) => `${trait} ${example[trait].join('–')}`).join('; ');
}

/** The effect of skewed scales on percentiles, the ends of the scale and the most sensitive base rate. */
function normalityValues({ locale, data }: ManualContext): Record<string, string> {
  const { skew, percentile, ends, people, roles } = data.normality;
  const moves = roles.flatMap(({ name, normal, lowest, highest }) =>
    [lowest, highest].map((skewedValue) => ({ name, normal, skewed: skewedValue })),
  );
  const distance = (move: { normal: number; skewed: number }) => Math.abs(move.skewed - move.normal);
  const largest = moves.reduce((most, move) => (distance(move) > distance(most) ? move : most), {
    name: '',
    normal: 0,
    skewed: 0,
  });
  return {
    skew: locale.decimal(skew, 1),
    points: locale.decimal(distance(percentile), 1),
    normal: locale.decimal(percentile.normal, 0),
    skewed: locale.decimal(percentile.skewed, 0),
    lowest: locale.decimal(ends.lowest, 1),
    highest: locale.decimal(ends.highest, 1),
    role: roleName(locale.language, largest.name),
    reach: locale.decimal(largest.normal, 1),
    reachSkewed: locale.decimal(largest.skewed, 1),
    people: locale.number(people),
  };
}

function normStudies({ texts, data, locale }: ManualContext): Block {
  const { studiesColumns: heads, studiesCaption, samplings, period, noStudies } = texts.norm;
  const day = (date: string) => locale.day(new Date(`${date}T12:00:00Z`));
  return tableOr(
    noStudies,
    studiesCaption,
    [
      blocks.column(heads.norm, 3),
      blocks.column(heads.form, 4),
      blocks.column(heads.people, 2, 'end'),
      blocks.column(heads.sampling, 3),
      blocks.column(heads.countries, 3),
      blocks.column(heads.period, 3),
      blocks.column(heads.description, 6),
    ],
    data.norm_studies.map((study) => [
      study.norm,
      formOf(study),
      locale.number(study.people),
      samplings[study.sampling],
      study.countries,
      interpolate(period, { from: day(study.field_start), to: day(study.field_end) }),
      study.description,
    ]),
  );
}

export function normChapter(manual: ManualContext): Chapter {
  const { locale, texts, data } = manual;
  const { columns: heads, ...phrases } = texts.norm;
  const [publishedNorm] = data.norms;
  const values = normalityValues(manual);
  return blocks.chapter(phrases.title, [
    ...phrases.paragraphs.map((text) => blocks.paragraph(interpolate(text, values))),
    blocks.table(
      phrases.caption,
      [
        blocks.column(heads.scale, 6),
        blocks.column(heads.items, 2, 'end'),
        blocks.column(heads.mean, 2, 'end'),
        blocks.column(heads.sd, 3, 'end'),
      ],
      DOMAINS.map((domain) => {
        const { mean = 0, sd = 0 } = publishedNorm?.domains[domain] ?? {};
        return [
          scaleName(manual, domain),
          String(itemsOf(data, domain)),
          locale.decimal(mean, 2),
          locale.decimal(sd, 2),
        ];
      }),
    ),
    blocks.heading(phrases.own),
    ownNorms(manual),
    ...ownErrors(manual),
    blocks.heading(phrases.studies),
    normStudies(manual),
  ]);
}
