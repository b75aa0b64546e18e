import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import { getReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Row, DocumentContext } from '#features/privacy/data-export/document/fields/model.ts';
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
function span(context: DocumentContext, low: unknown, high: unknown): string {
  const [from, to] = [formatValue(context, low), formatValue(context, high)];
  return from === '' || to === ''
    ? ''
    : context.texts.result.span.replace('{{low}}', from).replace('{{high}}', to);
}

function traitRows(context: DocumentContext, result: Tree): string[][] {
  const { traits } = getReportTexts(context.language);
  const [scores, sums] = [treeOf(result['traits']), treeOf(treeOf(result['raw'])['domains'])];
  return TRAITS.map((trait) => {
    const { stanine, low, high, percentile, t, z } = treeOf(scores[trait]);
    return [
      traits[trait].name,
      formatValue(context, stanine),
      span(context, low, high),
      ...[percentile, t, z, sums[domainOf(trait)]].map((value) => formatValue(context, value)),
    ];
  });
}

function facetRows(context: DocumentContext, result: Tree): string[][] {
  const { facets } = getReportTexts(context.language);
  const [levels, sums] = [treeOf(result['facets']), treeOf(treeOf(result['raw'])['facets'])];
  const names = [...new Set([...Object.keys(levels), ...Object.keys(sums)])];
  return names.map((facet) => [
    Object.entries(facets).find(([name]) => name === facet)?.[1].name ?? facet,
    formatValue(context, treeOf(levels[facet])['level']),
    formatValue(context, sums[facet]),
  ]);
}

function qualityFacts(context: DocumentContext, result: Tree): DocumentBlock[] {
  const { result: texts, quality: indexLabels } = context.texts;
  const quality = treeOf(result['quality']);
  const style = treeOf(result['style']);
  const versions = treeOf(result['versions']);
  const wordOfIndex = (index: unknown) =>
    Object.entries(indexLabels).find(([name]) => name === index)?.[1] ?? String(index);
  const indexTexts = Object.entries(treeOf(quality['indices'])).map(
    ([index, value]) => `${wordOfIndex(index)}: ${formatValue(context, value) || '–'}`,
  );
  const flags = Array.isArray(quality['flags']) ? quality['flags'].map(treeOf) : [];
  const flagTexts = flags.map(({ index, value, severe }) =>
    [`${wordOfIndex(index)}: ${formatValue(context, value)}`, severe === true ? texts.severe : '']
      .filter(Boolean)
      .join(', '),
  );
  return factsBlock([
    [
      texts.norm,
      [
        versions['norm'] === NORM_VERSION ? getReportTexts(context.language).limits.norm.name : '',
        formatValue(context, versions['norm']),
        formatValue(context, versions['alphas']),
      ]
        .filter(Boolean)
        .join('; '),
    ],
    [texts.instrument, formatValue(context, versions['instrument'])],
    [texts.scoring, formatValue(context, versions['scoring'])],
    [texts.qualityRules, formatValue(context, versions['quality'])],
    [texts.verdict, formatValue(context, quality['verdict'])],
    [texts.flags, flagTexts.join('; ')],
    [texts.indices, indexTexts.join('; ')],
    [texts.translated, formatValue(context, quality['translated'])],
    [texts.style, formatValue(context, style['primary'])],
    [texts.styles, formatValue(context, style['scores'])],
  ]);
}

/** One computation of a result: traits with their bars, facets, the norm and the response quality. */
function computation(
  context: DocumentContext,
  storedResult: unknown,
  date: readonly [label: string, text: string],
): DocumentBlock[] {
  const { columns, facetColumns, caption, facets } = context.texts.result;
  const result = treeOf(storedResult);
  const labels = [
    { label: columns.trait, share: 2 },
    ...[columns.value, columns.bar, columns.percentile, columns.t, columns.z, columns.sum].map((label) => ({
      label,
    })),
  ];
  return [
    ...factsBlock([date]),
    ...tableBlock(caption, labels, traitRows(context, result)),
    ...tableBlock(
      facets,
      [{ label: facetColumns.facet, share: 2 }, { label: facetColumns.level }, { label: columns.sum }],
      facetRows(context, result),
    ),
    ...qualityFacts(context, result),
  ];
}

/** Results of finished surveys, and their former values when they were recomputed. */
export function resultsPart(
  context: DocumentContext,
  sheets: readonly Row[],
  versions: readonly Row[],
): DocumentBlock[] {
  const { texts, fields, language } = context;
  const { date_finished: finishedOn, date_replaced: replacedOn } = fields.columns;
  const finishedSheets = sheets.filter(({ result }) => result !== null && result !== undefined);
  return [
    ...part(
      texts.result.title,
      finishedSheets.flatMap(({ result, date_finished: date }) =>
        computation(context, result, [finishedOn, formatDateTime(language, date)]),
      ),
    ),
    ...part(
      texts.result.former,
      versions.flatMap(({ result, date_replaced: date }) =>
        computation(context, result, [replacedOn, formatDateTime(language, date)]),
      ),
    ),
  ];
}
