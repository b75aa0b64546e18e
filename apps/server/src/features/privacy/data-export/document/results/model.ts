import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Row, Writing } from '#features/privacy/data-export/document/fields/model.ts';
import {
  factsBlock,
  formatDateTime,
  formatValue,
  part,
  tableBlock,
} from '#features/privacy/data-export/document/fields/model.ts';

type Tree = Readonly<Record<string, unknown>>;

const treeOf = (value: unknown): Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};

const domainOf = (trait: string) => (trait === 'ES' ? 'N' : trait);

/** "3 to 6" for the two ends of a bar. */
function span(writing: Writing, low: unknown, high: unknown): string {
  const [from, to] = [formatValue(writing, low), formatValue(writing, high)];
  return from === '' || to === ''
    ? ''
    : writing.texts.result.span.replace('{{low}}', from).replace('{{high}}', to);
}

function traitRows(writing: Writing, result: Tree): string[][] {
  const { traits } = getReportTexts(writing.language);
  const [scores, sums] = [treeOf(result['traits']), treeOf(treeOf(result['raw'])['domains'])];
  return TRAITS.map((trait) => {
    const { stanine, low, high, percentile, t, z } = treeOf(scores[trait]);
    return [
      traits[trait].name,
      formatValue(writing, stanine),
      span(writing, low, high),
      ...[percentile, t, z, sums[domainOf(trait)]].map((value) => formatValue(writing, value)),
    ];
  });
}

function facetRows(writing: Writing, result: Tree): string[][] {
  const { facets } = getReportTexts(writing.language);
  const [levels, sums] = [treeOf(result['facets']), treeOf(treeOf(result['raw'])['facets'])];
  const names = [...new Set([...Object.keys(levels), ...Object.keys(sums)])];
  return names.map((facet) => [
    Object.entries(facets).find(([name]) => name === facet)?.[1].name ?? facet,
    formatValue(writing, treeOf(levels[facet])['level']),
    formatValue(writing, sums[facet]),
  ]);
}

function qualityFacts(writing: Writing, result: Tree): DocumentBlock[] {
  const { result: texts, quality: indexLabels } = writing.texts;
  const quality = treeOf(result['quality']);
  const style = treeOf(result['style']);
  const versions = treeOf(result['versions']);
  const wordOfIndex = (index: unknown) =>
    Object.entries(indexLabels).find(([name]) => name === index)?.[1] ?? String(index);
  const indexTexts = Object.entries(treeOf(quality['indices'])).map(
    ([index, value]) => `${wordOfIndex(index)}: ${formatValue(writing, value) || '–'}`,
  );
  const flags = Array.isArray(quality['flags']) ? quality['flags'].map(treeOf) : [];
  const flagTexts = flags.map(({ index, value, severe }) =>
    [`${wordOfIndex(index)}: ${formatValue(writing, value)}`, severe === true ? texts.severe : '']
      .filter(Boolean)
      .join(', '),
  );
  return factsBlock([
    [
      texts.norm,
      [
        versions['norm'] === NORM_VERSION ? getReportTexts(writing.language).limits.norm.name : '',
        formatValue(writing, versions['norm']),
        formatValue(writing, versions['alphas']),
      ]
        .filter(Boolean)
        .join('; '),
    ],
    [texts.instrument, formatValue(writing, versions['instrument'])],
    [texts.scoring, formatValue(writing, versions['scoring'])],
    [texts.qualityRules, formatValue(writing, versions['quality'])],
    [texts.verdict, formatValue(writing, quality['verdict'])],
    [texts.flags, flagTexts.join('; ')],
    [texts.indices, indexTexts.join('; ')],
    [texts.translated, formatValue(writing, quality['translated'])],
    [texts.style, formatValue(writing, style['primary'])],
    [texts.styles, formatValue(writing, style['scores'])],
  ]);
}

/** One computation of a result: traits with their bars, facets, the norm and how the survey was answered. */
function computation(
  writing: Writing,
  storedResult: unknown,
  date: readonly [label: string, text: string],
): DocumentBlock[] {
  const { columns, facetColumns, caption, facets } = writing.texts.result;
  const result = treeOf(storedResult);
  const labels = [
    { label: columns.trait, share: 2 },
    ...[columns.value, columns.bar, columns.percentile, columns.t, columns.z, columns.sum].map((label) => ({
      label,
    })),
  ];
  return [
    ...factsBlock([date]),
    ...tableBlock(caption, labels, traitRows(writing, result)),
    ...tableBlock(
      facets,
      [{ label: facetColumns.facet, share: 2 }, { label: facetColumns.level }, { label: columns.sum }],
      facetRows(writing, result),
    ),
    ...qualityFacts(writing, result),
  ];
}

/** Results of finished surveys, and those that were computed again, as they were before. */
export function resultsPart(
  writing: Writing,
  sheets: readonly Row[],
  versions: readonly Row[],
): DocumentBlock[] {
  const { texts, fields, language } = writing;
  const { date_finished: finishedOn, date_replaced: replacedOn } = fields.columns;
  const finishedSheets = sheets.filter(({ result }) => result !== null && result !== undefined);
  return [
    ...part(
      texts.result.title,
      finishedSheets.flatMap(({ result, date_finished: date }) =>
        computation(writing, result, [finishedOn, formatDateTime(language, date)]),
      ),
    ),
    ...part(
      texts.result.former,
      versions.flatMap(({ result, date_replaced: date }) =>
        computation(writing, result, [replacedOn, formatDateTime(language, date)]),
      ),
    ),
  ];
}
