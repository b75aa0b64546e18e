import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { tableOr } from '#features/measures/reports/manual/tables/model.ts';
import type { ManualContext } from '#features/measures/reports/manual/context/model.ts';
import {
  coefficient,
  formOf,
  scaleName,
  withInterval,
} from '#features/measures/reports/manual/context/model.ts';

type Chapter = ReportDocument['chapters'][number];
type Block = Chapter['blocks'][number];
type Study = ManualData['studies'][number];

function consistency(manual: ManualContext): Block {
  const { texts, data, locale } = manual;
  const { ownColumns: heads, ownCaption, noOwn } = texts.reliability;
  const rows = data.studies.flatMap((study) =>
    study.scales

      .map((scale) => [
        formOf(study),
        scaleName(manual, scale.scale),
        locale.number(scale.n),
        withInterval(locale, { value: scale.alpha, low: scale.alpha_low, high: scale.alpha_high }),
        withInterval(locale, { value: scale.omega, low: scale.omega_low, high: scale.omega_high }),
      ]),
  );
  const columns = [
    blocks.column(heads.form, 5),
    blocks.column(heads.trait, 4),
    blocks.column(heads.people, 2, 'end'),
    blocks.column(heads.alpha, 4, 'end'),
    blocks.column(heads.omega, 4, 'end'),
  ];
  return tableOr(noOwn, ownCaption, columns, rows);
}

function stability(manual: ManualContext): Block {
  const { texts, data, locale } = manual;
  const { retestColumns: heads, retestCaption, noRetest } = texts.reliability;
  const rows = data.studies.flatMap((study) =>
    study.retest.map(({ scale, weeks, pairs, r, low, high }) => [
      formOf(study),
      scaleName(manual, scale),
      weeks === '27-on' ? '27+' : weeks.replace('-', '–'),
      locale.number(pairs),
      withInterval(locale, { value: r, low, high }),
    ]),
  );
  const columns = [
    blocks.column(heads.form, 5),
    blocks.column(heads.trait, 4),
    blocks.column(heads.weeks, 2, 'end'),
    blocks.column(heads.pairs, 2, 'end'),
    blocks.column(heads.r, 4, 'end'),
  ];
  return tableOr(noRetest, retestCaption, columns, rows);
}

export function reliabilityChapter(manual: ManualContext): Chapter {
  const { locale, texts, data } = manual;
  const { columns: heads, ...phrases } = texts.reliability;
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
        TRAITS.map((trait) => {
          const statistics = data.error.traits[trait];
          return [
            locale.texts.traits[trait].name,
            coefficient(locale, statistics.alpha),
            locale.decimal(statistics.sem, 2),
            locale.decimal(statistics.half_width, 1),
            locale.decimal(statistics.reliable_difference, 2),
          ];
        }),
      ),
      ...phrases.paragraphs.map(blocks.paragraph),
      blocks.heading(phrases.own),
      consistency(manual),
      blocks.small(phrases.methods),
      blocks.heading(phrases.retest),
      stability(manual),
    ],
    { lead: phrases.lead },
  );
}

export function validityChapter({ texts, data, locale }: ManualContext): Chapter {
  const { columns: heads, about, ...phrases } = texts.validity;
  return blocks.chapter(phrases.title, [
    ...phrases.paragraphs.map(blocks.paragraph),
    blocks.table(
      phrases.caption,
      [
        blocks.column(heads.about, 3),
        blocks.column(heads.what, 8),
        blocks.column(heads.coefficient, 4),
        blocks.column(heads.people, 3),
        blocks.column(heads.source, 4),
      ],
      data.published.map((each) => [
        about[each.about],
        each.what[locale.language],
        each.coefficient[locale.language],
        each.people[locale.language],
        each.source[locale.language],
      ]),
    ),
  ]);
}

function differentItems(manual: ManualContext): Block {
  const { texts, data, locale } = manual;
  const { difColumns: heads, difCaption, noDif, noneFound, dimensions, groups } = texts.fairness;
  // Age groups are numeric already.
  const toGroupLabel = (group: string) => (group in groups ? groups[group as keyof typeof groups] : group);
  const rows = data.studies.flatMap((study) =>
    study.dif.map((each) => {
      const notableItems = each.items
        .filter(({ size }) => size !== 'negligible')
        .map(({ item }) => String(item));
      return [
        formOf(study),
        `${dimensions[each.dimension]}: ${toGroupLabel(each.reference)} (${locale.number(each.reference_n)}), ${toGroupLabel(each.focal)} (${locale.number(each.focal_n)})`,
        locale.number(each.items.length),
        notableItems.length === 0 ? noneFound : notableItems.join(', '),
      ];
    }),
  );
  const columns = [
    blocks.column(heads.form, 4),
    blocks.column(heads.groups, 7),
    blocks.column(heads.tested, 2, 'end'),
    blocks.column(heads.found, 5),
  ];
  return tableOr(noDif, difCaption, columns, rows);
}

function languageRows(manual: ManualContext, study: Study | undefined): string[][] {
  const { locale } = manual;
  const alphaOf = (scale: Domain) => study?.scales.find((each) => each.scale === scale)?.alpha ?? null;
  return (study?.languages ?? []).map(
    ({ scale, n, other_n: others, d, low, high, other_alpha: otherAlpha }) => [
      scaleName(manual, scale),
      `DE ${locale.number(n)}, EN ${locale.number(others)}`,
      withInterval(locale, { value: d, low, high }),
      `DE ${coefficient(locale, alphaOf(scale))}, EN ${coefficient(locale, otherAlpha)}`,
    ],
  );
}

export function fairnessChapter(manual: ManualContext): Chapter {
  const { texts, data } = manual;
  const { languagesColumns: heads, ...phrases } = texts.fairness;
  const german = data.studies.find(
    ({ language, instrument }) => language === 'DE' && instrument === data.instruments[0]?.id,
  );
  const columns = [
    blocks.column(heads.trait, 4),
    blocks.column(heads.people, 4),
    blocks.column(heads.d, 4, 'end'),
    blocks.column(heads.alpha, 4),
  ];
  return blocks.chapter(phrases.title, [
    ...phrases.paragraphs.map(blocks.paragraph),
    differentItems(manual),
    blocks.heading(phrases.languages),
    tableOr(phrases.noLanguages, phrases.languagesCaption, columns, languageRows(manual, german)),
    blocks.paragraph(phrases.languagesText),
  ]);
}
