import type { JsonValues } from '@quint/contract/json-values.ts';
import { exportsDe } from '@quint/phrases/people/documents/exports.de.ts';
import { exportsEn } from '@quint/phrases/people/documents/exports.en.ts';
import { facetNamesDe } from '@quint/phrases/measures/facet-names.de.ts';
import { facetNamesEn } from '@quint/phrases/measures/facet-names.en.ts';
import { interpolatePlain } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { listQualityNotes } from '@quint/phrases/measures/report/flag-text.ts';
import { qualityDe } from '@quint/phrases/measures/report/quality.de.ts';
import { qualityEn } from '@quint/phrases/measures/report/quality.en.ts';
import { traitsDe } from '@quint/phrases/measures/report/traits.de.ts';
import { traitsEn } from '@quint/phrases/measures/report/traits.en.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { FileColumn, DateFormatters } from '#features/actions/exports/model.ts';

/** The record behind a row of the results file. */
export interface ResultRecord {
  readonly language: string;
  readonly date_finished: string | null;
  readonly instrument_version: string | null;
  readonly scoring_version: string | null;
  readonly norm_version: string | null;
  readonly result: JsonValues['SheetResult'] | null;
  readonly talent: { readonly fullname: string; readonly email: string } | null;
}

export const RESULT_FIELDS = [
  'language',
  'date_finished',
  'instrument_version',
  'scoring_version',
  'norm_version',
  'result',
  'talent.fullname',
  'talent.email',
].join(',');

export const FILE_LABELS = { en: exportsEn, de: exportsDe } as const;
export const TRAIT_NAMES = { en: traitsEn, de: traitsDe } as const;
const QUALITY = { en: qualityEn, de: qualityDe } as const;
const FACET_NAMES = { en: facetNamesEn, de: facetNamesDe } as const;

type Column = FileColumn<ResultRecord>;

function traitColumns(language: Language): Column[] {
  const { results } = FILE_LABELS[language];
  return TRAITS.flatMap((trait) =>
    (['stanine', 't', 'percentile'] as const).map((number) => ({
      header: interpolatePlain(results[number], { trait: TRAIT_NAMES[language][trait].name }),
      cell: ({ result }: ResultRecord) => result?.traits[trait]?.[number] ?? null,
    })),
  );
}

function facetColumns(language: Language): Column[] {
  const names = Object.entries(FACET_NAMES[language]) as [keyof typeof facetNamesEn, string][];
  return names.map(([facet, header]) => ({
    header,
    cell({ result }) {
      const level = result?.facets[facet]?.level;
      return level === undefined ? null : FILE_LABELS[language].levels[level];
    },
  }));
}

/** The columns of the results file: five traits, the facets, the quality, and the versions. */
export function columnsOfResults(language: Language, { toDay }: DateFormatters): readonly Column[] {
  const { results: labels } = FILE_LABELS[language];
  const quality = QUALITY[language];
  return [
    { header: labels.name, cell: ({ talent }) => talent?.fullname ?? null },
    { header: labels.email, cell: ({ talent }) => talent?.email ?? null },
    { header: labels.finished, cell: (row) => toDay(row.date_finished) },
    { header: labels.language, cell: (row) => row.language },
    ...traitColumns(language),
    ...facetColumns(language),
    {
      header: labels.quality,
      cell: ({ result }) => (result === null ? null : quality.verdicts[result.quality.verdict].label),
    },
    {
      header: labels.notes,
      cell: ({ result }) => (result === null ? null : listQualityNotes(quality, result.quality).join(' ')),
    },
    { header: labels.instrument, cell: (row) => row.instrument_version },
    { header: labels.scoring, cell: (row) => row.scoring_version },
    { header: labels.norm, cell: (row) => row.norm_version },
  ];
}
