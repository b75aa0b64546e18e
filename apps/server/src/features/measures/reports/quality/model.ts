import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import {
  getFlaggedText,
  getVerdictText,
  listQualityNotes,
} from '@quint/phrases/measures/report/flag-text.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { LabelledText, ReadingPage } from '#pdf/report-model.ts';

type Quality = SheetScore['quality'];

/** The response quality of a sheet in words; clear flags are marked as such. */
export function describeQuality({ texts, audience }: ReportLocale, sheet: Quality): ReadingPage['quality'] {
  const { quality } = texts;
  const { verdict } = sheet;
  return {
    heading: quality.title,
    verdict,
    label: quality.verdicts[verdict].label,
    text: getVerdictText(quality, sheet, audience),
    notes: listQualityNotes(quality, sheet),
  };
}

/** The cover note for a sheet with flags; null without any. */
export function coverNote({ texts, audience }: ReportLocale, sheet: Quality): LabelledText | null {
  if (sheet.verdict === 'ok') return null;
  const { label } = texts.quality.verdicts[sheet.verdict];
  return { label: `${label}.`, text: getVerdictText(texts.quality, sheet, audience) };
}

/** The note at every interpretation of a doubtful sheet; null for other sheets. */
export function cautionOf({ texts }: ReportLocale, { verdict, flags }: Quality): LabelledText | null {
  if (!isDoubtful(verdict)) return null;
  return { label: texts.quality.caution.label, text: getFlaggedText(texts.quality, flags) };
}

/** A sentence with the number of doubtful results in a group; null without any. Mentions hollow dots if drawn. */
export function groupCaution(
  { texts, language }: ReportLocale,
  count: number,
  hasDots: boolean,
): string | null {
  const { distribution } = getDocumentTexts(language).team;
  const [one, other] = hasDots
    ? [texts.quality.group_one, texts.quality.group_other]
    : [distribution.doubtful_one, distribution.doubtful_other];
  return count === 0 ? null : interpolate(count === 1 ? one : other, { count });
}

/** The same in a report that has the full note. */
export function cautionWithin(locale: ReportLocale, sheet: Quality): LabelledText | null {
  const warning = cautionOf(locale, sheet);
  const { caution, title } = locale.texts.quality;
  return warning && { ...warning, text: `${warning.text} ${interpolate(caution.where, { title })}` };
}
