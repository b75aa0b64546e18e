import type { QualityFlag } from '@quint/psychometrics/types.ts';
import type { ReportTexts } from './bank.ts';

const BOTH = 2;

/** A remark on response quality in words, with how clear it is. */
export function getFlagText(quality: ReportTexts['quality'], { index, value, severe }: QualityFlag): string {
  const text = index === 'instructed' && value >= BOTH ? quality.bothInstructed : quality.flags[index];
  return severe ? `${text} (${quality.severe})` : text;
}
