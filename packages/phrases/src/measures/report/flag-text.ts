import type { Quality, QualityFlag } from '@quint/psychometrics/types.ts';
import { interpolate } from '../../base/interpolate.ts';
import type { ReportTexts } from './bank.ts';

const BOTH = 2;

/** A flag on response quality in words, with its severity. */
function getFlagText(quality: ReportTexts['quality'], { index, value, severe }: QualityFlag): string {
  const text = index === 'instructed' && value >= BOTH ? quality.bothInstructed : quality.flags[index];
  return severe ? `${text} (${quality.severe})` : text;
}

/** The description of response quality: its flags, and that the page was translated. */
export function listQualityNotes(
  quality: ReportTexts['quality'],
  { flags, translated }: Pick<Quality, 'flags' | 'translated'>,
): readonly string[] {
  const notes = flags.map((flag) => getFlagText(quality, flag));
  return translated === true ? [...notes, quality.translated] : notes;
}

/** A sentence with the number of flags of a doubtful sheet, and how many of them are clear. */
export function getFlaggedText(
  { flagged }: ReportTexts['quality'],
  flags: readonly Pick<QualityFlag, 'severe'>[],
): string {
  const count = flags.length;
  const severe = flags.filter((flag) => flag.severe).length;
  if (count === 1) return flagged.only;
  if (severe === 0) return interpolate(flagged.faint, { count });
  return interpolate(severe === count ? flagged.all : flagged.some, { count, severe });
}

/** The reliability of a sheet in words. */
export function getVerdictText(
  quality: ReportTexts['quality'],
  { verdict, flags }: Pick<Quality, 'verdict' | 'flags'>,
  reader: 'talent' | 'employer',
): string {
  return interpolate(quality.verdicts[verdict][reader], { flagged: getFlaggedText(quality, flags) });
}
