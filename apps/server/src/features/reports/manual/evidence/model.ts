import type { ManualData } from '@quint/contract/manual.ts';
import type { ReportDocument } from '@quint/contract/documents.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/reports/documents/model.ts';
import { tableOr } from '#features/reports/manual/tables/model.ts';
import type { ManualWords } from '#features/reports/manual/words/model.ts';
import { coefficient, formOf, scaleName, withInterval } from '#features/reports/manual/words/model.ts';

type Chapter = ReportDocument['chapters'][number];
type Block = Chapter['blocks'][number];
type Study = ManualData['studies'][number];

function consistency(manual: ManualWords): Block {
  const { texts, data, words } = manual;
  const { ownColumns: heads, ownCaption, noOwn } = texts.reliability;
  const rows = data.studies.flatMap((study) =>
    study.scales

      .map((scale) => [
        formOf(study),
        scaleName(manual, scale.scale),
        words.number(scale.n),
        withInterval(words, { value: scale.alpha, low: scale.alpha_low, high: scale.alpha_high }),
        withInterval(words, { value: scale.omega, low: scale.omega_low, high: scale.omega_high }),
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

function stability(manual: ManualWords): Block {
  const { texts, data, words } = manual;
  const { retestColumns: heads, retestCaption, noRetest } = texts.reliability;
  const rows = data.studies.flatMap((study) =>
    study.retest.map(({ scale, weeks, pairs, r, low, high }) => [
      formOf(study),
      scaleName(manual, scale),
      weeks === '27-on' ? '27+' : weeks.replace('-', '–'),
      words.number(pairs),
      withInterval(words, { value: r, low, high }),
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

export function reliabilityChapter(manual: ManualWords): Chapter {
  const { words, texts, data } = manual;
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
          const figures = data.error.traits[trait];
          return [
            words.texts.traits[trait].name,
            coefficient(words, figures.alpha),
            words.decimal(figures.sem, 2),
            words.decimal(figures.half_width, 1),
            words.decimal(figures.reliable_difference, 2),
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

export function validityChapter({ texts, data, words }: ManualWords): Chapter {
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
        each.what[words.language],
        each.coefficient[words.language],
        each.people[words.language],
        each.source[words.language],
      ]),
    ),
  ]);
}

function differentItems(manual: ManualWords): Block {
  const { texts, data, words } = manual;
  const { difColumns: heads, difCaption, noDif, noneFound, dimensions, groups } = texts.fairness;
  // Age groups are numbers already.
  const named = (group: string) => (group in groups ? groups[group as keyof typeof groups] : group);
  const rows = data.studies.flatMap((study) =>
    study.dif.map((each) => {
      const found = each.items.filter(({ size }) => size !== 'negligible').map(({ item }) => String(item));
      return [
        formOf(study),
        `${dimensions[each.dimension]}: ${named(each.reference)} (${words.number(each.reference_n)}), ${named(each.focal)} (${words.number(each.focal_n)})`,
        words.number(each.items.length),
        found.length === 0 ? noneFound : found.join(', '),
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

function languageRows(manual: ManualWords, study: Study | undefined): string[][] {
  const { words } = manual;
  const alphaOf = (scale: Domain) => study?.scales.find((each) => each.scale === scale)?.alpha ?? null;
  return (study?.languages ?? []).map(
    ({ scale, n, other_n: others, d, low, high, other_alpha: otherAlpha }) => [
      scaleName(manual, scale),
      `DE ${words.number(n)}, EN ${words.number(others)}`,
      withInterval(words, { value: d, low, high }),
      `DE ${coefficient(words, alphaOf(scale))}, EN ${coefficient(words, otherAlpha)}`,
    ],
  );
}

export function fairnessChapter(manual: ManualWords): Chapter {
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
