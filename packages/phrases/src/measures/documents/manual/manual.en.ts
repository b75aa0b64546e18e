import { manualEvidenceEn } from './evidence.en.ts';
import { manualFrameEn } from './frame.en.ts';
import { manualInstrumentEn } from './instrument.en.ts';
import { manualUseEn } from './use.en.ts';

/** The manual: what the questionnaire measures, how scores are computed, how precise they are, and what is open. */
export const manualEn = { ...manualFrameEn, ...manualInstrumentEn, ...manualEvidenceEn, ...manualUseEn };
