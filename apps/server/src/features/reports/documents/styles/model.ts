import type { DocumentBlock } from '@quint/contract/documents.ts';
import { stylesSvg } from '@quint/charts/styles.ts';
import * as blocks from '#features/reports/documents/model.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';
import type { ShapePage } from '#pdf/report-model.ts';

/** The style view: its bars as a picture and in words, and what may help in conversation. */
export function styleBlocks(
  words: ReportWords,
  style: ShapePage['style'],
  isDoubtful: boolean,
): DocumentBlock[] {
  const { table: labels } = words.texts.labels;
  const drawing = {
    styles: style.bars.map(({ style: letter, ...bar }) => ({ letter, ...bar })),
    isDoubtful,
    title: style.heading,
    description: style.alternative,
    fontFamily: blocks.CHART_FONT,
  };
  const bars = [
    blocks.pictureForTwo(
      (look) => stylesSvg({ ...drawing, ...look, width: look.width ?? blocks.WIDE_WIDTH }),
      {
        idPrefix: 'styles',
        alternative: style.alternative,
      },
    ),
    blocks.table(
      style.heading,
      [
        blocks.column(labels.style, 3),
        blocks.column(labels.value, 1, 'end'),
        blocks.column(labels.errorBar, 3, 'end'),
        blocks.column('', 8),
      ],
      style.bars.map((bar) => [`${bar.style} · ${bar.name}`, String(bar.stanine), bar.bar, bar.text]),
    ),
  ];
  const tips = blocks.columns(
    style.tips.map((tip) => ({ heading: `${style.tipsHeading}: ${tip.name}`, points: tip.points })),
  );
  return [
    blocks.heading(style.heading),
    blocks.paragraph(style.lead),
    ...(style.bars.length === 0 ? [] : bars),
    blocks.strong(style.primary),
    ...(style.tips.length === 0 ? [] : [tips]),
    blocks.small(style.caption),
  ];
}
