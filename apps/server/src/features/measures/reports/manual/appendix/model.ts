import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { DOMAINS } from '@quint/psychometrics/types.ts';
import type { ManualContext } from '#features/measures/reports/manual/context/model.ts';
import { coefficient } from '#features/measures/reports/manual/context/model.ts';

type Block = ReportDocument['chapters'][number]['blocks'][number];

function statements({ texts, data, locale }: ManualContext): Block[] {
  const { itemColumns: heads, instructedColumns, ...phrases } = texts.appendix;
  const [form] = data.instruments;
  if (form === undefined) return [];
  const formatPosition = (number: number) => String(1 + form.order.indexOf(number));
  const labelOf = (box: number) =>
    form.boxes.find(({ value }) => value === box)?.label[locale.language] ?? '';
  return [
    blocks.heading(phrases.items),
    blocks.table(
      phrases.itemsCaption,
      [
        blocks.column(heads.number, 1, 'end'),
        blocks.column(heads.facet, 2),
        blocks.column(heads.key, 2),
        blocks.column(heads.text, 12),
      ],
      form.items.map(({ number, facet, key, text }) => [
        String(number),
        facet,
        key === 1 ? '+' : '−',
        text[locale.language],
      ]),
    ),
    blocks.heading(phrases.instructed),
    blocks.table(
      phrases.instructedCaption,
      [
        blocks.column(instructedColumns.place, 2, 'end'),
        blocks.column(instructedColumns.text, 7),
        blocks.column(instructedColumns.box, 4),
      ],
      form.instructed.map(({ number, text, expected }) => [
        formatPosition(number),
        text[locale.language],
        `${expected} · ${labelOf(expected)}`,
      ]),
    ),
  ];
}

function facetNorms({ texts, data, locale }: ManualContext): Block[] {
  const { facetColumns: heads, ...phrases } = texts.appendix;
  const usedFacets = new Set(data.instruments[0]?.items.map(({ facet }) => facet));
  const names = new Map(Object.entries(locale.texts.facets).map(([id, { name }]) => [id, name]));
  const rows = Object.entries(data.norms[0]?.facets ?? {}).filter(([facet]) => usedFacets.has(facet));
  return [
    blocks.heading(phrases.facets),
    blocks.table(
      phrases.facetsCaption,
      [blocks.column(heads.facet, 6), blocks.column(heads.mean, 2, 'end'), blocks.column(heads.sd, 3, 'end')],
      rows.map(([facet, { mean, sd }]) => [
        `${facet} · ${names.get(facet) ?? ''}`,
        locale.decimal(mean, 2),
        locale.decimal(sd, 2),
      ]),
    ),
  ];
}

/** The texts of the age groups of the norm. */
const AGES: Readonly<Record<string, 'under21' | 'from21' | 'from41' | 'over60'>> = {
  under_21: 'under21',
  '21_to_40': 'from21',
  '41_to_60': 'from41',
  over_60: 'over60',
};

function groups({ texts, data, locale }: ManualContext): Block[] {
  const { groupColumns: heads, sexes, ages, ...phrases } = texts.appendix;
  const { groups: cells, sex: sexShares, age: ageShares } = data.norm_mixture;
  const shareOf = ({ sex, age }: ManualData['norm_mixture']['groups'][number]) =>
    100 * (sexShares[sex] ?? 0) * (ageShares[age] ?? 0);
  return [
    blocks.heading(phrases.groups),
    blocks.table(
      phrases.groupsCaption,
      [
        blocks.column(heads.group, 5),
        blocks.column(heads.share, 2, 'end'),
        ...DOMAINS.map((domain) => blocks.column(domain, 3, 'end')),
      ],
      cells.map((cell) => [
        `${sexes[cell.sex as keyof typeof sexes]} ${ages[AGES[cell.age] ?? 'under21']}`,
        `${locale.decimal(shareOf(cell), 1)} %`,
        ...DOMAINS.map((domain) => {
          const [mean, sd] = cell.domains[domain];
          return `${locale.decimal(mean, 1)} (${locale.decimal(sd, 1)})`;
        }),
      ]),
    ),
  ];
}

function correlations({ texts, data, locale }: ManualContext): Block[] {
  const { order, matrix, people } = data.norm_mixture.correlations;
  return [
    blocks.heading(texts.appendix.correlations),
    blocks.table(
      interpolate(texts.appendix.correlationsCaption, { people: locale.number(people) }),
      [blocks.column('', 2), ...order.map((domain) => blocks.column(domain, 2, 'end'))],
      matrix.map((row, at) => [order[at] ?? '', ...row.map((r) => coefficient(locale, r))]),
    ),
  ];
}

function formulaOf(
  locale: ManualContext['locale'],
  { weights, divisor }: ManualData['style']['formulas']['D'],
): string {
  const terms = Object.entries(weights).map(([trait, weight], at) => {
    const size = locale.number(Math.abs(weight));
    if (at === 0) return weight < 0 ? `−${size} z(${trait})` : `${size} z(${trait})`;
    return weight < 0 ? `− ${size} z(${trait})` : `+ ${size} z(${trait})`;
  });
  return `(${terms.join(' ')}) / ${locale.decimal(divisor, 3)}`;
}

/** For an older version whose German differs; its English is the same. */
function olderWording({ texts, data }: ManualContext): Block[] {
  const { itemColumns: heads, older, olderCaption } = texts.appendix;
  const [current, ...before] = data.instruments;
  const now = new Map(current?.items.map(({ number, text }) => [number, text.de]));
  return before.flatMap(({ id, items }) => {
    const changedItems = items.filter(({ number, text }) => now.get(number) !== text.de);
    if (changedItems.length === 0) return [];
    return [
      blocks.heading(interpolate(older, { version: id })),
      blocks.table(
        interpolate(olderCaption, { version: id }),
        [blocks.column(heads.number, 1, 'end'), blocks.column(heads.text, 12)],
        changedItems.map(({ number, text }) => [String(number), text.de]),
      ),
    ];
  });
}

/** The data to recompute figures: items with keys, facet norms, groups, correlations, pairs, shares and formulas. */
export function appendixChapter(manual: ManualContext): ReportDocument['chapters'][number] {
  const { texts, data, locale } = manual;
  const { appendix } = texts;
  return blocks.chapter(
    appendix.title,
    [
      ...statements(manual),
      ...olderWording(manual),
      ...facetNorms(manual),
      ...groups(manual),
      ...correlations(manual),
      blocks.heading(appendix.pairs),
      blocks.paragraph(
        interpolate(appendix.pairsText, {
          pairs: data.quality.pairs.map(([one, other]) => `${one}–${other}`).join(', '),
        }),
      ),
      blocks.heading(appendix.base),
      blocks.paragraph(interpolate(appendix.baseText, { shares: data.fit.population_percent.join(', ') })),
      blocks.heading(appendix.style),
      blocks.paragraph(appendix.styleText),
      blocks.list(
        Object.entries(data.style.formulas).map(
          ([style, formula]) => `${style} = ${formulaOf(locale, formula)}`,
        ),
      ),
    ],
    { lead: appendix.lead },
  );
}
