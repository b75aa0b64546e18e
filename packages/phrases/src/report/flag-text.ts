import type { Quality, QualityFlag } from '@quint/psychometrics/types.ts';
import type { ReportTexts } from './bank.ts';

const BOTH = 2;

/** A remark on response quality in words, with how clear it is. */
function getFlagText(quality: ReportTexts['quality'], { index, value, severe }: QualityFlag): string {
  const text = index === 'instructed' && value >= BOTH ? quality.bothInstructed : quality.flags[index];
  return severe ? `${text} (${quality.severe})` : text;
}

/** What is said about how a sheet was answered: its flags, and that the page was translated. */
export function listQualityNotes(
  quality: ReportTexts['quality'],
  { flags, translated }: Pick<Quality, 'flags' | 'translated'>,
): readonly string[] {
  const notes = flags.map((flag) => getFlagText(quality, flag));
  return translated === true ? [...notes, quality.translated] : notes;
}
