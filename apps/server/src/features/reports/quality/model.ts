import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
import { listQualityNotes } from '@quint/phrases/report/flag-text.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';
import type { LabelledText, ReadingPage } from '#pdf/report-model.ts';

type Quality = SheetScore['quality'];

/** How the sheet was answered, in words; flags that are clearly marked say so. */
export function qualityWords({ texts, audience }: ReportWords, sheet: Quality): ReadingPage['quality'] {
  const { quality } = texts;
  const { verdict } = sheet;
  return {
    heading: quality.title,
    verdict,
    label: quality.verdicts[verdict].label,
    text: quality.verdicts[verdict][audience],
    notes: listQualityNotes(quality, sheet),
  };
}

/** What the cover says of a sheet with flags; null of one without. */
export function coverNote(words: ReportWords, { verdict }: Quality): LabelledText | null {
  const { label, ...texts } = words.texts.quality.verdicts[verdict];
  return verdict === 'ok' ? null : { label: `${label}.`, text: texts[words.audience] };
}

/** What stands wherever a doubtful sheet is interpreted; null of other sheets. */
export function cautionOf({ texts }: ReportWords, { verdict, flags }: Quality): LabelledText | null {
  const { caution } = texts.quality;
  if (!isDoubtful(verdict)) return null;
  const severe = flags.filter((flag) => flag.severe).length;
  return { label: caution.label, text: interpolate(caution.text, { count: flags.length, severe }) };
}

/** How many results of a group are doubtful, in a sentence; null where none is. Hollow dots are named where there are dots. */
export function groupCaution(
  { texts, language }: ReportWords,
  count: number,
  hasDots: boolean,
): string | null {
  const { distribution } = getDocumentTexts(language).team;
  const [one, other] = hasDots
    ? [texts.quality.group_one, texts.quality.group_other]
    : [distribution.doubtful_one, distribution.doubtful_other];
  return count === 0 ? null : interpolate(count === 1 ? one : other, { count });
}

/** The same in a report that has the note in full. */
export function cautionWithin(words: ReportWords, sheet: Quality): LabelledText | null {
  const said = cautionOf(words, sheet);
  const { caution, title } = words.texts.quality;
  return said && { ...said, text: `${said.text} ${interpolate(caution.where, { title })}` };
}
