import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import { stylesSvg } from '@quint/charts/styles.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { ShapePage } from '#pdf/report-model.ts';

/** The style view: its bars as a picture and in words, and hints for conversations. */
export function styleChapter(
  locale: ReportLocale,
  style: ShapePage['style'],
  quality: SheetScore['quality'],
): ReportDocument['chapters'][number] {
  const { table: labels } = locale.texts.labels;
  const drawing = {
    styles: style.bars.map(({ style: letter, ...bar }) => ({ letter, ...bar })),
    isDoubtful: isDoubtful(quality.verdict),
    title: style.heading,
    description: style.alternative,
    fontFamily: blocks.CHART_FONT,
  };
  const bars: DocumentBlock[] = [
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
  return blocks.chapter(
    style.heading,
    [
      blocks.caution(locale, quality),
      ...(style.bars.length === 0 ? [] : bars),
      blocks.strong(style.primary),
      ...(style.tips.length === 0 ? [] : [tips]),
      blocks.small(style.caption),
    ],
    { lead: style.lead, isWhole: true },
  );
}
